import { either } from "../../../judge/patterns.ts";
import type { Question } from "../../../judge/question.ts";
import { asked, french, german, notKnown, saysNo, spanish } from "./facts.ts";

const notOurs = asked("not-answered");

/** What the site doesn't say, or what isn't its business: an honest no, and a person where it is about us. */
export const unknownQuestions: readonly Question[] = [
  notOurs({
    id: "s-unknown-google-ads",
    question: "could you run our google ads too once the page is up? our last guy quit",
    must: [saysNo, either(/(?<!\p{L})ads?(?!\p{L})|advertis|campaign/u, notKnown)],
    mustNot: [/\byes\b|we (?:can |do |also )?(?:run|manage|handle)(?: \p{L}+)? (?:google )?ads/iu],
    should: "decline",
  }),
  notOurs({
    id: "s-unknown-london-office",
    question:
      "Where is your office? I'm in London next week and would rather meet you in person before spending money",
    must: [either(/remote|(?<!\p{L})no (?:\p{L}+ )?office/u, notKnown)],
    mustNot: [/our (?:\p{L}+ )?office is (?:in|at)|(?:we have|there is) an office/iu],
    pages: ["/contact", "/about"],
    should: "decline",
  }),
  notOurs({
    id: "s-unknown-three-sites-discount",
    question: "any discount if we order three sites at once (three restaurants, same owner)",
    must: [saysNo, either(/discount|prices?|quote|cheaper|reduc/u, notKnown)],
    mustNot: [/\d+\s?(?:%|percent)|\byes,[^.]{0,40}discount/iu],
    should: "decline",
  }),
  notOurs({
    id: "s-unknown-cheaper-than-wix",
    question:
      "be honest, is wix with their ai thing not just cheaper than you for a small bakery? what does it cost per month there",
    must: [saysNo, either(/wix|others?['’]?|elsewhere|competitor|providers?|compar/u, notKnown)],
    mustNot: [/wix[^.]{0,30}(?:costs?|charges?|from|starts?)[^.]{0,15}\d/iu],
    should: "decline",
  }),
  notOurs({
    id: "s-unknown-schulung-vor-ort",
    language: "de",
    question:
      "Macht ihr auch ChatGPT-Schulungen bei uns im Haus, für so 15 Mitarbeiter aus der Verwaltung?",
    must: [
      german,
      either(/remote|aus der Ferne|Videoanruf|Videogespräch|per Video|online/u, notKnown),
    ],
    mustNot: [/\bja,[^.]{0,40}(?:vor Ort|bei Ihnen|im Haus)/iu],
    should: "decline",
  }),
  notOurs({
    id: "s-unknown-whatsapp",
    language: "es",
    question: "nuestros clientes solo usan whatsapp, el bot puede contestar ahí?",
    must: [
      spanish,
      either(/(?<!\p{L})SMS(?!\p{L})|whatsapp[^.]{0,40}(?<!\p{L})no(?!\p{L})/u, notKnown),
    ],
    mustNot: [/(?<!\p{L})sí,[^.]{0,50}whatsapp|puede (?:contestar|responder)[^.]{0,20}whatsapp/iu],
    should: "decline",
  }),
  notOurs({
    id: "s-unknown-meteo",
    language: "fr",
    question: "il va pleuvoir à Lyon samedi ? j'ai un stand au marché",
    must: [french, notKnown],
    should: "decline",
  }),
];
