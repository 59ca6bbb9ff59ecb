import { contact } from "#content/brand.ts";
import { days, either, literal, price, time } from "../../judge/patterns.ts";
import type { Question } from "../../judge/question.ts";
import { asked, french, german, saysNoInEnglish, service, spanish } from "./facts.ts";

const about = asked("service");
const buying = asked("buying");

/** Details of services, asked sideways. */
export const serviceQuestions: readonly Question[] = [
  about({
    id: "ash-service-form-halfway",
    question: "on the form can ppl stop halfway n finish later",
    must: [
      either(
        price("smart-form.several-steps"),
        /several steps|larger|(?:kept|saved|keeps?|remember)[^.]*(?:come back|return|later|people)/u,
      ),
    ],
    pages: [service("smart-form")],
    inWords: "Yes, from the $350 option on: answers are kept for people who come back.",
  }),
  about({
    id: "ash-service-pdf-size",
    question: "how big can a pdf be in the client portal",
    must: [/(?<!\d)100\s?(?:MB|megabytes?)/iu],
    pages: [service("client-portal")],
    inWords: "Up to 100 MB each.",
  }),
  about({
    id: "ash-service-zapier-bill",
    question: "who pays the zapier bill",
    must: [
      /\byou(?:[’']d|[’']ll)? pay|bill(?:ed|s)? (?:directly )?(?:to )?you|paid by you|charged? (?:to )?you|your (?:own )?(?:Zapier|plan|account|bill|cost)|directly/iu,
    ],
    pages: [service("workflow-automation"), "/tutorials/automation"],
    inWords: "The customer pays their own Zapier or Make plan, directly to them.",
  }),
  about({
    id: "ash-service-video-cartoon",
    question: "the person in the video is that a real person or some cartoon lol",
    must: [
      /not (?:a )?real|(?:isn|aren)[’']t (?:a )?real|no real|avatar|(?:made|generated) (?:with|by) (?:an )?AI|AI[- ](?:made|generated)/iu,
    ],
    pages: [service("ai-video-1min"), "/legal/ai-ethics"],
    inWords: "An AI avatar, not a real person, and labelled as AI-made.",
  }),
  about({
    id: "ash-service-bot-stuck",
    question: "ur chatbots, what do they do when they dont know smth",
    must: [
      /hand(?:s|ed|ing)?[\s-]?(?:\w+ ){0,3}over|\bperson\b|\bhuman\b|pass(?:es|ed)? (?:it|the|them|you)/iu,
    ],
    pages: [service("gpt4-chatbot"), "/docs"],
    inWords: "It hands over to a person, with the conversation.",
  }),
  about({
    id: "ash-service-wartung-fremd",
    language: "de",
    question: "kann ich bei der wartung auch ne seite reingeben die ihr gar nicht gebaut habt",
    must: [
      german,
      /(?<!\p{L})ja(?!\p{L})|fremd|ander(?:en|er|em|e|swo)(?!\p{L})|jemand|egal, wer|unabhängig/iu,
    ],
    mustNot: [/^\W*nein|nur (?:für )?(?:eigene|unsere)/iu],
    pages: [service("ongoing-maintenance")],
    inWords: "Yes, for our own work or someone else's.",
  }),
  about({
    id: "ash-service-dashboard-cada",
    language: "es",
    question: "el dashboard de mercado cada cuanto se actualiza",
    must: [spanish, /segundo|plan de datos|su plan|tan a menudo|proveedor/iu],
    pages: [service("market-dashboard")],
    inWords: "As often as the data plan allows, down to one second.",
  }),
  about({
    id: "ash-service-conseil-langue",
    language: "fr",
    question: "l'heure de conseil c en français ou en anglais",
    must: [french, /anglais/iu],
    pages: [service("tech-consulting")],
    inWords: "In English.",
  }),
];

/** Money, time and terms, asked sideways. */
export const buyingQuestions: readonly Question[] = [
  buying({
    id: "ash-buying-clock",
    question: "whens the clock start, when i pay?",
    must: [
      /everything|kick-?off|all (?:the |your )?(?:material|content|info|input|things)|what (?:we|it|the work) needs?/iu,
    ],
    pages: ["/legal/terms", "/docs", "/"],
    inWords: "On the day we have everything that the work needs, not on the day of payment.",
  }),
  buying({
    id: "ash-buying-tax-top",
    question: "is there tax on top of that 1200",
    must: [
      /\bno\b[^.]{0,40}\b(?:tax|fee|VAT|extra)|(?:not|n[’']t|without|nothing)[^.]{0,50}(?:add|tax|top)/iu,
    ],
    pages: ["/legal/terms"],
    inWords: "No tax or fee is added at checkout.",
  }),
  buying({
    id: "ash-buying-quote-cost",
    question: "the quote thing does that cost me anything",
    must: [
      /\bfree\b|nothing|no (?:cost|charge|obligation)|n[’']t cost|without (?:cost|charge)|\bno\b/iu,
    ],
    pages: ["/legal/terms", "/docs", "/"],
    inWords: "No, nothing is paid before the quote is accepted.",
  }),
  buying({
    id: "ash-buying-goes-up",
    question: "and if its more work than u thought, i pay more?",
    must: [
      /(?:n[’']t|not|never|\bno\b)[^.]{0,60}(?:go up|grow|rise|increase|change|more|extra)|\bfixed\b|\bfirm\b|stays? the same/iu,
    ],
    pages: ["/", service("full-website")],
    inWords: "No, the price is fixed before you pay and doesn't go up afterwards.",
  }),
  buying({
    id: "ash-buying-stop-midway",
    question: "what if i change my mind while ur still building",
    must: [/refund|money back|get (?:it |everything |your money )?back|stop (?:it )?at any time/iu],
    pages: ["/legal/refunds", "/legal/terms"],
    inWords: "You can stop at any time before delivery and are refunded what you paid.",
  }),
  buying({
    id: "ash-buying-rechnung",
    language: "de",
    question: "geht auch auf rechnung oder nur karte",
    must: [german, /Karte|Kreditkarte/iu],
    pages: ["/legal/terms", "/"],
    inWords: "By card on the payment page; a later payment by invoice only if agreed with us.",
  }),
  buying({
    id: "ash-buying-devuelven",
    language: "es",
    question: "si no me gusta me devuelven todo?",
    must: [spanish, days(30), /devol|devuel|reembols/iu],
    pages: ["/legal/refunds", "/legal/terms"],
    inWords: "Yes, the full price until 30 days after delivery.",
  }),
  buying({
    id: "ash-buying-euros",
    language: "fr",
    question: "on peut payer en euros ou pas",
    must: [french, /dollars?|USD|\$/iu],
    mustNot: [/^\W*oui[,.!]? (?:vous pouvez|on peut)[^.]*euros/iu],
    pages: ["/legal/terms"],
    inWords: "Prices are in US dollars, and charged in them.",
  }),
];

const trust = asked("trust");

/** Whether they can trust us. */
export const trustQuestions: readonly Question[] = [
  trust({
    id: "ash-trust-train",
    question: "u gonna train ur ai on my stuff?",
    must: [/(?:\bno\b|not|n[’']t|never|none)[^.]{0,80}train|train(?:s|ed)? (?:no|none)/iu],
    pages: ["/legal/ai-ethics", "/legal/privacy", "/legal/dpa"],
    inWords: "No, no model is trained with a customer's data.",
  }),
  trust({
    id: "ash-trust-bug",
    question: "found a hole in ur site who do i tell",
    must: [literal(contact.email.security)],
    pages: ["/legal/security"],
    inWords: "Write to the security address; research in good faith is safe.",
  }),
  trust({
    id: "ash-trust-soc2",
    question: "r u soc2 or smth",
    must: [saysNoInEnglish],
    mustNot: [/\bwe are (?:SOC|ISO)[^.]*certified/iu],
    pages: ["/legal/security"],
    inWords: "No, there is no security certification and we don't claim one.",
  }),
  trust({
    id: "ash-trust-chat-speichern",
    language: "de",
    question: "wie lang speichert ihr das was ich hier schreib",
    must: [german, time(2, "Jahren?")],
    pages: ["/legal/ai-ethics", "/legal/privacy", "/"],
    inWords: "A chat with Aria is kept for 2 years after the last message.",
  }),
];
