import { contact } from "#content/brand.ts";
import { guarantees, retention } from "#content/promises.ts";
import { days, either, honest, literal, number, price, time, timeOf } from "../judge/patterns.ts";
import type { Question } from "../judge/question.ts";

/** Follow-ups that mean nothing without what was said before, and several questions in one message. */
const ask = (question: Omit<Question, "language" | "should">): Question => ({
  language: "en",
  should: "answer",
  ...question,
});

export const contextQuestions: readonly Question[] = [
  ask({
    id: "follow-bigger",
    kind: "follow-up",
    before: ["How much is a landing page?"],
    question: "and the bigger one?",
    facts: { must: [either(price("landing-page.complete"), price("landing-page.two-versions"))] },
    pages: ["/services/landing-page"],
  }),
  ask({
    id: "follow-live",
    kind: "follow-up",
    before: ["I need a chatbot for our dental practice's website, around 20 pages."],
    question: "how long until it's live?",
    facts: { must: [timeOf("gpt4-chatbot.one-site")] },
    pages: ["/services/gpt4-chatbot"],
  }),
  ask({
    id: "follow-invoices",
    kind: "follow-up",
    before: ["what does the client portal cost?"],
    question: "and if they should pay their invoices in there too?",
    facts: { must: [price("client-portal.invoices-and-approvals")] },
    pages: ["/services/client-portal"],
  }),
  ask({
    id: "follow-languages",
    kind: "follow-up",
    before: ["Do you make videos with an AI presenter?"],
    question: "which languages does she speak",
    facts: { must: [/English/u, /Spanish/u, /French/u, /German/u] },
    pages: ["/services/ai-video-1min", "/services/vsl-ai-host", "/docs", "/tutorials/video-agents"],
  }),
  ask({
    id: "follow-five-flows",
    kind: "follow-up",
    before: ["Hi, I run a small logistics firm", "Tell me about workflow automation please"],
    question: "what if we need five of those, with somebody approving each",
    facts: { must: [price("workflow-automation.five-flows")] },
    pages: ["/services/workflow-automation"],
  }),
  ask({
    id: "follow-guarantee-consulting",
    kind: "follow-up",
    before: ["You have a money back guarantee, right?"],
    question: "does that hold for a day of consulting as well?",
    facts: { must: [/consult|before (?:it|they) begin|last call|report|every service|yes/iu] },
    pages: ["/legal/refunds", "/legal/terms"],
  }),
  ask({
    id: "follow-fits-small",
    kind: "follow-up",
    before: ["We're a law firm with 60 clients and want a portal for their files"],
    question: "is that still the small one for 750?",
    facts: { must: [either(number(25), number(100), price("client-portal.documents-and-jobs"))] },
    pages: ["/services/client-portal"],
  }),
  ask({
    id: "follow-nephew",
    kind: "follow-up",
    before: ["tell me about the full website", "whats in the five page one"],
    question: "can my nephew swap the photos later without you?",
    facts: { must: [/editor/iu] },
    pages: ["/services/full-website"],
  }),
  ask({
    id: "follow-backtest",
    kind: "follow-up",
    before: ["pine script price?"],
    question: "with backtest",
    facts: { must: [price("pine-script-indicator.strategy-with-backtest")] },
    pages: ["/services/pine-script-indicator"],
  }),
  ask({
    id: "follow-zoho",
    kind: "follow-up",
    before: ["Can you connect our web shop to our CRM?", "It's Zoho"],
    question: "so is that one of those you do?",
    facts: { must: [/HubSpot|Salesforce|Pipedrive|quote/u], mustNot: [/\byes,? [^.]*Zoho/iu] },
    pages: ["/services/crm-integration", "/resources/integration-guides"],
  }),
  ask({
    id: "follow-first-thing",
    kind: "follow-up",
    before: ["How much is a web app?", "And the chatbot?"],
    question: "no I mean the first thing, the version where our customers log in and pay",
    facts: { must: [price("web-app.customers-and-payments")] },
    pages: ["/services/web-app"],
  }),
  ask({
    id: "follow-changed-topic",
    kind: "follow-up",
    before: ["What does a market dashboard cost?", "and with two data feeds?"],
    question: "ok forget that, too much. what's a one minute presenter video?",
    facts: { must: [price("ai-video-1min.one-video")] },
    pages: ["/services/ai-video-1min"],
  }),
  ask({
    id: "several-chatbot",
    kind: "several",
    question:
      "What does a chatbot cost, how long does it take, and can I get my money back if it's rubbish?",
    facts: {
      must: [
        price("gpt4-chatbot.one-site"),
        timeOf("gpt4-chatbot.one-site"),
        days(guarantees.moneyBackDays),
      ],
    },
    pages: ["/services/gpt4-chatbot", "/legal/refunds", "/#faq-refund"],
  }),
  ask({
    id: "several-card-and-voice",
    kind: "several",
    question:
      "Hi! two things: 1) can I pay by credit card 2) is there a German voice for the sales video?",
    facts: { must: [/\bcard\b/iu, /German/u] },
    pages: ["/services/vsl-ai-host", "/#faq-pay", "/legal/terms"],
  }),
  ask({
    id: "several-website",
    kind: "several",
    question:
      "Five-page website: price? who pays for hosting? do you write the texts or do I? thx, Marta (yoga studio)",
    facts: {
      must: [
        price("full-website.five-pages"),
        /host/iu,
        /texts?[^.]*\b(?:yours?|you)\b|\byou(?:rs)? (?:\w+ ){0,3}(?:texts?|provide|bring|send|supply)/iu,
      ],
    },
    pages: ["/services/full-website"],
  }),
  ask({
    id: "several-data",
    kind: "several",
    question: "how long is this chat stored and which address do I write to if I want it deleted",
    facts: { must: [time(retention.enquiryYears, "years?"), literal(contact.email.privacy)] },
    pages: ["/legal/privacy", "/legal/gdpr", "/#faq-ai"],
  }),
  ask({
    id: "several-campaign",
    kind: "several",
    question:
      "For our new gin we need a landing page, 2000 printed labels and someone to run the Instagram ads. Which of that do you do, at what price?",
    facts: {
      must: [/landing page/iu, price("landing-page.essential"), either(honest, /quote/u)],
      mustNot: [/we (?:can |also )?print/iu],
    },
    pages: ["/services/landing-page"],
  }),
];
