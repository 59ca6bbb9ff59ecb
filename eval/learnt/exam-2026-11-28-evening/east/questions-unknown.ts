import { either } from "../../../judge/patterns.ts";
import {
  aPerson,
  asked,
  french,
  german,
  saysNo,
  saysNoInEnglish,
  spanish,
  type ExamQuestion,
} from "./facts.ts";

const notOurs = asked("not-answered");

/** What the site doesn't say, or what isn't its business: an honest no, and a person where it is about us. */
export const unknownQuestions: readonly ExamQuestion[] = [
  // Lorna, 45, hotel in Pitlochry, planning her December.
  notOurs({
    id: "e-unknown-christmas-week",
    question:
      "are your lot in between boxing day and new year? wouldnt want to order and then have it sit",
    must: [either(saysNoInEnglish, aPerson)],
    mustNot: [
      /^\W*yes\b|we (?:are|[’']re) (?:open|closed|here|working) (?:over|between|on|during)/iu,
    ],
    should: "decline",
    inWords:
      "The site doesn't say what happens in that week; ask support (usual hours Mon-Fri 9-6 PST).",
  }),
  // Rafa, 28, programmer in Málaga, English as second language.
  notOurs({
    id: "e-unknown-salary",
    question:
      "Hi! for the automation engineer vacancy, which is the salary range? I dont see it in the offer",
    must: [either(saysNoInEnglish, aPerson)],
    mustNot: [/[$€£]\s?\d{2,}|\d{2}[,.]?000/u],
    should: "decline",
    inWords: "The pay isn't stated on the careers page; write to the team and ask.",
  }),
  // Mr Ashworth, 58, vet in Harrogate.
  notOurs({
    id: "e-unknown-vet-reference",
    question:
      "Have you any veterinary surgeons among your customers whom I might telephone before deciding?",
    must: [either(saysNoInEnglish, aPerson)],
    mustNot: [/^\W*yes\b/iu],
    should: "decline",
    inWords: "No such customer is named on the site; a person has to answer.",
  }),
  // Aoife, 32, seamstress in Galway.
  notOurs({
    id: "e-unknown-revenue",
    question:
      "could i write the whole website off against tax in the one year do you know? sole trader, ireland",
    must: [either(saysNoInEnglish, aPerson, /accountant|tax advis/u)],
    mustNot: [/^\W*yes\b|fully deductible/iu],
    should: "decline",
    inWords: "Can't say, isn't tax advice; ask an accountant.",
  }),
  // Resi, 66, treasurer of a costume club in Salzburg.
  notOurs({
    id: "e-unknown-vereinsrabatt",
    language: "de",
    question:
      "Gibt es für gemeinnützige Vereine einen Nachlass? Wir sind ein Trachtenverein mit wenig Geld.",
    must: [german, either(saysNo, aPerson)],
    mustNot: [/^\W*ja\b|\d+\s?(?:%|Prozent) (?:Rabatt|Nachlass)/iu],
    should: "decline",
    inWords: "In German: the site names no such discount; a person can say.",
  }),
  // Paco, 53, plumber in Albacete.
  notOurs({
    id: "e-unknown-rotulos",
    language: "es",
    question: "hacéis también el rotulado de la furgo y tarjetas de visita o eso no lo lleváis",
    must: [spanish, either(saysNo, aPerson)],
    mustNot: [/^\W*sí(?!\p{L})/iu],
    should: "decline",
    inWords: "In Spanish: no, that isn't among the services.",
  }),
  // Mme Keller, 47, bookkeeper of a hotel.
  notOurs({
    id: "e-unknown-tva",
    language: "fr",
    question:
      "Il me faudrait votre numéro de TVA intracommunautaire pour enregistrer la facture, où le trouver ?",
    must: [french, either(saysNo, aPerson)],
    mustNot: [/(?:FR|DE|ES|ATU|IE|EU)\s?\d{7,}/u],
    should: "decline",
    inWords: "In French: the site doesn't name a VAT number; ask support.",
  }),
];
