import { days, either, price } from "../../../judge/patterns.ts";
import { asked, french, german, service, span, type ExamQuestion } from "./facts.ts";

const several = asked("several");

/** Two or three questions in one message: each is to be answered. */
export const severalQuestions: readonly ExamQuestion[] = [
  // Ingunn, 46, IT lead of a fish farm in Bergen.
  several({
    id: "w8-several-web-app",
    question:
      "Three things about the web apps. Where does the data sit, would we get the source, and how many screens are in the smallest one?",
    must: [
      either(
        /your (?:own )?cloud/u,
        /region[^.]{0,30}(?:you|your) cho|(?:you|your) cho[^.]{0,30}region/u,
      ),
      /source(?: code)?[^.]{0,60}(?:hand|yours|get|includ|own|deliver)|(?:hand|yours|get|includ|own|deliver)\p{L}*[^.]{0,60}source/iu,
      /(?:six|6)\s+screens?|screens?[^.]{0,20}(?:six|6)(?!\d)/iu,
    ],
    pages: [service("web-app")],
    inWords:
      "In your own cloud account, in the region you choose; yes, source code and documentation are handed over; up to 6 screens ($3,000).",
  }),
  // Oluwaseun, 50, inventor with a patent pending, cautious.
  several({
    id: "w8-several-secret-call",
    question:
      "Before I book the one hour call: do you sign something that you keep my idea to yourselves, how much of my paperwork is read beforehand, and can I have a recording of it?",
    must: [/confidential|\bNDA\b|non-?disclosure/iu, /(?:10|ten)\s+pages/iu, /record(?:ing|ed)?/iu],
    mustNot: [/(?:no|not|never|n[’']t)\b[^.]{0,30}recorded(?![^.]{0,40}(?:unless|without you))/iu],
    pages: [service("tech-consulting")],
    inWords:
      "A confidentiality agreement on request; up to 10 pages are read before the hour; the call is recorded if you want it.",
  }),
  // Kayleigh, 29, owns two tanning studios in Hull; phone.
  several({
    id: "w8-several-two-sites",
    question:
      "hiya hw much for u to keep my 2 websites goin for a month n do i hav to cancel after",
    must: [
      price("ongoing-maintenance.one-month-five-hours"),
      either(
        /nothing (?:to cancel|renews)|by itself|unless you order|one month at a time|no renewal|without renew/u,
        /(?:doesn[’']t|does not|don[’']t|do not|not|no|never|needn[’']t)\b[^.]{0,40}(?:renew|cancel)/u,
      ),
    ],
    pages: [service("ongoing-maintenance")],
    inWords:
      "Up to three systems cost $450 a month; nothing renews, so there is nothing to cancel.",
  }),
  // Korbinian, 38, ski school in Garmisch.
  several({
    id: "w8-several-kleinstes-formular",
    language: "de",
    question:
      "Servus! Was kostet das kleinste Formular, wie viele Felder darf es haben und wann wär's da?",
    must: [
      german,
      price("smart-form.one-form"),
      /(?<!\d)15(?!\d)|fünfzehn/iu,
      either(days(2), span(2, 5)),
    ],
    pages: [service("smart-form")],
    inWords: "In German: $200, up to 15 fields, 2 days (usual time 2-5 days).",
  }),
  // Margaux, 32, communication officer of a canoe federation in Grenoble.
  several({
    id: "w8-several-le-fichier",
    language: "fr",
    question:
      "La vidéo d'une minute, vous la livrez dans quel format, est-elle sous-titrée, et peut-on faire disparaître la mention « fait avec l'IA » ?",
    must: [
      french,
      /MP4|1080|full ?hd|16\s?[:/]\s?9/iu,
      /sous-titr/iu,
      either(
        /(?:mention|étiquette|label|marqu|indicat|signal|IA(?!\p{L}))\p{L}*[^.]{0,90}(?:rest|doit|oblig|ne (?:peut|peuvent|doit|doivent)|pas|toujours|visible)/u,
        /(?:ne (?:peut|peuvent|pouvez)|impossible|pas possible|interdit|non)[^.]{0,70}(?:enlev|retir|supprim|ôt|masqu|dispar)/u,
      ),
    ],
    pages: [service("ai-video-1min"), "/docs", "/legal/ai-ethics"],
    inWords:
      "In French: an MP4 in full HD (16:9 or 9:16); yes, captions as a file and in the picture; no, the label stays on.",
  }),
];
