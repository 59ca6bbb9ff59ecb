import { guarantees } from "#content/promises.ts";
import { days, either, french, german, number, price, spanish } from "../../judge/patterns.ts";
import type { Question } from "../../judge/question.ts";
import { asked, names, service, span, weeks } from "./facts.ts";

const followUp = asked("follow-up");

/** What visitors ask after something else was said. */
export const followUpQuestions: readonly Question[] = [
  followUp({
    id: "then-portal-bills",
    before: ["what does the client portal do"],
    question: "can they pay my bills in there too? which version is that",
    must: [price("client-portal.invoices-and-approvals")],
    pages: [service("client-portal")],
  }),
  followUp({
    id: "then-avatar-changes",
    before: ["I'd like a one minute clip with a talking avatar"],
    question: "how many times can i ask for changes",
    must: [number(3), /revision|change/iu],
    pages: [service("ai-video-1min"), "/docs", "/tutorials/video-agents"],
  }),
  followUp({
    id: "then-eight-pages-when",
    before: ["do you do websites", "ours would be 8 pages with a blog"],
    question: "when would that be finished if we start on monday",
    must: [either(days(14), weeks(2), span(1, 2))],
    pages: [service("full-website")],
  }),
  followUp({
    id: "then-form-drawings",
    before: ["we'd want the smart form in several steps"],
    question: "can our customers attach pdf drawings in that one",
    must: [either(/upload/u, /10 ?MB/u)],
    mustNot: [/(?:can[’']t|cannot|not possible)[^.]{0,30}(?:upload|attach)/iu],
    pages: [service("smart-form")],
  }),
  followUp({
    id: "then-unused-hours",
    before: ["whats included in maintenance"],
    question: "and if i dont use up the hours, do i get them next month?",
    must: [/unused|end with the month|expire|lapse|(?:not|n[’']t) (?:be )?carr/iu],
    pages: [service("ongoing-maintenance")],
  }),
  followUp({
    id: "then-landing-step-up",
    before: ["need a landing page where you write the copy"],
    question: "whats the step up from that one",
    must: [price("landing-page.two-versions")],
    pages: [service("landing-page")],
  }),
  followUp({
    id: "then-whole-day",
    before: ["what's an hour of consulting?"],
    question: "ok and a whole day",
    must: [price("tech-consulting.one-day")],
    pages: [service("tech-consulting")],
  }),
  followUp({
    id: "then-repaint",
    before: ["I want an indicator for tradingview", "two conditions, one alert"],
    question: "is it gonna repaint",
    must: [/bar[’'s]* (?:has |is |have )?clos|closed bar|close of the bar|candle[’'s]* clos/iu],
    pages: [service("pine-script-indicator")],
  }),
  followUp({
    id: "then-does-it-fit",
    before: [
      "i have 2500 to spend",
      "it's 12 pages, english and french, people should be able to book",
    ],
    question: "does it fit?",
    must: [names.website, price("full-website.twelve-pages"), /twelve|12/iu],
    pages: [service("full-website")],
  }),
  followUp({
    id: "then-jeden-monat",
    language: "de",
    before: ["Was kostet ein Chatbot bei euch?"],
    question: "Und was kommt dann jeden Monat dazu?",
    must: [number(200), german],
    pages: [service("gpt4-chatbot")],
  }),
  followUp({
    id: "then-mandanten-dauer",
    language: "de",
    before: ["Wir brauchen ein Kundenportal für 80 Mandanten"],
    question: "wie lang dauert das ungefähr",
    must: [either(days(21), weeks(3), span(2, 6)), german],
    pages: [service("client-portal")],
  }),
  followUp({
    id: "then-deja-de-funcionar",
    language: "es",
    before: ["Quiero automatizar tres tareas de mi oficina"],
    question: "¿y si luego algo deja de funcionar?",
    must: [either(days(guarantees.supportDays), /aviso|mensaje|reint/u), spanish],
    pages: [service("workflow-automation"), "/#faq-after"],
  }),
  followUp({
    id: "then-la-basica",
    language: "es",
    before: ["¿Hacen landing pages?"],
    question: "¿y si solo cojo la básica, para cuándo la tendría lista?",
    must: [either(span(2, 5), days(3)), spanish],
    pages: [service("landing-page")],
  }),
  followUp({
    id: "then-petite-ou-moyenne",
    language: "fr",
    before: ["Je voudrais une vidéo de vente avec un présentateur IA"],
    question: "la petite et la moyenne, c'est quoi la différence de prix ?",
    must: [price("vsl-ai-host.three-minutes"), price("vsl-ai-host.five-minutes-with-page"), french],
    pages: [service("vsl-ai-host")],
  }),
  followUp({
    id: "then-acompte",
    language: "fr",
    before: ["Combien coûte un site de cinq pages ?"],
    question: "je verse combien au départ, et le reste quand ?",
    must: [either(/30 ?%/u, /jalon|étape|milestone|tranche|en une fois|à la commande/u), french],
    pages: [service("full-website"), "/#faq-pay", "/legal/terms"],
  }),
];
