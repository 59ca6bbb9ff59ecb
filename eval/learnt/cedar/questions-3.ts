import { contact } from "#content/brand.ts";
import { days, either, honest, hours, literal, number, price } from "../../judge/patterns.ts";
import type { Question } from "../../judge/question.ts";
import { asked, billedByOthers, names, priceOf, service, thirtyDays } from "./facts.ts";

const several = asked("several");

/** Two or three questions in one message, in English: each is to be answered. */
export const severalQuestions: readonly Question[] = [
  several({
    id: "cedar-several-page-own-hosting",
    question:
      "how long for a landing page incl the writing, is it mine after and do you throw in the hosting",
    inWords:
      "Within 4 days; page and code are the customer's once paid; hosting isn't included and is billed by its provider.",
    must: [
      either(days(4), /2\s*(?:-|–|to)\s*5 days/u),
      /yours|you own|own(?:s|ed)? (?:the|it|by you)|belongs? to you|handed over/iu,
      billedByOthers,
    ],
    mustNot: [/hosting is included|includes hosting/iu],
    pages: [service("landing-page"), "/legal/ip"],
  }),
  several({
    id: "cedar-several-purchasing-terms",
    question:
      "Dear team, kindly advise: 1) your terms of payment 2) whether tax is added on the prices 3) support after delivery. Regards, Anjali, Procurement",
    inWords:
      "By card when ordering; no tax or fee is added at checkout; 30 days of support after delivery.",
    must: [
      /card|when you order|full/iu,
      /(?:no|not|n[’']t|without|nothing)[^.]{0,40}(?:tax|fee|add)|tax[^.]{0,30}(?:not|n[’']t|none|no )/iu,
      thirtyDays,
    ],
    pages: ["/legal/terms"],
  }),
  several({
    id: "cedar-several-refund-speed",
    question: "do u give refunds and how fast is the money back on my card",
    inWords: "Yes, until 30 days after delivery; the money is sent within 5 business days.",
    must: [thirtyDays, days(5)],
    pages: ["/legal/refunds"],
  }),
  several({
    id: "cedar-several-portal-three",
    question:
      "Client portal. Would 20 clients fit in the small one? Where does it run? And what size of file can they put up, our drawings are big",
    inWords:
      "Yes, up to 25 clients; it runs in the customer's own cloud account; files of up to 100 MB.",
    must: [either(number(25), /\byes\b/u), /your (?:own )?cloud|cloud account/iu, /100\s*MB/iu],
    pages: [service("client-portal")],
  }),
  several({
    id: "cedar-several-cheap-video-vertical",
    question: "whats the cheapest video, how many edits do i get and can it be upright for tiktok",
    inWords: "$250, with 3 revisions, and yes, in portrait (9:16).",
    must: [price("ai-video-1min.one-video"), number(3), /portrait|9\s*:\s*16|vertical|upright/iu],
    pages: [service("ai-video-1min")],
  }),
  several({
    id: "cedar-several-crm-doubles-ghana",
    question:
      "Which CRM you can connect? Can you clean the double contacts also? And have you customers in Ghana, my boss is asking",
    inWords:
      "HubSpot, Salesforce and Pipedrive; duplicates are merged from the $600 option on; clients are in 50+ countries, but Ghana isn't named.",
    must: [
      /hubspot|salesforce|pipedrive/iu,
      either(price("crm-integration.three-sources"), /merge|duplicate/u),
      either(honest, /50\s*\+|\b(?:sorry|person|don[’']t)\b/u),
    ],
    pages: [service("crm-integration"), "/about"],
  }),
  several({
    id: "cedar-several-who-and-when",
    question: "who would be my contact if i order today + when do i hear from you",
    inWords:
      "The person who scopes the work, from a small team; first contact within 24 hours of the order.",
    must: [
      /Mara|Nils|Tom[áa]s|Wanda|contact person|small team|the person who|one of our team|person who/iu,
      hours(24),
    ],
    pages: ["/about", "/"],
  }),
  several({
    id: "cedar-several-bot-monthly-model-rubbish",
    question:
      "the 400 bot. is there a monthly fee from you. which AI is in it. what if it tells my customers rubbish",
    inWords:
      "Nothing monthly from us; GPT-4 by default; it can be wrong, so it names its sources and hands over to a person.",
    must: [
      /(?:no|nothing|not|n[’']t)[^.]{0,40}month|once|one[- ]time/iu,
      /GPT-?4/iu,
      /can be wrong|source|where (?:each|the|an) answer|hand|passes|person|responsible|test|check/iu,
    ],
    pages: [service("gpt4-chatbot")],
  }),
  several({
    id: "cedar-several-ring-from-london",
    question: "can i ring you? what number and when are you in, im in london",
    inWords:
      "Yes: sales +1 (415) 555-0142, support +1 (415) 555-0168, Monday to Friday 9 to 6 Pacific time.",
    must: [
      either(...contact.phones.map(({ display }) => literal(display)), /555[\s.-]?01(?:42|68)/u),
      /9(?:\s*(?:am|:00))?\s*(?:-|–|to|until)\s*(?:6|18)|PST|Pacific|Los Angeles|UTC|17:00/iu,
    ],
    pages: ["/contact"],
  }),
  several({
    id: "cedar-several-flows-and-pay-form",
    question:
      "need three automations and also a form where ppl pay by card. price for both?? and how long does each take",
    inWords: "$600 and $600, $1,200 together; each within 5 days.",
    must: [
      priceOf("workflow-automation.three-flows", "smart-form.payment-and-document"),
      either(days(5), /[23]\s*(?:-|–|to)\s*[57] days/u),
      names.form,
      names.automation,
    ],
    pages: [service("workflow-automation"), service("smart-form")],
  }),
];
