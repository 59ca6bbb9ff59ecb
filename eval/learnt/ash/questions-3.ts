import { contact } from "#content/brand.ts";
import {
  days,
  either,
  literal,
  months,
  number,
  price,
  time,
  timeOf,
} from "../../judge/patterns.ts";
import type { Question } from "../../judge/question.ts";
import {
  aPerson,
  asked,
  french,
  german,
  saysNo,
  saysNoInEnglish,
  service,
  spanish,
} from "./facts.ts";

const several = asked("several");

/** Two or three questions in one message, with and without marks. */
export const severalQuestions: readonly Question[] = [
  several({
    id: "ash-several-video-all",
    question: "price for 1 video, how long, what languages",
    must: [
      price("ai-video-1min.one-video"),
      timeOf("ai-video-1min.one-video"),
      /(?=[\s\S]*spanish)(?=[\s\S]*french)(?=[\s\S]*german)/iu,
    ],
    pages: [service("ai-video-1min")],
    inWords: "$250, within 3 days, in English, Spanish, French or German.",
  }),
  several({
    id: "ash-several-paypal-account",
    question: "can i pay w paypal and do i need an account",
    must: [
      /\bcards?\b/iu,
      /without (?:an |any |opening an |creating an |making an )?account|(?:no|not|n[’']t)[^.]{0,40}account|account is optional/iu,
    ],
    pages: ["/legal/terms", "/login"],
    inWords: "Payment is by card on the payment page; no account is needed to buy.",
  }),
  several({
    id: "ash-several-owns-moves",
    question: "who owns the website after and can i move it somewhere else",
    must: [
      /\byou own|\byours\b|belongs? to you|you(?:[’']re| are) the owner|becomes your/iu,
      /host|elsewhere|take it|move it|anywhere/iu,
    ],
    pages: [service("full-website"), "/legal/ip", "/about"],
    inWords: "Code and content are the customer's once paid, and can go to any host.",
  }),
  several({
    id: "ash-several-bot-seo-sat",
    question: "chatbot price? also do you guys do seo?? and r u open sat",
    must: [
      price("gpt4-chatbot.one-site"),
      /SEO|search/iu,
      /Mon(?:day)?\b|weekdays?|weekends?|(?:not|n[’']t|closed)[^.]{0,30}Sat/iu,
    ],
    pages: [service("gpt4-chatbot"), "/contact"],
    inWords:
      "From $400; SEO isn't a service of its own (sites come with titles and sitemap); people are there Mon-Fri, Aria always.",
  }),
  several({
    id: "ash-several-refund-card",
    question: "refund possible? how many days. back to same card?",
    must: [days(30), /\bcard\b/iu],
    pages: ["/legal/refunds", "/legal/terms"],
    inWords: "Yes, until 30 days after delivery, to the card that was used.",
  }),
  several({
    id: "ash-several-nda-gdpr",
    question: "do u sign ndas what abt gdpr",
    must: [
      /confidential|\bNDAs?\b|non-disclosure/iu,
      /data processing|\bDPA\b|\/legal\/gdpr|GDPR[^.]*(?:right|apply|applies|page|officer)|privacy/iu,
    ],
    pages: [service("tech-consulting"), "/legal/dpa", "/legal/gdpr"],
    inWords:
      "A confidentiality agreement on request (with consulting; the DPA binds too), and GDPR rights and a data processing agreement exist.",
  }),
  several({
    id: "ash-several-domain-changes",
    question: "the 350 landing page does that have the domain in it + how many changes do i get",
    must: [
      /domain[^.]*(?:provider|not|n[’']t|separate|extra|yourself|your own|billed)|(?:not|n[’']t|extra|your own)[^.]*domain/iu,
      time(2, "revisions?|rounds?|changes|times"),
    ],
    mustNot: [/domain is included|includes (?:a|the) domain/iu],
    pages: [service("landing-page")],
    inWords: "The domain isn't in it (billed by its provider); 2 revisions are included.",
  }),
  several({
    id: "ash-several-phone-now",
    question: "got a phone number? anyone there now, its 8am in new york",
    must: [
      either(...contact.phones.map(({ display }) => literal(display)), /555[\s.-]?01(?:42|68)/u),
      /PST|Pacific|Los Angeles|9(?:\s*(?:am|:00))?\s*(?:-|–|to|until)\s*(?:6|18)/iu,
    ],
    pages: ["/contact"],
    inWords:
      "The numbers (sales 0142, support 0168), answered Mon-Fri 9-6 Pacific time, so not yet at 8 in New York.",
  }),
  several({
    id: "ash-several-pipedrive-shopify",
    question: "crm hookup: pipedrive ok? shopify too? cost?",
    must: [/pipedrive/iu, /shopify/iu, price("crm-integration.one-source")],
    pages: [service("crm-integration")],
    inWords: "Pipedrive and Shopify are both supported; one source costs $350.",
  }),
  several({
    id: "ash-several-cancel-chats",
    question: "how do i cancel the monthly bot care and what happens to the chats it saved",
    must: [/end of (?:the|that|your|a) (?:\w+ )?month|any ?time/iu, either(months(12), days(30))],
    pages: ["/legal/refunds", "/legal/terms", "/legal/dpa"],
    inWords:
      "Care can be cancelled any time for the end of the paid month; chats are kept 12 months unless set otherwise, with 30 days for export after cancelling.",
  }),
  several({
    id: "ash-several-ads-hour",
    question: "do u run instagram ads? and how much for an hour of advice",
    must: [
      either(saysNoInEnglish, /(?:no|not|n[’']t)[^.]{0,60}(?:ads|advertis|instagram|social)/u),
      price("tech-consulting.one-hour"),
    ],
    mustNot: [/\byes,? we (?:do|run|manage)[^.]*ads/iu],
    pages: [service("tech-consulting"), service("ai-lead-gen-lp")],
    inWords: "Advertising isn't offered; an hour of consulting costs $120.",
  }),
  several({
    id: "ash-several-homepage-raten",
    language: "de",
    question: "was kostet homepage 5 seiten und wie lange dauerts und kann ich in raten zahlen",
    must: [
      german,
      price("full-website.five-pages"),
      timeOf("full-website.five-pages"),
      /Meilenstein|Etappe|Teilzahlung|Rate|vollständig|auf einmal|in einer Summe|30\s?%/iu,
    ],
    pages: [service("full-website")],
    inWords:
      "$1,200, within 10 days; parts (30/50/20%) only by agreement with us before, not online.",
  }),
  several({
    id: "ash-several-dsgvo-wo",
    language: "de",
    question: "seid ihr dsgvo konform? wo liegen die daten",
    must: [
      german,
      /DSGVO|GDPR|Auftragsverarbeit|Datenschutz/iu,
      either(saysNo, aPerson, /Server|Cloud|Region|Konto|Datenbank/u),
    ],
    pages: ["/legal/gdpr", "/legal/dpa", "/legal/security"],
    inWords:
      "GDPR rights and a DPA are in place; data is on our host's servers (country not named) or in the customer's own cloud account.",
  }),
  several({
    id: "ash-several-iphone-wartung",
    language: "de",
    question: "Machen Sie auch Apps fürs iPhone? Und was kostet ein Wartungsmonat",
    must: [
      german,
      price("ongoing-maintenance.one-month-two-hours"),
      either(saysNo, /Web-?App|Webanwendung/u, aPerson),
    ],
    pages: [service("ongoing-maintenance"), service("web-app")],
    inWords: "Web apps that work on a phone, no native iPhone apps listed; maintenance from $250.",
  }),
  several({
    id: "ash-several-bot-fuenfundzwanzig",
    language: "de",
    question: "wie viele dokumente kann der 400er bot und wie lang merkt der sich gespräche",
    must: [german, number(25), either(months(12), number(10), number(12))],
    pages: [service("gpt4-chatbot"), "/tutorials/chatbots"],
    inWords:
      "Up to 25 pages or documents; conversations are kept 12 months (10 turns kept in mind).",
  }),
  several({
    id: "ash-several-formulario-celular",
    language: "es",
    question: "cuanto vale un formulario y si sirve en celular",
    must: [spanish, price("smart-form.one-form"), /celular|móvil|teléfono|smartphone/iu],
    pages: [service("smart-form")],
    inWords: "From $200, and it works as well on a phone.",
  }),
  several({
    id: "ash-several-transferencia-factura",
    language: "es",
    question: "aceptan transferencia?? y dan factura",
    must: [spanish, /tarjeta/iu, /factura|recibo|comprobante/iu],
    pages: ["/legal/terms", "/register", "/about"],
    inWords:
      "Payment is by card; receipts are with the orders in the account (an invoice isn't described: ask us).",
  }),
  several({
    id: "ash-several-indicador-ganancias",
    language: "es",
    question: "el indicador de tradingview avisa? y me garantizan ganancias",
    must: [spanish, /alerta|avis/iu, saysNo],
    mustNot: [/garantizamos (?:las )?ganancias/iu],
    pages: [service("pine-script-indicator"), "/legal/terms"],
    inWords:
      "Yes, an alert in TradingView; no profit is promised, it's a tool and money can be lost.",
  }),
  several({
    id: "ash-several-equipe-depuis",
    language: "fr",
    question: "vous etes combien et depuis quand vous existez",
    must: [
      french,
      either(number(4), /petite équipe|Mara|Tomás|Wanda|Nils|équipe/u),
      either(saysNo, aPerson),
    ],
    pages: ["/about"],
    inWords: "A small team (four people named as samples); the site doesn't say since when.",
  }),
  several({
    id: "ash-several-landing-aime-pas",
    language: "fr",
    question: "landing page: délai ? et si j'aime pas",
    must: [french, timeOf("landing-page.essential"), /rembours/iu],
    pages: [service("landing-page"), "/legal/refunds"],
    inWords: "Within 3 days (2-5 usual); full refund until 30 days after delivery.",
  }),
];
