import { either } from "../../../judge/patterns.ts";
import {
  aPerson,
  asked,
  french,
  german,
  leavesOpen,
  saysNo,
  saysNoInEnglish,
  spanish,
  type ExamQuestion,
} from "./facts.ts";

const notOurs = asked("not-answered");

/** What the site doesn't say, or what isn't its business: an honest no, and a person where it is about us. */
export const unknownQuestions: readonly ExamQuestion[] = [
  // Birger, 40, fills in a supplier form for a Danish municipality.
  notOurs({
    id: "w8-unknown-which-host",
    question:
      "For our supplier file: with which company do you rent the servers for your own site and accounts, and in what city are they?",
    must: [leavesOpen, aPerson],
    mustNot: [
      /\b(?:AWS|Amazon|Azure|Google Cloud|Hetzner|OVH|DigitalOcean|Cloudflare|Vercel|Netlify)\b/u,
    ],
    should: "decline",
    inWords: "The site doesn't name the hosting company or the place; a person can say.",
  }),
  // Rosalind, 53, procurement at a housing association.
  notOurs({
    id: "w8-unknown-insured",
    question: "do you hold professional indemnity insurance and what's the cover per claim",
    must: [leavesOpen, aPerson],
    mustNot: [/^\W*yes\b/iu, /\d\s?(?:million|m\b)/iu],
    should: "decline",
    inWords: "The site says nothing about insurance; a person at support can say.",
  }),
  // Earl, 72, has his savings in coins.
  notOurs({
    id: "w8-unknown-gold",
    question:
      "Where is gold headed by Christmas, up or down? Ballpark is fine, I won't hold you to it",
    must: [saysNoInEnglish],
    mustNot: [
      /\bgold (?:will|should|is going to|is likely to) (?:go|rise|fall|climb|drop|reach|hit)/iu,
    ],
    should: "decline",
    inWords: "Says that she can't tell or advise: no forecasts and no investment advice.",
  }),
  // Nadia, 31, opens a deli in Luton next month.
  notOurs({
    id: "w8-unknown-tills",
    question:
      "we open the deli on the 3rd, can one of yous come and fit the till and the card machine and run the cables",
    must: [saysNoInEnglish],
    mustNot: [/^\W*(?:yes|sure|of course|absolutely|certainly)\b/iu],
    should: "decline",
    inWords: "No: fitting tills isn't among the services, and all work is remote.",
  }),
  // Leonie, 15, looks for two weeks of work experience.
  notOurs({
    id: "w8-unknown-schulpraktikum",
    language: "de",
    question:
      "Hallo, ich bin in der 9. Klasse und suche ein Schülerpraktikum im Mai. Nehmt ihr sowas?",
    must: [german, either(leavesOpen, /initiativ\p{L}*|offene Stellen/u), aPerson],
    mustNot: [/^\W*ja(?!\p{L})/iu],
    should: "decline",
    inWords:
      "In German: the site says nothing about work experience; she can write to us (open applications go to support).",
  }),
  // Viviana, 38, mother in Montevideo, ten at night.
  notOurs({
    id: "w8-unknown-fotosintesis",
    language: "es",
    question:
      "che, mi hijo tiene que entregar mañana dos carillas sobre la fotosíntesis, ¿se lo escribís vos?",
    must: [spanish, saysNo],
    mustNot: [/cloroplast|clorofila|glucosa|di[oó]xido/iu],
    should: "decline",
    inWords: "In Spanish: politely says that this isn't something she does here.",
  }),
  // Hervé, 46, cabinetmaker near Rodez.
  notOurs({
    id: "w8-unknown-cheque-region",
    language: "fr",
    question:
      "Est-ce que la Région peut me rembourser une partie, avec le chèque numérique ? Êtes-vous agréés pour ça ?",
    must: [french, leavesOpen, aPerson],
    mustNot: [/^\W*oui(?!\p{L})/iu],
    should: "decline",
    inWords: "In French: the site doesn't mention public subsidies; a person can say.",
  }),
];
