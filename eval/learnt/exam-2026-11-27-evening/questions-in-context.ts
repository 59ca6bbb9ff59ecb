import { days, either, number, price } from "../../judge/patterns.ts";
import type { Question } from "../../judge/question.ts";
import { asked, service, span } from "./facts.ts";

const followUp = asked("follow-up");

/** What visitors ask after something else was said. */
export const contextQuestions: readonly Question[] = [
  followUp({
    id: "then-words-too",
    before: ["what's a landing page with you"],
    question: "and if you also write the words?",
    must: [price("landing-page.complete")],
    pages: [service("landing-page")],
  }),
  followUp({
    id: "then-eighty-clients",
    before: ["tell me about this portal thing for clients"],
    question: "there's about 80 of them. which one do I need then",
    must: [price("client-portal.documents-and-jobs")],
    pages: [service("client-portal")],
  }),
  followUp({
    id: "then-how-soon-bot",
    before: ["how much do you take for a chatbot on a campsite website"],
    question: "ok, and how soon could it be running",
    must: [either(span(3, 7), days(4), days(6), days(7))],
    pages: [service("gpt4-chatbot")],
  }),
  followUp({
    id: "then-photo-of-damage",
    before: ["We do insurance claims and are looking at your smart form."],
    question: "Could people attach a photo of the damage? What would it be then?",
    must: [price("smart-form.several-steps")],
    pages: [service("smart-form")],
  }),
  followUp({
    id: "then-the-code",
    before: ["do you make tradingview indicators?"],
    question: "do i get the code as well or is it locked",
    must: [/code/iu, /source|full|yours|hand(?:ed)? over|comment|you (?:get|own|receive|can)/iu],
    mustNot: [/(?:code is|it[’']s|stays) locked|don[’']t (?:get|receive) the (?:source )?code/iu],
    pages: [service("pine-script-indicator"), "/legal/ip"],
  }),
  followUp({
    id: "then-renewing",
    before: ["what's a month of maintenance for one website"],
    question: "does my card get charged again next month",
    must: [
      /renew|(?:not|n[’']t|never|no)\b[^.]{0,40}(?:charge|card|keep)|one (?:month|payment)|order (?:it )?again/iu,
    ],
    mustNot: [
      /(?<!(?:not|n[’']t|never|nothing) )(?:renews? automatically|charged (?:each|every) month)/iu,
    ],
    pages: [service("ongoing-maintenance"), "/legal/refunds", "/legal/terms"],
  }),
  followUp({
    id: "then-next-website",
    before: ["price for a complete website please, it's for a driving school"],
    question: "what more do i get with the middle one compared to the cheapest",
    must: [either(number(8), /eight/iu), /news|blog/iu],
    pages: [service("full-website")],
  }),
  followUp({
    id: "then-in-italian",
    before: ["I want that one minute video with the presenter"],
    question: "can she speak Italian?",
    must: [/English/iu, /Spanish/iu, /French/iu, /German/iu],
    mustNot: [/yes,? (?:she|it|we) can|in Italian (?:too|as well)/iu],
    pages: [service("ai-video-1min"), "/docs"],
  }),
  followUp({
    id: "then-how-to-order",
    before: ["we'd go for the automation with one flow"],
    question: "good. how do i order it",
    must: [/\bbuy\b|check-?out|\border\b|payment page|\/services\//iu],
    pages: [service("workflow-automation"), "/docs", "/services"],
  }),
  followUp({
    id: "then-dauer-landingpage",
    language: "de",
    before: ["Was kostet bei euch so eine Landingpage für einen Malerbetrieb?"],
    question: "und wie lang dauert das dann?",
    must: [either(span(2, 5), days(3), days(4), days(5))],
    pages: [service("landing-page")],
  }),
  followUp({
    id: "then-monatlich",
    language: "de",
    before: ["Ich überlege, für unsere Praxis einen Chatbot zu nehmen."],
    question: "muss ich da jeden Monat was zahlen oder einmal und fertig?",
    must: [either(number(200), number(400))],
    pages: [service("gpt4-chatbot")],
  }),
  followUp({
    id: "then-dos-idiomas",
    language: "es",
    before: ["cuánto sale una página web entera para un hotel rural"],
    question: "¿y si la necesito en dos idiomas?",
    must: [price("full-website.twelve-pages")],
    pages: [service("full-website")],
  }),
  followUp({
    id: "then-archivos-donde",
    language: "es",
    before: ["me interesa lo del portal de clientes para mi gestoría"],
    question: "y los archivos, ¿dónde quedan guardados?",
    must: [/cloud|nube/iu],
    pages: [service("client-portal")],
  }),
  followUp({
    id: "then-avec-paiement",
    language: "fr",
    before: ["bonjour, c'est combien un formulaire intelligent ?"],
    question: "et s'il doit aussi encaisser le paiement ?",
    must: [price("smart-form.payment-and-document")],
    pages: [service("smart-form")],
  }),
  followUp({
    id: "then-conseil-langue",
    language: "fr",
    before: ["Je voudrais réserver une heure de conseil."],
    question: "L'entretien peut se faire en français ?",
    must: [/anglais|English/iu],
    mustNot: [/^\s*oui/iu],
    pages: [service("tech-consulting")],
  }),
];
