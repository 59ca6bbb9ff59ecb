import { days, either, hours, literal, months, price, time } from "../../../judge/patterns.ts";
import type { Question } from "../../../judge/question.ts";
import { aPerson, asked, french, german, saysNo, service, spanish } from "./facts.ts";

const about = asked("service");

const serviceQuestions: readonly Question[] = [
  about({
    id: "n-service-bot-wordpress",
    question: "does the chatbot work on a wordpress site, how does it get in there",
    must: [/line of (?:code|script|html)|one line|single line|snippet|embed|script/iu],
    pages: [service("gpt4-chatbot"), "/tutorials/chatbots"],
  }),
  about({
    id: "n-service-site-hosting",
    question: "if i order a website is hosting in the price or do i have to get that myself",
    must: [
      /host\p{L}*[^.]*(?:provider|by you|your|yourself|not|separate|extra|isn[’']t)|(?:not|isn[’']t|extra|separate|your own|provider|yourself)[^.]*host/iu,
    ],
    mustNot: [/hosting is included|includes (?:the )?hosting|yes, hosting/iu],
    pages: [service("full-website")],
  }),
  about({
    id: "n-service-formulaire-acompte",
    language: "fr",
    question: "est-ce que le formulaire peut encaisser un acompte par carte ?",
    must: [either(/stripe/u, price("smart-form.payment-and-document")), french],
    pages: [service("smart-form")],
  }),
  about({
    id: "n-service-selbst-aendern",
    language: "de",
    question:
      "Kann ich bei der Website später Texte und Bilder selber austauschen, oder muss ich dafür jedes Mal zahlen?",
    must: [/selbst|selber|editor/iu, german],
    mustNot: [/^\s*nein, (?:das|Sie) (?:geht nicht|können)/iu],
    pages: [service("full-website")],
  }),
  about({
    id: "n-service-codigo-indicador",
    language: "es",
    question: "con el indicador de tradingview me dais también el código o solo puedo usarlo?",
    must: [
      /código fuente|código[^.]{0,40}(?:suyo|tuyo|completo|incluid|comentado)|(?:suyo|tuyo|completo|entreg|recibe|incluye)[^.]{0,40}código|^\W*sí\b/iu,
      spanish,
    ],
    pages: [service("pine-script-indicator"), "/legal/ip"],
  }),
];

const buying = asked("buying");

const buyingQuestions: readonly Question[] = [
  buying({
    id: "n-buying-two-halves",
    question: "any way to pay half now half later? cash is a bit tight until march",
    must: [
      /milestones?|separate payments?|(?:paid|pay|payment) in full|paid when you order|(?:in )?parts|instal/iu,
    ],
    pages: ["/", "/legal/terms", "/legal/refunds"],
  }),
  buying({
    id: "n-buying-plus-tax",
    question: "are your prices plus tax or is that what i actually pay",
    must: [
      /(?:no|not|nothing|without|isn[’']t|aren[’']t|never)[^.]{0,40}(?:tax|fee|added|add|top)|(?:exactly|amount)[^.]{0,60}(?:charged|pay)|tax[^.]{0,30}(?:not|isn[’']t|no)\b/iu,
    ],
    mustNot: [/plus (?:sales )?tax (?:is|are)|(?<!\bno )tax is added/iu],
    pages: ["/legal/terms"],
  }),
  buying({
    id: "n-buying-devolucion-plazo",
    language: "es",
    question: "si al final no me convence, en cuánto tiempo me devolvéis el dinero?",
    must: [either(days(5), time(5, "business|hábil|laborable")), spanish],
    pages: ["/legal/refunds"],
  }),
  buying({
    id: "n-buying-wann-los",
    language: "de",
    question: "Angenommen ich bestelle heute. Wann meldet ihr euch und wie gehts dann weiter",
    must: [either(hours(24), /24\s*(?:h|Std)/u, /(?:eines|einem) Tag/u), german],
    pages: ["/", "/docs", "/legal/terms"],
  }),
];

const trust = asked("trust");

const trustQuestions: readonly Question[] = [
  trust({
    id: "n-trust-chats-kept",
    question:
      "We're a clinic, so I have to ask: how long is what people type into such a chatbot kept?",
    must: [either(months(12), /(?:a|one|1) year/u)],
    pages: [service("gpt4-chatbot"), "/legal/privacy", "/legal/gdpr", "/docs"],
  }),
  trust({
    id: "n-trust-processing-contract",
    question:
      "we're in the EU and our lawyer says we need a contract with you about processing customer data. do you have one",
    must: [either(literal("data processing agreement"), /\bDPA\b|\/legal\/dpa/u)],
    pages: ["/legal/dpa"],
  }),
  trust({
    id: "n-trust-iso",
    language: "fr",
    question: "vous êtes certifiés ISO 27001 ou quelque chose du genre ?",
    must: [saysNo, /certifi/iu, french],
    mustNot: [/^\s*oui\b/iu],
    pages: ["/legal/security"],
  }),
];

const company = asked("company");

const companyQuestions: readonly Question[] = [
  company({
    id: "n-company-come-to-leeds",
    question: "could one of you come to our office in leeds and set it all up here",
    must: [/remote|online|on[- ]site|in person|video call|from (?:a )?distance/iu],
    mustNot: [/^\s*(?:yes|sure|of course)\b/iu],
    pages: ["/contact", "/about", "/"],
  }),
  company({
    id: "n-company-how-many-clients",
    question:
      "are you guys an established outfit or two students in a garage? how many clients have you had",
    must: [
      /50\s*\+|(?:over|more than|about) (?:50|fifty|200)|200\s*\+|sample|small (?:remote )?team/iu,
    ],
    pages: ["/about", "/"],
  }),
];

const aria = asked("aria");

const ariaQuestions: readonly Question[] = [
  aria({
    id: "n-aria-real-person",
    question: "am i writing with a real person right now? and if not how do i get one",
    must: [/\bAI\b|artificial|machine|\bbot\b/iu, aPerson],
    pages: ["/", "/contact", "/legal/ai-ethics"],
  }),
  aria({
    id: "n-aria-binding",
    question: "if you tell me a price in here, can i hold you to it",
    must: [/\bquotes?\b|catalog|listed price|(?:an|your|the|or) order(?! number)|checkout/iu],
    mustNot: [/^\s*yes,? (?:it|that|my|whatever|anything)[^.]{0,40}\b(?:binding|holds)\b/iu],
    pages: ["/legal/terms", "/legal/ai-ethics", "/"],
  }),
];

export const serviceAndCompanyQuestions: readonly Question[] = [
  ...serviceQuestions,
  ...buyingQuestions,
  ...trustQuestions,
  ...companyQuestions,
  ...ariaQuestions,
];
