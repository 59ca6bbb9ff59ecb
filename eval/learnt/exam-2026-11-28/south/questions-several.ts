import { either, number, price, time, timeOf } from "../../../judge/patterns.ts";
import type { Question } from "../../../judge/question.ts";
import { asked, french, service, spanish } from "./facts.ts";

const several = asked("several");

/** Two or three questions in one message. */
export const severalQuestions: readonly Question[] = [
  several({
    id: "s-several-card-and-cheapest",
    question:
      "2 things: do you keep my card on file afterwards? and what is the cheapest thing you sell",
    must: [
      /(?:\bno|\bnot|never|n[’']t|nothing|without)(?: \p{L}+){0,4} (?:keep|store|save|kept|stored|saved|see|card)|\bno card|nobody keeps/iu,
      number(120),
    ],
    pages: ["/legal/security", "/legal/privacy", service("ongoing-maintenance"), "/services"],
  }),
  several({
    id: "s-several-comparing-three",
    question:
      "Hi, I'm comparing you with two other agencies for an eight page site with a blog. Please tell me: 1) total price 2) how long it takes 3) what happens if we don't like it",
    must: [
      price("full-website.eight-pages"),
      either(timeOf("full-website.eight-pages"), time(2, "weeks?")),
      /refund|money[- ]back|your money|revision/iu,
    ],
    pages: [service("full-website"), "/legal/refunds"],
  }),
  several({
    id: "s-several-agency-own-name",
    question:
      "We're a 15 person design agency. Could you build bots that we sell under our own brand, and would you ever contact our clients yourselves?",
    must: [
      /(?:your|own)(?: own)? (?:name|brand|label)|white[- ]?label/iu,
      /never|behind your back|you keep (?:the|your|each) client|(?:don[’']t|do not|won[’']t|not|without)(?: \p{L}+){0,3} (?:contact|go|approach|talk|write|client)|no contact|stays? (?:your|with you)|the client (?:is|stays|remains)|\bno\b/iu,
    ],
    pages: ["/partners"],
  }),
  several({
    id: "s-several-euros-adelantado",
    language: "es",
    question: "¿Se puede pagar en euros? ¿Y hay que pagarlo todo por adelantado?",
    must: [
      spanish,
      /dólar|USD|US\$/iu,
      /adelantad|al (?:hacer|realizar|efectuar|pedir|encargar|ordenar|comprar|contratar)|cuando (?:pid|hace|haga|encarg|realiz|acept)|en el momento|completo|completamente|totalidad|entero|antes de|pago único|íntegr|de una (?:sola )?vez|un (?:solo|único) pago|una (?:sola )?vez|por hitos|hitos|por partes|plazos/iu,
    ],
    pages: ["/legal/terms", "/"],
  }),
  several({
    id: "s-several-food-truck",
    language: "fr",
    question:
      "Bonjour, j'ai un food truck. Une seule page toute simple avec nos dates et un formulaire (j'ai les textes et les photos), c'est combien ? et l'hébergement est compris ?",
    must: [
      french,
      price("landing-page.essential"),
      /héberg[^.]{0,120}(?:pas|non|vous|votre|factur|fournisseur|prestataire|à part|en plus|séparé)|(?:pas|non|vous|votre|factur|charge|frais)[^.]{0,120}héberg/iu,
    ],
    pages: [service("landing-page")],
  }),
];
