import { contact } from "#content/brand.ts";
import { either, hours, literal, timeOf } from "../../../judge/patterns.ts";
import { asked, type ExamQuestion, german, service, spanish } from "./facts.ts";

const several = asked("several");

/** Two or three questions in one message: each is to be answered. */
export const severalQuestions: readonly ExamQuestion[] = [
  // Office manager in Boise, before a meeting.
  several({
    id: "w-several-card-renewal",
    question:
      "2 things before i take this to my boss. is it card only or can you bill us, and that upkeep package, does it keep charging us every month till we yell stop?",
    must: [
      /card/iu,
      either(
        /(?:no|not|never|nothing|n[’']t|without)[^.]{0,60}renew|renew[^.]{0,40}(?:not|n[’']t|unless|only if)/u,
        /(?:no|not|never|nothing|n[’']t)[^.]{0,50}(?:charge|bill)[^.]{0,40}(?:again|second|automatically)/u,
        /nothing to cancel|one payment buys one month|order (?:it )?again for the next/u,
      ),
    ],
    pages: [service("ongoing-maintenance"), "/legal/terms", "/"],
    inWords:
      "Payment is by card when ordering (later payment only by agreement); maintenance never renews by itself.",
  }),
  // CTO of a start-up in Sydney.
  several({
    id: "w-several-code-host-breach",
    question:
      "who owns the code when youre done, can we run it on our own servers, and if you lot get breached how fast do we hear about it",
    must: [
      /yours|you(?: will)? own|belongs? to you|your property|rights[^.]{0,30}to you/iu,
      /host|cloud|server/iu,
      either(hours(72), /72[- ]hour/u),
    ],
    pages: ["/legal/ip", "/legal/security", "/legal/dpa", "/legal/terms"],
    inWords:
      "The customer owns it once paid; it can run in their own cloud account or on any host; notification within 72 hours.",
  }),
  // Freelance project manager in Kochi.
  several({
    id: "w-several-webapp-fix-roles",
    question:
      "Hi team, for smallest web app: price is fix or can go higher later? how many type of login roles we get? and time taken",
    must: [
      /(?<!\p{L})(?:fix(?:ed)?|firm)(?!\p{L})|(?:doesn|don|won|can)[’']t (?:go up|grow|increase|rise|change)|(?:not|never) (?:go up|grow|increase|rise)/iu,
      /(?:two|2) (?:user |login |different )?roles/iu,
      timeOf("web-app.one-process"),
    ],
    pages: [service("web-app")],
    inWords: "The price is fixed at $3,000, with two roles, in 2-6 weeks (21 days).",
  }),
  // Law office in Eupen, Sie.
  several({
    id: "w-several-avatar-chefin",
    language: "de",
    question:
      "Guten Tag, zwei Fragen zu dem Film mit der künstlichen Sprecherin: welche Sprachen gehen da, und dürften wir das Gesicht unserer Chefin nehmen?",
    must: [
      german,
      /Französisch|French/iu,
      /Spanisch|Spanish/iu,
      /Einwilligung|Zustimmung|zugestimmt|zustimmt|einverstanden|schriftlich|consent/iu,
    ],
    pages: [service("ai-video-1min"), "/legal/ai-ethics", "/legal/ip"],
    inWords:
      "English, Spanish, French and German; a real person's face only with her written consent.",
  }),
  // Notary's assistant in Puebla, in a hurry.
  several({
    id: "w-several-horario-numero",
    language: "es",
    question:
      "buenas, a qué número les marco y en q horario contestan? y si me urge en la madrugada hay alguien o ya ni modo",
    must: [
      spanish,
      either(
        ...contact.phones.map(({ display }) => literal(display)),
        ...contact.phones.map(({ e164 }) => literal(e164)),
      ),
      /PST|Pac[ií]fico|Los [ÁA]ngeles|9[^.]{0,14}(?:6|18)/iu,
      /24\s*\/\s*7|24 horas|siempre|cualquier hora|a toda hora|todo el día|de noche|día y noche|madrugada|Aria/iu,
    ],
    pages: ["/contact"],
    inWords:
      "+1 (415) 555-0142 for sales or 0168 for support, Mon-Fri 9-6 PST; at night the AI Aria answers.",
  }),
];
