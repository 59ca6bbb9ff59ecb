import {
  days,
  either,
  french,
  german,
  literal,
  number,
  price,
  spanish,
} from "../../judge/patterns.ts";
import type { Question } from "../../judge/question.ts";
import { asked, names, saysNo, service, span } from "./facts.ts";

const followUp = asked("follow-up");

/** What visitors ask after something else was said. */
export const contextQuestions: readonly Question[] = [
  followUp({
    id: "after-bot-with-sms",
    before: ["tell me about your bots, what do they start at"],
    question: "hm and if it should answer text messages on the phone too",
    must: [price("gpt4-chatbot.three-channels")],
    pages: [service("gpt4-chatbot")],
  }),
  followUp({
    id: "after-landing-how-quick",
    before: ["i need a landing page"],
    question: "ok and how quick would i have it",
    must: [either(span(2, 5), days(3), days(4), days(5))],
    pages: [service("landing-page")],
  }),
  followUp({
    id: "after-portal-300",
    before: ["tell me about the client portal"],
    question: "we have 300 clients so which one then",
    must: [price("client-portal.invoices-and-approvals")],
    pages: [service("client-portal")],
  }),
  followUp({
    id: "after-maintenance-charging",
    before: ["how much is it if you look after our site"],
    question: "does that then just keep charging me",
    must: [
      either(/renew/u, /not charge|don[’']t charge|isn[’']t charged|nothing to cancel|one month/u),
      saysNo,
    ],
    pages: [service("ongoing-maintenance"), "/legal/refunds"],
  }),
  followUp({
    id: "after-video-also-french",
    before: ["we want a 1 min video in english", "how much is it"],
    question: "and if we also want the same thing in french",
    must: [price("ai-video-1min.two-languages")],
    pages: [service("ai-video-1min")],
  }),
  followUp({
    id: "after-refund-revisions-used",
    before: ["What's your refund policy?"],
    question: "even if i've already used up all my revisions?",
    must: [
      days(30),
      either(
        /revisions? (?:don[’']t|do not|doesn[’']t)/u,
        /\byes\b|whatever|no reason|any reason|reason/u,
      ),
    ],
    pages: ["/legal/refunds"],
  }),
  followUp({
    id: "after-physio-get-going",
    before: [
      "i run a physio practice, people phone about appointments and prices all day, the same 10 questions",
      "a chatbot then, ok",
    ],
    question: "what would you need from me to get going",
    must: [
      either(/texts?\b|pages|documents|questions/u),
      either(/access|person|decid|questions|list/u),
    ],
    pages: [service("gpt4-chatbot"), "/docs", "/#faq-start"],
  }),
  followUp({
    id: "after-twelve-pages-translate",
    before: ["I need a website with 12 pages in two languages"],
    question: "do you translate it for us?",
    must: [
      either(
        /your (?:own )?translation|you (?:provide|bring|send|supply|give|translate)|from you/u,
      ),
    ],
    pages: [service("full-website")],
  }),
  followUp({
    id: "after-form-pay-in-it",
    before: ["whats included in the smart form for 350"],
    question: "and can ppl pay in it",
    must: [price("smart-form.payment-and-document"), /stripe/iu],
    pages: [service("smart-form")],
  }),
  followUp({
    id: "after-hour-whole-day",
    before: ["is there an hourly rate for advice"],
    question: "whats a whole day",
    must: [price("tech-consulting.one-day")],
    pages: [service("tech-consulting")],
  }),
  followUp({
    id: "after-app-hiring",
    before: ["what does a web app cost"],
    question: "anyway forget that. are you hiring?",
    must: [/automation engineer|conversation designer|\/careers/iu],
    mustNot: [number(3000)],
    pages: ["/careers"],
  }),
  followUp({
    id: "after-chatbot-dauer",
    language: "de",
    before: ["Was kostet ein Chatbot?"],
    question: "und wie lange dauert das dann?",
    must: [either(span(3, 7), days(4), days(6), days(7)), german],
    pages: [service("gpt4-chatbot")],
  }),
  followUp({
    id: "after-landing-garantie",
    language: "de",
    before: [
      "Hallo, wir brauchen eine Landingpage",
      "Was kostet die, wenn ihr auch die Texte schreibt?",
    ],
    question: "gibts ne garantie falls sie uns nicht gefällt",
    must: [days(30), german],
    pages: ["/legal/refunds", "/#faq-refund"],
  }),
  followUp({
    id: "after-web-dos-idiomas",
    language: "es",
    before: ["cuánto cuesta una página web completa"],
    question: "¿y si la necesito en dos idiomas?",
    must: [price("full-website.twelve-pages"), spanish],
    pages: [service("full-website")],
  }),
  followUp({
    id: "after-portail-80",
    language: "fr",
    before: ["combien coûte un portail client"],
    question: "on a 80 clients, c'est laquelle des options ?",
    must: [price("client-portal.documents-and-jobs"), french],
    pages: [service("client-portal")],
  }),
];

const several = asked("several");

/** Two or three questions in one message. */
export const severalQuestions: readonly Question[] = [
  several({
    id: "several-landing-price-time-code",
    question: "how much is a landing page, how long does it take and do i get the code",
    must: [
      either(price("landing-page.essential"), price("landing-page.complete")),
      either(span(2, 5), days(3), days(4), days(5)),
      /code|own|yours/iu,
    ],
    pages: [service("landing-page")],
  }),
  several({
    id: "several-nda-office",
    question: "Do you sign an NDA? And where's your office, could I drop by",
    must: [/confidential|nda|non-disclosure/iu, either(/remote/u, saysNo)],
    pages: [service("tech-consulting"), "/about", "/contact"],
  }),
  several({
    id: "several-instalments-tax",
    question: "can I pay in installments? and do prices include tax",
    must: [/milestone|in parts|instal/iu, /tax/iu],
    pages: ["/legal/terms"],
  }),
  several({
    id: "several-smallest-phone",
    question: "2 things: whats the cheapest thing i can buy and whats your phone number",
    must: [number(120), either(literal("+1 (415) 555-0142"), literal("+1 (415) 555-0168"))],
    pages: ["/services", "/contact"],
  }),
  several({
    id: "several-400-or-700-cancel",
    question: "chatbot for 400 vs the 700 one, whats the diff? and can i cancel the monthly part",
    must: [
      either(number(150), /lead form|whole site|monthly care|30 of your questions/u),
      /cancel|end of (?:the|that) month|stop|confirm/iu,
    ],
    pages: [service("gpt4-chatbot"), "/legal/refunds"],
  }),
  several({
    id: "several-chats-kept",
    question: "do you keep what i write here, for how long, and can i have it deleted",
    must: [/(?:2|two) years/iu, /delet|erase|removed/iu],
    pages: ["/legal/privacy"],
  }),
  several({
    id: "several-bot-and-site",
    question:
      "I want a bot and a site with 5 pages. what would both be together and how long for the site?",
    must: [
      either(number(1600), number(1900), price("full-website.five-pages")),
      either(number(400), number(700), number(1600), number(1900)),
      either(span(1, 2), days(10)),
    ],
    pages: [service("full-website"), service("gpt4-chatbot")],
  }),
  several({
    id: "several-who-built-who-reads",
    question: "are you a real person? and does someone there read what we write",
    must: [/(?<!\p{L})AI(?!\p{L})/u, /administrator|people|team|a person|someone|can read/iu],
    pages: ["/legal/privacy", "/legal/ai-ethics"],
  }),
  several({
    id: "several-video-preis-sprachen",
    language: "de",
    question:
      "Was kostet so ein KI-Video von einer Minute, welche Sprachen gibt es und wie viele Korrekturen sind drin?",
    must: [
      price("ai-video-1min.one-video"),
      /spanisch|französisch|spanish|french|vier sprachen/iu,
      number(3),
      german,
    ],
    pages: [service("ai-video-1min")],
  }),
  several({
    id: "several-app-web",
    language: "es",
    question: "¿Cuánto cuesta una app web y cuánto se tarda? ¿Y el código es mío?",
    must: [
      price("web-app.one-process"),
      either(span(2, 6), days(21)),
      either(/código|suyo|tuyo|propiedad|pertenece|yours|source code/u),
      names.webApp,
    ],
    pages: [service("web-app"), "/legal/ip"],
  }),
];
