import { breach, retention } from "#content/promises.ts";
import {
  days,
  either,
  french,
  german,
  hours,
  literal,
  months,
  spanish,
  time,
} from "../../judge/patterns.ts";
import type { Question } from "../../judge/question.ts";
import { asked, saysNo, service } from "./facts.ts";

const trust = asked("trust");

/** What is kept, promised and owned. */
export const trustQuestions: readonly Question[] = [
  trust({
    id: "trust-training",
    question: "do you train ai on our stuff",
    must: [/train/iu, saysNo],
    pages: ["/legal/ai-ethics", "/legal/privacy", "/legal/dpa"],
  }),
  trust({
    id: "trust-backups",
    question: "how long are backups kept before theyre gone",
    must: [days(retention.backupDays)],
    pages: ["/legal/security", "/legal/privacy"],
  }),
  trust({
    id: "trust-soc2",
    question: "procurement asks if u have SOC 2 or smth like that",
    must: [/certif/iu, saysNo],
    mustNot: [/we (?:are certified|have (?:a )?SOC)/iu],
    pages: ["/legal/security"],
  }),
  trust({
    id: "trust-leak-news",
    question: "if our customers data leaks on your side when do we hear about it",
    must: [hours(breach.notificationHours)],
    pages: ["/legal/dpa", "/legal/security", "/legal/privacy"],
  }),
  trust({
    id: "trust-dpa-signed",
    question: "our lawyer wants a signed DPA. how",
    must: [either(literal("dpo@ariaworks.example"), /print/u), /sign/iu],
    pages: ["/legal/dpa"],
  }),
  trust({
    id: "trust-critical",
    question: "how quick is support when its really critical",
    must: [time(15, "min(?:ute)?s?")],
    pages: ["/legal/sla", "/docs"],
  }),
  trust({
    id: "trust-own-site",
    question: "who owns the website at the end, you or me",
    must: [/(?<!\p{L})(?:yours?|you)(?!\p{L})/iu, /paid|own|yours/iu],
    pages: ["/legal/ip", "/legal/terms", service("full-website")],
  }),
  trust({
    id: "trust-tracking",
    question: "does ur site track me",
    must: [saysNo, /track|analytics|cookie/iu],
    pages: ["/legal/cookies", "/legal/privacy"],
  }),
  trust({
    id: "trust-bot-conversations",
    language: "fr",
    question: "combien de temps les conversations d'un chatbot sont-elles gardées ?",
    must: [months(retention.chatbotConversationMonths), french],
    pages: [service("gpt4-chatbot"), "/docs", "/legal/privacy"],
  }),
];

const company = asked("company");
const serviceQuestion = asked("service");

/** Who we are, and what a service can and can't do. */
export const companyAndServiceQuestions: readonly Question[] = [
  company({
    id: "company-names",
    question: "who's actually behind ariaworks, any names?",
    must: [/Teuling|Tom[aá]s Rey|Prokop|J(?:ä|ae)ger/iu],
    pages: ["/about"],
  }),
  company({
    id: "company-white-label",
    question: "we're an agency, could you build stuff for our clients under our name",
    must: [/(?:your|own) name|partner/iu],
    pages: ["/partners"],
  }),
  company({
    id: "company-telefonzeiten",
    language: "de",
    question: "Wann seid ihr telefonisch erreichbar?",
    must: [/9(?::00| Uhr)?\s*(?:-|–|to|bis)\s*(?:6|18)/iu, german],
    pages: ["/contact"],
  }),
  serviceQuestion({
    id: "service-whatsapp",
    question: "can the chatbot answer on whatsapp",
    must: [/SMS/u],
    mustNot: [/\byes\b[^.]{0,60}whatsapp/iu],
    pages: [service("gpt4-chatbot"), "/docs"],
  }),
  serviceQuestion({
    id: "portal-biggest-file",
    question: "whats the biggest file clients can upload in the portal",
    must: [/100\s?MB/iu],
    pages: [service("client-portal")],
  }),
  serviceQuestion({
    id: "service-video-portugues",
    language: "es",
    question: "¿el vídeo puede ser en portugués?",
    must: [/inglés|english/iu, spanish],
    pages: [service("ai-video-1min")],
  }),
];
