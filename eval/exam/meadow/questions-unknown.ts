import {
  aPerson,
  askedInWords,
  german,
  saysNo,
  saysNoInEnglish,
  type ExamQuestion,
} from "../../judge/facts.ts";
import { either } from "../../judge/patterns.ts";
import { french, leavesOpen, spanish } from "./facts.ts";

const notOurs = askedInWords("not-answered");

/** What the site doesn't say, or what isn't its business: an honest no, and a person where it is about us. */
export const unknownQuestions: readonly ExamQuestion[] = [
  // Fergus, 50, contracts manager of a housing association in Glasgow.
  notOurs({
    id: "meadow-unknown-indemnity",
    question:
      "Our tender rules ask for professional indemnity insurance of at least 2 million. Are you covered for that much, and by which insurer?",
    must: [leavesOpen, aPerson],
    mustNot: [
      /^\W*yes\b/iu,
      /(?<!(?:whether|if) )we (?:are|have) (?:insured|covered|insurance) (?:for|up to|of|with)/iu,
    ],
    should: "decline",
    inWords: "The site doesn't say whether we are insured; a person at support can say.",
  }),
  // Shazia, 33, café chain in Karachi.
  notOurs({
    id: "meadow-unknown-payroll",
    question: "u people can run our payroll also? 18 staff, 3 branches",
    must: [either(saysNoInEnglish, aPerson)],
    mustNot: [/^\W*(?:yes|sure|of course|absolutely)\b/iu],
    should: "decline",
    inWords:
      "No: running a payroll isn't among the services (asking for a quote, or an automation around it, is fine as an extra).",
  }),
  // Hoang, 45, trades gold between two customers in Hanoi.
  notOurs({
    id: "meadow-unknown-gold",
    question: "between us, gold up or down after the fed this week? u must have some model",
    must: [either(saysNoInEnglish, /\b(?:neither|no)\b[^.]{0,40}(?:advice|forecast|predict)/u)],
    mustNot: [
      /(?<!(?:whether|if) )gold (?:will|is going to|should|is likely to) (?:go|rise|fall|climb|drop|move)|^\W*(?:up|down)\b/iu,
    ],
    should: "decline",
    inWords: "Says that she can't tell and gives no financial advice; no forecast.",
  }),
  // Latifa, 39, innovation lead of a chamber of commerce in the Gulf.
  notOurs({
    id: "meadow-unknown-fair",
    question:
      "Will somebody of Ariaworks be at GITEX in Dubai this year? We would like to meet at your stand.",
    must: [leavesOpen, aPerson],
    mustNot: [
      /^\W*yes\b|(?<!(?:whether|if) )we(?: will|[’']ll) be (?:at|there)|(?:hall|stand|booth) \w?\d/iu,
    ],
    should: "decline",
    inWords:
      "The site names no fairs; a person at support can say (a free video demo is fine as an extra).",
  }),
  // Volker, 57, treasurer's office of a Landkreis in Hesse.
  notOurs({
    id: "meadow-unknown-xrechnung",
    language: "de",
    question:
      "Als Behörde nehmen wir nur elektronische Rechnungen im Format XRechnung an. Stellen Sie die so aus?",
    must: [german, leavesOpen, aPerson],
    mustNot: [/^\W*ja(?!\p{L})/iu],
    should: "decline",
    inWords: "In German: the site says nothing about this format; a person at support can say.",
  }),
  // Jacinto, 62, cooperative of coffee growers in Huila.
  notOurs({
    id: "meadow-unknown-desde-que-ano",
    language: "es",
    question: "¿desde qué año existe su empresa? acá no compramos nada a los que llegaron ayer",
    must: [spanish, leavesOpen, aPerson],
    mustNot: [
      /(?:desde|en|fundad[ao]|creada|nació|año)(?: en)?(?: el)?(?: año)? (?:19|20)\d\d|\d+ años de (?:experiencia|existir|existencia|vida)/iu,
    ],
    should: "decline",
    inWords: "In Spanish: the site names no founding year; a person at support can say.",
  }),
  // Coralie, 41, legal assistant at an NGO in Bangui.
  notOurs({
    id: "meadow-unknown-traduire-contrat",
    language: "fr",
    question:
      "Nous avons une convention de 30 pages à faire traduire en anglais par un traducteur assermenté. C'est quelque chose que vous faites ?",
    must: [french, either(saysNo, aPerson)],
    mustNot: [/^\W*(?:oui|bien sûr)(?!\p{L})/iu],
    should: "decline",
    inWords: "In French: no, sworn translations aren't among the services.",
  }),
];
