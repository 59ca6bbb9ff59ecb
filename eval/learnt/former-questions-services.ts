import { paymentTerms } from "#content/promises.ts";
import { either, honest, number, price, timeOf } from "../judge/patterns.ts";
import type { Question } from "../judge/question.ts";

/** What a service costs, includes and takes. */
const about = (question: Omit<Question, "kind" | "language" | "should">): Question => ({
  kind: "service",
  language: "en",
  should: "answer",
  ...question,
});

export const serviceQuestions: readonly Question[] = [
  about({
    id: "service-cheapest-bot",
    question: "whats the cheapest chatbot",
    facts: { must: [price("gpt4-chatbot.one-site")] },
    pages: ["/services/gpt4-chatbot"],
  }),
  about({
    id: "service-bot-documents",
    question: "How many of our documents may the $700 chatbot read?",
    facts: { must: [number(150)] },
    pages: ["/services/gpt4-chatbot"],
  }),
  about({
    id: "service-bot-sms",
    question: "does the bot do sms as well and which option would i need for that",
    facts: { must: [/SMS/u, either(price("gpt4-chatbot.three-channels"), /largest/u)] },
    pages: ["/services/gpt4-chatbot"],
  }),
  about({
    id: "service-bot-retainer",
    question: "Is the monthly fee for the chatbot mandatory, and when would it start?",
    facts: {
      must: [
        number(paymentTerms.chatbotRetainerUsdPerMonth),
        /go.?live/iu,
        /confirm|optional|\bno\b|\bnot\b|isn[’']t|nothing/iu,
      ],
    },
    pages: ["/services/gpt4-chatbot", "/legal/terms"],
  }),
  about({
    id: "service-landing-difference",
    question: "Landing page: what exactly do I get for 500 that I don't get for 350?",
    facts: {
      must: [
        /text|copy/iu,
        either(/8 sections|eight sections/u, /3 revisions|three revisions/u, /pictures|CRM/u),
      ],
    },
    pages: ["/services/landing-page"],
  }),
  about({
    id: "service-site-bilingual",
    question:
      "Which of your website packages comes with a second language? We need English + Welsh.",
    facts: { must: [either(/twelve[ -]pages?|12 pages/u, price("full-website.twelve-pages"))] },
    pages: ["/services/full-website"],
  }),
  about({
    id: "service-site-technology",
    question: "Is a full website built with Wordpress or what do you use",
    facts: { must: [/React|static/iu], mustNot: [/yes,? (?:we|it)[^.]*WordPress/iu] },
    pages: ["/services/full-website"],
  }),
  about({
    id: "service-video-revisions",
    question: "One minute video: how many rounds of corrections are in it? and if i need one more?",
    facts: {
      must: [number(paymentTerms.videoRevisionsIncluded), /(?:5|five) credits/iu],
    },
    pages: ["/services/ai-video-1min", "/legal/terms", "/docs"],
  }),
  about({
    id: "service-video-upright",
    question: "can your 1min video be upright, for reels?",
    facts: { must: [/9:16|portrait|upright|vertical/iu] },
    pages: ["/services/ai-video-1min"],
  }),
  about({
    id: "service-portal-file-size",
    question:
      "We exchange architectural plans with builders, some files are 80 MB. Would the client portal take those?",
    facts: { must: [/100\s?MB/iu] },
    pages: ["/services/client-portal"],
  }),
  about({
    id: "service-app-time",
    question: "How long does the $10,000 web app take until it's done?",
    facts: { must: [timeOf("web-app.customers-and-payments")] },
    pages: ["/services/web-app"],
  }),
  about({
    id: "service-script-repaints",
    question: "do your tradingview indicators repaint? been burned before",
    facts: { must: [/bar clos|close of the bar|after the bar|confirmed/iu] },
    pages: ["/services/pine-script-indicator"],
  }),
  about({
    id: "service-dashboard-fresh",
    question: "How fresh are the prices in the market dashboard? Every minute or faster?",
    facts: { must: [/second|data plan/iu] },
    pages: ["/services/market-dashboard"],
  }),
  about({
    id: "service-form-photos",
    question:
      "We're a body shop. Can customers send photos of the dent with the form, how big can they be & in which version?",
    facts: {
      must: [/10\s?MB/iu, either(/several steps|larger/u, price("smart-form.several-steps"))],
    },
    pages: ["/services/smart-form"],
  }),
  about({
    id: "service-maintenance-hours",
    question: "i'd need about ten hours of changes a month, what's the price of that maintenance",
    facts: { must: [price("ongoing-maintenance.one-month-ten-hours")] },
    pages: ["/services/ongoing-maintenance"],
  }),
  about({
    id: "service-consulting-language",
    question: "Can I book the consulting hour in German? My English is not so good.",
    facts: { must: [/English/u], mustNot: [/yes,?[^.]*\bin German/iu] },
    pages: ["/services/tech-consulting"],
  }),
  about({
    id: "service-portal-or-app",
    question:
      "I don't get the difference between your client portal and a custom web app. One starts way higher than the other. Which one's for what?",
    facts: {
      must: [
        /portal/iu,
        /web app/iu,
        either(
          price("client-portal.documents"),
          price("web-app.one-process"),
          /documents|spreadsheet/u,
        ),
      ],
    },
    pages: ["/services/client-portal", "/services/web-app", "/docs"],
  }),
  about({
    id: "service-lead-page-ads",
    question: "With the AI lead page, do you also run the ads and how many leads do you promise?",
    facts: { must: [/advertis|\bads\b|visitors/iu, honest], mustNot: [/\d+ leads (?:a|per) /iu] },
    pages: ["/services/ai-lead-gen-lp"],
  }),
];
