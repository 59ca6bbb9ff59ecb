import { either, number, price, timeOf } from "../../judge/patterns.ts";
import type { Question } from "../../judge/question.ts";
import { asked, names, noRenewal, priceOf, service, sumOf } from "./facts.ts";

const followUp = asked("follow-up");

/** What visitors ask after something else was said, in English. */
export const contextQuestions: readonly Question[] = [
  followUp({
    id: "cedar-after-portal-next-size",
    before: [
      "hi, office manager at a surveyors firm. we looked at that client login thing, whats the smallest one",
      "and how many of our clients can be in it",
    ],
    question: "hm thats too few. whats the next one up and what does it cost",
    inWords:
      "The next option of the client portal, Documents, jobs and messages, for up to 100 clients, costs $1,500.",
    must: [price("client-portal.documents-and-jobs"), either(/jobs|messages/u, number(100))],
    pages: [service("client-portal")],
  }),
  followUp({
    id: "cedar-after-portal-pay-in-it",
    before: ["comparing your portals, 750 vs 1500. what do i get more"],
    question: "and with the 1500 one can they also pay their bills in there",
    inWords: "No: paying invoices is only in the largest option of the client portal, at $2,500.",
    must: [
      either(
        price("client-portal.invoices-and-approvals"),
        /(?:third|largest|biggest|top)[^.]*(?:option|one|size|scope)?|(?:approvals and invoices|invoices and approvals)/u,
      ),
    ],
    mustNot: [/^\W*yes\b/iu],
    pages: [service("client-portal")],
  }),
  followUp({
    id: "cedar-after-dog-groomer-budget",
    before: [
      "hiya i do dog grooming, just me. need people to find my prices and book on the internet. got about 600 bucks",
    ],
    question: "ok so what would i actually get for that",
    inWords:
      "A landing page: $350 for Essential or $500 for Complete with the text written; the full website at $1,200 is over the budget.",
    must: [names.landing],
    pages: [service("landing-page")],
  }),
  followUp({
    id: "cedar-after-bot-detour-days",
    before: ["how much is the chatbot with everything, sms too", "do you take amex"],
    question: "k. and how long til its up and running, the sms one i mean",
    inWords: "The chatbot with web, email and SMS is delivered within 7 days.",
    must: [timeOf("gpt4-chatbot.three-channels")],
    pages: [service("gpt4-chatbot")],
  }),
  followUp({
    id: "cedar-after-video-two-languages-price",
    before: [
      "We think to make one video of 1 minute, same text in english and german",
      "who is owner of the videos at the end?",
    ],
    question: "Good. So what is the cost of this all in",
    inWords: "One script in two languages costs $450.",
    must: [price("ai-video-1min.two-languages")],
    pages: [service("ai-video-1min")],
  }),
  followUp({
    id: "cedar-after-site-bot-sum",
    before: ["price of a 5 page website?", "and a chatbot, the simplest"],
    question: "so together thats",
    inWords: "$1,200 for the website and $400 for the chatbot come to $1,600.",
    must: [sumOf("full-website.five-pages", "gpt4-chatbot.one-site")],
    pages: [service("full-website"), service("gpt4-chatbot")],
  }),
  followUp({
    id: "cedar-after-three-things-minus-one",
    before: [
      "I need a landing page with the copy written by you, a form where applicants can upload files, and one automation flow with 4 steps. how much for each?",
    ],
    question: "without the automation then. total?",
    inWords: "$500 for the complete landing page and $350 for the form with uploads come to $850.",
    must: [sumOf("landing-page.complete", "smart-form.several-steps")],
    pages: [service("landing-page"), service("smart-form")],
  }),
  followUp({
    id: "cedar-after-indicator-to-strategy",
    before: [
      "whats a pine script indicator run me",
      "actually scrap that, i want a strategy with the backtest",
    ],
    question: "and how fast",
    inWords: "The strategy with backtest is delivered within 4 days.",
    must: [timeOf("pine-script-indicator.strategy-with-backtest")],
    pages: [service("pine-script-indicator")],
  }),
  followUp({
    id: "cedar-after-upkeep-goes-on",
    before: ["the five hours upkeep for our site, whats that cost"],
    question: "does it just carry on the month after or do i have to do smth",
    inWords: "It doesn't renew by itself: whoever wants another month orders it again.",
    must: [noRenewal],
    pages: [service("ongoing-maintenance"), "/legal/refunds"],
  }),
  followUp({
    id: "cedar-after-upkeep-unused-hours",
    before: [
      "tell me about the maintenance month with 5 hours of changes",
      "ok and that works for a wordpress site someone else built?",
    ],
    question: "what if we dont use all of the hours tho, do we keep them",
    inWords: "No: unused hours end with the month.",
    must: [
      /(?:unused|left|remaining|hours?|they)[^.]*(?:end|expire|lapse|lost|gone|not carried|n[’']t carry|don[’']t roll)|(?:not|n[’']t)[^.]*(?:carr|roll|keep|transfer)/iu,
    ],
    pages: [service("ongoing-maintenance")],
  }),
  followUp({
    id: "cedar-after-app-middle-roles",
    before: [
      "We are evaluating your custom web app for our purchasing department (medical supplies). Which versions exist?",
    ],
    question: "In the middle version, how many different user roles are foreseen?",
    inWords: "The web app with three processes has up to five roles.",
    must: [number(5)],
    pages: [service("web-app")],
  }),
  followUp({
    id: "cedar-after-two-versions-rounds",
    before: [
      "landing page in two versions against each other, price?",
      "nice. cookies banner needed?",
    ],
    question: "how many rounds of changes come with it",
    inWords: "3 revisions.",
    must: [number(3)],
    pages: [service("landing-page")],
  }),
  followUp({
    id: "cedar-after-video-which-tongues",
    before: ["need a 1 min video for my app", "can the voice do portuguese"],
    question: "which ones then",
    inWords: "English, Spanish, French and German.",
    must: [/english/iu, /spanish/iu, /french/iu, /german/iu],
    pages: [service("ai-video-1min")],
  }),
  followUp({
    id: "cedar-after-pipedrive-doubles-time",
    before: [
      "we use pipedrive. can what people type in our web form go in there by itself?",
      "also the mailbox and stripe, and the old doubles cleaned up, maybe 3000 contacts",
    ],
    question: "and how long does that one take you",
    inWords: "Three sources into one CRM, with duplicates merged, take 5 days.",
    must: [timeOf("crm-integration.three-sources")],
    pages: [service("crm-integration")],
  }),
  followUp({
    id: "cedar-after-dashboard-too-dear",
    before: ["how much for the dashboard with two data sources"],
    question: "ouch, too much for us. what is the least i could start with",
    inWords: "The smallest market dashboard, one data source and ten symbols, costs $2,000.",
    must: [priceOf("market-dashboard.one-source")],
    pages: [service("market-dashboard")],
  }),
  followUp({
    id: "cedar-after-budget-room-for-page",
    before: [
      "first time founder here, no funding. 1500 is all ive got",
      "how much is the chatbot that covers the whole site",
    ],
    question: "does that leave me enough for a landing page where you do the writing",
    inWords: "Yes: $700 and $500 are $1,200, within the $1,500.",
    must: [
      either(
        price("landing-page.complete"),
        sumOf("gpt4-chatbot.setup-with-care", "landing-page.complete"),
      ),
    ],
    pages: [service("landing-page"), service("gpt4-chatbot")],
  }),
  followUp({
    id: "cedar-after-hour-cannot-make-it",
    before: [
      "can i book somebody for an hour to go over our plan before we sign with another vendor",
      "is it in spanish possible",
    ],
    question: "and when i cannot come on that day?",
    inWords: "Moving the call is free of charge up to 24 hours before.",
    must: [either(/24[\s-]*(?:hours|h\b)/u, /day before/u)],
    pages: [service("tech-consulting")],
  }),
];
