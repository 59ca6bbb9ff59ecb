import { either } from "../../judge/patterns.ts";
import type { Question } from "../../judge/question.ts";
import { asked, french, german, span, spanish } from "./facts.ts";

const company = asked("company");
const aria = asked("aria");

/** Who we are. */
export const companyQuestions: readonly Question[] = [
  company({
    id: "ash-company-hiring",
    question: "u hiring? i do python n apis",
    must: [/automation engineer|\/careers|open roles?/iu],
    pages: ["/careers"],
    inWords:
      "Yes: automation engineer fits (full time or four days, remote); a conversation designer, too.",
  }),
  company({
    id: "ash-company-who-builds",
    question: "who actually builds it, u or some guys overseas u never met",
    must: [
      /small team|our (?:own )?(?:team|people)|people who build|Tom[aá]s|Wanda|Mara|Nils|Who you will work with/iu,
    ],
    pages: ["/about"],
    inWords: "A small remote team; feedback goes straight to the people who build it.",
  }),
  company({
    id: "ash-company-ejemplos",
    language: "es",
    question: "tienen algo hecho q pueda ver",
    must: [spanish, /casos?(?!\p{L})|case-stud|demo|proyectos?|ejemplos?/iu],
    pages: ["/tutorials/case-studies", "/demo"],
    inWords: "Three case studies are on the site (as samples), and a free demo can be booked.",
  }),
  company({
    id: "ash-company-dispo",
    language: "fr",
    question: "et les vrais gens ils sont là quand",
    must: [
      french,
      /lun(?:di)?(?!\p{L})|jours? ouvr|en semaine|Mon-Fri/iu,
      either(span(9, 6), span(9, 18), /9\s?h[^.]{0,15}(?:18|6)\s?h|PST|Pacifique/u),
    ],
    pages: ["/contact"],
    inWords: "Monday to Friday, 9 to 18 Pacific time.",
  }),
];

/** About Aria herself. */
export const ariaQuestions: readonly Question[] = [
  aria({
    id: "ash-aria-real",
    question: "r u real or what",
    must: [/\bAI\b|artificial|not a (?:real )?(?:person|human)|virtual|program/iu],
    mustNot: [/I(?:[’']m| am) (?:a )?(?:real|human)\b/iu],
    pages: ["/legal/ai-ethics", "/"],
    inWords: "She is an AI.",
  }),
  aria({
    id: "ash-aria-lower",
    question: "cant u just knock 50 off for me",
    must: [
      /(?:n[’']t|not|never|\bno\b|cannot)[^.]{0,80}(?:price|discount|off|lower|bargain|negotiat)|\bfixed\b|catalogue/iu,
    ],
    mustNot: [/\b(?:sure|okay|ok|yes|deal)\b[^.]{0,40}\$?50 off/iu],
    pages: ["/legal/ai-ethics", "/legal/terms", "/"],
    should: "decline",
    inWords: "No: an AI never sets a price; prices come from the catalogue or a quote.",
  }),
  aria({
    id: "ash-aria-liest-mit",
    language: "de",
    question: "liest hier eigentlich noch wer mit",
    must: [german, /Administrator|Team|Mensch|Person|Mitarbeit|Kolleg|Betreiber/iu],
    pages: ["/legal/privacy", "/contact"],
    inWords:
      "Only the visitor's browser and our administrators can read it; people read what she gathers.",
  }),
  aria({
    id: "ash-aria-llamarte",
    language: "es",
    question: "te puedo llamar en vez de escribir tanto",
    must: [spanish, /llam/iu, /contact|inicio|principal|portada|página|vídeo|video/iu],
    mustNot: [/^\W*no[,.]/iu],
    pages: ["/contact", "/"],
    inWords: "Yes, she can be called from the home page and the contact page.",
  }),
  aria({
    id: "ash-aria-par-mail",
    language: "fr",
    question: "tu peux m'envoyer ce qu'on a dit par mail",
    must: [french, /oui|envoy|recevoir|adresse/iu],
    mustNot: [/(?:ne peux|ne puis|impossible)[^.]{0,40}envoyer/iu],
    pages: ["/legal/privacy"],
    inWords: "Yes, the conversation can be emailed to an address that the visitor types.",
  }),
];
