import { either } from "../../../judge/patterns.ts";
import {
  aPerson,
  aPrice,
  asked,
  type ExamQuestion,
  french,
  german,
  saysNo,
  saysNoInEnglish,
  spanish,
} from "./facts.ts";

const unknown = asked("not-answered");

/** What the site doesn't say, or what isn't its business: an honest no, and a person where it is about us. */
export const unknownQuestions: readonly ExamQuestion[] = [
  // Procurement officer of a housing association.
  unknown({
    id: "s-unknown-indemnity-cover",
    question:
      "Could you state the amount of professional indemnity insurance you carry, and name your insurer? Our form has a box for it.",
    must: [either(saysNoInEnglish, aPerson)],
    mustNot: [/insur(?:ed|ance)[^.]{0,40}(?:for|of|up to|with) (?:[$£€]|\d)/iu],
    should: "decline",
    inWords: "The site doesn't say; says so or names a person to ask.",
  }),
  // Dispatcher, has been burnt before.
  unknown({
    id: "s-unknown-ran-late",
    question: "be honest how many of ur jobs came in late last year. rough % will do",
    must: [either(saysNoInEnglish, aPerson)],
    mustNot: [
      /\d+\s?(?:%|percent)[^.]{0,30}(?:late|on time)|(?:late|on time)[^.]{0,30}\d+\s?(?:%|percent)/iu,
    ],
    should: "decline",
    inWords: "The site has no such figure; says so or names a person to ask.",
  }),
  // Grandmother who thinks she reached a help desk.
  unknown({
    id: "s-unknown-tablet-wifi",
    question: "my tablet says no internet but the telly works on it. which button do i press dear",
    must: [either(saysNoInEnglish, aPerson)],
    mustNot: [aPrice],
    should: "decline",
    inWords: "Kindly says that it isn't something she can help with.",
  }),
  // Angler in a hurry.
  unknown({
    id: "s-unknown-tide",
    question: "what times low tide at seahouses tomorow",
    must: [either(saysNoInEnglish, aPerson)],
    mustNot: [aPrice, /low tide (?:is|will be) at/iu],
    should: "decline",
    inWords: "Politely says that it isn't something she can tell.",
  }),
  // Administrator of a district in Hesse.
  unknown({
    id: "s-unknown-ausschreibungen",
    language: "de",
    question:
      "Nehmen Sie an öffentlichen Ausschreibungen deutscher Kommunen teil, und liegt eine Präqualifizierung nach VOL vor?",
    must: [german, either(saysNo, aPerson)],
    mustNot: [/^\W*ja,? (?:wir|das|selbstverständlich)/iu],
    should: "decline",
    inWords: "The site doesn't say; says so or names a person to ask, in German.",
  }),
  // Hairdresser in Zaragoza.
  unknown({
    id: "s-unknown-iva-trimestre",
    language: "es",
    question: "oye y el iva del trimestre me lo podéis presentar vosotros a hacienda? q se me pasa",
    must: [spanish, either(saysNo, aPerson)],
    mustNot: [/^\W*(?:sí|claro)(?!\p{L})/iu],
    should: "decline",
    inWords: "Says that it isn't among the services, in Spanish.",
  }),
  // Buyer of an agricultural cooperative.
  unknown({
    id: "s-unknown-chiffre-affaires",
    language: "fr",
    question:
      "Avant d'aller plus loin, notre conseil souhaite connaître votre chiffre d'affaires des trois derniers exercices. Pouvez-vous me l'indiquer ?",
    must: [french, either(saysNo, aPerson)],
    mustNot: [/chiffre d['’]affaires[^.]{0,30}(?:est|était|s['’]élève|de) (?:de |à )?[$€\d]/iu],
    should: "decline",
    inWords: "The site doesn't say; says so or names a person to ask, in French.",
  }),
];
