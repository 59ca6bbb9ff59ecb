import { either, price } from "../../judge/patterns.ts";
import type { Question } from "../../judge/question.ts";
import { asked, french, german, saysNo, saysNoInEnglish, service, spanish } from "./facts.ts";

const about = asked("service");

/** Details of services, asked sideways. */
const serviceQuestions: readonly Question[] = [
  about({
    id: "birch-svc-physios-own-azure",
    question:
      "We're a group of physio clinics and our IT chap, lovely man, guards the place like a dragon and insists that everything stays in our own Azure. If you built one of those web apps for us, on whose machines would it end up sitting?",
    inWords: "In your own cloud account, in the region that you choose.",
    must: [/your (?:own )?cloud|cloud account|your own (?:account|Azure)|region/iu],
    pages: [service("web-app")],
  }),
  about({
    id: "birch-svc-nephew-takes-over",
    question:
      "My nephew finishes his computing degree next summer and I've half promised him he may look after the app you'd build us. Would he actually be able to, or is it one of those where only the people who made it can ever touch it?",
    inWords:
      "Yes: source code and documentation are handed over, and another developer can take over.",
    must: [
      /source code|documentation|another developer|take over|hand(?:ed)? over|code (?:is|are|and)/iu,
    ],
    mustNot: [/only we can/iu],
    pages: [service("web-app"), "/legal/ip"],
  }),
  about({
    id: "birch-svc-presenter-looks-like-me",
    question:
      "Forgive the vanity, but could the presenter in the video be me? I'm sixty-one, people in this valley know my face from the auctions, but I've had a stroke and don't speak clearly any more.",
    inWords:
      "Avatars aren't real people unless agreed; a real person's likeness needs that person's written consent first, so talk to us.",
    must: [/consent|permission|(?:not|isn[’']t|aren[’']t) (?:a )?real (?:person|people)/iu],
    pages: ["/legal/ai-ethics", "/legal/ip", service("ai-video-1min")],
  }),
  about({
    id: "birch-svc-lead-page-adverts",
    question:
      "The lead page with the assistant, we like the sound of it. My predecessor here bought something similar elsewhere and then found nobody ever came to look at it. Is getting people onto the page part of what we'd pay for, adverts and so on?",
    inWords: "No: advertising isn't included; how many leads come depends on your visitors.",
    must: [/advert|\bads\b|visitors/iu, saysNoInEnglish],
    pages: [service("ai-lead-gen-lp")],
  }),
  about({
    id: "birch-svc-not-your-work",
    question:
      "Slightly embarrassing. Our site was made by my ex-husband, and I'd rather not ring him every time a plugin wants something. Do you only look after things you made yourselves or would you take his on?",
    inWords: "Maintenance is for someone else's work as well as our own.",
    must: [
      /someone else|somebody else|others?[’']?s?[’']? work|whoever (?:built|made)|\byes\b|not only|didn[’']t (?:build|make)/iu,
    ],
    mustNot: [/only (?:for )?(?:our own|what we (?:built|made))/iu],
    pages: [service("ongoing-maintenance")],
  }),
  about({
    id: "birch-svc-automation-passwords",
    question:
      "If you connect our mail, our calendar and Slack so that they work together, do I have to hand you all my passwords? Our insurer had a webinar about precisely that on Tuesday and now I'm nervous of everyone.",
    inWords:
      "No: you invite accounts that you can revoke; no shared passwords, we never ask for them.",
    must: [/invit|revoke|(?:no|never|not|don[’']t|without)[^.]{0,40}passwords?/iu],
    mustNot: [/(?:send|give|share) us your passwords?/iu],
    pages: [service("workflow-automation"), "/", "/resources/integration-guides"],
  }),
  about({
    id: "birch-svc-formulardaten-kopie",
    language: "de",
    question:
      "Bei unserer Schuldnerberatung füllen die Leute sehr persönliche Sachen aus, da geht's um Pfändungen und so. Wenn das über ein Formular von Ihnen läuft, behalten Sie da irgendwo eine Abschrift, oder landet das wirklich nur bei uns?",
    inWords: "Data is sent encrypted and stored only where you choose; we keep no copy.",
    must: [
      german,
      /(?:nur|ausschließlich)[^.]{0,40}(?:wo|dort|bei Ihnen|Ort)|keine (?:Kopie|Abschrift|Daten)|nicht bei uns|verschlüsselt/iu,
    ],
    pages: [service("smart-form"), "/docs"],
  }),
  about({
    id: "birch-svc-backtest-gebuehren",
    language: "de",
    question:
      "Mein Stammtisch behauptet, meine Regel beim Dax wär Glückssache. Ich würd sie gern einmal über die letzten Jahre durchrechnen lassen auf TradingView, aber ehrlich, also mit Gebühren und allem. Macht ihr das, und welche Variante ist das preislich?",
    inWords: "Yes, the strategy with backtest, with fees and slippage set, at $450.",
    must: [german, price("pine-script-indicator.strategy-with-backtest")],
    pages: [service("pine-script-indicator")],
  }),
  about({
    id: "birch-svc-editor-charcuteria",
    language: "es",
    question:
      "Tengo una charcutería con tienda y los precios del jamón cambian cada dos por tres. Si me hacéis la web entera, ¿yo puedo cambiar un precio desde el mostrador, entre cliente y cliente, o hay que saber de ordenadores? ¿Y me enseñáis?",
    inWords: "Yes: a simple editor for texts and pictures, with an hour of recorded training.",
    must: [
      spanish,
      /editor|usted mism[oa]|tú mism[oa]|por (?:su|tu) cuenta|sin (?:nosotros|pedir|saber)/iu,
      /formación|capacitación|enseñ|entrenamiento|una hora|1 hora/iu,
    ],
    pages: [service("full-website")],
  }),
  about({
    id: "birch-svc-cours-en-retard",
    language: "fr",
    question:
      "Je gère les achats de café vert d'un torréfacteur. Notre ancien écran de cours est resté figé un jour entier sans que personne s'en aperçoive, cela nous a coûté la prime de Noël. Sur votre tableau de bord, est-ce qu'on voit si un chiffre est vieux ?",
    inWords: "Yes: the age of every figure is shown, and a stale feed is shown as stale.",
    must: [french, /âge|ancien|périmé|obsol|figé|fraîch|depuis (?:quand|combien)|retard|à jour/iu],
    pages: [service("market-dashboard")],
  }),
];

const trust = asked("trust");

/** Whether we can be trusted with it. */
const trustQuestions: readonly Question[] = [
  trust({
    id: "birch-trust-who-reads-this",
    question:
      "Before I go into detail, and the detail involves a business partner who mustn't know yet: who on your side gets to read what I'm typing in here? I once wrote something to a chat and the whole office had it by lunch.",
    inWords:
      "Only your browser and our administrators can read the conversation; people read what is gathered from it.",
    must: [
      /administrators?|our (?:team|people|colleagues)|people (?:read|here|on our)|a person (?:reads|can)/iu,
    ],
    mustNot: [/nobody (?:can |else )?reads?/iu],
    pages: ["/legal/privacy"],
  }),
  trust({
    id: "birch-trust-how-soon-told",
    question:
      "Our parent company had a leak two years ago and found out from the newspaper, so my board is touchy. If customer data held in something you run for us got out, how fast would we hear about it from you?",
    inWords: "Within 72 hours of our learning of it (assessment within 24).",
    must: [either(/(?<!\d)72(?!\d)|seventy-two/u, /three days/u)],
    pages: ["/legal/security", "/legal/dpa", "/legal/gdpr", "/legal/privacy"],
  }),
  trust({
    id: "birch-trust-get-data-out",
    question:
      "Nobody likes discussing the divorce at the wedding, I know. But suppose we use something that you run for us and leave after two years: how long do we have to fetch our data before it's wiped?",
    inWords: "After cancelling, data stays available for export for 30 days, then it is deleted.",
    must: [/(?<!\d)30[ -]days?|thirty[ -]days?|a month/iu],
    pages: ["/legal/terms", "/legal/dpa"],
  }),
  trust({
    id: "birch-trust-rezepte-trainieren",
    language: "de",
    question:
      "Wir sind eine Lebkuchenbäckerei, seit 1871, und unsere Rezepturen kennt nicht einmal der Steuerberater. Wenn wir Ihnen für einen Chatbot Unterlagen geben, lernt dann irgendeine KI damit und plaudert es anderswo aus?",
    inWords:
      "No: no model is trained with your data, and only providers that commit to the same are connected.",
    must: [
      german,
      /(?:nicht|kein\p{L}*|nie(?:mals)?)[^.]{0,80}(?:train|lern|Modell)|(?:train|lern|Modell)[^.]{0,80}(?:nicht|kein|nie)/iu,
    ],
    pages: ["/legal/ai-ethics", "/", "/legal/privacy", "/legal/dpa"],
  }),
  trust({
    id: "birch-trust-mouchards",
    language: "fr",
    question:
      "Ma fille travaille à la CNIL, alors vous imaginez les repas de famille. Avant que je lui montre votre site : est-ce que vous y avez mis des mouchards, des outils de mesure, de la pub, ce genre de choses ?",
    inWords:
      "No: no analytics, no advertising, no tracking; only what the site needs to work is kept.",
    must: [
      french,
      saysNo,
      /cookie|tra[cç]|analy|mesure|publicit|mouchard|statisti|essentiel|nécessaire|pisteur|suivi/iu,
    ],
    mustNot: [/Google Analytics est/iu],
    pages: ["/legal/cookies", "/legal/privacy"],
  }),
];

export const serviceAndTrust: readonly Question[] = [...serviceQuestions, ...trustQuestions];
