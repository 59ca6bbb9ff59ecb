import { either, hours, number, price, time, timeOf } from "../../judge/patterns.ts";
import type { Question } from "../../judge/question.ts";
import { asked, names, priceOf, service, sum } from "./facts.ts";

const followUp = asked("follow-up");

/** What thumbs type after something else was said, in English. */
export const contextQuestions: readonly Question[] = [
  followUp({
    id: "ash-after-bot-biggest",
    before: ["yo how much for a chatbot on my site"],
    question: "n the biggest one?",
    must: [price("gpt4-chatbot.three-channels")],
    pages: [service("gpt4-chatbot")],
    inWords: "The largest chatbot option (web, email and SMS, with CRM) costs $1,500.",
  }),
  followUp({
    id: "ash-after-van-text",
    before: ["need a landing page for my car detailing van", "350 is fine"],
    question: "u write the text or me",
    must: [
      either(
        /\byou (?:send|bring|provide|supply|write|give|deliver)|your (?:own )?texts?\b|texts? (?:comes|come) from you/u,
        price("landing-page.complete"),
      ),
    ],
    pages: [service("landing-page")],
    inWords: "At $350 the visitor sends the text; for $500 we write it.",
  }),
  followUp({
    id: "ash-after-portal-sixty",
    before: ["portal for my clients so they can grab their files", "around 60 of them"],
    question: "price then",
    must: [price("client-portal.documents-and-jobs")],
    pages: [service("client-portal")],
    inWords: "60 clients need the $1,500 option (up to 100 clients), as $750 covers only 25.",
  }),
  followUp({
    id: "ash-after-ema-time",
    before: ["pine script alert for my ema cross", "do i keep the code"],
    question: "how long til i get it",
    must: [timeOf("pine-script-indicator.one-indicator")],
    pages: [service("pine-script-indicator")],
    inWords: "One indicator with one alert is delivered within 3 days (usually 2-5 days).",
  }),
  followUp({
    id: "ash-after-barber-spanish",
    before: ["website 5 pages for a barber shop how much", "what currency is that"],
    question: "and if i want it in spanish too",
    must: [price("full-website.twelve-pages")],
    pages: [service("full-website")],
    inWords: "A second language comes with the twelve-page option at $2,500 (or by quote).",
  }),
  followUp({
    id: "ash-after-gym-both",
    before: ["1 min video for my gym", "can i also get a landing page"],
    question: "both together how much",
    must: [sum("ai-video-1min.one-video", "landing-page.essential")],
    pages: [service("ai-video-1min"), service("landing-page")],
    inWords: "The video ($250) and the landing page ($350) are $600 together.",
  }),
  followUp({
    id: "ash-after-flow-app",
    before: ["automation: form -> sheet -> email. price?", "do u need my passwords"],
    question: "which app do u build it in",
    must: [/zapier/iu, /\bmake\b/iu],
    pages: [service("workflow-automation"), "/tutorials/automation"],
    inWords: "It is built in Zapier or Make, in the visitor's own account.",
  }),
  followUp({
    id: "ash-after-care-charging",
    before: ["im looking at the maintenance thing", "250 a month right"],
    question: "so it just keeps charging me til i stop it?",
    must: [
      /(?:nothing|not|no|never|n[’']t)[^.]{0,60}(?:renew|charg|automatic)|one month (?:at a time|only)|buy (?:only )?one month|one payment|nothing to cancel|order again/iu,
    ],
    pages: [service("ongoing-maintenance")],
    inWords: "No: one payment buys one month, nothing renews by itself and the card isn't kept.",
  }),
  followUp({
    id: "ash-after-candles-budget",
    before: ["my budget is like 500 max", "for a page to sell my candle workshop"],
    question: "so which one can i get",
    must: [names.landing, priceOf("landing-page.essential", "landing-page.complete")],
    pages: [service("landing-page")],
    inWords:
      "A landing page: Essential at $350, or Complete with the text written at exactly $500.",
  }),
  followUp({
    id: "ash-after-rental-ninety",
    before: ["chatbot 4 my rental agency, abt 90 pages of info", "does it do whatsapp"],
    question: "ok forget whatsapp. how much wd mine be then",
    must: [price("gpt4-chatbot.setup-with-care")],
    pages: [service("gpt4-chatbot")],
    inWords: "90 pages fit the $700 option (up to 150 pages), not the $400 one (25 pages).",
  }),
  followUp({
    id: "ash-after-call-move",
    before: ["consulting call price?", "cool"],
    question: "if i cant make it can i move it",
    must: [
      hours(24),
      /free|no (?:extra )?(?:charge|cost|fee)|without (?:charge|cost)|costs? nothing/iu,
    ],
    pages: [service("tech-consulting")],
    inWords: "Yes, a call can be rescheduled free of charge up to 24 hours before.",
  }),
  followUp({
    id: "ash-after-screens-back",
    before: ["u do figma designs?", "we have 2 screens", "where r u guys btw"],
    question: "ok n my screens, what wd they cost",
    must: [price("ui-ux-design.two-pages")],
    pages: [service("ui-ux-design")],
    inWords: "Two designed pages cost $300.",
  }),
  followUp({
    id: "ash-after-castle-changes",
    before: ["form where ppl book n pay a bouncy castle", "yes stripe"],
    question: "how many times can i ask for changes before its done",
    must: [time(3, "revisions?|rounds?|times|changes?|lists?")],
    pages: [service("smart-form")],
    inWords: "The form with payment ($600) includes 3 revisions.",
  }),
  followUp({
    id: "ash-after-stock-server",
    before: ["web app for our warehouse, stock + orders + returns", "so the 6k one"],
    question: "whos server is it on",
    must: [/your (?:own )?(?:cloud|server|account|host)|(?:cloud|hosting) account of yours/iu],
    pages: [service("web-app")],
    inWords: "It runs in the customer's own cloud account, in the region they choose.",
  }),
  followUp({
    id: "ash-after-hubspot-three",
    before: ["hook up our hubspot. leads come from a form, shopify and email"],
    question: "cost",
    must: [price("crm-integration.three-sources")],
    pages: [service("crm-integration")],
    inWords: "Three sources into one CRM cost $600.",
  }),
  followUp({
    id: "ash-after-vsl-longer",
    before: ["sales video 3 min w/ ai host", "can she speak german"],
    question: "actually make it 5 min. price?",
    must: [price("vsl-ai-host.five-minutes-with-page")],
    pages: [service("vsl-ai-host")],
    inWords: "The five-minute sales video with its page costs $800.",
  }),
  followUp({
    id: "ash-after-leads-pipedrive",
    before: [
      "landing page plz",
      "hm no wait. i want the one with the ai that talks to ppl and collects leads",
    ],
    question: "does it put them in pipedrive",
    must: [
      /pipedrive|\bCRM\b/iu,
      either(price("ai-lead-gen-lp.crm-and-booking"), number(1500), /larger|second|bigger/u),
    ],
    pages: [service("ai-lead-gen-lp")],
    inWords: "Yes, in the AI lead page's larger options, from $1,100 (With CRM and booking).",
  }),
];
