import { either, french, german, price, spanish } from "../../judge/patterns.ts";
import type { Question } from "../../judge/question.ts";
import { asked, names, priceOf, service } from "./facts.ts";

const need = asked("need");

/** What bothers visitors who write German, Spanish or French. */
export const otherLanguageNeeds: readonly Question[] = [
  need({
    id: "need-hausverwaltung",
    language: "de",
    question:
      "Wir sind eine Hausverwaltung. Mieter melden sich ständig: wann kommt der Schornsteinfeger, wem melde ich einen Schaden, wo finde ich die Hausordnung. Kann man das irgendwie abfangen?",
    must: [
      names.chatbot,
      priceOf(
        "gpt4-chatbot.one-site",
        "gpt4-chatbot.setup-with-care",
        "gpt4-chatbot.three-channels",
      ),
      german,
    ],
    pages: [service("gpt4-chatbot")],
  }),
  need({
    id: "need-nachhilfe",
    language: "de",
    question:
      "Ich gebe Nachhilfe und bin es leid, Klassenstufe, Fach und Wunschzeiten einzeln per Mail zu erfragen. Am liebsten füllen die Eltern einmal was aus und ich hab alles in einer Tabelle",
    must: [names.form, price("smart-form.one-form"), german],
    pages: [service("smart-form")],
  }),
  need({
    id: "need-brauerei",
    language: "de",
    question:
      "Kleine Brauerei, im Mai kommt ein neues Bier raus. Dafür wollen wir eine einzelne Seite mit Anmeldung zur Verkostung. Text und Fotos haben wir.",
    must: [names.landing, price("landing-page.essential"), german],
    pages: [service("landing-page")],
  }),
  need({
    id: "need-aktien",
    language: "de",
    question:
      "Ich verfolge 8 Aktien auf drei verschiedenen Seiten und hätte die gern mit meinen eigenen Kennzahlen auf einem Bildschirm",
    must: [names.dashboard, price("market-dashboard.one-source"), german],
    pages: [service("market-dashboard")],
  }),
  need({
    id: "need-veterinaria",
    language: "es",
    question:
      "Tengo una clínica veterinaria. Me paso la tarde contestando por correo lo mismo: horarios, vacunas, si hay urgencias. ¿Cómo me quito eso de encima?",
    must: [
      names.chatbot,
      priceOf(
        "gpt4-chatbot.one-site",
        "gpt4-chatbot.setup-with-care",
        "gpt4-chatbot.three-channels",
      ),
      spanish,
    ],
    pages: [service("gpt4-chatbot")],
  }),
  need({
    id: "need-taller",
    language: "es",
    question:
      "Somos un taller mecánico y en internet no existimos. Algo sencillo, cinco páginas, con fotos y cómo llegar",
    must: [names.website, price("full-website.five-pages"), spanish],
    pages: [service("full-website")],
  }),
  need({
    id: "need-inmobiliaria",
    language: "es",
    question:
      "La gente rellena el formulario de nuestra inmobiliaria y luego alguien lo pasa a mano a HubSpot. Siempre acaban repetidos",
    must: [
      either(names.crm, names.automation),
      priceOf(
        "crm-integration.one-source",
        "crm-integration.three-sources",
        "workflow-automation.one-flow",
      ),
      spanish,
    ],
    pages: [service("crm-integration"), service("workflow-automation")],
  }),
  need({
    id: "need-academia",
    language: "es",
    question:
      "Academia de idiomas. Quisiera algo corto para la portada, menos de un minuto, con alguien hablando en español y lo mismo en inglés, sin ponerme yo delante de la cámara",
    must: [names.video, price("ai-video-1min.two-languages"), spanish],
    pages: [service("ai-video-1min")],
  }),
  need({
    id: "need-architectes",
    language: "fr",
    question:
      "Cabinet d'architectes, quatre associés. On s'envoie les plans par mail avec nos 20 clients et plus personne ne sait quelle version est la bonne",
    must: [names.portal, price("client-portal.documents"), french],
    pages: [service("client-portal")],
  }),
  need({
    id: "need-fleuriste",
    language: "fr",
    question:
      "Je suis fleuriste, je note les commandes de mariage sur papier : date, budget, couleurs. J'aimerais que les gens remplissent ça en ligne et règlent un acompte en même temps",
    must: [names.form, price("smart-form.payment-and-document"), french],
    pages: [service("smart-form")],
  }),
  need({
    id: "need-traiteur",
    language: "fr",
    question:
      "À chaque devis accepté je recopie tout dans un tableau, j'écris au client, puis je préviens l'équipe sur Slack. Toujours pareil, ça me prend mes soirées",
    must: [
      names.automation,
      priceOf("workflow-automation.one-flow", "workflow-automation.three-flows"),
      french,
    ],
    pages: [service("workflow-automation")],
  }),
];
