import { contact } from "#content/brand.ts";
import { days, either, literal, price } from "../../../judge/patterns.ts";
import type { Question } from "../../../judge/question.ts";
import { asked, french, german, service, span } from "./facts.ts";

const several = asked("several");

/** Two or three questions in one message: each is to be answered. */
export const severalQuestions: readonly Question[] = [
  several({
    id: "n-several-call-zone-examples",
    question:
      "three quick ones. can we talk on the phone or is it only chat, which timezone are you in, and is there anything you've made that i can look at",
    must: [
      either(
        ...contact.phones.map(({ display }) => literal(display)),
        /\/demo|demo|phone|video call|call us/u,
      ),
      /PST|Pacific|Los Angeles|UTC|9(?:\s*(?:am|:00))?\s*(?:-|–|to)\s*6/iu,
      /case[- ]stud|example|sample|template|portfolio/iu,
    ],
    pages: ["/contact", "/demo", "/tutorials/case-studies"],
  }),
  several({
    id: "n-several-form",
    question:
      "how much for a request form with 15 fields and how fast could it be live? also where do the answers end up",
    must: [price("smart-form.one-form"), either(days(2), span(2, 5)), /inbox|e-?mail|sheet/iu],
    pages: [service("smart-form")],
  }),
  several({
    id: "n-several-own-and-dislike",
    question:
      "Two things before I take this to my boss. Who owns the code once it's finished, and what happens if we don't like the result?",
    must: [/\byours?\b|you own|belongs? to you|handed over/iu, /refund|money[- ]back|money/iu],
    pages: ["/legal/ip", "/legal/refunds", "/legal/terms"],
  }),
  several({
    id: "n-several-wartung",
    language: "de",
    question: "Was kostet die Wartung pro Monat, und komme ich da jederzeit wieder raus?",
    must: [
      price("ongoing-maintenance.one-month-two-hours"),
      /(?:verlänger|erneuer)\p{L}*|nicht(?:s)? (?:zu )?kündig|kündig|einzeln|(?:einen|ein|nächsten?) Monat|monatsweise|Abo|renew/iu,
      german,
    ],
    pages: [service("ongoing-maintenance")],
  }),
  several({
    id: "n-several-france-paiement",
    language: "fr",
    question:
      "Vous travaillez aussi avec des clients en France ? Et on paie comment, carte ou virement ?",
    must: [
      /à distance|distance|50\s*\+?\s*pays|cinquante pays|monde|oui|remote|partout/iu,
      /carte/iu,
      french,
    ],
    pages: ["/contact", "/", "/legal/terms", "/about"],
  }),
];
