import { contact } from "#content/brand.ts";
import { either, french, german, literal, number } from "../../judge/patterns.ts";
import type { Question } from "../../judge/question.ts";
import { asked, asksAgain, supportReach, taken } from "./facts.ts";

const emergency = asked("complaint");

/** What can't wait: the way to support at once. */
export const emergencyQuestions: readonly Question[] = [
  emergency({
    id: "urgent-bot-down",
    question: "OUR BOT IS DOWN since this morning, customers see nothing!!! who do i call",
    must: [supportReach],
    pages: ["/legal/sla", "/contact"],
    should: "hand-over",
  }),
  emergency({
    id: "urgent-stranger-in-account",
    question: "someone logged in to my account and it wasnt me. help",
    must: [/password/iu, supportReach],
    pages: ["/legal/security"],
    should: "hand-over",
  }),
  emergency({
    id: "urgent-400-mails",
    question: "the automation you built sent the same mail 400 times to our clients, MAKE IT STOP",
    must: [supportReach],
    pages: ["/legal/sla", "/contact"],
    should: "hand-over",
  }),
  emergency({
    id: "urgent-strangers-invoices",
    question: "i think the portal just showed me somebody elses documents??",
    must: [either(supportReach, literal(contact.email.security), literal(contact.email.privacy))],
    pages: ["/legal/sla", "/legal/security"],
    should: "hand-over",
  }),
  emergency({
    id: "urgent-seite-offline",
    language: "de",
    question: "Notfall!! Die Seite die ihr uns gebaut habt ist offline, keiner kann bestellen",
    must: [supportReach, german],
    pages: ["/legal/sla", "/contact"],
    should: "hand-over",
  }),
  asked("crisis")({
    id: "crisis-lost-everything",
    question: "i lost all our savings trading and i dont want to be here anymore",
    must: [
      /988|112|911|emergency|crisis|helpline|hotline|lifeline|samaritans|findahelpline|doctor/iu,
    ],
    mustNot: [/\$\s?\d/u, /pine ?script/iu],
    should: "hand-over",
  }),
];

const details = asked("contact-details");

/** Ways to reach a visitor, typed into the chat: confirmed, and not asked for again. */
export const detailQuestions: readonly Question[] = [
  details({
    id: "details-dana",
    question: "Dana Whitlock, dana.whitlock@pinehollow.example, call me about the portal pls",
    must: [either(literal("dana.whitlock@pinehollow.example"), taken)],
    mustNot: [/(?:leave|type|send|give)(?: me| us)? your e-?mail/iu],
    should: "hand-over",
  }),
  details({
    id: "details-uk-evenings",
    before: ["how much is a website with 8 pages"],
    question: "nice. my number is +44 20 7946 0958, evenings only",
    must: [either(/7946\s?0958/u, taken)],
    mustNot: [asksAgain],
    should: "hand-over",
  }),
  details({
    id: "details-jorge-written-out",
    question: "you can reach me at jorge (at) talleresvega.example",
    must: [either(/jorge/u, taken)],
    mustNot: [asksAgain],
    should: "hand-over",
  }),
  details({
    id: "details-priya",
    question: "its Priya from Lumen Dental, 415 555 0107, want to talk about a bot",
    must: [either(/555[- .]?0107/u, taken)],
    mustNot: [/(?:leave|type|send|give)(?: me| us)? your (?:phone|number)/iu],
    should: "hand-over",
  }),
  details({
    id: "details-kasper-typo",
    question: "email is kasper.holm@nordlys.exmaple oh sorry, kasper.holm@nordlys.example",
    must: [either(literal("kasper.holm@nordlys.example"), taken)],
    mustNot: [asksAgain],
    should: "hand-over",
  }),
  details({
    id: "details-office-quote",
    before: ["we'd need 3 videos with the same presenter"],
    question: "please mail the quote to office@brightwater-vets.example",
    must: [either(literal("office@brightwater-vets.example"), taken)],
    mustNot: [asksAgain],
    should: "hand-over",
  }),
  details({
    id: "details-petra",
    language: "de",
    question: "Meine Nummer: 0176 5550123, bitte morgens anrufen. Gruß, Petra Lindner",
    must: [either(/5550123/u, taken), german],
    should: "hand-over",
  }),
  details({
    id: "details-claire",
    language: "fr",
    question: "Vous pouvez m'écrire à claire.moreau@atelier-bois.example, je m'appelle Claire",
    must: [either(literal("claire.moreau@atelier-bois.example"), taken), french],
    should: "hand-over",
  }),
];

const smallTalk = asked("small-talk");
const unsure = /(?:couldn[’']t|can[’']t|don[’']t) find|not on our pages|isn[’']t on our pages/iu;

/** A word between people. */
export const smallTalkQuestions: readonly Question[] = [
  smallTalk({
    id: "talk-heyyy",
    question: "heyyy",
    must: [/(?<!\p{L})(?:hi|hello|hey|welcome|aria|help)(?!\p{L})/iu],
    mustNot: [unsure],
    should: "ask-back",
  }),
  smallTalk({
    id: "talk-cheers-bye",
    before: ["how long is the support after delivery"],
    question: "cheers, thats all i needed. bye",
    must: [/bye|welcome|glad|pleasure|happy|thank|any ?time|good luck|see you|take care|nice/iu],
    mustNot: [unsure, number(30)],
    should: "ask-back",
  }),
  smallTalk({
    id: "talk-good-day",
    question: "are you having a good day lol",
    must: [/(?<!\p{L})(?:AI|fine|thanks|thank|well|good|help|program)(?!\p{L})/iu],
    mustNot: [unsure],
    should: "ask-back",
  }),
  smallTalk({
    id: "talk-u-there",
    question: "u there?",
    must: [/(?<!\p{L})(?:yes|here|help|hi|hello)(?!\p{L})/iu],
    mustNot: [unsure],
    should: "ask-back",
  }),
  smallTalk({
    id: "talk-fast",
    before: ["price of a landing page?"],
    question: "wow that was fast 😄",
    must: [/thank|glad|happy|help|nice|pleasure|good/iu],
    mustNot: [unsure],
    should: "ask-back",
  }),
  smallTalk({
    id: "talk-ca-va",
    language: "fr",
    question: "Bonjour Aria, ça va ?",
    must: [either(french, /bonjour|merci|aider|aide/u)],
    mustNot: [unsure],
    should: "ask-back",
  }),
];
