import { either, price } from "../../../judge/patterns.ts";
import { asked, type ExamQuestion, french, german, service, spanish } from "./facts.ts";

const followUp = asked("follow-up");

/** What is only understood with what was said before. */
export const contextQuestions: readonly ExamQuestion[] = [
  // Runs a language school in Dublin.
  followUp({
    id: "s7-after-landing-texts",
    before: ["What would a landing page cost us?"],
    question: "And if you do the writing? None of us is any good at that.",
    must: [price("landing-page.complete")],
    pages: [service("landing-page")],
    inWords: "$500: Complete, with text written by them.",
  }),
  // IT manager of a housing company in Gothenburg.
  followUp({
    id: "s7-after-sms-cost",
    before: ["Can your chatbot also answer tenants by text message?"],
    question: "Who pays for those messages then, is it in your price?",
    must: [
      either(
        /bill(?:s|ed)?[^.]{0,30}(?:to )?you(?!\p{L})/u,
        /you (?:pay|need|have)[^.]{0,60}(?:provider|twilio|sms|account)/u,
        /(?:provider|twilio)s?[^.]{0,40}(?:bill|charge|invoice)/u,
        /(?:sms|messages?|texts?)[^.]{0,60}(?:separate|on top|not included|n[’']t included|billed)/u,
        /paid (?:directly )?(?:by you|to (?:the|your|their) provider)/u,
      ),
    ],
    mustNot: [
      /(?:sms|messages|texts)[^.]{0,20}(?:is|are) (?:already )?included in (?:the|our) price/iu,
    ],
    pages: [service("gpt4-chatbot")],
    inWords: "No: SMS and model usage are billed to the customer by their providers.",
  }),
  // Partner in an architects' office, Melbourne.
  followUp({
    id: "s7-after-portal-sixty",
    before: ["We're interested in the smallest version of your client portal."],
    question: "We've got around 60 clients, does that still fit?",
    must: [
      either(
        price("client-portal.documents-and-jobs"),
        /(?<!\d)(?:100|hundred) (?:\p{L}+ )?(?:clients|customers|people)/u,
        /(?<!\d)(?:25|twenty-five) (?:\p{L}+ )?(?:clients|customers|people)/u,
      ),
    ],
    mustNot: [/^\W*yes\b(?![^.]*(?:1[.,]?500|(?<!\d)100))/iu],
    pages: [service("client-portal")],
    inWords: "No: the smallest holds up to 25 clients; up to 100 fit into the $1,500 option.",
  }),
  // Developer at a software reseller in Tallinn.
  followUp({
    id: "s7-after-api-key",
    before: ["Can I send messages to one of your chatbots from our own backend?"],
    question: "Ok, and where do I get a key for it?",
    must: [/design(?:er|[ -]?studio)|ai-service-design/iu],
    pages: ["/api-docs", "/tutorials/chatbots"],
    inWords:
      "In the chatbot's designer (the AI Design Studio), under API; it works once the chatbot is published.",
  }),
  // Secretary of a golf club in Fife.
  followUp({
    id: "s7-after-unused-hours",
    before: ["How much is it to have our two sites looked after for a month?"],
    question: "Some months we'd hardly need anything changed. Do hours we don't use carry over?",
    must: [
      either(
        /unused/u,
        /hours[^.]{0,60}(?:end|expire|lapse|lost|forfeit)/u,
        /(?:not|n[’']t|no|never|cannot)[^.]{0,40}(?:carr|roll|transfer|next month)/u,
        /^\W*no\b/u,
      ),
    ],
    mustNot: [/^\W*yes\b/iu],
    pages: [service("ongoing-maintenance")],
    inWords: "No: unused hours end with the month.",
  }),
  // Joinery near Münster.
  followUp({
    id: "s7-after-selbst-aendern",
    language: "de",
    before: ["Was kostet bei Ihnen eine Website mit acht Seiten?"],
    question:
      "Und könnten wir später selbst neue Fotos einstellen, ohne jedes Mal jemanden zu beauftragen?",
    must: [
      german,
      either(
        /editor/u,
        /^\W*ja(?!\p{L})/u,
        /selbst[^.]{0,60}(?:ändern|pflegen|bearbeiten|austauschen|aktualisier|einstellen|hochladen)/u,
        /(?:ändern|pflegen|bearbeiten|austauschen|aktualisieren)[^.]{0,30}selbst/u,
      ),
    ],
    mustNot: [/^\W*nein(?!\p{L})/iu],
    pages: [service("full-website")],
    inWords: "Yes: there is an editor for texts and pictures, with an hour of training, in German.",
  }),
  // Association that sells course places, Bilbao.
  followUp({
    id: "s7-after-dinero-cuenta",
    language: "es",
    before: ["¿Qué precio tiene un formulario en el que la gente paga la inscripción?"],
    question: "¿Y ese dinero llega directamente a nosotros o pasa primero por ustedes?",
    must: [
      spanish,
      either(
        /(?:su|tu|vuestra|nuestra|propia) (?:propia )?cuenta/u,
        /(?:su|tu|vuestro) propio stripe/u,
        /your (?:own )?stripe/u,
        /directamente (?:a|en|con) (?:usted|ustedes|vosotros|su|tu|vuestra|la cuenta)/u,
      ),
    ],
    pages: [service("smart-form")],
    inWords:
      "Directly: payment goes through the customer's own Stripe account ($600 option), in Spanish.",
  }),
  // IT department of a wine merchant in Bordeaux.
  followUp({
    id: "s7-after-demi-journees",
    language: "fr",
    before: ["Combien coûte une journée de conseil technique chez vous ?"],
    question: "Est-ce qu'on pourrait la répartir sur deux matinées ?",
    must: [
      french,
      either(
        /^\W*oui(?!\p{L})/u,
        /demi[- ]journ/u,
        /half[- ]days?/u,
        /(?:deux|2|two) (?:semaines|weeks)/u,
      ),
    ],
    mustNot: [/^\W*non(?!\p{L})/iu],
    pages: [service("tech-consulting")],
    inWords: "Yes: the day ($800) may be split into two half days within two weeks, in French.",
  }),
];
