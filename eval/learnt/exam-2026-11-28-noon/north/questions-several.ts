import { days, either, price } from "../../../judge/patterns.ts";
import { asked, french, german, service, span, type ExamQuestion } from "./facts.ts";

const several = asked("several");

/** Two or three questions in one message: each is to be answered. */
export const severalQuestions: readonly ExamQuestion[] = [
  // Kofi, 31, trades currencies from Kumasi.
  several({
    id: "n7-several-indicator",
    question:
      "I have 2 simple conditions and want them as one indicator on TradingView. How much, how many days, and will the arrows move around after the candle is closed like the free ones do?",
    must: [
      price("pine-script-indicator.one-indicator"),
      either(days(3), span(2, 5)),
      /(?:don[’']t|do not|doesn[’']t|never|not|no|won[’']t|stay|without)\b[^.]{0,60}(?:change|repaint|move|mov|shift|after)|(?:confirmed|fixed|final)[^.]{0,60}(?:clos|bar|candle)|(?:bar|candle)[^.]{0,30}clos[^.]{0,40}(?:fixed|stay|final|confirmed)/iu,
    ],
    pages: [service("pine-script-indicator")],
    inWords:
      "$250; 3 days (usual time 2-5 days); no, signals don't change after the bar has closed.",
  }),
  // Ottilie, 68, orders a site for her late husband's paintings.
  several({
    id: "n7-several-account",
    question:
      "Must I make one of these accounts before I can order from you? And should I make one after all, can I get rid of it by myself, or do I have to ask someone?",
    must: [
      /without (?:an |one|having|opening|any)|don[’']t (?:need|have to)|do not (?:need|have to)|needn[’']t|\bno account|optional|not (?:needed|necessary|required)/iu,
      /delet\p{L}*|remov\p{L}*|clos\p{L}*/iu,
      /settings|yourself|your own|at once|at any time/iu,
    ],
    pages: ["/register", "/legal/privacy", "/legal/gdpr", "/legal/terms"],
    inWords:
      "One can buy without an account; an account can be deleted in its settings by oneself, at once.",
  }),
  // Lachlan, 37, runs a branding agency in Hobart.
  several({
    id: "n7-several-under-our-name",
    question:
      "We're a branding studio. Could we offer your chatbots as ours, what would we pay you for one, and do you bill our client or do we?",
    must: [
      /(?:under|in|with) your (?:own )?(?:name|brand)|white[ -]?label|your name/iu,
      /list(?:ed)? prices?|catalogue prices?|(?:our|the) (?:usual |normal |same |standard |regular |published )prices?/iu,
      /you[^.]{0,60}(?:invoic|bill|charge|set the price)/iu,
    ],
    pages: ["/partners"],
    inWords:
      "Yes (Deliver together): under the agency's name, at our listed prices; the agency keeps the client and the invoicing and sets its own price.",
  }),
  // Burkhard, 54, plant manager in Zwickau.
  several({
    id: "n7-several-ganzer-tag",
    language: "de",
    question:
      "Wir überlegen, einen Berater von Ihnen für einen ganzen Tag zu buchen. Was kostet der, ließe sich das auf zwei Termine aufteilen, und geht das auf Deutsch?",
    must: [
      german,
      price("tech-consulting.one-day"),
      /halbe\p{L}* Tag\p{L}*|Halbtag\p{L}*|half days?|aufteil\p{L}*|aufgeteilt|geteilt|teilen/iu,
      /Englisch|English/iu,
    ],
    pages: [service("tech-consulting")],
    inWords: "In German: $800; yes, two half days within two weeks; consulting is in English.",
  }),
  // Mireille, 57, treasurer of a community garden in Fribourg.
  several({
    id: "n7-several-taxes-et-carte",
    language: "fr",
    question:
      "Bonjour, vos prix sont-ils en francs, en euros ou en dollars ? Est-ce qu'une taxe s'ajoute à la fin ? Et comment est-ce qu'on règle ?",
    must: [
      french,
      /dollar|USD|US\s?\$/iu,
      /(?:aucun|sans|pas|ni|rien|zéro)\p{L}*[^.]{0,60}(?:tax|frais|TVA|suppl|ajout)|(?:tax|TVA|frais)\p{L}*[^.]{0,60}(?:aucun|pas|non|inclus|compris)|(?:montant|prix)[^.]{0,50}(?:affiché|indiqué|annoncé|voyez)[^.]{0,60}(?:débité|payé|payez|facturé|prélevé|celui)/iu,
      /carte/iu,
    ],
    pages: ["/legal/terms", "/"],
    inWords:
      "In French: in US dollars; no tax or fee is added at checkout; by card, on the payment page.",
  }),
];
