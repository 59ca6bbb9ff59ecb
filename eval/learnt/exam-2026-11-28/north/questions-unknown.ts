import { either } from "../../../judge/patterns.ts";
import type { Question } from "../../../judge/question.ts";
import {
  aPerson,
  aPrice,
  asked,
  french,
  german,
  saysNo,
  saysNoInEnglish,
  spanish,
} from "./facts.ts";

const notOurs = asked("not-answered");

/** What the site doesn't say, or what isn't its business: an honest no, and a person where it is about us. */
export const unknownQuestions: readonly Question[] = [
  notOurs({
    id: "n-unknown-insurance",
    question:
      "our purchasing wants a certificate of liability insurance before we can order. can you send one",
    must: [either(saysNoInEnglish, aPerson)],
    mustNot: [aPrice, /^\s*yes\b|we (?:are|[’']re) (?:fully )?insured/iu],
    should: "decline",
  }),
  notOurs({
    id: "n-unknown-reference-call",
    question:
      "can you give me the phone number of a dental clinic that uses one of your bots? would like to hear from them directly",
    must: [either(saysNoInEnglish, aPerson, /sample|made[- ]up/u)],
    mustNot: [
      aPrice,
      /(?:number (?:is|of))[^.]{0,40}lindqvist|lindqvist[^.]{0,60}(?:call|number|reach)/iu,
    ],
    should: "decline",
  }),
  notOurs({
    id: "n-unknown-whatsapp",
    question: "can the bot answer on whatsapp? thats where all our guests write",
    must: [either(saysNoInEnglish, /sms/u)],
    mustNot: [/^\s*(?:yes|sure|of course)\b/iu],
    pages: ["/services/gpt4-chatbot", "/tutorials/chatbots"],
    should: "decline",
  }),
  notOurs({
    id: "n-unknown-printer",
    question:
      "quick one while im here, grandads hp envy wont print since the windows update. any idea",
    must: [saysNoInEnglish],
    mustNot: [aPrice, /(?:reinstall|restart|update)[^.]{0,30}(?:driver|printer|spooler)/iu],
    should: "decline",
  }),
  notOurs({
    id: "n-unknown-rabatt-verein",
    language: "de",
    question: "Bekommen gemeinnützige Vereine bei Ihnen Rabatt?",
    must: [either(saysNo, aPerson), german],
    mustNot: [aPrice, /^\s*ja\b|\d+\s?(?:%|Prozent)\s*(?:Rabatt|Nachlass|Ermäßigung)/iu],
    should: "decline",
  }),
  notOurs({
    id: "n-unknown-factura-sl",
    language: "es",
    question:
      "¿Nos podéis hacer la factura con IVA a nombre de la SL? Nuestra gestoría la pide así",
    must: [either(saysNo, aPerson), spanish],
    mustNot: [/^\s*(?:sí|claro|por supuesto)\b/iu],
    should: "decline",
  }),
  notOurs({
    id: "n-unknown-instagram",
    language: "fr",
    question: "vous pouvez aussi gérer notre instagram et nos pubs google ?",
    must: [saysNo, french],
    mustNot: [/^\s*(?:oui|bien sûr)\b/iu],
    should: "decline",
  }),
];
