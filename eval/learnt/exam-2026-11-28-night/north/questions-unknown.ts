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
  // Eleni, 52, office manager of a shipping agent in Piraeus.
  notOurs({
    id: "n-unknown-street-address",
    question:
      "Kindly provide the street and postcode of your head office, our bank asks it for the supplier form.",
    must: [either(saysNoInEnglish, aPerson)],
    mustNot: [/\b\d{1,5} \p{L}+ (?:street|st\.?|avenue|ave\.?|road|rd\.?|lane)\b|\bCA 9\d{4}\b/iu],
    should: "decline",
    inWords: "The site names no postal address; a person at support can say.",
  }),
  // Curtis, 24, barber turned founder in Detroit.
  notOurs({
    id: "n-unknown-app-store",
    question: "yo can yall make me an actual iphone app, like in the app store, not a website",
    must: [saysNoInEnglish],
    mustNot: [/^\W*(?:yes|yeah|sure|absolutely)\b/iu],
    should: "decline",
    inWords:
      "No App Store app is among the services (a web app works on phones); one may ask for a quote or a person.",
  }),
  // Harjit, 43, shop owner in Wolverhampton.
  notOurs({
    id: "n-unknown-landlord",
    question:
      "bit off topic but my landlords put the rent on the shop up 40 percent mid lease. is he allowed to do that",
    must: [saysNoInEnglish],
    mustNot: [/^\W*(?:yes|no,? he)\b|\b(?:he is|he[’']s|landlord is)(?: not|n[’']t)? allowed/iu],
    should: "decline",
    inWords: "Not something Aria can say: it isn't our business; a solicitor or adviser can.",
  }),
  // Pradeep, 37, trades in the evening, Dubai.
  notOurs({
    id: "n-unknown-bitcoin",
    question:
      "as you make trading tools, what is your view, bitcoin will be up or down by January?",
    must: [
      either(
        saysNoInEnglish,
        /not (?:financial |investment )?advice|nobody (?:can|knows)|no one (?:can|knows)/u,
      ),
    ],
    mustNot: [/(?:bitcoin|it|price) will (?:likely |probably )?(?:go|be|rise|fall|climb|reach)/iu],
    should: "decline",
    inWords: "No view: tools, not advice; nobody can say.",
  }),
  // Dr. Anke, 58, hospital purchasing in Oldenburg.
  notOurs({
    id: "n-unknown-gruendungsjahr",
    language: "de",
    question:
      "Für unsere Lieferantenauskunft bräuchte ich Ihr Gründungsjahr sowie den Umsatz des letzten Geschäftsjahres.",
    must: [german, either(saysNo, aPerson)],
    mustNot: [/gegründet (?:im Jahr(?:e)? |wurde\p{L}* )?(?:19|20)\d\d|(?:19|20)\d\d gegründet/iu],
    should: "decline",
    inWords: "In German: the site names neither; a person can say.",
  }),
  // Fermín, 60, hardware shop in Pamplona.
  notOurs({
    id: "n-unknown-agencia-vecina",
    language: "es",
    question:
      "me ha pasado presupuesto también una agencia de aquí, Navarra Digital. ¿los conocéis? ¿son de fiar?",
    must: [spanish, either(saysNo, aPerson)],
    mustNot: [/^\W*sí(?!\p{L})|(?:no )?son (?:muy )?(?:de fiar|buenos|malos|fiables)/iu],
    should: "decline",
    inWords: "In Spanish: can't judge another firm; the site says nothing of it.",
  }),
  // Nolwenn, 20, student in Rennes.
  notOurs({
    id: "n-unknown-stage",
    language: "fr",
    question:
      "Bonjour ! Je cherche un stage de 8 semaines pour ma licence, au printemps. Vous en proposez ?",
    must: [french, either(saysNo, aPerson)],
    mustNot: [/^\W*(?:bonjour\W+)?oui(?!\p{L})/iu],
    should: "decline",
    inWords:
      "In French: the site names no internships (two roles, open as examples); write to support and ask.",
  }),
];
