import { either, price } from "../../judge/patterns.ts";
import type { Question } from "../../judge/question.ts";
import {
  aPerson,
  aPrice,
  asked,
  french,
  german,
  names,
  saysNo,
  saysNoInEnglish,
  service,
  spanish,
} from "./facts.ts";

const unknown = asked("not-answered");
const need = asked("need");

/** What the site doesn't say, or what isn't its business. */
export const unknownQuestions: readonly Question[] = [
  unknown({
    id: "ash-unknown-street",
    question: "can i come by ur office, what street",
    must: [either(saysNoInEnglish, aPerson, /remote/u)],
    pages: ["/contact"],
    should: "decline",
    inWords: "No street is named: everything is remote, contact by mail, phone or video.",
  }),
  unknown({
    id: "ash-unknown-black-friday",
    question: "u got any black friday deal",
    must: [either(saysNoInEnglish, aPerson)],
    mustNot: [/\d+\s?(?:%|percent)\s?(?:off|discount)/iu],
    should: "decline",
    inWords: "The site names no such deal; ask a person.",
  }),
  unknown({
    id: "ash-unknown-revenue",
    question: "whats ur yearly revenue",
    must: [either(saysNoInEnglish, aPerson)],
    mustNot: [aPrice],
    should: "decline",
    inWords: "The site doesn't say; a person can be asked.",
  }),
  unknown({
    id: "ash-unknown-tampa",
    question: "gonna rain in tampa tmrw?",
    must: [either(saysNoInEnglish, /weather (?:app|service|forecast)|forecast/u)],
    should: "decline",
    inWords: "She can't say; it isn't something our pages cover.",
  }),
  unknown({
    id: "ash-unknown-shopify-shop",
    question: "can u build my whole shopify store, 200 products",
    must: [either(saysNoInEnglish, aPerson, /\bquote\b/u)],
    mustNot: [/shopify stores? (?:costs?|from) \$/iu],
    should: "decline",
    inWords: "Not listed as a service: describe it and ask for a quote or a person.",
  }),
  unknown({
    id: "ash-unknown-old-client",
    question: "can i ring one of ur old clients to check ur legit",
    must: [either(saysNoInEnglish, aPerson, /sample|made up/u)],
    should: "decline",
    inWords: "The site names no references to call (its quotes are samples); ask a person.",
  }),
  unknown({
    id: "ash-unknown-accountant",
    question: "know a good accountant in leeds?",
    must: [saysNoInEnglish],
    should: "decline",
    inWords: "No, that isn't something she or our pages can say.",
  }),
  unknown({
    id: "ash-unknown-ausbildung",
    language: "de",
    question: "nehmt ihr azubis? mein sohn sucht was",
    must: [german, either(saysNo, aPerson, /\/careers|Initiativ|offene Stellen/u)],
    pages: ["/careers"],
    should: "decline",
    inWords: "No apprenticeship is listed (two roles are); he can write to us.",
  }),
  unknown({
    id: "ash-unknown-wien",
    language: "de",
    question: "habts ihr a büro in wien wo ma hingehn kann",
    must: [german, either(saysNo, aPerson, /remote|online|aus der Ferne/u)],
    pages: ["/contact"],
    should: "decline",
    inWords: "No office in Vienna is named; all work is remote.",
  }),
  unknown({
    id: "ash-unknown-instagram-manejar",
    language: "es",
    question: "cuanto cobran por manejar mi instagram",
    must: [spanish, either(saysNo, aPerson)],
    should: "decline",
    inWords: "Not among the services; a person can be asked.",
  }),
  unknown({
    id: "ash-unknown-siret",
    language: "fr",
    question: "c quoi votre numéro siret",
    must: [french, either(saysNo, aPerson)],
    should: "decline",
    inWords: "The site names none; support can be asked.",
  }),
  unknown({
    id: "ash-unknown-crepes",
    language: "fr",
    question: "t'as une recette de crêpes stp",
    must: [french, saysNo],
    mustNot: [aPrice],
    should: "decline",
    inWords: "No, that isn't her subject.",
  }),
];

/** What bothers them, without the name of a service. */
export const needQuestions: readonly Question[] = [
  need({
    id: "ash-need-plumber-sink",
    question:
      "plumber here. always under a sink when ppl message my site, same 5 questions every time. can smth answer for me",
    must: [names.chatbot],
    pages: [service("gpt4-chatbot")],
    inWords: "A chatbot that answers from his own texts, from $400.",
  }),
  need({
    id: "ash-need-orders-excel",
    question: "every nite im copying orders from email into excel. hate it",
    must: [names.automation],
    pages: [service("workflow-automation")],
    inWords: "Workflow automation, from $300.",
  }),
  need({
    id: "ash-need-2009",
    question: "my site looks like 2009 n i cant even change the prices on it myself",
    must: [either(names.website, /web-?site/u)],
    pages: [service("full-website")],
    inWords: "A new full website with an editor, from $1,200.",
  }),
  need({
    id: "ash-need-course-talking",
    question:
      "sell a course online. ppl open the page n leave. need someone talking on there but i hate cameras",
    must: [names.video],
    pages: [service("vsl-ai-host"), service("ai-video-1min")],
    inWords: "A video with an AI host or presenter (sales letter from $450, one minute from $250).",
  }),
  need({
    id: "ash-need-four-times",
    question: "same customer is in our hubspot like 4 times total mess",
    must: [names.crm, either(price("crm-integration.three-sources"), /duplicate|merge|clean/u)],
    pages: [service("crm-integration")],
    inWords: "CRM Integration; existing duplicates are merged from the $600 option on.",
  }),
  need({
    id: "ash-need-rsi-thirty",
    question: "i stare at charts all day waiting for rsi 30 lol gotta be a better way",
    must: [/pine|indicator/iu],
    pages: [service("pine-script-indicator")],
    inWords: "A Pine Script indicator with an alert, from $250.",
  }),
  need({
    id: "ash-need-keiner-kuemmert",
    language: "de",
    question: "website läuft aber keiner kümmert sich, updates backup usw. bin damit überfordert",
    must: [german, names.maintenance],
    pages: [service("ongoing-maintenance")],
    inWords: "Ongoing maintenance, from $250 for a month.",
  }),
  need({
    id: "ash-need-ferienlager",
    language: "de",
    question: "anmeldungen fürs ferienlager kommen alle auf papier u die hälfte fehlt immer",
    must: [german, /formular|smart[ -]form/iu],
    pages: [service("smart-form")],
    inWords: "A smart form that checks answers, from $200.",
  }),
  need({
    id: "ash-need-papeles-whatsapp",
    language: "es",
    question: "mis clientes me piden sus papeles por whatsapp todo el dia, me vuelven loca",
    must: [spanish, names.portal],
    pages: [service("client-portal")],
    inWords: "A client portal where they download their documents, from $750.",
  }),
  need({
    id: "ash-need-avis",
    language: "fr",
    question: "jsp si je dois prendre un dev ou un truc tout fait, faudrait qqn qui me dise",
    must: [french, either(names.consulting, /conseil|consultation/u)],
    pages: [service("tech-consulting")],
    inWords: "An hour of tech consulting for $120.",
  }),
];
