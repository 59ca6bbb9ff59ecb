import { askedInWords, french, german, service, spanish } from "../../judge/facts.ts";
import { either, months, number } from "../../judge/patterns.ts";

const detail = askedInWords("service");

/** Details of services as people ask who haven't read the page: the first half. */
export const details1 = [
  detail({
    id: "willow-service-01",
    question: "on the cheap landing page do you write the copy or me",
    must: [/you (?:bring|send|provide|write|supply)|from \$?500|Complete/iu],
    pages: [service("landing-page")],
    inWords: "You do in Essential; from Complete ($500) on we write it.",
  }),
  detail({
    id: "willow-service-02",
    question:
      "With the landing page that comes in two versions, how would I find out which of the two performs better, and would visitors have to accept cookies for that?",
    must: [/count/iu, /without cookies|no cookies/iu],
    pages: [service("landing-page")],
    inWords: "Visits and requests are counted for each, without cookies.",
  }),
  detail({
    id: "willow-service-03",
    question: "whats the cms on the full website",
    must: [/editor/iu, /repository|browser/iu],
    pages: [service("full-website")],
    inWords: "A browser-based editor that saves in your own repository.",
  }),
  detail({
    id: "willow-service-04",
    question:
      "We have an old site with roughly sixty addresses that people find through Google. Will those stop working when you launch the new website?",
    must: [/redirect/iu],
    pages: [service("full-website")],
    inWords: "No: old addresses are redirected, up to 100 in the $1,800 option.",
  }),
  detail({
    id: "willow-service-05",
    language: "de",
    question: "Ist bei der Website eine zweite Sprache dabei, und wer übersetzt sie?",
    must: [
      german,
      /Übersetzung|übersetz/iu,
      either(/(?:Ihre|Ihrer|von Ihnen|eigene)/iu, number(2500)),
    ],
    pages: [service("full-website")],
    inWords: "In der Option zu 2.500 $, mit Ihrer Übersetzung.",
  }),
  detail({
    id: "willow-service-06",
    question: "chatbot can it read pdfs and word",
    must: [/PDF/iu, /Word/iu],
    pages: [service("gpt4-chatbot")],
    inWords: "Web pages, PDF, Word and text files.",
  }),
  detail({
    id: "willow-service-07",
    question:
      "What does your chatbot do, please, when one of our customers asks it something it simply has no answer for?",
    must: [/person|hand(?:s|ed)? over|handover|human/iu],
    pages: [service("gpt4-chatbot")],
    inWords: "It hands over to a person, with the conversation.",
  }),
  detail({
    id: "willow-service-08",
    language: "fr",
    question: "le chatbot garde combien de temps les conversations ?",
    must: [french, months(12)],
    pages: [service("gpt4-chatbot")],
    inWords: "12 mois, sauf si vous choisissez une autre durée.",
  }),
  detail({
    id: "willow-service-09",
    question: "who decides what the lead page assistant asks people, how many questions",
    must: [number(5), /your(?:s| own)?\b/iu],
    pages: [service("ai-lead-gen-lp")],
    inWords: "You do: up to 5 questions of yours.",
  }),
  detail({
    id: "willow-service-10",
    question: "does a real actor appear in the one minute vid",
    must: [/avatar|not a real person|\bAI\b/iu, /not|no\b/iu],
    pages: [service("ai-video-1min")],
    inWords: "No, an avatar; the video is marked as AI-made.",
  }),
  detail({
    id: "willow-service-11",
    language: "es",
    question: "¿En qué idiomas puede hablar el presentador del vídeo de un minuto?",
    must: [spanish, /inglés/iu, /francés/iu, /alemán/iu],
    pages: [service("ai-video-1min")],
    inWords: "Inglés, español, francés o alemán.",
  }),
  detail({
    id: "willow-service-12",
    language: "de",
    question: "welche kalender gehen bei der ki leadseite",
    must: [german, /Google/iu, /Microsoft/iu],
    pages: [service("ai-lead-gen-lp")],
    inWords: "Google Calendar, Microsoft 365 oder Ihr Buchungslink, in den größeren Optionen.",
  }),
  detail({
    id: "willow-service-13",
    question: "what happens if a step of the automation breaks at night",
    must: [/retr(?:y|ies)|again/iu, /message/iu],
    pages: [service("workflow-automation")],
    inWords: "It is retried, then you get a message with the affected record.",
  }),
  detail({
    id: "willow-service-14",
    question:
      "In the client portal, could it ever happen that my clients catch a glimpse of one another's papers?",
    must: [/only their own|each client|checked on the server/iu],
    pages: [service("client-portal")],
    inWords: "No: each client sees only their own data.",
  }),
  detail({
    id: "willow-service-15",
    language: "de",
    question: "kundenportal rechnungen bezahlen möglich?",
    must: [german, /Stripe|2[.,]?500/iu],
    pages: [service("client-portal")],
    inWords: "Ja, in der größten Option, über Ihr Stripe-Konto.",
  }),
  detail({
    id: "willow-service-16",
    question: "does the crm integration work with zoho",
    must: [/HubSpot/iu, /Pipedrive/iu],
    pages: [service("crm-integration")],
    inWords: "HubSpot, Salesforce and Pipedrive; others by quote.",
  }),
  detail({
    id: "willow-service-17",
    question:
      "Is there any danger that connecting our shop to HubSpot makes a mess of the contacts we already have in there?",
    must: [/test run|on a copy|matched|no duplicates|backup/iu],
    pages: [service("crm-integration")],
    inWords: "A test run on a copy first; records are matched, and merges have a backup.",
  }),
  detail({
    id: "willow-service-18",
    language: "fr",
    question:
      "Combien de champs sont repris dans la plus petite option de l'intégration CRM, s'il vous plaît ?",
    must: [french, number(20)],
    pages: [service("crm-integration")],
    inWords: "Jusqu'à 20 champs.",
  }),
];
