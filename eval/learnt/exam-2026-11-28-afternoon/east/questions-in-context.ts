import { days, either, price, time } from "../../../judge/patterns.ts";
import { asked, french, german, service, spanish, type ExamQuestion } from "./facts.ts";

const followUp = asked("follow-up");

/** What visitors ask after something else was said. */
export const contextQuestions: readonly ExamQuestion[] = [
  // Gwen, 49, staff office of a care home group in Cardiff.
  followUp({
    id: "e8-after-handbook",
    before: ["How much is a chatbot for our website?"],
    question: "The thing is our handbook alone is 210 separate files, and the site has 40 pages",
    must: [price("gpt4-chatbot.three-channels")],
    pages: [service("gpt4-chatbot")],
    inWords: "That is about 250 pages or documents: the option for up to 300, $1,500.",
  }),
  // Marlon, 33, scaffolder in Luton.
  followUp({
    id: "e8-after-none-of-us-can-spell",
    before: ["price of a full website with 8 pages pls"],
    question: "and who writes it all? none of us lot can spell",
    must: [
      /\byou(?:r|rs)?\b[^.]{0,80}(?:provide|send|bring|supply|write|give|deliver|texts?)|(?:texts?|words|copy|content)[^.]{0,60}(?:from you|by you|yours|your side|you)|texts?[^.]{0,30}(?:not|n[’']t) included|(?:not|n[’']t) (?:include|write)[^.]{0,20}texts?/iu,
    ],
    mustNot: [
      /^\W*(?:we do|we write|us\b)|(?<!pages? )we (?:also )?write (?:all|the|your) texts?/iu,
    ],
    pages: [service("full-website")],
    inWords:
      "The customer provides the texts for a full website (only a landing page has an option with text written).",
  }),
  // Yusuf, 27, trades futures at night from Izmir.
  followUp({
    id: "e8-after-message-my-server",
    before: ["i need one indicator for tradingview", "just one rule, RSI crosses its average"],
    question: "can it message my own server when it triggers, thats the part i need most",
    must: [price("pine-script-indicator.indicator-strategy-webhooks")],
    pages: [service("pine-script-indicator")],
    inWords: "Yes: webhook alerts are in the largest option, $750.",
  }),
  // Ingrid, 57, architect in Trondheim.
  followUp({
    id: "e8-after-sign-off-drawings",
    before: ["How long do you need to set up a client portal?"],
    question:
      "They would have to approve our drawings in there as well, with the date kept. We have 60 clients. Does it take longer then?",
    must: [either(days(28), time(4, "weeks?"))],
    pages: [service("client-portal")],
    inWords: "Approvals are in the third option ($2,500), which takes 28 days.",
  }),
  // Kayleigh, 24, sells lash courses from Doncaster, on the bus.
  followUp({
    id: "e8-after-cba-writing",
    before: ["whats the cheapest landing page u do"],
    question: "and if i cba writing anything, can u lot do the words",
    must: [price("landing-page.complete")],
    pages: [service("landing-page")],
    inWords: "Yes: Complete, with the text written by us, is $500.",
  }),
  // Herr Öztürk, 63, pharmacist in Bremen, careful with contracts.
  followUp({
    id: "e8-after-kuendigen",
    language: "de",
    before: ["Was kostet es, wenn Sie einen Monat lang nach unserer Website sehen?"],
    question: "Und danach läuft das weiter, bis ich kündige?",
    must: [
      german,
      /(?:verlängert|erneuert)[^.]{0,40}nicht|nichts[^.]{0,30}(?:verlängert|erneuert|kündigen|weiter)|nicht[^.]{0,30}(?:von selbst|von allein|automatisch|verlänger|erneuer|kündigen|weiter)|(?:keine?|ohne)\s(?:\p{L}+\s)?(?:kündigung|verlängerung|abo)|endet[^.]{0,40}(?:von selbst|monat|automatisch)|nur (?:diesen |für )?(?:einen|den|1) (?:einen )?monat/iu,
    ],
    mustNot: [/^\W*ja\b[^.]{0,40}(?:läuft|verlängert)/iu],
    pages: [service("ongoing-maintenance")],
    inWords: "In German: no, it doesn't renew by itself; there is nothing to cancel.",
  }),
  // Pilar, 41, temp agency in Zaragoza.
  followUp({
    id: "e8-after-adjuntar-curriculum",
    language: "es",
    before: ["Buenas, ¿qué vale un formulario para la web? Serían unos doce campos."],
    question: "Es que los candidatos tienen que poder adjuntar el currículum. ¿Cuánto sería así?",
    must: [spanish, price("smart-form.several-steps")],
    pages: [service("smart-form")],
    inWords: "In Spanish: uploads are in the option with several steps, $350.",
  }),
  // Aïcha, 29, runs a bike school for adults in Montreuil.
  followUp({
    id: "e8-after-trois-sujets",
    language: "fr",
    before: ["Bonjour ! Une vidéo d'une minute avec un présentateur, ça revient à combien ?"],
    question: "Et trois, avec la même personne à l'écran, un sujet chacune ?",
    must: [french, price("ai-video-1min.three-videos")],
    pages: [service("ai-video-1min")],
    inWords: "In French: three videos with one presenter are $750.",
  }),
];
