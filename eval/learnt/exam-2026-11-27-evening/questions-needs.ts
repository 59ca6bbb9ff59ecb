import type { Question } from "../../judge/question.ts";
import { asked, names, priceOf, service } from "./facts.ts";

const need = asked("need");

/** What visitors who write English are bothered by, told without the name of a service. */
export const needQuestions: readonly Question[] = [
  need({
    id: "need-vet-phone",
    question:
      "I run a vet practice with two receptionists. The phone never stops and it's always the same: do you see rabbits, what does a booster cost, are you open saturday. Our site says all of it but nobody reads it",
    must: [names.chatbot, priceOf("gpt4-chatbot.one-site", "gpt4-chatbot.setup-with-care")],
    pages: [service("gpt4-chatbot")],
  }),
  need({
    id: "need-caterer-details",
    question:
      "people ask for catering by mail and never say how many guests, which date or who's allergic to what. i write back three times before i can even start. must be something better",
    must: [names.form, priceOf("smart-form.one-form", "smart-form.several-steps")],
    pages: [service("smart-form")],
  }),
  need({
    id: "need-architect-drawings",
    question:
      "We're architects. Drawings and permits go to clients as attachments and then somebody builds from last month's version. I want one place where each client only sees their own papers",
    must: [names.portal, priceOf("client-portal.documents", "client-portal.documents-and-jobs")],
    pages: [service("client-portal")],
  }),
  need({
    id: "need-florist-ads",
    question:
      "Florist here. I want to run instagram ads for mother's day bouquets but they'd click through to our messy homepage. I just need somewhere to send them that sells this one thing",
    must: [
      names.landing,
      priceOf("landing-page.essential", "landing-page.complete", "ai-lead-gen-lp.one-offer"),
    ],
    pages: [service("landing-page"), service("ai-lead-gen-lp")],
  }),
  need({
    id: "need-museum-old",
    question:
      "our little railway museum is online since 2009 and it looks like it. can't read it on a phone and only my nephew can change the opening hours",
    must: [
      names.website,
      priceOf("full-website.five-pages", "full-website.eight-pages", "full-website.twelve-pages"),
    ],
    pages: [service("full-website")],
  }),
  need({
    id: "need-gold-chart",
    question:
      "i sit in front of the gold chart half the night waiting for the RSI to come back over 30 while price is above the 200 average. want something that just tells me",
    must: [
      names.pineScript,
      priceOf(
        "pine-script-indicator.one-indicator",
        "pine-script-indicator.strategy-with-backtest",
      ),
    ],
    pages: [service("pine-script-indicator")],
  }),
  need({
    id: "need-office-tabs",
    question:
      "Small family office. Every morning I open seven tabs to see where our bonds, funds and currencies stand, then I copy it into a sheet for the other two partners.",
    must: [
      names.dashboard,
      priceOf(
        "market-dashboard.one-source",
        "market-dashboard.two-sources",
        "market-dashboard.three-sources",
      ),
    ],
    pages: [service("market-dashboard")],
  }),
  need({
    id: "need-hvac-excel",
    question:
      "nine heating technicians, one excel with all the jobs, and everybody overwrites everybody. I need something proper with logins where the office enters a job and the guys tick it off",
    must: [names.webApp, priceOf("web-app.one-process", "web-app.three-processes")],
    pages: [service("web-app")],
  }),
  need({
    id: "need-kitchens-on-film",
    question:
      "I build kitchen furniture. Someone should explain on my homepage what I do, about a minute, but I freeze as soon as a camera is on me",
    must: [names.video, priceOf("ai-video-1min.one-video")],
    pages: [service("ai-video-1min")],
  }),
  need({
    id: "need-pitch-repeated",
    question:
      "I sell an online course for bookkeepers and give the same three minute pitch on every single call. can't that be recorded somehow without hiring an actor",
    must: [names.video, priceOf("vsl-ai-host.three-minutes", "vsl-ai-host.five-minutes-with-page")],
    pages: [service("vsl-ai-host")],
  }),
  need({
    id: "need-builder-gone",
    question:
      "the guy who made our site moved to Portugal and doesn't pick up. nobody installs updates, nobody has a backup, and i get weird warnings",
    must: [names.maintenance, priceOf("ongoing-maintenance.one-month-two-hours")],
    pages: [service("ongoing-maintenance")],
  }),
  need({
    id: "need-friday-copying",
    question:
      "Every Friday my office manager copies hours out of 14 emails into a spreadsheet and then writes to each supervisor that it's in. takes her till five",
    must: [
      names.automation,
      priceOf("workflow-automation.one-flow", "workflow-automation.three-flows"),
    ],
    pages: [service("workflow-automation")],
  }),
  need({
    id: "need-offer-of-40k",
    question:
      "A software house wants $40k from us for something with AI. I can't judge if that's sane. Could somebody neutral look at the offer before we sign?",
    must: [names.consulting, priceOf("tech-consulting.one-hour", "tech-consulting.one-day")],
    pages: [service("tech-consulting")],
  }),
];
