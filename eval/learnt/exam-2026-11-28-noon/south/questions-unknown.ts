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
  // Vendor management of an energy company in Houston.
  unknown({
    id: "s7-unknown-registration-number",
    question:
      "To set you up as a supplier I need the country where Ariaworks is registered, the registration number and a D-U-N-S number. Can you give me those?",
    must: [either(saysNoInEnglish, aPerson)],
    mustNot: [
      /registration number(?: is|:) ?\w*\d/iu,
      /D-?U-?N-?S[^.]{0,20}\d{2}/iu,
      /registered in (?:the )?(?:US|USA|United|California|Delaware|Germany|Estonia|Ireland)/iu,
    ],
    should: "decline",
    inWords: "The site doesn't say; says so or names a person to ask.",
  }),
  // Manager of a hotel in Chania.
  unknown({
    id: "s7-unknown-hotel-reference",
    question:
      "How many of your customers are hotels? I'd like to phone one of them and ask how it went.",
    must: [either(saysNoInEnglish, aPerson)],
    mustNot: [/\d+ (?:\p{L}+ )?hotels/iu],
    should: "decline",
    inWords: "The site names no hotel among the customers; says so or names a person to ask.",
  }),
  // Office manager who moves into new rooms, Wellington.
  unknown({
    id: "s7-unknown-laptops-wifi",
    question:
      "We're moving into a new office in April, 12 people. Do you also supply the laptops and put in the wifi?",
    must: [either(saysNoInEnglish, aPerson)],
    mustNot: [/^\W*yes\b/iu],
    should: "decline",
    inWords: "Says that it isn't among the services.",
  }),
  unknown({
    id: "s7-unknown-rain-porto",
    question: "Quick one, is it going to rain in Porto on Saturday? We have a staff picnic.",
    must: [either(saysNoInEnglish, aPerson)],
    mustNot: [aPrice, /it (?:will|won[’']t|is going to) (?:rain|be (?:dry|sunny|wet))/iu],
    should: "decline",
    inWords: "Politely says that it isn't something she can tell.",
  }),
  // Managing director of a foundry in Saarland.
  unknown({
    id: "s7-unknown-foerderung",
    language: "de",
    question:
      "Sind Sie für das Förderprogramm go-digital als Beratungsunternehmen autorisiert, und würden Sie den Antrag für uns stellen?",
    must: [german, either(saysNo, aPerson)],
    mustNot: [/^\W*ja(?!\p{L})/iu],
    should: "decline",
    inWords: "The site doesn't say; says so or names a person to ask, in German.",
  }),
  // Founder of a cosmetics brand in Bogotá.
  unknown({
    id: "s7-unknown-registro-marca",
    language: "es",
    question:
      "Antes del lanzamiento tenemos que registrar la marca. ¿Ese trámite también lo hacen ustedes?",
    must: [spanish, either(saysNo, aPerson)],
    mustNot: [/^\W*(?:sí|claro)(?!\p{L})/iu],
    should: "decline",
    inWords: "Says that it isn't among the services, in Spanish.",
  }),
  // Buyer of a hospital in Lille.
  unknown({
    id: "s7-unknown-penalites",
    language: "fr",
    question:
      "Notre modèle de contrat prévoit des pénalités de 1 % par jour de retard. Signeriez-vous une telle clause ?",
    must: [french, either(saysNo, aPerson)],
    mustNot: [/^\W*(?:oui|bien sûr)(?!\p{L})/iu],
    should: "decline",
    inWords:
      "The site doesn't say whether they would; says so or names a person to ask, in French.",
  }),
];
