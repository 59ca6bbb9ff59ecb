import { aPrice, askedInWords, french, german, spanish } from "../../judge/facts.ts";
import { either } from "../../judge/patterns.ts";

const chat = askedInWords("small-talk");

/** What no friendly reply holds: a price, a service's pitch, or that our pages don't say it. */
const stiff = [
  aPrice,
  /our pages (?:don|do not)|couldn[’']t find|not sure (?:what|which|that)|may not be what/iu,
  /Landing Page|GPT-4 Chatbot|Workflow Automation|Full Website|Smart Form|Ongoing Maintenance/iu,
  /unsere Seiten|nuestras páginas no|nos pages ne/iu,
];

const friendly =
  /glad|welcome|pleas|happy|thank|nice|kind|good|fun|smile|laugh|enjoy|here|sure|fair|hello|hi\b|worr/iu;

/** Chat, alone or with a remark on the site. */
export const smallTalk = [
  chat({
    id: "willow-chat-01",
    question: "thx that was quick",
    must: [/glad|welcome|pleas|happy|thank|good|any time|anytime/iu],
    mustNot: stiff,
    inWords: "You're welcome.",
  }),
  chat({
    id: "willow-chat-02",
    question: "tell me a joke",
    must: [/[a-z]{3}/iu],
    mustNot: stiff,
    inWords: "A joke, or a friendly no.",
  }),
  chat({
    id: "willow-chat-03",
    question: "are you a bot or what",
    must: [/\bAI\b/iu],
    mustNot: stiff,
    inWords: "Yes, an AI.",
  }),
  chat({
    id: "willow-chat-04",
    language: "de",
    question: "Na, wie ist das Wetter bei dir?",
    must: [german, /Wetter|draußen|Fenster|KI\b|Himmel|Regen|Sonne/iu],
    mustNot: stiff,
    inWords: "Wetter habe ich keines, ich bin eine KI.",
  }),
  chat({
    id: "willow-chat-05",
    language: "es",
    question: "me aburro un montón",
    must: [spanish],
    mustNot: stiff,
    inWords: "Una respuesta breve y amable.",
  }),
  chat({
    id: "willow-chat-06",
    question: "test test 123",
    must: [/here|work|read|receiv|loud|clear|listening|arriv|hear|got/iu],
    mustNot: stiff,
    inWords: "It works; I'm here.",
  }),
  chat({
    id: "willow-chat-07",
    question:
      "Hello there, Aria! My name is Gwendolyn and I'm delighted to make your acquaintance.",
    must: [/hello|hi\b|welcome|nice|pleas|good|Gwendolyn|glad/iu],
    mustNot: stiff,
    inWords: "A greeting in return.",
  }),
  chat({
    id: "willow-chat-08",
    language: "fr",
    question: "Merci beaucoup, vous avez été charmante, bonne soirée !",
    must: [french, /merci|bonne|revoir|plaisir|bientôt|rien/iu],
    mustNot: stiff,
    inWords: "Merci, bonne soirée.",
  }),
  chat({
    id: "willow-chat-09",
    question: "lol ur funny",
    must: [friendly],
    mustNot: stiff,
    inWords: "Thanks.",
  }),
  chat({
    id: "willow-chat-10",
    question:
      "I must say, your site is remarkably pleasant to read. Whoever drew it deserves a raise.",
    must: [/thank|glad|kind|happy|nice|pass|good/iu],
    mustNot: stiff,
    inWords: "Thank you.",
  }),
  chat({
    id: "willow-chat-11",
    question: "bet you cant even spell your own name",
    must: [either(/Aria/iu, /A-R-I-A/iu)],
    mustNot: stiff,
    inWords: "Aria: A, R, I, A.",
  }),
  chat({
    id: "willow-chat-12",
    language: "es",
    question: "jaja qué lista eres",
    must: [spanish, /gracias|amable|alegr|gust|encant|IA\b/iu],
    mustNot: stiff,
    inWords: "Gracias.",
  }),
  chat({
    id: "willow-chat-13",
    language: "fr",
    question: "je reviens, je vais me faire un café",
    must: [french, /café|ici|tout à l[’']heure|bientôt|attend|bon|là/iu],
    mustNot: stiff,
    inWords: "À tout à l'heure.",
  }),
  chat({
    id: "willow-chat-14",
    question: "Do you ever sleep, Aria? You must be exhausted, answering people all night.",
    must: [/sleep|tired|AI\b|rest|day and night|any hour|around the clock/iu],
    mustNot: stiff,
    inWords: "I'm an AI and don't need sleep.",
  }),
  chat({
    id: "willow-chat-15",
    question: "nice site but im just looking around",
    must: [friendly],
    mustNot: stiff,
    inWords: "Look around as long as you like.",
  }),
  chat({
    id: "willow-chat-16",
    language: "de",
    question: "Danke, das war's schon. Schönen Feierabend!",
    must: [german, /danke|gern|Feierabend|schön|Wiedersehen|bis|Tag|Abend/iu],
    mustNot: stiff,
    inWords: "Gern, Ihnen auch.",
  }),
  chat({
    id: "willow-chat-17",
    question: "sorry my cat just walked over the keyboard",
    must: [/cat\b|keyboard|no problem|worr|here|happens|hello/iu],
    mustNot: stiff,
    inWords: "No harm done.",
  }),
  chat({
    id: "willow-chat-18",
    question: "Good night, and thank you for your patience with an old man's questions.",
    must: [/night|welcome|pleas|glad|any time|anytime/iu],
    mustNot: stiff,
    inWords: "You're welcome, good night.",
  }),
];
