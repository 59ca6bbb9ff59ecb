import { either, number, price, timeOf } from "../judge/patterns.ts";
import type { Question } from "../judge/question.ts";

/** Needs told as trouble, by people who don't know the names of our services. */
const need = (question: Omit<Question, "kind" | "language">): Question => ({
  kind: "need",
  language: "en",
  ...question,
});

export const needQuestions: readonly Question[] = [
  need({
    id: "need-phone-rings",
    question:
      "the phone in our physio practice rings all day with the same questions - parking, opening times, which insurers. what could you build and what would it cost?",
    facts: { must: [/chatbot/iu, price("gpt4-chatbot.one-site")] },
    pages: ["/services/gpt4-chatbot"],
    should: "answer",
  }),
  need({
    id: "need-orders-typed",
    question:
      "Every evening my wife types the day's shopify orders into a google sheet and then mails the warehouse. can that run on its own??",
    facts: { must: [/automat/iu] },
    pages: ["/services/workflow-automation", "/tutorials/automation"],
    should: "answer",
  }),
  need({
    id: "need-enquiries-lost",
    question:
      "We're estate agents. Enquiries from our website form should all be in HubSpot, but half never get there because somebody forgets to type them in. How quickly could that be fixed?",
    facts: {
      must: [/CRM|HubSpot/u, either(timeOf("crm-integration.one-source"), /3\s*[-–]\s*7/u)],
    },
    pages: ["/services/crm-integration", "/services/workflow-automation"],
    should: "answer",
  }),
  need({
    id: "need-receipts-by-mail",
    question:
      "I'm a tax adviser. 40 clients mail me receipts as attachments, every March is chaos. I'd like one place where each of them sees only his own papers and we talk about each job there too. What's the price for that many?",
    facts: { must: [/portal/iu, price("client-portal.documents-and-jobs")] },
    pages: ["/services/client-portal"],
    should: "answer",
  }),
  need({
    id: "need-dispatch-sheet",
    question:
      "18 drivers, one Excel file, five people overwriting each other in it. It has to become something proper with logins before somebody quits. Where would that start price wise",
    facts: { must: [/web app/iu, price("web-app.one-process")] },
    pages: ["/services/web-app"],
    should: "answer",
  }),
  need({
    id: "need-old-site",
    question:
      "our flower shop site is from 2009 and looks it, on a phone you cant read a thing. five pages would do: home, flowers, weddings, about, contact. whats the damage?",
    facts: { must: [/website/iu, price("full-website.five-pages")] },
    pages: ["/services/full-website"],
    should: "answer",
  }),
  need({
    id: "need-course-launch",
    question:
      "I'm launching a sourdough course in 8 days and need a single page with a sign-up form. Photos and text are ready. Can you do it in time, for how much?",
    facts: { must: [/landing page/iu, price("landing-page.essential")] },
    pages: ["/services/landing-page"],
    should: "answer",
  }),
  need({
    id: "need-camera-shy",
    question:
      "I hate being on camera but everyone tells me our home page needs somebody who says in a minute what we do. ideas? budget is small",
    facts: { must: [/video/iu, price("ai-video-1min.one-video")] },
    pages: ["/services/ai-video-1min"],
    should: "answer",
  }),
  need({
    id: "need-missing-measurements",
    question:
      "People ask us for a kitchen estimate and always forget half the measurements. We write back three times each. There must be a better way that doesn't cost a fortune?",
    facts: { must: [/smart form|\bform\b/iu, price("smart-form.one-form")] },
    pages: ["/services/smart-form"],
    should: "answer",
  }),
  need({
    id: "need-chart-watching",
    question:
      "I sit in front of charts all day waiting for rsi < 30 plus a volume spike on the 4h. can you make tradingview just tell me, and at what price",
    facts: {
      must: [/pine|indicator/iu, price("pine-script-indicator.one-indicator")],
      mustNot: [/(?:will|can) (?:make|earn) you money/iu],
    },
    pages: ["/services/pine-script-indicator"],
    should: "answer",
  }),
  need({
    id: "need-six-tabs",
    question:
      "We follow about 30 symbols from two data vendors, spread over six browser tabs and a spreadsheet, and nobody sees the same number. One screen for four people please. Cost?",
    facts: { must: [/dashboard/iu, price("market-dashboard.two-sources")] },
    pages: ["/services/market-dashboard"],
    should: "answer",
  }),
  need({
    id: "need-tenants",
    question:
      "Property management, 300 flats. Tenants report broken heaters by WhatsApp, phone, on paper under the door... and we lose track. What do you have for people like us?",
    facts: { must: [/form|portal|chatbot|automation|web app/iu] },
    pages: [
      "/services/smart-form",
      "/services/client-portal",
      "/services/gpt4-chatbot",
      "/services/workflow-automation",
      "/services/web-app",
    ],
    should: "answer",
  }),
  need({
    id: "need-same-pitch",
    question:
      "Our reps explain the same water filter for twenty minutes to every single caller. We'd rather people watched a proper pitch of about five minutes first, on its own page. How much?",
    facts: {
      must: [/sales letter|VSL|sales video/iu, price("vsl-ai-host.five-minutes-with-page")],
    },
    pages: ["/services/vsl-ai-host"],
    should: "answer",
  }),
  need({
    id: "need-developer-left",
    question:
      "Our developer left and nobody updates our two websites any more. One of them got hacked in spring. Who looks after such things month by month and what would that be for both",
    facts: { must: [/maintenance/iu, price("ongoing-maintenance.one-month-five-hours")] },
    pages: ["/services/ongoing-maintenance"],
    should: "answer",
  }),
  need({
    id: "need-second-opinion",
    question:
      "An agency offered us a platform for 60k. I run a bakery chain, I have no idea whether that is sensible. Can somebody of yours read the offer before I sign?",
    facts: {
      must: [
        /consult/iu,
        either(price("tech-consulting.one-hour"), price("tech-consulting.one-day")),
      ],
    },
    pages: ["/services/tech-consulting"],
    should: "answer",
  }),
  need({
    id: "need-only-design",
    question:
      "We've got our own developers but nobody who can draw. Three screens of our booking app need to be designed, ideally something we can click through with customers. Price and time?",
    facts: {
      must: [
        /design/iu,
        price("ui-ux-design.three-pages-prototype"),
        either(timeOf("ui-ux-design.three-pages-prototype")),
      ],
    },
    pages: ["/services/ui-ux-design"],
    should: "answer",
  }),
  need({
    id: "need-double-contacts",
    question: "4000 contacts in pipedrive and half of them twice!! help. what would a cleanup cost",
    facts: { must: [/CRM/u, price("crm-integration.three-sources")] },
    pages: ["/services/crm-integration"],
    should: "answer",
  }),
  need({
    id: "need-weekend-visitors",
    question:
      "We install solar panels and pay a lot for ads. People land on our page at weekends, have two questions, get no answer, and on Monday they've signed with somebody else.",
    facts: { must: [/lead generation|chatbot/iu] },
    pages: ["/services/ai-lead-gen-lp", "/services/gpt4-chatbot"],
    should: "answer",
  }),
  need({
    id: "need-camp-registration",
    question:
      "Parents sign their kids up for our football camp on paper and pay cash at the fence. I want them to fill it in online, pay right there and get a PDF back. Possible? how much",
    facts: { must: [/form/iu, price("smart-form.payment-and-document")] },
    pages: ["/services/smart-form"],
    should: "answer",
  }),
  need({
    id: "need-boss-wants-ai",
    question:
      "My boss came back from a trade fair and says we \"need AI\". We're a joinery, 12 people. I honestly don't know what for.",
    facts: { must: [/\?|consult/iu], mustNot: [number(10000)] },
    pages: ["/services", "/services/tech-consulting", "/resources/best-practices"],
    should: "ask-back",
  }),
];
