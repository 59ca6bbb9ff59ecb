import { contact } from "#content/brand.ts";
import { guarantees, quotes, replies } from "#content/promises.ts";
import { either, hours, literal, price } from "../judge/patterns.ts";
import type { Question } from "../judge/question.ts";
import { daysIn, no, learnt as make, s, svc, took } from "./facts.ts";

type More = Parameters<typeof make>[6];
const f = (
  id: string,
  language: Parameters<typeof make>[2],
  before: readonly string[],
  question: string,
  must: readonly RegExp[],
  pages: readonly string[],
  more: More = {},
) => make("follow-up", id, language, question, must, pages, { ...more, before });

const several = (
  id: string,
  language: Parameters<typeof make>[2],
  question: string,
  must: readonly RegExp[],
  pages: readonly string[],
  more: More = {},
) => make("several", id, language, question, must, pages, more);

const support = literal(contact.email.support);

/** Follow-ups that mean nothing alone (30), and several questions in one message (15). */

export const inContext2: readonly Question[] = [
  f(
    "es-seguro",
    "es",
    ["tengo una duda sobre la garantía de devolución", "son 30 días verdad"],
    "¿desde cuándo cuentan?",
    [/entreg/iu],
    ["/legal/refunds", "/legal/terms", "/"],
  ),
  // French, 4
  f(
    "fr-et-le-prix",
    "fr",
    ["Vous faites des formulaires qui prennent un paiement ?"],
    "et c'est combien",
    [price("smart-form.payment-and-document")],
    s("smart-form"),
  ),
  f(
    "fr-et-apres",
    "fr",
    ["La maintenance c'est 250 par mois ?"],
    "et il y a combien d'heures dedans",
    [hours(2)],
    s("ongoing-maintenance"),
  ),
  f(
    "fr-plus-vite",
    "fr",
    ["je voudrais un site de douze pages"],
    "en combien de temps svp",
    [either(took("full-website.twelve-pages"), daysIn(20))],
    s("full-website"),
  ),
  f(
    "fr-lequel",
    "fr",
    [
      "quelle différence entre landing page et site complet ?",
      "j'ai une seule offre, un stage de poterie",
    ],
    "alors lequel pour moi ?",
    [svc.landing],
    s("landing-page"),
  ),

  // Several: English, 8
  several(
    "price-time-rev",
    "en",
    "landing page with you writing the text: price, days, and how many rounds of changes?",
    [
      price("landing-page.complete"),
      took("landing-page.complete"),
      /(?:3|three)\s+(?:\w+\s+){0,2}(?:revisions?|rounds?)|(?:revisions?|rounds?)[^.\d]{0,20}(?:3|three)/iu,
    ],
    s("landing-page"),
  ),
  several(
    "bot-and-refund",
    "en",
    "2 questions. 1) how much is the bot with sms and email 2) if it's rubbish do i get my money back and until when",
    [price("gpt4-chatbot.three-channels"), daysIn(guarantees.moneyBackDays)],
    [...s("gpt4-chatbot"), "/legal/refunds"],
  ),
  several(
    "where-phone-demo",
    "en",
    "Where are you located, is there a phone number, and can I book a demo?",
    [/remote/iu, either(...contact.phones.map(({ display }) => literal(display))), /demo/iu],
    ["/contact", "/about", "/demo"],
  ),
  several(
    "quote-long-and-valid",
    "en",
    "how fast do i get a quote and how long is it valid then?",
    [hours(replies.quoteHours), daysIn(quotes.validDays)],
    ["/quote", "/legal/terms", "/docs"],
  ),
  several(
    "site-plus-care",
    "en",
    "Thinking of the 8 page site and then someone to look after it monthly. What's each of those?",
    [price("full-website.eight-pages"), price("ongoing-maintenance.one-month-two-hours")],
    s("full-website", "ongoing-maintenance"),
  ),
  several(
    "own-cookies",
    "en",
    "Do I own the website's code? And does it set cookies?",
    [/yours|you own|your own/iu, /cookie/iu],
    [...s("full-website"), "/legal/ip"],
  ),
  several(
    "trader-three",
    "en",
    "strategy script: price? includes backtest? and do i get the source??",
    [price("pine-script-indicator.strategy-with-backtest"), /backtest/iu, /source/iu],
    s("pine-script-indicator"),
  ),
  several(
    "pay-and-start",
    "en",
    "Can I pay by card, is tax added, and when do you get in touch after the order?",
    [
      /card/iu,
      /no tax|no (?:tax|fee)|nothing (?:is )?added|not added|isn[’']?t added/iu,
      hours(replies.kickoffContactHours),
    ],
    ["/legal/terms", "/docs", "/"],
  ),
  // German, 3
  several(
    "de-video-drei",
    "de",
    "Was kostet ein Video, wie schnell ist es da und in welchen Sprachen geht das?",
    [price("ai-video-1min.one-video"), took("ai-video-1min.one-video"), /Französisch|Spanisch/iu],
    s("ai-video-1min"),
  ),
  several(
    "de-support-wartung",
    "de",
    "wie lange ist support dabei und was kostet danach die wartung im monat",
    [daysIn(guarantees.supportDays), price("ongoing-maintenance.one-month-two-hours")],
    [...s("ongoing-maintenance"), "/"],
  ),
  several(
    "de-daten",
    "de",
    "Trainiert ihr mit unseren Daten? Und wie lange bewahrt ihr Backups auf?",
    [no.de, daysIn(90)],
    ["/legal/privacy", "/legal/ai-ethics", "/legal/security"],
  ),
  // Spanish, 2
  several(
    "es-precio-pago",
    "es",
    "precio de la web de 5 paginas, en cuanto tiempo y si se puede pagar a plazos",
    [
      price("full-website.five-pages"),
      either(took("full-website.five-pages"), daysIn(10)),
      /acuerd|escrib|antes|plazos|hitos/iu,
    ],
    s("full-website"),
  ),
  several(
    "es-telefono-horario",
    "es",
    "¿Tienen teléfono y correo de soporte? ¿Y responden los fines de semana?",
    [support, literal("555-0168")],
    ["/contact", "/legal/sla"],
  ),
  // French, 2
  several(
    "fr-portail",
    "fr",
    "Portail client : le prix de départ, le délai, et est-ce que chaque client ne voit que ses documents ?",
    [
      price("client-portal.documents"),
      took("client-portal.documents"),
      /propres|que (?:ses|leurs|les siens)|uniquement|seul/iu,
    ],
    s("client-portal"),
  ),
  several(
    "fr-demo-devis",
    "fr",
    "la démo est gratuite ? et le devis aussi ? j'aurai une réponse quand ?",
    [/gratuit|rien/iu, hours(replies.quoteHours)],
    ["/demo", "/quote"],
  ),
];
