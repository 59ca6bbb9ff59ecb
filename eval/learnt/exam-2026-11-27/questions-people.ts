import { french, german, literal, spanish } from "../../judge/patterns.ts";
import type { Question } from "../../judge/question.ts";
import { anyPrice, asked, asksForAddress, phone } from "./facts.ts";

const details = asked("contact-details");

/** Names, addresses and numbers: taken, read back, and not asked for again. */
export const detailQuestions: readonly Question[] = [
  details({
    id: "details-dental-lab",
    question:
      "Priya Nair, Nair Dental Lab, priya@nairdental.example. mail me the options for a portal pls",
    must: [literal("priya@nairdental.example")],
    mustNot: [asksForAddress],
    should: "hand-over",
  }),
  details({
    id: "details-ring-back",
    question: "could somebody ring me back? 0161 496 0344, best after 3pm",
    must: [phone("0161 496 0344")],
    should: "hand-over",
  }),
  details({
    id: "details-other-address",
    before: ["Can you email me something about hooking up our CRM? dk@freightline.example"],
    question: "actually send it to d.kowalski@freightline.example, i hardly read the other one",
    must: [literal("d.kowalski@freightline.example")],
    mustNot: [asksForAddress],
    should: "hand-over",
  }),
  details({
    id: "details-not-before-ten",
    question:
      "my name is Tom Okafor, number is +1 202 555 0147. text or call, but please not before ten",
    must: [phone("+1 202 555 0147")],
    should: "hand-over",
  }),
  details({
    id: "details-malerei",
    language: "de",
    question: "Bitte an buero@malerei-lenz.example schicken, Ansprechpartnerin ist Sabine Lenz",
    must: [literal("buero@malerei-lenz.example"), german],
    should: "hand-over",
  }),
  details({
    id: "details-rueckruf",
    language: "de",
    question: "Rückruf bitte unter 030 5550199, mein Name ist Yilmaz, am besten vormittags",
    must: [phone("030 5550199"), german],
    should: "hand-over",
  }),
  details({
    id: "details-ceramicas",
    language: "es",
    question:
      "Soy Lucía Ferrer, de Cerámicas Ferrer. Mi correo es lucia@ceramicasferrer.example, escríbanme cuando puedan",
    must: [literal("lucia@ceramicasferrer.example"), spanish],
    should: "hand-over",
  }),
  details({
    id: "details-demain-matin",
    language: "fr",
    question: "Vous pouvez m'appeler au 06 39 98 12 34 demain matin ? Claire Dubreuil",
    must: [phone("06 39 98 12 34"), french],
    should: "hand-over",
  }),
];

const smallTalk = asked("small-talk");
const beside = [
  anyPrice,
  /(?:pages|site) (?:don[’']t|doesn[’']t|do not|does not)|I don[’']t know/iu,
];

/** Friendly words: a friendly word back, and no prices. */
export const smallTalkQuestions: readonly Question[] = [
  smallTalk({
    id: "chat-morning",
    question: "morning! coffee kicked in yet? :)",
    must: [/\?|help/iu],
    mustNot: beside,
    should: "ask-back",
  }),
  smallTalk({
    id: "chat-cheers",
    before: ["how much is an hour of consulting"],
    question: "cheers, that was really useful",
    must: [/welcome|pleasure|glad|happy|any ?time|thank|good luck|anything else/iu],
    mustNot: beside,
    should: "ask-back",
  }),
  smallTalk({
    id: "chat-funny",
    question: "haha you're funny, do they pay you well?",
    must: [/\bAI\b|\?|help/iu],
    mustNot: beside,
    should: "ask-back",
  }),
  smallTalk({
    id: "chat-alles-klar",
    language: "de",
    question: "na, alles klar bei dir?",
    must: [/helfen|gern|danke|womit|wobei|was kann|Frage|ich bin|brauchen Sie/iu],
    mustNot: [anyPrice],
    should: "ask-back",
  }),
  smallTalk({
    id: "chat-hasta-luego",
    language: "es",
    question: "muchas gracias por todo, hasta luego",
    must: [/de nada|gracias|gusto|placer|hasta|pronto|saludo|suerte/iu],
    mustNot: [anyPrice],
    should: "ask-back",
  }),
  smallTalk({
    id: "chat-bonsoir",
    language: "fr",
    question: "bonsoir, vous allez bien ?",
    must: [/bonsoir|bonjour|merci|aider|puis-je|je suis|besoin/iu],
    mustNot: [anyPrice],
    should: "ask-back",
  }),
];
