import { either, price } from "../../judge/patterns.ts";
import type { Question } from "../../judge/question.ts";
import { asked, names, priceOf, service } from "./facts.ts";

const need = asked("need");

/** What bothers visitors who write English, told without the name of a service. */
export const needQuestions: readonly Question[] = [
  need({
    id: "need-museum-mails",
    question:
      "Small museum here. Our ticket desk gets thirty mails a day: is the lift working, can I bring a pram, is the café open on Mondays. Two volunteers do nothing else.",
    must: [
      names.chatbot,
      priceOf(
        "gpt4-chatbot.one-site",
        "gpt4-chatbot.setup-with-care",
        "gpt4-chatbot.three-channels",
      ),
    ],
    pages: [service("gpt4-chatbot")],
  }),
  need({
    id: "need-estate-agency-typing",
    question:
      "estate agency, 6 people. every enquiry lands in our mailbox and someone has to key it into pipedrive by hand. things get lost",
    must: [
      either(names.crm, names.automation),
      priceOf("crm-integration.one-source", "workflow-automation.one-flow"),
    ],
    pages: [service("crm-integration"), service("workflow-automation")],
  }),
  need({
    id: "need-wedding-photographer",
    question:
      "I'm a wedding photographer and want to run ads for autumn dates. Need one decent page to send people to, and please somebody else does the wording, i can't write for toffee",
    must: [names.landing, price("landing-page.complete")],
    pages: [service("landing-page")],
  }),
  need({
    id: "need-roofers",
    question:
      "we're a roofing firm, 30 years in business, still nothing online apart from facebook. five pages or so: what we do, photos of jobs, how to reach us",
    must: [names.website, priceOf("full-website.five-pages", "full-website.eight-pages")],
    pages: [service("full-website")],
  }),
  need({
    id: "need-summer-camp",
    question:
      "parents sign their kids up for our summer camp with a Word file they mail back. allergies missing, phone numbers missing, i chase them for weeks",
    must: [
      names.form,
      priceOf("smart-form.one-form", "smart-form.several-steps", "smart-form.payment-and-document"),
    ],
    pages: [service("smart-form")],
  }),
  need({
    id: "need-bookkeeper-receipts",
    question:
      "bookkeeper here, 60 clients. they send receipts by whatsapp, email, carrier pigeon. I want one place where each of them logs in, drops their stuff and sees what I put there for them",
    must: [names.portal, price("client-portal.documents-and-jobs")],
    pages: [service("client-portal")],
  }),
  need({
    id: "need-plant-nursery",
    question:
      "Plant nursery. Stock, orders and delivery rounds all live in one monster excel that three people fight over every morning. We've outgrown it.",
    must: [names.webApp, priceOf("web-app.one-process", "web-app.three-processes")],
    pages: [service("web-app")],
  }),
  need({
    id: "need-ema-ping",
    question:
      "i stare at charts 4 hrs a day waiting for the 20 and 50 ema to cross with volume above average on gold. would love smth that just pings me",
    must: [names.script, price("pine-script-indicator.one-indicator")],
    pages: [service("pine-script-indicator")],
  }),
  need({
    id: "need-solicitor-explainer",
    question:
      "Solicitor for inheritance law. I'd like somebody to explain on our homepage what happens when there is no will, but none of us wants to be filmed",
    must: [names.video, priceOf("ai-video-1min.one-video", "vsl-ai-host.three-minutes")],
    pages: [service("ai-video-1min"), service("vsl-ai-host")],
  }),
  need({
    id: "need-fitness-course-film",
    question:
      "Online fitness course, $299. I need a proper pitch film, 4ish minutes, someone talking people into it, and a page behind it with the buy button",
    must: [names.video, price("vsl-ai-host.five-minutes-with-page")],
    pages: [service("vsl-ai-host")],
  }),
  need({
    id: "need-fitted-kitchens",
    question:
      "we sell fitted kitchens. ppl click our ad, look, leave. want something that talks to them, finds out budget + when they want it, and hands us only the serious ones",
    must: [
      either(names.leadPage, names.chatbot),
      priceOf(
        "ai-lead-gen-lp.one-offer",
        "ai-lead-gen-lp.crm-and-booking",
        "gpt4-chatbot.setup-with-care",
      ),
    ],
    pages: [service("ai-lead-gen-lp"), service("gpt4-chatbot")],
  }),
  need({
    id: "need-orphaned-shop",
    question:
      "my wordpress shop was built by a guy who vanished. someone needs to keep it patched and swap a picture now and then",
    must: [
      names.upkeep,
      priceOf(
        "ongoing-maintenance.one-month-two-hours",
        "ongoing-maintenance.one-month-five-hours",
      ),
    ],
    pages: [service("ongoing-maintenance")],
  }),
  need({
    id: "need-job-done-routine",
    question:
      "Every time a job is marked done in HubSpot I write the same email, put a line in a google sheet and tell our fitter on Slack. Must be 25 times a week",
    must: [names.automation, price("workflow-automation.one-flow")],
    pages: [service("workflow-automation")],
  }),
];
