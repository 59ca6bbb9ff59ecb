import { contact } from "#content/brand.ts";
import { breach, retention } from "#content/promises.ts";
import { either, hours, literal, number, time } from "../../judge/patterns.ts";
import type { Question } from "../../judge/question.ts";
import { asked, saysNo, service } from "./facts.ts";

const [trust, company, about, aria] = [
  asked("trust"),
  asked("company"),
  asked("service"),
  asked("aria"),
];

/** What is kept, promised and owned. */
export const trustQuestions: readonly Question[] = [
  trust({
    id: "trust-these-words-kept",
    question: "how long do you store what we're chatting here",
    must: [time(retention.enquiryYears, "years?")],
    pages: ["/legal/privacy", "/legal/ai-ethics"],
  }),
  trust({
    id: "trust-iso",
    question:
      "The buying department of our hospital wants a paper from you, ISO 27001, SOC 2, whatever you've got. Is there one?",
    must: [saysNo, /certif/iu],
    mustNot: [/(?:^|[.!] )we are (?:ISO|SOC|certified)|^\s*yes\b/iu],
    pages: ["/legal/security"],
  }),
  trust({
    id: "trust-forget-me",
    question: "i want everything you have about me gone. how",
    must: [either(literal(contact.email.privacy), /settings|account/u), /delet|eras|remov/iu],
    pages: ["/legal/gdpr", "/legal/privacy"],
  }),
  trust({
    id: "trust-advertisers",
    question: "do you pass my email address to advertisers or sell it?",
    must: [either(saysNo, /sells? (?:no|none|nothing)/u), /sell|sale|sold|advertis|share/iu],
    pages: ["/legal/privacy", "/legal/ccpa"],
  }),
  trust({
    id: "trust-leak-when",
    question:
      "Say somebody steals our guest list from your servers. When do you ring us at the latest?",
    must: [hours(breach.notificationHours)],
    pages: ["/legal/dpa", "/legal/privacy", "/legal/security", "/legal/gdpr"],
  }),
  trust({
    id: "trust-hole-to-whom",
    question: "found a hole in your site that lets me do things i shouldnt. where do i send it",
    must: [literal(contact.email.security)],
    pages: ["/legal/security"],
  }),
  trust({
    id: "trust-portal-wo",
    language: "de",
    question: "Wo liegen die Dateien unserer Mandanten, wenn ihr uns das Kundenportal baut?",
    must: [/cloud/iu],
    pages: [service("client-portal")],
  }),
  trust({
    id: "trust-dueno",
    language: "es",
    question: "cuando acabáis la web y está pagada, ¿el código de quién es?",
    must: [/(?:suy|tuy|vuestr)[oa]s?|propiedad|propietari|dueñ|pertenece|yours/iu],
    pages: ["/legal/ip", "/legal/terms", service("full-website")],
  }),
  trust({
    id: "trust-entrainer",
    language: "fr",
    question: "Nos échanges servent-ils à entraîner un modèle d'IA ?",
    must: [saysNo, /entraîn|modèle|train/iu],
    mustNot: [/^\s*oui/iu],
    pages: ["/legal/privacy", "/legal/ai-ethics"],
  }),
];

/** Who we are, and what the services hold. */
export const companyAndServiceQuestions: readonly Question[] = [
  company({
    id: "firm-who",
    question: "so who sits behind this, any humans with names",
    must: [/Mara|Tomás|Tomas|Wanda|Nils/u],
    pages: ["/about"],
  }),
  company({
    id: "firm-writers",
    question:
      "Twelve years of writing radio plays, now looking around. Anything open at yours for me?",
    must: [/conversation designer/iu],
    pages: ["/careers"],
  }),
  company({
    id: "firm-own-brand",
    question:
      "me and my wife do marketing for dentists. can you be the workshop in the back and only our logo shows",
    must: [
      /under (?:your|their) (?:own )?(?:name|brand)|your (?:own )?(?:name|brand)|listed prices|partner/iu,
    ],
    pages: ["/partners"],
  }),
  company({
    id: "firm-shop-example",
    question: "show me something you did for a web shop that actually worked",
    must: [/outdoor|67\s?%|case stud|\/case-studies/iu],
    pages: ["/case-studies"],
  }),
  company({
    id: "firm-kassel",
    language: "de",
    question: "Kommt ihr für so ein Projekt zu uns nach Kassel oder läuft das alles online?",
    must: [/remote|online|fern|Videoanruf|nicht vor Ort/iu],
    pages: ["/", "/about", service("tech-consulting")],
  }),
  about({
    id: "what-in-750-portal",
    question: "What exactly is in the $750 portal?",
    must: [number(25), /document|file/iu],
    pages: [service("client-portal")],
  }),
  about({
    id: "what-most-symbols",
    question: "market dashboard, biggest version: how many tickers fit on it",
    must: [number(200)],
    pages: [service("market-dashboard")],
  }),
  about({
    id: "what-1800-seiten",
    language: "de",
    question: "Wie viele Seiten bekomme ich bei der Website für 1.800 Dollar?",
    must: [either(number(8), /(?<!\p{L})acht(?!\p{L})/u)],
    pages: [service("full-website")],
  }),
  about({
    id: "what-idiomas-presentador",
    language: "es",
    question: "¿En qué idiomas puede hablar el presentador del vídeo de un minuto?",
    must: [/inglés|English/iu, /español|Spanish/iu, /francés|French/iu, /alemán|German/iu],
    pages: [service("ai-video-1min"), "/docs"],
  }),
  about({
    id: "what-documents-400",
    language: "fr",
    question: "Le chatbot à 400 dollars, il peut apprendre combien de pages ou de documents ?",
    must: [number(25)],
    pages: [service("gpt4-chatbot")],
  }),
  aria({
    id: "aria-preise",
    language: "de",
    question: "Legt bei euch eine KI die Preise fest? Also du?",
    must: [saysNo],
    mustNot: [/^\s*ja\b/iu],
    pages: ["/legal/ai-ethics", "/"],
  }),
  aria({
    id: "aria-maquina",
    language: "es",
    question: "perdona, ¿hablo con una persona o con una máquina?",
    must: [/(?<!\p{L})(?:IA|AI)(?!\p{L})|inteligencia artificial/iu],
    pages: ["/legal/ai-ethics", "/"],
  }),
];
