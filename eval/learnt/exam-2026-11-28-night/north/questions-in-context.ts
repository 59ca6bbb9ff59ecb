import { either, price } from "../../../judge/patterns.ts";
import { asked, french, german, service, spanish, type ExamQuestion } from "./facts.ts";

const followUp = asked("follow-up");

/** What visitors ask after something else was said. */
export const contextQuestions: readonly ExamQuestion[] = [
  // Kayla, 31, windscreen repairs in Phoenix, between two jobs.
  followUp({
    id: "n-after-form-photo",
    before: ["whats your cheapest form run"],
    question: "mines more like 28 boxes and they gotta attach a pic of the crack. how much then",
    must: [price("smart-form.several-steps")],
    pages: [service("smart-form")],
    inWords: "28 fields with upload: the Several steps option, $350.",
  }),
  // Håkon, 45, maker of heat exchangers in Bergen, English as a second language.
  followUp({
    id: "n-after-two-hundred-manuals",
    before: ["Hi, we consider a chatbot which knows our product manuals. What is the price level?"],
    question: "There are 210 manuals, each a PDF. Which one do we need?",
    must: [price("gpt4-chatbot.three-channels")],
    pages: [service("gpt4-chatbot")],
    inWords: "210 documents need the largest option, up to 300 pages or documents, $1,500.",
  }),
  // Vikram, 27, trades from Singapore.
  followUp({
    id: "n-after-which-webhooks",
    before: ["I have a trading rule for TradingView and want it as a script. options?"],
    question: "ok and which of them sends the signal on to my own server",
    must: [either(price("pine-script-indicator.indicator-strategy-webhooks"), /largest|third/iu)],
    pages: [service("pine-script-indicator")],
    inWords: "The largest option: indicator, strategy and webhooks, $750.",
  }),
  // Beatriz's assistant in Lisbon, writes English.
  followUp({
    id: "n-after-two-mornings",
    before: ["How much is it to have one of your experts for a whole day?"],
    question: "My director can only do mornings. Would you split that day over two of them?",
    must: [/half[- ]days?|two (?:half|halves|mornings)|split|^\W*yes\b/iu],
    mustNot: [/^\W*no\b|can(?:[’']t|not) be split/iu],
    pages: [service("tech-consulting")],
    inWords: "Yes: the day may be split into two half days within two weeks.",
  }),
  // Fergus, 40, escape room in Inverness.
  followUp({
    id: "n-after-ab",
    before: ["after a landing page for our new escape room, whats it cost"],
    question: "can i have 2 of it with different headlines and see which pulls better?",
    must: [price("landing-page.two-versions")],
    pages: [service("landing-page")],
    inWords: "Yes: Two versions to compare, $900.",
  }),
  // Silke, 48, property manager in Chemnitz.
  followUp({
    id: "n-after-wo-liegen-daten",
    language: "de",
    before: ["Was kostet ein Kundenportal für unsere Hausverwaltung, etwa 20 Eigentümer?"],
    question: "und liegen die unterlagen dann bei euch auf dem server oder wo?",
    must: [german, /cloud|(?:Ihr|eur?|dein)\p{L}* (?:eigene[nmrs]? )?(?:konto|account|server)/iu],
    pages: [service("client-portal")],
    inWords: "In German: in the customer's own cloud account, in the region it chooses.",
  }),
  // Rocío, 35, physiotherapist in Guadalajara (Mexico).
  followUp({
    id: "n-after-cambios-video",
    language: "es",
    before: ["hola, ¿cuánto sale el video de un minuto con presentador?"],
    question: "y si ya que lo vea no me gusta algo, cuántas veces me lo cambian sin cobrarme más?",
    must: [
      spanish,
      either(
        /(?<!\d)3 (?:rondas?|revisi|correcci|cambios|veces)|tres (?:rondas?|revisi|correcci|cambios|veces)/u,
        /(?:revisi|ronda|correcci|cambio)\p{L}*[^.\d]{0,30}(?<!\p{L})(?:3|tres)(?![\p{L}\d])/u,
      ),
    ],
    pages: [service("ai-video-1min"), "/legal/terms", "/docs"],
    inWords: "In Spanish: three revisions are included; each further one counts 5 credits.",
  }),
  // Mathilde, 42, language travel agency in Lausanne.
  followUp({
    id: "n-after-traduction",
    language: "fr",
    before: ["Nous aimerions un nouveau site de 12 pages, en français et en anglais. Quel prix ?"],
    question: "Et la traduction en anglais, c'est vous qui vous en chargez ?",
    must: [
      french,
      /(?:avec|à partir de|fourni\p{L}*|apport\p{L}*|donn\p{L}*|venez|livr\p{L}*)[^.]{0,40}(?:votre|vos|vous|traduction)|votre (?:propre )?traduction|(?:traduction|textes?)[^.]{0,60}(?:par vous|de votre|vous (?:la |les )?(?:fourn|apport))|vous (?:qui )?(?:nous |la |les |le )*(?:fourni|apport|livr|donn)|^\W*non(?!\p{L})/iu,
    ],
    mustNot: [/^\W*oui(?!\p{L})|nous (?:nous )?(?:en )?(?:chargeons|traduisons)/iu],
    pages: [service("full-website")],
    inWords:
      "In French: no, the second language is built in with the customer's own translation ($2,500).",
  }),
];
