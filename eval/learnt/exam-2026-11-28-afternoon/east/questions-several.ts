import { days, either, number, price } from "../../../judge/patterns.ts";
import { asked, french, german, service, span, spanish, type ExamQuestion } from "./facts.ts";

const several = asked("several");

/** Two or three questions in one message: each is to be answered. */
export const severalQuestions: readonly ExamQuestion[] = [
  // Dmitri, 45, runs a family office in Limassol.
  several({
    id: "e8-several-feed",
    question:
      "How many symbols can your smallest market dashboard follow, and does the price feed come with it or must I pay the data vendor separately?",
    must: [
      number(10),
      /(?:you|your|yourself|separate\p{L}*|directly|licen[cs]e|own)[^.]{0,80}(?:data|feed|provider|vendor)|(?:data|feed|providers?|vendors?)[^.]{0,80}(?:billed|separate|you pay|your|yourself|directly|not included|on top)/iu,
    ],
    mustNot: [/(?:feed|data)[^.]{0,40}(?:is|are|comes?) (?:already )?included/iu],
    pages: [service("market-dashboard")],
    inWords: "Up to ten symbols; market data is billed to the customer by its provider.",
  }),
  // Wanjiru, 34, exports avocados from Murang'a.
  several({
    id: "e8-several-kenya",
    question:
      "Hi, 3 things. 1) are you able to work with a company in Kenya 2) which currency do you charge 3) do you take card",
    must: [
      /remote|anywhere|worldwide|wherever|countr(?:y|ies)|\byes\b/iu,
      /US dollars?|USD|dollars/iu,
      /card/iu,
    ],
    pages: ["/contact", "/legal/terms", "/about"],
    inWords: "Yes, everything is done remotely; prices are in US dollars; payment is by card.",
  }),
  // Friedhelm, 66, sells stair lifts in Oldenburg.
  several({
    id: "e8-several-quellcode",
    language: "de",
    question:
      "Zwei Fragen zur Landingpage. Bekomme ich am Ende den Quellcode? Und wenn nach der Übergabe etwas nicht geht, muss ich die Reparatur dann bezahlen?",
    must: [
      german,
      either(
        /(?:quell)?code[^.]{0,80}(?:übergeben|gehört|dein|Ihnen|Sie|mit|bekommen|erhalten)/u,
        /(?:bekommen|erhalten|übergeben|gehör)\p{L}*[^.]{0,60}(?:quell)?code/u,
        /^\W*ja\b/u,
      ),
      days(30),
    ],
    pages: [service("landing-page"), "/legal/terms"],
    inWords:
      "In German: yes, the source code is handed over; for 30 days we fix what doesn't work, free of charge.",
  }),
  // Itziar, 39, hostel in Getaria.
  several({
    id: "e8-several-albergue",
    language: "es",
    question:
      "Para el chatbot más pequeño: ¿en cuántos días está, cuántas rondas de cambios entran y hay que pagaros algo cada mes?",
    must: [
      spanish,
      either(days(4), span(3, 7)),
      /(?<!\d)(?:2|dos)\s+(?:\p{L}+\s+){0,2}(?:revisi|ronda|correcci|cambio)|(?:revisi|ronda|correcci)\p{L}*[^.\d]{0,20}(?:2|dos)(?!\d)/iu,
      /(?:nada|no|ninguna?|sin)[^.]{0,50}(?:mes|mensual|cuota)|(?:mes|mensual)\p{L}*[^.]{0,40}(?:nada|no(?!\p{L})|ningun)|una (?:sola|única) vez|pago único|(?:\$|d[oó]lares)[^.]{0,20}una vez/iu,
    ],
    pages: [service("gpt4-chatbot")],
    inWords:
      "In Spanish: 4 days (usual time 3-7 days), 2 revisions, nothing monthly to us (model usage goes to its provider).",
  }),
  // Maxence, 37, runs IT for a hospital trust in Charleroi.
  several({
    id: "e8-several-journee",
    language: "fr",
    question:
      "Une journée de conseil : quel prix, est-ce que ça se passe en français, et peut-on la couper en deux ?",
    must: [
      french,
      price("tech-consulting.one-day"),
      /anglais/iu,
      /demi-journées?|deux (?:moitiés|fois|parties|semaines)|en deux|scind|partag|réparti/iu,
    ],
    pages: [service("tech-consulting")],
    inWords: "In French: $800; in English; yes, as two half days within two weeks.",
  }),
];
