import { days, either, hours, literal, number, price } from "../../judge/patterns.ts";
import type { Question } from "../../judge/question.ts";
import { asked, service, span } from "./facts.ts";

const several = asked("several");

/** Two or three questions in one message: each has its fact. */
export const severalQuestions: readonly Question[] = [
  several({
    id: "both-bot-time-refund",
    question:
      "What does a chatbot start at, how many days does that take, and what if we end up not liking it?",
    must: [price("gpt4-chatbot.one-site"), either(span(3, 7), days(4)), /refund|money[- ]back/iu],
    pages: [service("gpt4-chatbot"), "/legal/refunds"],
  }),
  several({
    id: "both-owner-support-tax",
    question:
      "who owns the site when it's done? how long do you help afterwards? and is tax extra?",
    must: [/you(?:rs)?\b[^.]{0,30}own|yours|belongs to you/iu, days(30), /tax/iu],
    pages: ["/legal/ip", "/legal/terms"],
  }),
  several({
    id: "both-eight-pages-and-form",
    question:
      "price for 8 pages website with a blog + separately a form that writes into pipedrive?",
    must: [price("full-website.eight-pages"), price("smart-form.several-steps")],
    pages: [service("full-website"), service("smart-form")],
  }),
  several({
    id: "both-person-training",
    question: "Are you a human? And is what I write in here used to train some model?",
    must: [
      /(?<!\p{L})AI(?!\p{L})/u,
      /(?:not|n[’']t|no|never)\b[^.]{0,50}train|train(?:s|ed)? (?:no|nothing)/iu,
    ],
    pages: ["/legal/ai-ethics", "/legal/privacy"],
  }),
  several({
    id: "both-quote-fast-valid",
    question: "how fast do i get a quote and how long can i think about it",
    must: [either(hours(24), /within moments/iu), days(30)],
    pages: ["/quote", "/legal/terms"],
  }),
  several({
    id: "both-hour-and-day",
    question:
      "Consulting: what's an hour, what's a whole day, and do I get something in writing afterwards?",
    must: [number(120), number(800), /report|summary|writ/iu],
    pages: [service("tech-consulting")],
  }),
  several({
    id: "both-werbefilm",
    language: "de",
    question:
      "Was kostet ein Verkaufsvideo von drei Minuten, geht das auch auf Spanisch, und wie viele Korrekturrunden sind drin?",
    must: [price("vsl-ai-host.three-minutes"), /spanisch|spanish/iu, either(number(2), /zwei/iu)],
    pages: [service("vsl-ai-host")],
  }),
  several({
    id: "both-automatizar",
    language: "es",
    question:
      "¿Cuánto vale automatizar una tarea, en cuántos días está y qué soporte dais después?",
    must: [price("workflow-automation.one-flow"), either(span(3, 7), days(3)), days(30)],
    pages: [service("workflow-automation")],
  }),
  several({
    id: "both-indicateur",
    language: "fr",
    question:
      "Combien pour un indicateur TradingView simple, et est-ce que je reçois le code source ?",
    must: [price("pine-script-indicator.one-indicator"), /code/iu],
    pages: [service("pine-script-indicator")],
  }),
  several({
    id: "both-portail-delai",
    language: "fr",
    question:
      "le portail client le moins cher c'est combien, pour combien de clients au maximum et en combien de temps",
    must: [
      price("client-portal.documents"),
      number(25),
      either(days(14), span(2, 6), literal("2 semaines"), /deux semaines/iu),
    ],
    pages: [service("client-portal")],
  }),
];
