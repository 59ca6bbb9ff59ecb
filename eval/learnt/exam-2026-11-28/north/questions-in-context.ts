import { either, number, price, timeOf } from "../../../judge/patterns.ts";
import type { Question } from "../../../judge/question.ts";
import { asked, french, german, service, span, spanish } from "./facts.ts";

const followUp = asked("follow-up");

/** What visitors ask after something else was said. */
export const contextQuestions: readonly Question[] = [
  followUp({
    id: "n-after-bot-monthly",
    before: ["how much is a chatbot for a small shop"],
    question: "and is there something i pay every month on top?",
    must: [
      either(
        number(200),
        /(?:nothing|no|not|without|isn[’']t|don[’']t)[^.]{0,40}month/u,
        /charged once|one[- ]time|pay(?:ment)? once|once, when you order/u,
      ),
    ],
    pages: [service("gpt4-chatbot")],
  }),
  followUp({
    id: "n-after-bakery-site-time",
    before: [
      "I'd like a website for my bakery, about 5 pages. what would it cost",
      "ok thats fine",
    ],
    question: "how long till its online",
    must: [either(timeOf("full-website.five-pages"), span(1, 2), /two weeks/u)],
    pages: [service("full-website")],
  }),
  followUp({
    id: "n-after-landing-difference",
    before: ["what does a landing page cost?"],
    question: "whats the difference between the cheapest one and the 500 one",
    must: [
      /(?:\bwe\b|\bus\b|\bour\b)[^.]{0,40}\bwrit(?:e|es|ing|ten)\b(?! to)|written (?:by|for|from)|(?:text|copy|words)[^.]{0,30}(?:written|included|for the whole|by us|from us)|\bwrit\p{L}+ (?:the|your|all)|copywriting|(?:8|eight) sections/iu,
    ],
    pages: [service("landing-page")],
  }),
  followUp({
    id: "n-after-crm-12000",
    before: ["Can you connect our web shop to Pipedrive?"],
    question: "there are around 12000 contacts in there already, lots of doubles. same price?",
    must: [either(price("crm-integration.both-directions"), number(20000))],
    pages: [service("crm-integration")],
  }),
  followUp({
    id: "n-after-portal-pay",
    before: ["we're looking at the client portal for our accounting practice, 80 clients"],
    question: "could they pay our invoices in there too",
    must: [either(/stripe|largest|third option/u, price("client-portal.invoices-and-approvals"))],
    mustNot: [/^\s*(?:no|sorry)\b/iu],
    pages: [service("client-portal")],
  }),
  followUp({
    id: "n-after-website-texte",
    language: "de",
    before: ["Was kostet bei Ihnen eine Website mit 8 Seiten?"],
    question: "Schreiben Sie da auch die Texte?",
    must: [
      /(?:nicht|nein|Sie|Ihnen|selbst|Ihre)[^.]{0,80}Text|Text\p{L}*[^.]{0,80}(?:nicht|Sie|Ihnen|selbst)|^\s*nein/iu,
      german,
    ],
    mustNot: [/^\s*ja\b(?![^.]*(?:landing|500))/iu],
    pages: [service("full-website")],
  }),
  followUp({
    id: "n-after-video-dos-idiomas",
    language: "es",
    before: ["hola, cuánto cuesta un vídeo de un minuto?"],
    question: "y si lo quiero en español y también en inglés?",
    must: [price("ai-video-1min.two-languages"), spanish],
    pages: [service("ai-video-1min")],
  }),
  followUp({
    id: "n-after-indicateur-test",
    language: "fr",
    before: ["Combien coûte un indicateur TradingView chez vous ?"],
    question: "et si je veux d'abord tester ma stratégie sur le passé ?",
    must: [price("pine-script-indicator.strategy-with-backtest"), french],
    pages: [service("pine-script-indicator")],
  }),
];
