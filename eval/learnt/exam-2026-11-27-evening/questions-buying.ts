import { refunds, replies } from "#content/promises.ts";
import { days, either, hours, number, time } from "../../judge/patterns.ts";
import type { Question } from "../../judge/question.ts";
import { asked, saysNo, service } from "./facts.ts";

const buying = asked("buying");

/** Prices, by what somebody would pay or get; and how buying goes. */
export const buyingQuestions: readonly Question[] = [
  buying({
    id: "buy-which-means",
    question: "do you take paypal or how do i pay",
    must: [/\bcard\b/iu],
    mustNot: [/(?<!(?:not|n[’']t|never) )(?:accept|take) paypal/iu],
    pages: ["/legal/terms", "/docs"],
  }),
  buying({
    id: "buy-cheapest-of-all",
    question: "what's the cheapest thing i can buy from you at all",
    must: [number(120)],
    pages: ["/services", service("tech-consulting")],
  }),
  buying({
    id: "buy-vat-on-top",
    question: "Is VAT added when I get to the checkout or is the price the price?",
    must: [either(saysNo, /is the (?:amount|price)|exactly/u), /tax|VAT|fee|amount|price/iu],
    mustNot: [/plus (?:tax|VAT)|(?:tax|VAT) (?:comes|goes) on top/iu],
    pages: ["/legal/terms"],
  }),
  buying({
    id: "buy-without-account",
    question: "must i register to order something",
    must: [
      /without (?:an |having an |any )?account|(?:not|n[’']t) (?:need|have to|required)|no account|\bno\b/iu,
    ],
    pages: ["/legal/terms"],
  }),
  buying({
    id: "buy-then-what",
    question: "ok say i paid. when does anybody get in touch",
    must: [hours(replies.kickoffContactHours)],
    pages: ["/legal/terms", "/docs"],
  }),
  buying({
    id: "buy-dont-like-film",
    question: "if I don't like the film you make for us, is my money gone?",
    must: [/refund|money[- ]back|get (?:your|the) money/iu, days(30)],
    pages: ["/legal/refunds"],
  }),
  buying({
    id: "buy-refund-speed",
    question: "how long until a refund is back on my card?",
    must: [time(refunds.sentBusinessDays, "(?:business |working )?days?")],
    pages: ["/legal/refunds"],
  }),
  buying({
    id: "buy-bakery-300",
    question: "bakery, 300 bucks to spend on something digital, not a cent more. ideas?",
    must: [either(...[120, 150, 200, 250, 300].map(number))],
    pages: ["/services"],
  }),
  buying({
    id: "buy-ueberweisung",
    language: "de",
    question: "Kann ich per Überweisung zahlen oder geht nur Karte?",
    must: [/Karte|card/iu],
    pages: ["/legal/terms", "/docs"],
  }),
  buying({
    id: "buy-devolucion",
    language: "es",
    question: "¿hasta cuándo puedo pedir que me devolváis el dinero si no me convence?",
    must: [days(30)],
    pages: ["/legal/refunds"],
  }),
  buying({
    id: "buy-davance",
    language: "fr",
    question: "Il faut tout payer d'avance ou à la livraison ?",
    must: [/command|d[’']avance|à l[’']achat|étape|jalon|order/iu],
    mustNot: [/pay\p{L}+ à la livraison uniquement/iu],
    pages: ["/legal/terms", "/docs", "/legal/refunds"],
  }),
  buying({
    id: "buy-devis-valable",
    language: "fr",
    question: "un devis reste valable combien de temps chez vous ?",
    must: [days(30)],
    pages: ["/quote", "/legal/terms"],
  }),
];
