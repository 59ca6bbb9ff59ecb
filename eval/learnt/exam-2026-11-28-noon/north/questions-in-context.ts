import { either, hours, number, price, timeOf } from "../../../judge/patterns.ts";
import { asked, french, german, service, spanish, type ExamQuestion } from "./facts.ts";

const followUp = asked("follow-up");

/** What visitors ask after something else was said. */
export const contextQuestions: readonly ExamQuestion[] = [
  // Moana, 36, camper van hire in Nelson, New Zealand.
  followUp({
    id: "n7-after-renters-pay",
    before: ["we run camper van hire, what would a web app for our bookings cost, about 5 screens"],
    question: "what if the renters themselves log in to it too and pay the deposit by card there",
    must: [price("web-app.customers-and-payments")],
    pages: [service("web-app")],
    inWords: "That is the option for customers with payments through Stripe: $10,000.",
  }),
  // Colm, 58, runs five village hall sites in Leitrim.
  followUp({
    id: "n7-after-five-sites",
    before: ["How much to have you look after our website every month?"],
    question: "I ought to have said, it's five of them. Is it five times that?",
    must: [price("ongoing-maintenance.one-month-ten-hours")],
    pages: [service("ongoing-maintenance")],
    inWords: "No: up to six sites are $750 a month, with ten hours of changes.",
  }),
  // Ruta, 30, cosmetics start-up in Vilnius.
  followUp({
    id: "n7-after-same-in-german",
    before: ["hello! price of a 1 minute video with a presenter, in English?"],
    question: "and same text also in German, do I pay double?",
    must: [price("ai-video-1min.two-languages")],
    pages: [service("ai-video-1min")],
    inWords: "No: one script in two languages costs $450, the translation included.",
  }),
  // Terrence, 43, pressure washing in Baton Rouge.
  followUp({
    id: "n7-after-you-write-it",
    before: ["Whats the landing page where yall write the words for me"],
    question: "ok n when would i have it",
    must: [timeOf("landing-page.complete")],
    pages: [service("landing-page")],
    inWords: "The Complete landing page ($500) takes 4 days; landing pages take 2-5 days.",
  }),
  // Yetunde, 35, lab manager and mother of three, Ibadan.
  followUp({
    id: "n7-after-sick-child",
    before: ["Can I book just one hour with one of your technical people?"],
    question:
      "My little ones fall ill all the time. If I can't make it that day, is the money gone?",
    must: [hours(24), /before|ahead|prior|notice|earlier|advance|reschedul|move/iu],
    pages: [service("tech-consulting"), "/legal/refunds"],
    inWords: "No: the call can be moved free of charge up to 24 hours before.",
  }),
  // Jürgen, 61, investment club in Paderborn.
  followUp({
    id: "n7-after-drei-kollegen",
    language: "de",
    before: ["Was kostet ein Dashboard, auf dem wir 30 Aktien im Blick haben?"],
    question: "Und wenn drei Kollegen auch reinschauen wollen, jeder mit eigenem Zugang?",
    must: [german, either(price("market-dashboard.two-sources"), number(5))],
    pages: [service("market-dashboard")],
    inWords: "In German: the $3,500 option includes sign-in for up to 5 people.",
  }),
  // Ainhoa, 41, driving tests office in Vitoria.
  followUp({
    id: "n7-after-por-sms",
    language: "es",
    before: ["buenos días, ¿qué vale un chatbot que responda con lo que pone en nuestra web?"],
    question: "¿y ese mismo podría contestar también por SMS, o eso ya es aparte?",
    must: [spanish, price("gpt4-chatbot.three-channels")],
    pages: [service("gpt4-chatbot")],
    inWords: "In Spanish: SMS is in the largest option, web, email and SMS with CRM, $1,500.",
  }),
  // Solène, 33, wedding photographer in Nantes.
  followUp({
    id: "n7-after-prevenus",
    language: "fr",
    before: ["Bonjour, combien coûte un portail où mes 40 clients retrouvent leurs documents ?"],
    question: "Quand je dépose quelque chose pour eux, ils le savent comment ?",
    must: [
      french,
      /(?:e-?mail|courriel|mail)\p{L}*[^.]{0,80}(?:lorsqu|quand|dès|nouve|chaque|attend|notif|avis|prévien|averti)|(?:notif|avis|prévien|préven|averti|alert|inform|reçoi|signal)\p{L}*[^.]{0,80}(?:e-?mail|courriel|mail)|(?:notifications?|avis) par (?:e-?mail|courriel)/iu,
    ],
    pages: [service("client-portal")],
    inWords: "In French: the portal sends an email when something new is waiting.",
  }),
];
