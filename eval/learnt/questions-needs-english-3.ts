import { either, price } from "../judge/patterns.ts";
import type { Question } from "../judge/question.ts";
import { learnt as make, s, svc } from "./facts.ts";

const q = (
  id: string,
  language: Parameters<typeof make>[2],
  question: string,
  must: readonly RegExp[],
  pages: readonly string[],
  more: Parameters<typeof make>[6] = {},
) => make("need", id, language, question, must, pages, more);

/** Needs told as trouble, by people of many trades (70). */

export const needsEnglish3: readonly Question[] = [
  q(
    "es-peluqueria",
    "es",
    "peluqueria en Sevilla, quiero un video corto con alguien que hable por mi en español y en ingles, a mi me da vergüenza jaja",
    [svc.video, either(price("ai-video-1min.two-languages"), /idiomas/iu)],
    s("ai-video-1min"),
  ),

  // French, 9
  q(
    "fr-boulanger",
    "fr",
    "je tiens une boucherie et mes clients m'appellent pour commander pendant que je sers au comptoir. ya pas moyen qu'ils remplissent un truc en ligne ?",
    [svc.form],
    s("smart-form"),
  ),
  q(
    "fr-gite",
    "fr",
    "Nous avons un gîte en Ardèche. Les vacanciers posent toujours les mêmes questions, même la nuit : draps, animaux, piscine. Que proposez-vous ?",
    [svc.chatbot],
    s("gpt4-chatbot"),
  ),
  q(
    "fr-notaire",
    "fr",
    "Étude notariale. Nos clients nous envoient des pièces d'identité par mail, ce qui me gêne beaucoup. Existe-t-il un espace sécurisé par client, et à quel prix ?",
    [svc.portal, price("client-portal.documents")],
    s("client-portal"),
  ),
  q(
    "fr-paysagiste",
    "fr",
    "paysagiste, mon site date de 2012 et il est illisible sur téléphone. il me faudrait qq pages, propres. combien ?",
    [svc.site, price("full-website.five-pages")],
    s("full-website"),
  ),
  q(
    "fr-courtier",
    "fr",
    "Courtier en prêts : chaque demande arrive par mail, je la recopie dans Pipedrive, puis j'envoie toujours la même réponse. Tout ça pourrait se faire tout seul, non ?",
    [either(svc.flow, svc.crm)],
    s("workflow-automation", "crm-integration"),
  ),
  q(
    "fr-ecole-musique",
    "fr",
    "On est une école de musique et on aimerait une petite vidéo de présentation d'une minute avec un présentateur, pas un vrai, sans tournage. C'est cher ?",
    [svc.video, price("ai-video-1min.one-video")],
    s("ai-video-1min"),
  ),
  q(
    "fr-trader",
    "fr",
    "j'ai une stratégie sur le CAC que je fais à la main depuis des années, je voudrais savoir ce qu'elle aurait donné dans le passé avec les frais. vous savez faire ?",
    [either(svc.pine, /strat[ée]gie|backtest/iu)],
    s("pine-script-indicator"),
  ),
  q(
    "fr-association",
    "fr",
    "Petite entreprise de transport, je ne sais pas du tout par où commencer avec l'informatique. Est-ce que je peux parler une heure avec quelqu'un qui s'y connaît ? Et c'est combien ?",
    [svc.consult, price("tech-consulting.one-hour")],
    s("tech-consulting"),
  ),
  q(
    "fr-maintenance",
    "fr",
    "le prestataire qui s'occupait du site de ma salle de sport a fermé. quelqu'un doit faire les mises à jour et les sauvegardes, vous prenez aussi les sites faits par d'autres ?",
    [svc.care],
    s("ongoing-maintenance"),
  ),
];
