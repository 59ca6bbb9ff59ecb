import {
  askedInWords,
  french,
  german,
  service,
  spanish,
  type ExamQuestion,
} from "../../judge/facts.ts";
import { either, number, price } from "../../judge/patterns.ts";

const followUp = askedInWords("follow-up");

/** What is only understood with what was said before. */
export const contextQuestions: readonly ExamQuestion[] = [
  // Trish, 50, office of a caravan park in Skegness.
  followUp({
    id: "harbour-after-each-month",
    before: ["whats a chatbot cost that knows our whole site, its about 100 pages"],
    question: "an then its how much every month on top?",
    must: [
      number(200),
      /confirm|agree|okay|say yes|opt|only (?:if|when|once|after)|go(?:es|ing)?[- ]live|not charged|launch|if you (?:want|wish|like)|choose|your ok\b/iu,
    ],
    pages: [service("gpt4-chatbot")],
    inWords:
      "Monthly care is $200; it starts at go-live and only once the customer has confirmed it; nothing monthly is charged before.",
  }),
  // Ingrid, 46, marketing of a ferry museum in Turku.
  followUp({
    id: "harbour-after-fourth-round",
    before: ["What does a one-minute video with a presenter cost?"],
    question:
      "Our board changes its mind a lot. If we need a fourth round of corrections, what would that be?",
    must: [either(/(?:5|five) (?:further |more |extra )?credits/u, /\$\s?50(?!\d)|50 dollars/u)],
    pages: [service("ai-video-1min"), "/docs", "/legal/terms"],
    inWords:
      "Three revisions are included; a further one counts as 5 credits and is agreed with the customer first.",
  }),
  // Luis, 34, letting agent in Miami.
  followUp({
    id: "harbour-after-how-big",
    before: ["Can people attach a scan of their ID in your form?"],
    question: "k how big can it be tho",
    must: [/10\s?(?:MB|megabytes?|MByte|megs?)(?!\p{L})/iu],
    pages: [service("smart-form")],
    inWords: "Up to 10 MB for each file (PDF, images and Office files), in the larger options.",
  }),
  // Mr. Pemberton, 66, treasurer of a model railway club in York.
  followUp({
    id: "harbour-after-old-links",
    before: ["We are interested in the website with five pages."],
    question:
      "A good many other clubs link to pages of our present site. Will those links all end in nothing once the new one is up?",
    must: [
      /redirect|forward|re-?rout|keep (?:on )?working|lead (?:on )?to|point(?:ed)? to|sent on/iu,
      either(number(20), /\btwenty\b/u),
    ],
    pages: [service("full-website")],
    inWords: "No: up to 20 old addresses are redirected with the five-page website ($1,200).",
  }),
  // Chantelle, 27, yoga studio in Leeds.
  followUp({
    id: "harbour-after-shift-demo",
    before: ["hiya i booked one of those video demos with your team for thursday"],
    question: "kids poorly so thursdays out, can i shift it or do i lose my slot",
    must: [
      /\blink\b/iu,
      /mov(?:e|ed|ing)|shift|chang|reschedul|(?:another|different|new) (?:time|day|slot|date)/iu,
    ],
    pages: ["/demo"],
    inWords: "Yes: the link in the confirmation email moves (or cancels) the demo until it begins.",
  }),
  // Volker, 49, trades after work, Kassel.
  followUp({
    id: "harbour-after-letzte-jahre",
    language: "de",
    before: ["Was kostet ein einfacher Indikator für TradingView mit einem Alarm?"],
    question: "und wenn ich sehn will was die regel die letzten jahre gebracht hätte?",
    must: [german, price("pine-script-indicator.strategy-with-backtest")],
    pages: [service("pine-script-indicator")],
    inWords: "In German: that is the strategy with backtest, $450.",
  }),
  // Begoña, 51, property manager in Bilbao.
  followUp({
    id: "harbour-after-paguen-ahi",
    language: "es",
    before: ["Buenos días, ¿cuánto cuesta el portal para clientes más sencillo?"],
    question: "Entiendo. ¿Y si además quisiéramos que nos paguen los recibos ahí mismo?",
    must: [spanish, price("client-portal.invoices-and-approvals")],
    pages: [service("client-portal")],
    inWords:
      "In Spanish: invoices paid through the customer's own Stripe account are in the $2,500 option.",
  }),
  // Fabrice, 40, bike courier firm in Lausanne.
  followUp({
    id: "harbour-after-zapier-compris",
    language: "fr",
    before: ["bonjour c'est combien pour automatiser une seule tâche chez vous"],
    question: "ok et zapier il est dedans ou je le paie à côté",
    must: [
      french,
      /(?<!\p{L})non(?!\p{L})|factur|à part|(?:pay|régl)\p{L}*[^.]{0,20}à côté|en (?:plus|sus)|séparé|(?:pas|n['’]est)[^.]{0,30}(?:compris|inclus)|vous (?:le |l['’])?(?:pay|régl)|votre (?:propre )?(?:abonnement|compte|forfait|plan|formule)/iu,
    ],
    mustNot: [/^\W*oui(?!\p{L})/iu, /zapier (?:y )?est (?:bien )?(?:compris|inclus)/iu],
    pages: [service("workflow-automation")],
    inWords:
      "In French: it isn't in the price; the Zapier (or Make) plan is billed to the customer by Zapier itself.",
  }),
];
