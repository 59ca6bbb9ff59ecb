import { days, either, price } from "../../../judge/patterns.ts";
import { asked, french, german, service, span, spanish, type ExamQuestion } from "./facts.ts";

const followUp = asked("follow-up");

/** What visitors ask after something else was said. */
export const contextQuestions: readonly ExamQuestion[] = [
  // Alastair, 49, accountant in Perth (Scotland).
  followUp({
    id: "e-after-portal-sixty",
    before: ["what would a client portal for my wee accounting practice cost"],
    question: "there's 60 of them mind, not 25. does that change it",
    must: [price("client-portal.documents-and-jobs")],
    pages: [service("client-portal")],
    inWords: "Yes: 60 clients need the second option, up to 100 clients, $1,500.",
  }),
  // Maddie, 27, tourist office in New Brunswick.
  followUp({
    id: "e-after-video-bilingual",
    before: [
      "We're a tourist office in New Brunswick, looking at your one minute video with the avatar",
    ],
    question: "could she do it in French as well? what's the damage for the pair",
    must: [price("ai-video-1min.two-languages")],
    pages: [service("ai-video-1min")],
    inWords: "Yes, one script in two languages costs $450.",
  }),
  // Norman, 63, model railway club, sceptical of subscriptions.
  followUp({
    id: "e-after-care-getting-out",
    before: [
      "somebody ought to keep an eye on our club website every month, what do you charge for that",
    ],
    question: "and suppose we've had enough after the second month, how do we get out of it",
    must: [
      /renew|(?:don[’']t|not|no need to) (?:re-?)?order|nothing to cancel|cancel\p{L}* (?:at )?any ?time|month by month|one month at a time|automatic/iu,
    ],
    mustNot: [/(?:minimum|notice) (?:term|period) of/iu],
    pages: [service("ongoing-maintenance"), "/legal/refunds"],
    inWords: "Nothing renews by itself; one simply doesn't order the next month.",
  }),
  // Orla, 35, florist in Kilkenny.
  followUp({
    id: "e-after-landing-words",
    before: ["how much for a landing page for my wreath making evenings"],
    question: "im brutal at writing. do ye do the words or is that on me",
    must: [
      either(
        price("landing-page.complete"),
        /(?:we|us)(?: also)? write|(?:text|words|copy)[^.]{0,40}(?:written|by us|included)|written by us/u,
      ),
    ],
    pages: [service("landing-page")],
    inWords:
      "In the Complete option ($500) we write the text; in Essential the customer brings it.",
  }),
  // Branka, 42, assistant in Graz, English as a second language.
  followUp({
    id: "e-after-consulting-german",
    before: ["Good day, I am interesting in the hour of consulting for our firm in Graz"],
    question: "It can be in german also? My boss is not so strong in english",
    must: [/english/iu],
    mustNot: [/^\W*yes\b/iu],
    pages: [service("tech-consulting")],
    inWords: "No, consulting is held in English.",
  }),
  // Kathrin, 31, dance school in Leipzig.
  followUp({
    id: "e-after-tanzkurs-dauer",
    language: "de",
    before: ["Was kostet ein Anmeldeformular für Tanzkurse, wo man auch gleich bezahlt?"],
    question: "ok und bis wann hätten wir das dann",
    must: [german, either(days(5), span(2, 5))],
    pages: [service("smart-form")],
    inWords: "In German: within 5 days (usual time 2-5 days).",
  }),
  // Ignacio, 45, vet in Zaragoza.
  followUp({
    id: "e-after-web-alojamiento",
    language: "es",
    before: ["Busco una web completa para mi clínica veterinaria, unas ocho páginas"],
    question: "y el dominio y el alojamiento, ¿entran en el precio o eso lo pago yo por otro lado?",
    must: [
      spanish,
      /aparte|no (?:está\p{L}*|van|entran|se|lo|los)[^.]{0,20}inclu|proveedor|por (?:tu|su) (?:cuenta|parte)|directamente|factura/iu,
    ],
    mustNot: [/^\W*sí,? (?:entran|están|está)(?!\p{L})/iu],
    pages: [service("full-website")],
    inWords: "In Spanish: domain and hosting are billed by their providers, not part of the price.",
  }),
  // Hélène, 39, association in Montréal.
  followUp({
    id: "e-after-flux-zapier",
    language: "fr",
    before: [
      "Combien pour que les courriels de notre boîte partagée arrivent tout seuls dans Slack?",
    ],
    question: "pis Zapier là-dedans, je le paie en plus ou c'est compris?",
    must: [
      french,
      /factur|directement|votre (?:propre )?(?:compte|forfait|abonnement|plan)|à votre charge|en plus|en sus|à part|séparément|pas (?:compris|inclus)/iu,
    ],
    mustNot: [/(?:Zapier|abonnement|forfait) est (?:compris|inclus)/iu],
    pages: [service("workflow-automation"), "/tutorials/automation"],
    inWords: "In French: the Zapier or Make plan is the customer's own and is billed by them.",
  }),
];
