import { days, either, number, price, time } from "../../../judge/patterns.ts";
import type { Question } from "../../../judge/question.ts";
import { aPerson, asked, french, german, notKnown, saysNo, service, spanish } from "./facts.ts";

const about = asked("service");

/** What the services do. */
export const serviceQuestions: readonly Question[] = [
  about({
    id: "s-service-bistro-menu",
    question:
      "with the normal website, can i change the lunch menu myself every monday or do i have to pay you each time? we are a bistro, not computer people",
    must: [
      /editor|(?:change|edit|update)[^.]{0,60}(?:yourself|your own|on your own)|\byou can (?:change|edit|update)/iu,
    ],
    pages: [service("full-website")],
  }),
  about({
    id: "s-service-portal-eu",
    question:
      "Our client documents have to stay inside the EU, our auditors insist. Where would the portal be hosted?",
    must: [
      /your (?:own )?cloud|region|account of (?:your|yours)|you (?:choose|pick|decide) where/iu,
    ],
    pages: [service("client-portal")],
  }),
  about({
    id: "s-service-anzahlung",
    language: "de",
    question:
      "Wir vermieten Hüpfburgen. Kann man beim Anfrageformular gleich die Anzahlung mit kassieren, und was kostet das dann?",
    must: [german, price("smart-form.payment-and-document")],
    pages: [service("smart-form")],
  }),
  about({
    id: "s-service-shopify-hubspot",
    language: "es",
    question:
      "tengo una tienda en shopify y quiero q cada cliente nuevo entre solo en hubspot. lo haceis? cuanto es",
    must: [
      spanish,
      either(price("crm-integration.one-source"), price("workflow-automation.one-flow")),
    ],
    pages: [service("crm-integration"), service("workflow-automation")],
  }),
];

const buying = asked("buying");

/** Prices and how buying goes. */
export const buyingQuestions: readonly Question[] = [
  buying({
    id: "s-buying-bank-transfer",
    question:
      "Can we pay by bank transfer on invoice? Our accounting department doesn't have a company card.",
    must: [/\bcards?\b/iu, either(saysNo, aPerson, /\bonly\b|\bagree/u)],
    mustNot: [
      /\byes,[^.]{0,40}(?:transfer|invoice)|we (?:accept|take|offer) (?:bank transfer|invoice)/iu,
    ],
    pages: ["/", "/legal/terms", "/contact"],
  }),
  buying({
    id: "s-buying-money-back",
    question: "if its not what i wanted can i get my money back or am i stuck with it",
    must: [days(30)],
    pages: ["/legal/refunds", "/legal/terms", "/"],
  }),
  buying({
    id: "s-buying-two-thousand",
    question:
      "small architects office, 2000 dollars for the whole year and not a cent more. is that enough for a new site and for somebody to keep an eye on it a few months?",
    must: [number(1200), number(250)],
    pages: [service("full-website"), service("ongoing-maintenance"), "/services"],
  }),
  buying({
    id: "s-buying-compte",
    language: "fr",
    question: "faut-il s'inscrire pour commander ou je peux juste payer ?",
    must: [
      french,
      /sans[^.]{0,25}compte|sans[^.]{0,20}inscri|pas (?:besoin|nécessaire|obligatoire|obligé|requis|exigé)|n[’']est pas|inutile|facultatif|(?<!\p{L})non(?!\p{L})|aucun(?:e)? (?:compte|inscription)/iu,
    ],
    mustNot: [/(?:vous devez|il faut) (?:créer|vous inscrire)/iu],
    pages: ["/login", "/legal/terms"],
  }),
];

const company = asked("company");

/** Who we are. */
export const companyQuestions: readonly Question[] = [
  company({
    id: "s-company-how-many",
    question:
      "who is actually behind this, one guy in his bedroom or a real company? how many are you",
    must: [/small (?:\p{L}+ )?team|team of|Mara|Teuling|Tomás|Nils|Jäger|Wanda|Prokop|\bfour\b/iu],
    pages: ["/about"],
  }),
  company({
    id: "s-company-texterin",
    language: "de",
    question: "Sucht ihr noch freie Leute? Ich bin Texterin und schreibe Dialoge fürs Hörspiel",
    must: [
      german,
      /conversation[ -]designer|gesprächsdesign|dialogdesign|karriere|careers|(?:offene|ausgeschriebene)[nr]? (?:\p{L}+ )?stelle|jobs/iu,
    ],
    pages: ["/careers"],
  }),
];

const trust = asked("trust");

/** What is owned, kept and promised. */
export const trustQuestions: readonly Question[] = [
  trust({
    id: "s-trust-code-mine",
    question:
      "Last agency kept the code and we had to start over. If we stop working with you in a year, whose is the website then?",
    must: [
      /\byours\b(?! to)|\byou (?:\p{L}+ )?(?:own|keep)|your (?:own )?property|belongs? to you|handed? over|hand over|take (?:it|them) (?:elsewhere|with you|away)/iu,
    ],
    pages: ["/legal/ip", "/legal/terms", "/about", service("full-website")],
  }),
  trust({
    id: "s-trust-training",
    question: "do you use the stuff our guests type into the bot to train your ai",
    must: [/train/iu, saysNo],
    mustNot: [/\byes,/iu],
    pages: ["/legal/ai-ethics", "/legal/privacy"],
  }),
  trust({
    id: "s-trust-nda",
    question:
      "before I tell you about our product I'd need an NDA, patent isn't filed yet. do you sign those?",
    must: [
      either(/consulting|confidential|(?<!\p{L})NDAs?(?!\p{L})|non-disclosure/u, notKnown),
      either(/on request|\byes\b|agree/u, aPerson),
    ],
    pages: [service("tech-consulting"), "/contact"],
  }),
  trust({
    id: "s-trust-encargado-datos",
    language: "es",
    question:
      "Somos una clínica dental. Si el chatbot guarda datos de pacientes, ¿tenéis contrato de encargado del tratamiento como pide el RGPD?",
    must: [
      spanish,
      /DPA(?!\p{L})|data processing|dpo@|(?:acuerdo|contrato|encargo|anexo)[^.]{0,30}(?:tratamiento|procesamiento|protección)/iu,
    ],
    pages: ["/legal/dpa", "/legal/gdpr", "/legal/privacy"],
  }),
];

const aria = asked("aria");

/** Aria herself. */
export const ariaQuestions: readonly Question[] = [
  aria({
    id: "s-aria-price-here",
    question: "if you tell me a price here in the chat is that binding or can it go up later?",
    must: [
      /\bquotes?\b|\border(?:s|ed)?\b|catalogue/iu,
      /binding|an offer|firm|fixed|final|never sets?|(?:doesn[’']t|don[’']t|can[’']t|cannot|won[’']t) (?:go up|change|rise|grow|increase|set|decide|make)/iu,
    ],
    mustNot: [/\byes,? (?:it is|it[’']s|that is|what I say is) binding/iu],
    pages: ["/legal/terms", "/", "/legal/ai-ethics"],
  }),
  aria({
    id: "s-aria-conversation-gardee",
    language: "fr",
    question: "cette discussion avec vous est gardée combien de temps ? quelqu'un la lit ?",
    must: [french, either(time(2, "ans?(?!\\p{L})|années?"), time(24, "mois"))],
    pages: ["/legal/privacy", "/legal/ai-ethics", "/"],
  }),
];
