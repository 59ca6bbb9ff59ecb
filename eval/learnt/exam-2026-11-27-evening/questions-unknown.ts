import type { Question } from "../../judge/question.ts";
import { aPerson, asked, saysNo } from "./facts.ts";

const unknown = asked("not-answered");

/** What the site doesn't say, or what isn't its business: an honest no, and a person where it is about us. */
export const unknownQuestions: readonly Question[] = [
  unknown({
    id: "no-flyers",
    question: "can you print 500 flyers for our opening on the 12th",
    must: [saysNo],
    mustNot: [/(?:^|[.!] |yes, )we (?:can |will )?print (?:your|the|flyers)/iu],
    should: "decline",
  }),
  unknown({
    id: "no-revenue",
    question: "What was your revenue last year? I check suppliers before I buy.",
    must: [saysNo, aPerson],
    mustNot: [/revenue (?:was|of) \$?\d/iu],
    should: "decline",
  }),
  unknown({
    id: "no-match",
    question: "who won the arsenal game yesterday",
    must: [saysNo],
    mustNot: [/arsenal (?:won|lost|drew)/iu],
    should: "decline",
  }),
  unknown({
    id: "no-laptops",
    question: "do you guys also repair laptops? mine has a cracked screen",
    must: [saysNo],
    mustNot: [/\byes\b|we (?:can |do )?repair/iu],
    should: "decline",
  }),
  unknown({
    id: "no-australia",
    question: "How many customers do you have in Australia?",
    must: [saysNo, aPerson],
    mustNot: [/\d+ (?:customers|clients) in australia/iu],
    should: "decline",
  }),
  unknown({
    id: "no-first-on-google",
    question: "will my bike shop be first on google after you're done? i want that guaranteed",
    must: [saysNo],
    mustNot: [
      /(?:^|[.!] )we guarantee (?:that )?(?:you|your|first|number one)|you will be (?:first|number one)/iu,
    ],
    should: "decline",
  }),
  unknown({
    id: "no-tax-return",
    question: "could you do my tax return, it's just one page really",
    must: [saysNo],
    mustNot: [/(?:^|[.!] |yes, )we (?:can |will )?(?:do|file|prepare) your tax/iu],
    should: "decline",
  }),
  unknown({
    id: "no-sign-language",
    question: "Half my guests are deaf. Could your avatar sign instead of talk?",
    must: [saysNo, aPerson],
    mustNot: [/^\s*yes\b/iu],
    should: "decline",
  }),
  unknown({
    id: "no-plumber",
    question: "know a good plumber near bristol? sorry random i know",
    must: [saysNo],
    should: "decline",
  }),
  unknown({
    id: "no-telefonanlage",
    language: "de",
    question: "Könnt ihr uns auch gleich die Telefonanlage im Büro einrichten?",
    must: [saysNo],
    mustNot: [/^\s*ja\b|richten wir (?:gern|ein)/iu],
    should: "decline",
  }),
  unknown({
    id: "no-gehaelter",
    language: "de",
    question: "Was verdient man bei euch als Entwickler im Jahr?",
    must: [saysNo, aPerson],
    mustNot: [/\d{2}[.,]?\d{3}\s?(?:€|Euro|Dollar|\$)/iu],
    should: "decline",
  }),
  unknown({
    id: "no-tiempo-sevilla",
    language: "es",
    question: "¿qué tiempo hará mañana en Sevilla?",
    must: [saysNo],
    mustNot: [/mañana (?:hará|lloverá)/iu],
    should: "decline",
  }),
  unknown({
    id: "no-fotos-almacen",
    language: "es",
    question: "¿Podéis venir a nuestro almacén a hacer las fotos de los productos?",
    must: [saysNo],
    mustNot: [/^\s*sí\b|(?<!no )podemos ir/iu],
    should: "decline",
  }),
  unknown({
    id: "no-fleurs-lyon",
    language: "fr",
    question: "est-ce que vous livrez des bouquets à Lyon ?",
    must: [saysNo],
    mustNot: [/^\s*oui\b|nous livrons (?:à|des bouquets)/iu],
    should: "decline",
  }),
  unknown({
    id: "no-actionnaires",
    language: "fr",
    question: "Qui sont les actionnaires de votre société ?",
    must: [saysNo, aPerson],
    should: "decline",
  }),
];
