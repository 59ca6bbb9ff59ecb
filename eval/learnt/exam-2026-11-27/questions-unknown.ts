import { either, french, german, spanish } from "../../judge/patterns.ts";
import type { Question } from "../../judge/question.ts";
import { anyPrice, aPerson, asked, saysNo } from "./facts.ts";

const unanswered = asked("not-answered");

/** What the site doesn't say, or what isn't its business: an honest no, and a person where it is about us. */
export const unknownQuestions: readonly Question[] = [
  unanswered({
    id: "unknown-pop-round",
    question: "can I pop round to your place? I'm in Bristol on thursday anyway",
    must: [either(saysNo, /remote/u)],
    mustNot: [anyPrice, /\byes\b/iu],
    should: "decline",
  }),
  unanswered({
    id: "unknown-liability-certificate",
    question:
      "our site manager wants a public liability certificate from every contractor, have you got one",
    must: [saysNo, aPerson],
    mustNot: [anyPrice, /\byes, we\b/iu],
    should: "decline",
  }),
  unanswered({
    id: "unknown-bitcoin",
    question: "whats bitcoin gonna do next week",
    must: [saysNo],
    mustNot: [anyPrice, /will (?:probably |likely )?(?:rise|fall|drop|climb|go (?:up|down))/iu],
    should: "decline",
  }),
  unanswered({
    id: "unknown-wedding-toast",
    question: "my sister gets married tomorrow and i still have no toast. draft me one?",
    must: [saysNo],
    mustNot: [anyPrice, /ladies and gentlemen|raise (?:your|a|our) glass/iu],
    should: "decline",
  }),
  unanswered({
    id: "unknown-match",
    question: "who won the match last night",
    must: [saysNo],
    mustNot: [anyPrice, /\bwon (?:the match )?\d/iu],
    should: "decline",
  }),
  unanswered({
    id: "unknown-flyers",
    question: "do you also print flyers and business cards",
    must: [saysNo, either(aPerson, /quote/u)],
    mustNot: [/\byes\b|we (?:also )?print/iu],
    should: "decline",
  }),
  unanswered({
    id: "unknown-bank",
    question: "which bank do you have your business account with?",
    must: [saysNo, aPerson],
    mustNot: [anyPrice],
    should: "decline",
  }),
  unanswered({
    id: "unknown-trade-fair",
    question: "will i see you at the web summit this year?",
    must: [saysNo, aPerson],
    mustNot: [anyPrice],
    should: "decline",
  }),
  unanswered({
    id: "unknown-rush-fee",
    question: "is there a surcharge i can pay to get the website in 48 hours",
    must: [saysNo, either(aPerson, /quote/u)],
    mustNot: [/(?:surcharge|rush fee|express fee) (?:is|of|costs) /iu],
    should: "decline",
  }),
  unanswered({
    id: "unknown-azubi",
    language: "de",
    question: "Bildet ihr auch Azubis aus?",
    must: [saysNo, german],
    mustNot: [anyPrice, /^ja\b/iu],
    should: "decline",
  }),
  unanswered({
    id: "unknown-kaiserschmarrn",
    language: "de",
    question: "Hast du ein gutes Rezept für Kaiserschmarrn?",
    must: [saysNo],
    mustNot: [anyPrice, /\d+ ?(?:g|ml|Eier)\b/u],
    should: "decline",
  }),
  unanswered({
    id: "unknown-kit-digital",
    language: "es",
    question: "¿Se puede pagar con la subvención del Kit Digital?",
    must: [saysNo, aPerson, spanish],
    mustNot: [/^sí\b/iu],
    should: "decline",
  }),
  unanswered({
    id: "unknown-deberes",
    language: "es",
    question: "¿me ayudas con los deberes de matemáticas de mi hija?",
    must: [saysNo],
    mustNot: [anyPrice],
    should: "decline",
  }),
  unanswered({
    id: "unknown-registre",
    language: "fr",
    question: "Dans quelle ville êtes-vous immatriculés, et sous quel numéro de registre ?",
    must: [saysNo, aPerson, french],
    mustNot: [anyPrice],
    should: "decline",
  }),
  unanswered({
    id: "unknown-train",
    language: "fr",
    question: "à quelle heure part le dernier train pour Rennes",
    must: [saysNo],
    mustNot: [anyPrice, /\d{1,2} ?h ?\d{2}/u],
    should: "decline",
  }),
];
