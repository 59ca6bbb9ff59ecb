import { days, either, price, timeOf } from "../../judge/patterns.ts";
import type { Question } from "../../judge/question.ts";
import { aPerson, asked, saysNoInEnglish, service } from "../ash/facts.ts";

const followUp = asked("follow-up");

const yes = /^\W*(?:yes|yep|sure|certainly|of course|it does|that works|exactly)(?!\p{L})/iu;
const yours =
  /\byou own|\byours\b|belongs? to you|you(?:[’']re| are) the owner|becomes? your|handed over to you|you keep|yours to keep/iu;

/** The last messages of English talks that only make sense with what was said before: the half that was read. */
export const englishFollowUps: readonly Question[] = [
  followUp({
    id: "elm-en-landing-pictures",
    before: ["how much is a landing page where you write the words", "ok the 500 one"],
    question: "and do pictures come with it?",
    must: [
      /(?:up to )?(?:6|six) pictures|pictures[^.]*(?:6|six)|pictures prepared|licensed free|yours or licen/iu,
    ],
    pages: [service("landing-page")],
    inWords: "Yes: up to six pictures are prepared, the customer's own or licensed free.",
  }),
  followUp({
    id: "elm-en-portal-ninety",
    before: ["hi, what's a client portal cost for about 20 clients?"],
    question: "what if we have 90?",
    must: [price("client-portal.documents-and-jobs")],
    mustNot: [/\$2,?500[^.]*(?:fits|is the one|you need)/iu],
    pages: [service("client-portal")],
    inWords: "Up to 100 clients: Documents, jobs and messages, $1,500.",
  }),
  followUp({
    id: "elm-en-form-time-then-size",
    before: ["a simple form for our website, 10 questions. price?", "how long does that take"],
    question: "and if it's 35 questions?",
    must: [price("smart-form.several-steps")],
    pages: [service("smart-form")],
    inWords: "35 fields: Several steps, with CRM, $350, 4 days.",
  }),
  followUp({
    id: "elm-en-bot-vs-leadpage",
    before: [
      "I want more enquiries from my website",
      "whats the difference between the chatbot and the ai lead gen page",
    ],
    question: "which one's cheaper to start with",
    must: [price("gpt4-chatbot.one-site"), price("ai-lead-gen-lp.one-offer")],
    pages: [service("gpt4-chatbot"), service("ai-lead-gen-lp")],
    inWords: "The chatbot: from $400, the lead page from $700.",
  }),
  followUp({
    id: "elm-en-video-owner",
    before: ["How much for the one minute video?"],
    question: "who owns it then",
    must: [yours],
    pages: ["/legal/ip", service("ai-video-1min")],
    inWords:
      "The finished video is the customer's once paid; the avatar and voice belong to their provider.",
  }),
  followUp({
    id: "elm-en-website-hosting",
    before: ["what would a five page website cost me", "when would it be ready"],
    question: "does that include hosting?",
    must: [either(saysNoInEnglish, /hosting[^.]*(?:provider|separate|extra|billed)/u), /host/iu],
    mustNot: [/hosting is included|includes hosting/iu],
    pages: [service("full-website")],
    inWords: "No: domain and hosting are billed to the customer by their providers.",
  }),
  followUp({
    id: "elm-en-maintenance-per-month",
    before: ["do you look after websites once they're up? what does it cost"],
    question: "is that per month",
    must: [
      either(yes, /month by month|(?:per|a|one|each) month|monthly/u),
      price("ongoing-maintenance.one-month-two-hours"),
    ],
    pages: [service("ongoing-maintenance")],
    inWords: "Yes: $250 buys one month; nothing renews by itself.",
  }),
  followUp({
    id: "elm-en-maintenance-unused",
    before: ["what's in the $450 maintenance"],
    question: "what if we don't use all the hours?",
    must: [
      /unused[^.]*(?:end|expire|lapse|lost)|(?:end|expire|lapse)[^.]*month|(?:not|n[’']t) (?:carr|roll|transfer)/iu,
    ],
    pages: [service("ongoing-maintenance")],
    inWords: "Unused hours end with the month.",
  }),
  followUp({
    id: "elm-en-webapp-cheapest",
    before: [
      "we need an app for our customers to book and pay, what does that come to",
      "ouch, 10k is a lot",
    ],
    question: "ok and the cheapest way?",
    must: [either(price("web-app.one-process"), price("smart-form.payment-and-document"))],
    pages: [service("web-app"), service("smart-form")],
    inWords:
      "The smallest app is $3,000, without payments; a form with payment is $600. Either is named with its price.",
  }),
  followUp({
    id: "elm-en-deadline-may",
    before: ["can you build a twelve page website in english and german", "what's the price"],
    question: "we'd need it by the end of January, would that work?",
    must: [either(timeOf("full-website.twelve-pages"), days(24), /1-2 days per page/u)],
    pages: [service("full-website")],
    inWords: "20 days from the day they have everything, so an order soon would make it.",
  }),
  followUp({
    id: "elm-en-correction-not-page",
    before: ["what does a website cost", "1200? for just one page?"],
    question: "no i meant i only need one page",
    must: [price("landing-page.essential")],
    pages: [service("landing-page")],
    inWords: "One page is a landing page: from $350.",
  }),
  followUp({
    id: "elm-en-correction-salesforce",
    before: ["can you connect our shop to hubspot? cost?"],
    question: "sorry, not hubspot, salesforce i mean",
    must: [/salesforce/iu, price("crm-integration.one-source")],
    pages: [service("crm-integration")],
    inWords: "The same with Salesforce: from $350 for one source.",
  }),
  followUp({
    id: "elm-en-switch-back",
    before: [
      "price of a chatbot for 100 pages?",
      "are you open on saturdays btw",
      "ok. back to the bot",
    ],
    question: "how long till it's live",
    must: [timeOf("gpt4-chatbot.setup-with-care")],
    pages: [service("gpt4-chatbot")],
    inWords: "Six days for up to 150 pages (the service takes 3-7 days).",
  }),
  followUp({
    id: "elm-en-refund-after-service",
    before: ["thinking of getting the pine script strategy with backtest"],
    question: "and if it doesnt make money can i get mine back?",
    must: [days(30), /refund|money[- ]back|back/iu],
    pages: ["/legal/refunds", service("pine-script-indicator")],
    inWords:
      "Yes: money back until 30 days after delivery, without a reason; it is a tool, not a promise of profit.",
  }),
  followUp({
    id: "elm-en-changes-later",
    before: ["we want the 8 page site with news"],
    question: "can we change the texts ourselves afterwards",
    must: [/edit(?:or)?|yourself|yourselves|your own/iu, /editor|training|browser/iu],
    mustNot: [/^\W*no\b/iu],
    pages: [service("full-website")],
    inWords: "Yes: an editor for texts and pictures is included, with an hour of training.",
  }),
  followUp({
    id: "elm-en-bot-spanish",
    before: ["do you make a chatbot for a dental clinic", "25 pages or so, what's the price"],
    question: "and in Spanish?",
    must: [/spanish|language/iu],
    mustNot: [/\bvideo\b/iu],
    pages: [service("gpt4-chatbot")],
    inWords:
      "The chatbot answers in the visitor's language (or: the pages say nothing sure of it, a person answers); about the chatbot, not another service.",
  }),
  followUp({
    id: "elm-en-video-both",
    before: ["cost of an ai video in english"],
    question: "and both english and french?",
    must: [price("ai-video-1min.two-languages")],
    pages: [service("ai-video-1min")],
    inWords: "One script in two languages: $450.",
  }),
  followUp({
    id: "elm-en-video-longer",
    before: ["hey how much is that ai presenter video", "1 minute is too short for us"],
    question: "can it be four minutes",
    must: [price("vsl-ai-host.five-minutes-with-page")],
    pages: [service("vsl-ai-host")],
    inWords: "Up to five minutes: the Video Sales Letter, $800.",
  }),
  followUp({
    id: "elm-en-consult-longer",
    before: ["what do you charge for an hour of advice"],
    question: "and for a full day",
    must: [price("tech-consulting.one-day")],
    pages: [service("tech-consulting")],
    inWords: "$800 for a day of up to eight hours.",
  }),
  followUp({
    id: "elm-en-consult-recording",
    before: ["can I book an hour with one of your developers?"],
    question: "would we get a recording of that",
    must: [/record/iu, either(yes, /if you (?:want|like)|on request|includ/u)],
    pages: [service("tech-consulting")],
    inWords: "Yes, a recording of the call if wanted.",
  }),
  followUp({
    id: "elm-en-design-four",
    before: ["just the design, no code. what is it per page"],
    question: "so four would be 600?",
    must: [/quote|more than three/iu],
    pages: [service("ui-ux-design")],
    inWords: "Three pages with a prototype cost $500; more than three are quoted.",
  }),
  followUp({
    id: "elm-en-automation-own-account",
    before: [
      "we'd like our orders to go from email to a spreadsheet automatically. what's that cost?",
    ],
    question: "whose zapier account does it run in",
    must: [/your own|your (?:zapier|account)|in your/iu],
    pages: [service("workflow-automation")],
    inWords: "The customer's own account; the plan is billed to them.",
  }),
  followUp({
    id: "elm-en-flows-more",
    before: ["price of one automation?"],
    question: "we'd have four of them",
    must: [price("workflow-automation.five-flows")],
    pages: [service("workflow-automation")],
    inWords: "Up to five flows: $900.",
  }),
  followUp({
    id: "elm-en-other-one-too",
    before: [
      "what's the difference between smart form and client portal",
      "the form can take uploads right?",
    ],
    question: "can the other one do that too",
    must: [/portal/iu, /document|file|upload|100 MB/iu],
    pages: [service("client-portal")],
    inWords: "Yes: the client portal takes documents in both directions, up to 100 MB each.",
  }),
  followUp({
    id: "elm-en-budget-after",
    before: ["I need a website for my bakery"],
    question: "my budget is about 600 though",
    must: [price("landing-page.complete")],
    mustNot: [/a five-page website (?:fits|is within)/iu],
    pages: [service("landing-page")],
    inWords: "A full website starts at $1,200; a landing page ($350 or $500) fits the budget.",
  }),
  followUp({
    id: "elm-en-her-question-number",
    before: ["I need a chatbot for our product manuals"],
    question: "around 200 documents I'd say",
    must: [price("gpt4-chatbot.three-channels")],
    pages: [service("gpt4-chatbot")],
    inWords: "200 documents need the largest option, $1,500, up to 300.",
  }),
  followUp({
    id: "elm-en-deposit",
    before: ["how much is the smallest web app", "three thousand, all at once?"],
    question: "can't i pay it in two halves",
    must: [
      either(saysNoInEnglish, /milestone|separate payments|write to us/u),
      either(/milestone|quote|write/u, aPerson),
    ],
    pages: ["/legal/terms", service("web-app")],
    inWords:
      "Not online yet: an order is paid in full; whoever wants milestones writes before accepting a quote.",
  }),
  followUp({
    id: "elm-en-dashboard-crypto",
    before: ["how much would a market dashboard with 40 symbols be"],
    question: "would crypto work as well?",
    must: [/crypto|coins?|provider|source/iu],
    mustNot: [/pay (?:with|in) crypto|bitcoin as payment|by card/iu],
    pages: [service("market-dashboard")],
    inWords:
      "About the dashboard's symbols: whatever the data provider offers, crypto too (or honest doubt about it); not about paying.",
  }),
  followUp({
    id: "elm-en-what-next",
    before: ["landing page essential is what i want", "no thats all"],
    question: "so what do i do now",
    must: [/order|buy|checkout|pay/iu],
    pages: [service("landing-page"), "/services"],
    inWords: "Order the Landing Page, Essential, on its page and pay by card; contact in 24 hours.",
  }),
  followUp({
    id: "elm-en-revisions-more",
    before: ["How many revisions do I get with a 12 page website?"],
    question: "and if I need a fourth one?",
    must: [/quote|extra|further|agree|charge|beyond|more/iu],
    mustNot: [/30 days of support after/iu],
    pages: [service("full-website"), "/legal/terms"],
    inWords: "Three per page are included; further ones are agreed and priced first (quote).",
  }),
  followUp({
    id: "elm-en-lead-calendar",
    before: ["tell me about the ai lead page", "which crms does it work with"],
    question: "and calendars?",
    must: [/google calendar/iu, /microsoft 365|outlook|booking link/iu],
    pages: [service("ai-lead-gen-lp")],
    inWords: "Google Calendar, Microsoft 365 or a booking link, in the larger options.",
  }),
];
