import { replies } from "#content/promises.ts";
import { either, french, german, hours, price, spanish } from "../../judge/patterns.ts";
import type { Question } from "../../judge/question.ts";
import { asked, saysNo, service } from "./facts.ts";

const buying = asked("buying");

/** Prices and how buying goes. */
export const buyingQuestions: readonly Question[] = [
  buying({
    id: "buying-least",
    question: "whats the least i can spend with you and still get something out of it",
    must: [price("tech-consulting.one-hour")],
    pages: [service("tech-consulting"), "/services", "/#faq-price"],
  }),
  buying({
    id: "buying-wire",
    question:
      "our accounts dept only ever sends a wire once they have a bill in hand. does that work with you",
    must: [/\bcards?\b|agree/iu],
    pages: ["/#faq-pay", "/legal/terms"],
  }),
  buying({
    id: "buying-vat-on-top",
    question: "does VAT come on top at the end",
    must: [saysNo, /tax|fee|VAT|amount shown|exactly/iu],
    pages: ["/legal/terms", "/#faq-pay"],
  }),
  buying({
    id: "buying-after-click",
    question: "say I hit Buy Now tonight. what happens next, step by step?",
    must: [hours(replies.kickoffContactHours), /confirm/iu],
    pages: ["/legal/terms", "/docs", "/#faq-start"],
  }),
  buying({
    id: "buying-credits-or-dollars",
    question: "it says 25 credits and also 250 dollars, which do i pay",
    must: [/dollar|USD|\$/iu, /size|unit|no credits|not[^.]{0,20}credits/iu],
    pages: ["/legal/terms", "/docs", "/legal/refunds", service("ai-video-1min")],
  }),
  buying({
    id: "buying-pro-plan",
    question: "saw a Professional plan mentioned, can I sign up for it today",
    must: [
      /\byet\b|planned|will be|not (?:on sale|available|for sale|sold)|n[’']t (?:on sale|available|for sale|sold)/iu,
    ],
    pages: ["/legal/terms"],
  }),
  buying({
    id: "buying-als-gast",
    language: "de",
    question: "Geht das auch als Gast, also bestellen und sonst nichts anlegen?",
    must: [/ohne|kein|nicht|(?<!\p{L})ja(?!\p{L})/iu, /Konto|registrier|Account|Gast/iu, german],
    pages: ["/legal/terms"],
  }),
  buying({
    id: "buying-marca-blanca",
    language: "es",
    question:
      "Tengo una agencia: ¿harían el trabajo con nuestra marca para nuestros clientes, y a qué precio nos saldría?",
    must: [
      /nombre|marca/iu,
      /precios? (?:de|del|publicad|indicad|list|catál)|tarifa|catálogo|lista/iu,
      spanish,
    ],
    pages: ["/partners"],
  }),
  buying({
    id: "buying-avant-livraison",
    language: "fr",
    question: "Si je change d'avis pendant que vous y travaillez, je récupère mon argent ?",
    must: [/rembours/iu, french],
    pages: ["/legal/refunds", "/legal/terms", "/#faq-refund"],
  }),
  buying({
    id: "buying-qui-fixe-le-prix",
    language: "fr",
    question: "Le montant d'un devis, c'est une IA qui le décide ?",
    must: [saysNo, either(/personne|programme|catalogue|humain/u), french],
    pages: ["/#faq-ai", "/legal/ai-ethics", "/legal/terms"],
  }),
];
