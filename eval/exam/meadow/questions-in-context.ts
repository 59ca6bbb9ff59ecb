import { askedInWords, german, service, type ExamQuestion } from "../../judge/facts.ts";
import { number, price, time } from "../../judge/patterns.ts";
import { french, spanish } from "./facts.ts";

const followUp = askedInWords("follow-up");

/** What visitors ask after something else was said. */
export const contextQuestions: readonly ExamQuestion[] = [
  // Eluned, 50, clerk of a community council in Gwynedd.
  followUp({
    id: "meadow-after-in-welsh-too",
    before: ["what would a website with about 9 pages cost us, for a community council"],
    question:
      "It has to be in English and in Welsh, sorry, I forgot. We have a translator of our own.",
    must: [price("full-website.twelve-pages")],
    pages: [service("full-website")],
    inWords: "$2,500: up to twelve pages in two languages, with the customer's own translation.",
  }),
  // Sanjay, 39, sales operations of a pump maker in Coimbatore.
  followUp({
    id: "meadow-after-fifteen-thousand",
    before: ["cost to get enquiries from our web form into salesforce?"],
    question:
      "there r abt 15 thousand old contacts inside alredy, many double triple. u can clean tht also?",
    must: [price("crm-integration.both-directions")],
    pages: [service("crm-integration")],
    inWords: "Yes: up to 20,000 existing contacts are merged in the $900 option.",
  }),
  // Wanjiru, 34, grants officer of an NGO in Nairobi.
  followUp({
    id: "meadow-after-next-morning",
    before: [
      "We give small grants to schools. How much is an application form with some 30 questions?",
    ],
    question:
      "Our head teachers often lose power in the middle of it. Could they carry on the next morning where they were?",
    must: [
      /(?:answers?|entries|progress)[^.]{0,40}(?:kept|saved?|stay|stored|still there)|(?:keeps?|kept|saves?|saved|stores?)[^.]{0,40}(?:answers?|progress|entries|entered|what)|c[ao]me back|coming back|resum|return(?:s|ing)?|carry on|continue|pick(?:s|ed)? up/iu,
    ],
    mustNot: [/^\W*(?:no[,.:]|unfortunately)/iu],
    pages: [service("smart-form")],
    inWords:
      "Yes: from the $350 option (several steps), answers are kept for people who come back.",
  }),
  // Rolf, 61, buys for a shipyard in Ålesund, careful with sales people.
  followUp({
    id: "meadow-after-demo-length",
    before: ["Can one of your people show us something like this on a screen before we decide?"],
    question: "How long does that take, and do you send a bill for it?",
    must: [
      time(30, "min\\p{L}*"),
      /\bfree\b|no (?:cost|charge|bill)|nothing|not cost|n[’']t cost|without (?:cost|charge)/iu,
    ],
    pages: ["/demo"],
    inWords: "A demo is a video call of 30 minutes, and it is free.",
  }),
  // Mikey, 24, trades index futures from Perth, phone.
  followUp({
    id: "meadow-after-own-server",
    before: ["hi how much for 1 indicator w alert on tradingview"],
    question: "k and what if it shud ping my own server each time it fires",
    must: [price("pine-script-indicator.indicator-strategy-webhooks")],
    pages: [service("pine-script-indicator")],
    inWords: "Alerts by webhook to one's own system are in the largest option, $750.",
  }),
  // Ruth, 46, partner at a firm of architects in Basel.
  followUp({
    id: "meadow-after-freigaben",
    language: "de",
    before: ["Was kostet bei Ihnen ein Portal für unsere Bauherren, etwa 60 Stück?"],
    question:
      "Und wenn die Bauherren darin auch Pläne freigeben sollen, so dass man später sieht, wer wann Ja gesagt hat?",
    must: [german, price("client-portal.invoices-and-approvals")],
    pages: [service("client-portal")],
    inWords: "In German: approvals with name and time are in the $2,500 option.",
  }),
  // Paola, 31, product manager of a travel agency in Lima.
  followUp({
    id: "meadow-after-cuantos-cambios",
    language: "es",
    before: ["hola, cuánto sale la landing page en la que ustedes también redactan el texto?"],
    question:
      "y si el texto no me convence, cuántas veces les puedo pedir que lo cambien sin pagar más",
    must: [spanish, number(3)],
    pages: [service("landing-page")],
    inWords: "In Spanish: three revisions are included in that option ($500).",
  }),
  // Jean-Baptiste, 43, IT manager of a cooperative bank in Dakar.
  followUp({
    id: "meadow-after-annuler-la-journee",
    language: "fr",
    before: ["Bonjour, combien coûte une journée de conseil avec quelqu'un de chez vous ?"],
    question:
      "Supposons que mon directeur change d'avis une semaine avant. Est-ce que nous récupérons la somme entière ?",
    must: [
      french,
      /refund|rembours|récupér|rend(?:ons|u|re)|restitu/iu,
      /(?<!\p{L})oui(?!\p{L})|intégral|totalité|entier|entièrement|complet|tout|in full|100\s?%|800/iu,
    ],
    mustNot: [/^\W*non(?!\p{L})/iu],
    pages: ["/legal/refunds"],
    inWords:
      "In French: yes; hours and days of consulting are refunded in full if one asks before they begin.",
  }),
];
