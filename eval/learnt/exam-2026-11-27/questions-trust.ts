import { contact } from "#content/brand.ts";
import { breach, dataRequests, retention, terms } from "#content/promises.ts";
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
import { asked, saysNo } from "./facts.ts";

const trust = asked("trust");
const aria = asked("aria");

/** Privacy, security, ethics and promises; and what Aria herself keeps. */
export const trustQuestions: readonly Question[] = [
  trust({
    id: "trust-sell-contacts",
    question: "if I hand you my customer list, do you pass it on or sell it to anybody",
    must: [saysNo, /sell/iu],
    pages: ["/legal/privacy", "/legal/dpa", "/legal/ccpa"],
  }),
  trust({
    id: "trust-copy-of-my-data",
    question:
      "i want a copy of everything you hold on me. who do i write to and how long does it take",
    must: [
      either(
        literal(contact.email.privacy),
        literal(contact.email.dataProtection),
        /settings|account/u,
      ),
      months(dataRequests.responseMonths),
    ],
    pages: ["/legal/gdpr", "/legal/privacy", "/legal/ccpa"],
  }),
  trust({
    id: "trust-minutes-off",
    question: "if you run it for us, how much of a month may it be off before you owe us something",
    must: [either(/99[.,]9 ?%/u, /43 min/u)],
    pages: ["/legal/sla", "/legal/terms", "/docs"],
  }),
  trust({
    id: "trust-ceo-likeness",
    question: "could the presenter look and sound like our CEO? he doesn't know about it yet",
    must: [/consent/iu, /written|writing/iu],
    pages: ["/legal/ai-ethics", "/legal/aup", "/legal/ip"],
  }),
  trust({
    id: "trust-card-number",
    question: "is my card number kept anywhere on your side",
    must: [saysNo, /card/iu],
    mustNot: [/^\s*yes\b/iu],
    pages: ["/legal/security", "/legal/privacy"],
  }),
  trust({
    id: "trust-nach-kuendigung",
    language: "de",
    question: "Wie komme ich an unsere Daten, wenn wir kündigen, und wie lange noch?",
    must: [days(terms.dataExportAfterCancelDays), german],
    pages: ["/legal/terms", "/legal/dpa"],
  }),
  trust({
    id: "trust-av-vertrag",
    language: "de",
    question: "Müssen wir den AV-Vertrag unterschrieben zurückschicken?",
    must: [saysNo, /unterschr|unterzeich|signatur|signier/iu, german],
    pages: ["/legal/dpa"],
  }),
  trust({
    id: "trust-hacerse-pasar",
    language: "es",
    question:
      "¿Podéis hacer que el bot se presente como Marta, de recepción, y no diga que es una máquina?",
    must: [saysNo, /(?<!\p{L})(?:IA|AI)(?!\p{L})|inteligencia artificial/u, spanish],
    mustNot: [/^\s*sí\b/iu],
    pages: ["/legal/ai-ethics", "/legal/aup", "/tutorials/chatbots"],
  }),
  trust({
    id: "trust-fuite",
    language: "fr",
    question: "En cas de fuite de données, sous combien de temps nous prévenez-vous ?",
    must: [hours(breach.notificationHours), french],
    pages: ["/legal/dpa", "/legal/security", "/legal/privacy", "/legal/gdpr"],
  }),
  aria({
    id: "aria-who-reads",
    question: "who at your place gets to read what i type here",
    must: [/administrator|admin|people|person|team/iu],
    pages: ["/legal/privacy", "/legal/ai-ethics"],
  }),
  aria({
    id: "aria-wiped",
    question: "when does what we're writing here get wiped on your side",
    must: [time(retention.enquiryYears, "years?")],
    pages: ["/legal/privacy", "/legal/ai-ethics", "/#faq-ai"],
  }),
];
