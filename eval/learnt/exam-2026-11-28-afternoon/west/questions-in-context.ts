import { either, price } from "../../../judge/patterns.ts";
import { asked, french, german, service, spanish, type ExamQuestion } from "./facts.ts";

const followUp = asked("follow-up");

/** What visitors ask after something else was said. */
export const contextQuestions: readonly ExamQuestion[] = [
  // Wilma, 49, tax adviser's office manager in Aberdeen.
  followUp({
    id: "w8-after-eighty-clients",
    before: ["What would you charge for a portal where 20 clients get their documents from us?"],
    question: "We're merging with another office in spring. Suppose it's eighty of them then?",
    must: [price("client-portal.documents-and-jobs")],
    pages: [service("client-portal")],
    inWords: "For up to 100 clients it is $1,500 (documents, jobs and messages).",
  }),
  // Hamid, 37, restores carpets in Rotterdam.
  followUp({
    id: "w8-after-clock-starts",
    before: ["hello how many days is a website of eight pages?"],
    question: "and this counting begins on the day I pay or what",
    must: [
      either(
        /(?:day|once|when|after|until|as soon as|moment|from)\b[^.]{0,60}\b(?:everything|all (?:that|we|the)|what we need|what the work needs)/u,
        /kick-?off/u,
      ),
    ],
    pages: ["/legal/terms", "/docs", service("full-website")],
    inWords: "No: from the day we have everything that the work needs (the kickoff).",
  }),
  // Dwayne, 27, trades futures and wants to share his script.
  followUp({
    id: "w8-after-may-i-sell",
    before: ["need a tradingview strategy w backtest, what u charge"],
    question: "bet. is the code mine after that tho, like could i sell it to my discord",
    must: [
      /\byours\b|your (?:own )?property|you(?:[’']ll| will)? own\b|belongs? to you|ownership/iu,
      either(
        /\bsell\b|resell|\bselling\b/u,
        /as you (?:like|want|wish)|whatever you|everything|for all kinds of use/u,
      ),
    ],
    mustNot: [/^\W*no\b/iu, /(?:can[’']t|cannot|may not|not allowed to) (?:re)?sell/iu],
    pages: ["/legal/ip", "/legal/terms", service("pine-script-indicator")],
    inWords:
      "Yes: once paid, the script and its source are yours to use, change and sell; the risk notice stays in it.",
  }),
  // Philippa, 58, bursar of a girls' school, wary of subscriptions.
  followUp({
    id: "w8-after-two-hundred-a-month",
    before: [
      "What is the price of a chatbot for our whole site, with a form for parents' enquiries?",
    ],
    question:
      "Hold on. Am I signing up to $200 leaving the school's account each month whether we like it or not?",
    must: [
      either(
        /confirm/u,
        /(?:nothing|not|n[’']t|never|no)\b[^.]{0,60}(?:renew|monthly|a month|automatic|second time|by itself)/u,
        /optional|up to you|if you (?:want|wish|like)/u,
      ),
    ],
    mustNot: [/^\W*yes\b/iu],
    pages: [service("gpt4-chatbot"), "/legal/terms"],
    inWords:
      "No: only the $700 setup is charged; monthly care starts at go-live and only after you have confirmed it.",
  }),
  // Mareike, 33, runs the office of a heating firm in Kassel.
  followUp({
    id: "w8-after-schritt-haengt",
    language: "de",
    before: ["was kostet bei euch die einfachste automatisierung, also ein ablauf"],
    question: "und wenn nachts mal ein schritt hängen bleibt? merkt das überhaupt wer",
    must: [
      german,
      /(?:nachricht|meldung|meldet|benachrichtig|alarm|hinweis|bescheid|informier)\p{L}*|wiederhol\p{L}*|(?:e-?mail|slack)[^.]{0,60}(?:fehl|schief|scheiter|häng|ausf)|(?:fehl|scheiter|ausf|schief|häng)\p{L}*[^.]{0,60}(?:e-?mail|slack)/iu,
    ],
    pages: [service("workflow-automation"), "/docs"],
    inWords: "In German: failed steps are retried, and you get a message by email or Slack.",
  }),
  // Yolanda, 30, physiotherapist in Medellín.
  followUp({
    id: "w8-after-cuantos-cambios",
    language: "es",
    before: ["¿Cuánto vale un video de un minuto con presentadora?"],
    question: "¿Y si cuando lo vea no me convence algo? ¿Cuántas veces lo pueden cambiar?",
    must: [
      spanish,
      /(?:3|tres)\s+(?:rondas?|revisi\p{L}*|veces|cambios|correcci\p{L}*|modific\p{L}*|ajustes)|revisi\p{L}*[^.]{0,40}(?<!\d)(?:3|tres)(?!\d)/iu,
    ],
    pages: [service("ai-video-1min"), "/docs"],
    inWords:
      "In Spanish: three revisions are included; each further one counts 5 credits and is agreed first.",
  }),
  // Gonzalo, 55, exports olives from Jaén, wants to see before he buys.
  followUp({
    id: "w8-after-ver-antes",
    language: "es",
    before: ["Buenas, ¿podría ver una demostración con alguno de ustedes antes de comprar nada?"],
    question: "Perfecto. ¿Cuánto rato es y qué me cobran por eso?",
    must: [
      spanish,
      /30\s*min|media hora|treinta min/iu,
      /grat(?:is|uit[oa])|sin (?:ning[uú]n )?cost[oe]|no (?:(?:se|le|te) )?(?:cuesta|cobra|paga|tiene cost)\p{L}*|(?:cuesta|cobra\p{L}*|paga\p{L}*) nada/iu,
    ],
    pages: ["/demo"],
    inWords: "In Spanish: a demo takes 30 minutes and is free.",
  }),
  // Solange, 60, director of a care home in Liège.
  followUp({
    id: "w8-after-en-francais",
    language: "fr",
    before: ["Bonjour, à combien est l'heure de conseil avec un de vos techniciens ?"],
    question: "Très bien. Et ça se passera en français, n'est-ce pas ?",
    must: [french, /anglais/iu],
    mustNot: [/^\W*oui(?!\p{L})/iu],
    pages: [service("tech-consulting")],
    inWords: "In French: no, consulting is held in English.",
  }),
];
