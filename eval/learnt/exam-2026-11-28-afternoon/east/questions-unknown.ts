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
  // Rupert, 44, procurement at a water company.
  notOurs({
    id: "e8-unknown-indemnity",
    question:
      "Procurement question: what is the limit of your professional indemnity cover, and who is the insurer?",
    must: [leavesOpen, aPerson],
    mustNot: [/\$\s?\d[\d.,]*\s*(?:m\b|million)|(?:£|€)\s?\d/iu],
    should: "decline",
    inWords:
      "The site names no insurance; a person at support can say. That liability is capped by the terms is fine as an extra.",
  }),
  // Sunita, 37, security lead at a payroll firm in Pune.
  notOurs({
    id: "e8-unknown-pentest-report",
    question:
      "Please share the summary of your most recent penetration test, we need it for vendor onboarding",
    must: [leavesOpen, aPerson],
    mustNot: [/^\W*(?:yes|sure|of course|here is)\b/iu],
    should: "decline",
    inWords:
      "The site has no such report (and claims no certification); a person at support or security can say.",
  }),
  // Everton, 48, has been told that they do everything.
  notOurs({
    id: "e8-unknown-canada-visa",
    question:
      "My sister in law says you people help with all kind of online thing. I want to apply visitor visa for Canada, which papers should I carry",
    must: [saysNoInEnglish],
    mustNot: [/^\W*(?:yes|sure|of course|absolutely)\b/iu, /passport|bank statement/iu],
    should: "decline",
    inWords: "Not something that we do or know about; no list of papers.",
  }),
  // Journalist, 33, writes about shops whose sites they find on ours.
  notOurs({
    id: "e8-unknown-halyard",
    question: "What did Halyard Cycles end up paying you for their page?",
    must: [either(leavesOpen, /\bsamples?\b|made[ -]up|invented|fictional|example/u)],
    mustNot: [/(?:paid|charged|cost them|invoice\p{L}*)[^.]{0,30}\$\s?\d/iu],
    should: "decline",
    inWords:
      "The site doesn't say; the testimonials are samples that are made up until the provider adds its own.",
  }),
  // Malte, 26, sustainability officer in Freiburg.
  notOurs({
    id: "e8-unknown-co2",
    language: "de",
    question: "Gibt es von Ihnen eine CO2-Bilanz, etwa wie viel Strom ein Chatbot im Jahr braucht?",
    must: [german, leavesOpen, aPerson],
    mustNot: [/\d[\d.,]*\s*(?:kWh|kg|Tonnen|Gramm)/iu],
    should: "decline",
    inWords: "In German: our pages don't say; a person can.",
  }),
  // Doña Chelo, 70, found the chat by accident.
  notOurs({
    id: "e8-unknown-mole",
    language: "es",
    question: "Oye hija, ¿cuánto chile ancho le pongo al mole si somos cuarenta para la boda?",
    must: [spanish, saysNo],
    mustNot: [/\d+\s*(?:gramos|kilos?|kg|chiles)/iu],
    should: "decline",
    inWords:
      "In Spanish: a friendly no, that isn't something that she knows; what she can help with.",
  }),
  // Camille, 21, writes for her school's paper in Rennes.
  notOurs({
    id: "e8-unknown-etudes",
    language: "fr",
    question:
      "Je prépare un portrait de votre fondatrice pour le journal de mon école : où a-t-elle fait ses études ?",
    must: [french, leavesOpen, aPerson],
    mustNot: [/elle a (?:étudié|fait ses études) (?:à|au|en)\b/iu],
    should: "decline",
    inWords:
      "In French: the site doesn't say (only ten years of planning software for logistics firms); a person at support can.",
  }),
];
