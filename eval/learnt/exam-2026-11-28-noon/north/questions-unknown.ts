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
  // Deb, 49, accounts payable at a Nebraska seed company.
  notOurs({
    id: "n7-unknown-w9",
    question: "Before we can set you up as a vendor I need your EIN for the W-9. What is it?",
    must: [leavesOpen, aPerson],
    mustNot: [/\b\d{2}-\d{7}\b/u],
    should: "decline",
    inWords: "The site names no tax number; a person at support can say.",
  }),
  // Kieran, 38, hotelier in Galway, careful.
  notOurs({
    id: "n7-unknown-reference",
    question:
      "have you a hotel among your customers that i could ring and ask how they got on with you",
    must: [leavesOpen, aPerson],
    should: "decline",
    inWords:
      "The site names no client to call (the testimonials are samples); a person at support can say.",
  }),
  // Sheila, 71, thinks that they mend computers.
  notOurs({
    id: "n7-unknown-dead-laptop",
    question:
      "My laptop won't come on since Tuesday, just a black screen. Can one of your chaps look at it, I am in Stoke",
    must: [saysNoInEnglish],
    mustNot: [/^\W*(?:yes|sure|of course|absolutely)\b/iu],
    should: "decline",
    inWords: "No: repairs of computers aren't among the services, and work is remote.",
  }),
  // Tamika, 33, sells jam at markets in Ohio.
  notOurs({
    id: "n7-unknown-jam",
    question: "do i need some kinda license to sell my homemade jam online in ohio or am i good",
    must: [saysNoInEnglish],
    mustNot: [
      /^\W*yes\b|you (?:do )?(?:need|don[’']t need|do not need) (?:a|any|no) (?:licen[sc]e|permit)|you(?:[’']re| are) (?:good|fine)/iu,
    ],
    should: "decline",
    inWords: "Not something Aria can say: legal questions aren't our business.",
  }),
  // Gudrun, 63, animal shelter near Trier.
  notOurs({
    id: "n7-unknown-verein-rabatt",
    language: "de",
    question: "Wir sind ein gemeinnütziger Tierschutzverein. Gibt es bei Ihnen da Prozente?",
    must: [german, leavesOpen, aPerson],
    mustNot: [/^\W*ja(?!\p{L})|\d+\s?(?:%|Prozent)/iu],
    should: "decline",
    inWords: "In German: the site names no discount for associations; a person can say.",
  }),
  // Brayan, 26, developer in Medellín.
  notOurs({
    id: "n7-unknown-sueldo",
    language: "es",
    question: "hola! vi la vacante de automation engineer, ¿cuánto pagan al mes?",
    must: [spanish, leavesOpen, aPerson],
    mustNot: [/\$\s?\d|\d[\d.,]*\s?(?:dólares|USD|euros|pesos)/iu],
    should: "decline",
    inWords: "In Spanish: the site names no salary; write to support, or ask in the first talk.",
  }),
  // Aurore, 44, thinks that she knows the founder.
  notOurs({
    id: "n7-unknown-camarade",
    language: "fr",
    question:
      "Votre fondatrice, Mara Teuling, elle n'aurait pas fait ses études à Grenoble ? Je crois que nous étions dans la même promo !",
    must: [french, either(saysNo, aPerson)],
    mustNot: [/^\W*oui(?!\p{L})/iu],
    should: "decline",
    inWords: "In French: the site doesn't say where she studied; one can write to us and ask.",
  }),
];
