import { days, either, hours, number } from "../../judge/patterns.ts";
import type { Question } from "../../judge/question.ts";
import {
  asked,
  billedByOthers,
  french,
  german,
  saysNoInEnglish,
  service,
  spanish,
} from "./facts.ts";

const about = asked("service");
const buying = asked("buying");
const trust = asked("trust");
const company = asked("company");

/** Details asked sideways, in English. */
const englishDetails: readonly Question[] = [
  about({
    id: "cedar-service-app-takeover",
    question: "say my cousin the developer takes over the web app in a year. would he be stuck",
    inWords: "No: source code and documentation are handed over, so another developer can go on.",
    must: [/source code|documentation|take over|hand(?:ed)? over/iu],
    pages: [service("web-app"), "/legal/ip"],
  }),
  about({
    id: "cedar-service-who-pays-model",
    question: "whos paying openai for every answer the chatbot gives, me or you",
    inWords: "The customer: the provider bills the model's usage directly.",
    must: [billedByOthers],
    mustNot: [/\bwe (?:pay|cover)\b/iu],
    pages: [service("gpt4-chatbot")],
  }),
  about({
    id: "cedar-service-video-actor",
    question: "that person in the 1 min video, is it an actor or what",
    inWords: "No: an avatar made with AI, not a real person, and labelled.",
    must: [/avatar|not a real person|AI[- ]made|made with AI|(?:isn|aren)[’']t (?:a )?real/iu],
    pages: [service("ai-video-1min"), "/legal/ai-ethics"],
  }),
  about({
    id: "cedar-service-screen-refresh",
    question: "The screen with the stock prices, how often do the numbers on it change?",
    inWords: "As often as the data plan allows, down to one second.",
    must: [/one second|1 second|every second|data plan|plan allows/iu],
    pages: [service("market-dashboard")],
  }),
  about({
    id: "cedar-service-flow-night",
    question:
      "what happen when a automation break in the middle of the night and nobody is looking",
    inWords: "It retries, and sends a message to the customer when a step fails.",
    must: [/retr(?:y|ies)|tried again|tries again|message|notif|alert|tells you|report/iu],
    pages: [service("workflow-automation")],
  }),
  buying({
    id: "cedar-buying-half-half",
    question: "if i say yes to your quote do i pay half now half when its finished",
    inWords:
      "No: a quote accepted on the site is paid in full; milestones can be agreed by writing before accepting.",
    must: [/in full|full amount|at once|whole|milestone|write to us|before you accept/iu],
    pages: ["/legal/terms", "/"],
  }),
  buying({
    id: "cedar-buying-currency-tax",
    question: "Prices are in dollar or euro? And comes there tax on top in the basket?",
    inWords: "US dollars; no tax or fee is added at checkout.",
    must: [
      /dollar|USD/iu,
      /(?:no|not|n[’']t|without|nothing)[^.]{0,40}(?:tax|fee|add)|tax[^.]{0,30}(?:not|n[’']t|none)/iu,
    ],
    pages: ["/legal/terms"],
  }),
  buying({
    id: "cedar-buying-clock-starts",
    question:
      "from when do the ten days for the website count? we'd pay today but the photos only come in january",
    inWords: "From the kickoff, the day on which we have everything that the work needs.",
    must: [/everything|kick-?off|all (?:that|the material|we need)/iu],
    pages: ["/legal/terms", "/", "/docs"],
  }),
  buying({
    id: "cedar-buying-more-work-than-thought",
    question:
      "what if it turns out to be more work than you thought, do you come back asking for more",
    inWords:
      "No: scope and price are agreed before and don't grow; anything extra is quoted first.",
    must: [
      /(?:not|n[’']t|never|no)[^.]{0,60}(?:grow|go up|rise|increase|change|more|higher|extra)|fixed|holds?\b|firm|quoted first|exactly what you agreed/iu,
    ],
    pages: ["/", "/services"],
  }),
  trust({
    id: "cedar-trust-iso-field",
    question: "ISO 27001 or SOC 2? its a mandatory field on our supplier form so please yes or no",
    inWords: "No: there is no security certification and none is claimed.",
    must: [saysNoInEnglish, /certif/iu],
    mustNot: [/^\W*yes\b|we are certified/iu],
    pages: ["/legal/security"],
  }),
  trust({
    id: "cedar-trust-quit-data",
    question:
      "suppose we quit the monthly bot thing. how long can we still get our data out of you",
    inWords: "The data stays available for export for 30 days, then it is deleted.",
    must: [days(30)],
    pages: ["/legal/terms", "/legal/dpa"],
  }),
  trust({
    id: "cedar-trust-name-as-customer",
    question: "our legal dept asks: will you put our logo on your site as a reference",
    inWords: "Only with the customer's agreement, and not any longer once asked to stop.",
    must: [/agree|consent|permission|approv|only (?:if|with|when)/iu],
    pages: ["/legal/ip"],
  }),
  company({
    id: "cedar-company-white-label",
    question:
      "small agency in Cape Town here, could we sell what you build as ours, with our own price on it",
    inWords:
      "Yes: deliver together, we build at listed prices under the agency's name, and it sets its client's price.",
    must: [/partner|under your name|your (?:own )?name|deliver together|\byes\b/iu],
    pages: ["/partners"],
  }),
];

/** The same in German, Spanish and French. */
const foreignDetails: readonly Question[] = [
  about({
    id: "cedar-service-einschulung",
    language: "de",
    question:
      "Ist bei der Homepage mit 5 Seiten eine Einschulung dabei, damit das unsere Sekretärin kann?",
    inWords: "Yes, one hour of training for the editor, recorded.",
    must: [german, either(hours(1), /Schulung|Einführung|Einschulung/u)],
    mustNot: [/^\W*nein\b/iu],
    pages: [service("full-website")],
  }),
  about({
    id: "cedar-service-minutenvideo-text",
    language: "de",
    question: "wie lang darf mein text für das kurze video höchstens sein",
    inWords: "Up to 60 seconds, about 120 to 150 words.",
    must: [german, either(number(150), /60 Sekunden|(?:einer?|1) Minute/u)],
    pages: [service("ai-video-1min")],
  }),
  buying({
    id: "cedar-buying-ueberweisung",
    language: "de",
    question: "Unsere Buchhaltung zahlt ungern mit Kreditkarte. Geht auch Überweisung?",
    inWords:
      "On the site payment is by card; another way, by invoice for example, only by agreement with us.",
    must: [german, /Karte|Kreditkarte|Rechnung|vereinbar|absprech/iu],
    mustNot: [/^\W*ja\b/iu],
    pages: ["/legal/terms", "/"],
  }),
  trust({
    id: "cedar-trust-portal-eu",
    language: "de",
    question:
      "wo liegen denn die unterlagen meiner mandanten wenn ich so ein portal hab, doch hoffentlich in der EU?",
    inWords: "In the customer's own cloud account, in the region that the customer chooses.",
    must: [german, /Cloud|Region|eigene[nms]?\b[^.]*Konto|wählen/iu],
    pages: [service("client-portal")],
  }),
  company({
    id: "cedar-company-projekte-zahl",
    language: "de",
    question: "habt ihr sowas überhaupt schon öfter gemacht oder bin ich das versuchskaninchen 😅",
    inWords: "200+ projects for 50+ clients (marked as sample figures), and case studies.",
    must: [german, either(number(200), /50\+|Fallstudien?|Fallbeispiele?|case[- ]stud/u)],
    pages: ["/about", "/", "/tutorials/case-studies"],
  }),
  about({
    id: "cedar-service-wix",
    language: "es",
    question: "mi web está hecha con wix, el chat ese se puede meter igual?",
    inWords: "One line of code puts it on any site.",
    must: [spanish, /línea|código|script|snippet|inserta|line of code/iu],
    pages: [service("gpt4-chatbot"), "/tutorials/chatbots"],
  }),
  buying({
    id: "cedar-buying-arrepentirse",
    language: "es",
    question: "¿Y si me arrepiento a mitad del trabajo, cuando todavía no me han entregado nada?",
    inWords: "One can stop at any time before delivery and gets back what was paid.",
    must: [spanish, /devol|devuelv|reembols|parar|detener|cancel|cualquier momento|garantía/iu],
    pages: ["/legal/refunds", "/legal/terms"],
  }),
  trust({
    id: "cedar-trust-fuga",
    language: "es",
    question: "si un dia se filtran los datos de mis pacientes, en cuánto tiempo me avisan ustedes",
    inWords: "Within 72 hours of learning of it.",
    must: [spanish, /(?<!\d)72\s*(?:h\b|horas)/iu],
    pages: ["/legal/security", "/legal/dpa", "/legal/gdpr"],
  }),
  about({
    id: "cedar-service-site-d-un-autre",
    language: "fr",
    question:
      "mon site a été fait par un copain, vous pouvez quand même vous en occuper chaque mois ?",
    inWords: "Yes: maintenance is for our own work or someone else's, from $250 a month.",
    must: [french, /maintenance|entretien|suivi|(?<!\d)250(?!\d)/iu],
    mustNot: [/^\W*non\b/iu],
    pages: [service("ongoing-maintenance")],
  }),
  about({
    id: "cedar-service-argent-formulaire",
    language: "fr",
    question:
      "avec le formulaire où les gens paient, l'argent arrive d'abord chez vous ou direct chez moi",
    inWords: "Straight into the customer's own Stripe account.",
    must: [french, /stripe/iu],
    mustNot: [/(?:d['’]abord|passe) (?:chez|par) nous/iu],
    pages: [service("smart-form")],
  }),
  company({
    id: "cedar-company-embauche",
    language: "fr",
    question:
      "bonsoir, vous embauchez en ce moment ? dev en automatisation, basé à Lyon, télétravail only",
    inWords: "Yes: an automation engineer, full time or four days, remote (UTC-5 to UTC+3).",
    must: [french, /automati[sz]a?tion|automation|\/careers|carrières|postes?/iu],
    pages: ["/careers"],
  }),
];

export const detailQuestions: readonly Question[] = [...englishDetails, ...foreignDetails];
