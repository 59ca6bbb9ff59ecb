import {
  aPrice,
  askedInWords,
  french,
  german,
  saysNoInEnglish,
  spanish,
  type ExamQuestion,
} from "../../judge/facts.ts";
import { either } from "../../judge/patterns.ts";
import { leavesOpen, reachUs } from "./facts.ts";

const notOurs = askedInWords("not-answered");

/** What the site doesn't say, or what isn't its business: an honest no, and a person where it is about us. */
export const unknownQuestions: readonly ExamQuestion[] = [
  // Miss Whitlock, 50, bursar's office of a boarding school in Kent.
  notOurs({
    id: "harbour-unknown-server-country",
    question:
      "Our bursar wants to know in which country your own servers stand, and the name of the firm that runs them for you. Could you tell me?",
    must: [leavesOpen, reachUs],
    mustNot: [
      /\b(?:AWS|Amazon|Azure|Google Cloud|Hetzner|OVH|DigitalOcean|Vercel|Cloudflare)\b/iu,
      /(?<!whether |if |that |where )(?:our|the) (?:own )?servers? (?:are|is|stand|sit)s?\b[^.]{0,25} in (?:the )?(?:US|USA|United|Germany|Ireland|Frankfurt|Europe|EU|California|Oregon|Virginia)\b/iu,
    ],
    should: "decline",
    inWords:
      "The pages name neither the country nor the company that runs the servers; a person can say.",
  }),
  // Craig, 43, contracts at a housing association in Newcastle.
  notOurs({
    id: "harbour-unknown-insurance",
    question: "have yous got professional indemnity insurance and what does it go up to",
    must: [leavesOpen, reachUs],
    mustNot: [
      /^\W*yes\b/iu,
      /(?:insured|insurance|indemnity|cover(?:ed|age)?)\b[^.]{0,30}(?:up to|of|for) ?[$€£]\s?\d/iu,
    ],
    should: "decline",
    inWords: "The pages say nothing about an insurance; a person can say.",
  }),
  // Monique, 39, mother in Baltimore, tired.
  notOurs({
    id: "harbour-unknown-essay",
    question: "can u write my sons essay on ancient rome real quick, 300 words, its due tmrw",
    must: [saysNoInEnglish],
    mustNot: [/Romulus|Julius|Augustus|aqueduct|Colosseum|emperors?\b|Senate/iu],
    should: "decline",
    inWords: "Politely no: that isn't something Aria does; she answers about the services.",
  }),
  // Agnieszka's landlady, 62, pub in Whitby.
  notOurs({
    id: "harbour-unknown-polish-menu",
    question:
      "We've a lot of Polish guests this summer. Is turning our menu into Polish a thing you'd do? It's only two sheets.",
    must: [either(saysNoInEnglish, reachUs)],
    mustNot: [/^\W*(?:yes|sure|of course|certainly)\b/iu, aPrice],
    should: "decline",
    inWords: "Translating a menu isn't among the services; one can ask for a quote or write to us.",
  }),
  // Susanne, 47, looks for something for her son, Hannover.
  notOurs({
    id: "harbour-unknown-schuelerpraktikum",
    language: "de",
    question:
      "Mein Sohn ist in der neunten Klasse und sucht für Februar einen Platz für sein Schülerpraktikum. Nehmen Sie da jemanden?",
    must: [german, leavesOpen, reachUs],
    mustNot: [/^\W*ja(?!\p{L})/iu],
    should: "decline",
    inWords:
      "In German: the pages name no such places (two roles, as examples); one can write to support and ask.",
  }),
  // Ernesto, 54, purchasing at a cement works in Guadalajara.
  notOurs({
    id: "harbour-unknown-facturacion",
    language: "es",
    question:
      "Para darlos de alta como proveedor nuestro banco pide las ventas de su último ejercicio. ¿Cuánto facturaron?",
    must: [spanish, leavesOpen, reachUs],
    mustNot: [/\$\s?\d|\d[\d.,]*\s?(?:millones|mil(?!\p{L})|USD|dólares|euros|pesos)/iu],
    should: "decline",
    inWords: "In Spanish: the pages name no turnover; a person at support can say.",
  }),
  // Loïc, 41, sailing club in Vannes.
  notOurs({
    id: "harbour-unknown-fetes",
    language: "fr",
    question: "vous prenez les appels entre noel et le jour de l'an ou c'est fermé chez vous",
    must: [french, leavesOpen, reachUs],
    mustNot: [/^\W*oui(?!\p{L})/iu],
    should: "decline",
    inWords:
      "In French: the pages name the usual hours (Mon-Fri 9-6 PST) and nothing about holidays; write to support and ask.",
  }),
];
