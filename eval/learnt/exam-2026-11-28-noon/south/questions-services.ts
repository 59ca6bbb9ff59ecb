import { contact } from "#content/brand.ts";
import { either, hours, literal, time } from "../../../judge/patterns.ts";
import { asked, type ExamQuestion, french, german, service, spanish } from "./facts.ts";

const about = asked("service");

const serviceQuestions: readonly ExamQuestion[] = [
  // Social media manager of a gym chain.
  about({
    id: "s7-service-upright-video",
    question:
      "We'd mostly show the one minute video in Instagram stories. Can we get it upright instead of wide?",
    must: [/portrait|9\s?:\s?16|vertical|upright/iu],
    mustNot: [/only (?:in )?(?:landscape|16\s?:\s?9)/iu],
    pages: [service("ai-video-1min")],
    inWords: "Yes: the file comes in landscape or portrait (16:9 or 9:16).",
  }),
  // Private trader in Singapore.
  about({
    id: "s7-service-signals-stay",
    question:
      "I bought an indicator elsewhere and its arrows kept vanishing again after a few minutes. Do yours do that too?",
    must: [
      either(
        /bars?[^.]{0,30}clos|clos\p{L}*[^.]{0,20}bars?(?!\p{L})/u,
        /(?:not|n[’']t|never|no)[^.]{0,30}(?:repaint|change|vanish|disappear|move)/u,
        /confirmed/u,
      ),
    ],
    pages: [service("pine-script-indicator")],
    inWords: "No: signals are confirmed when the bar closes and don't change afterwards.",
  }),
  // Digital officer of a public library in Wales.
  about({
    id: "s7-service-accessibility-standard",
    question:
      "As a public body our new website has to be accessible by law. Which standard do you build to, and is it checked?",
    must: [/WCAG/iu, /2\.2|(?<!\p{L})AA(?!\p{L})/u],
    pages: [service("full-website"), service("landing-page")],
    inWords: "WCAG 2.2 level AA, checked by tool and by hand.",
  }),
  // Head of IT at a dairy in Allgäu.
  about({
    id: "s7-service-anderer-entwickler",
    language: "de",
    question:
      "Wenn Sie uns eine Web-App bauen und wir in drei Jahren den Anbieter wechseln wollen: Kann dann jemand anderes daran weiterarbeiten?",
    must: [
      german,
      either(
        /Quell(?:code|text)|source code|Dokumentation|documentation/u,
        /^\W*ja(?!\p{L})/u,
        /ander\p{L}* Entwickler/u,
      ),
    ],
    mustNot: [/^\W*nein(?!\p{L})/iu],
    pages: [service("web-app"), "/legal/ip", "/docs"],
    inWords:
      "Yes: source code and documentation are handed over, so another developer can take over, in German.",
  }),
  // Trading desk of a cocoa importer, Marseille.
  about({
    id: "s7-service-cours-rafraichis",
    language: "fr",
    question:
      "Dans votre tableau de bord des marchés, les cours sont mis à jour à quelle fréquence ?",
    must: [
      french,
      either(
        /(?:une|1|one) ?sec/u,
        /aussi souvent/u,
        /(?:abonnement|forfait|formule|plan|licence|fournisseur)[^.]{0,40}(?:données|permet|autoris)/u,
        /as often as/u,
      ),
    ],
    pages: [service("market-dashboard")],
    inWords: "As often as the customer's data plan allows, down to one second, in French.",
  }),
];

const buying = asked("buying");

const buyingQuestions: readonly ExamQuestion[] = [
  // Event agency in Vienna.
  buying({
    id: "s7-buying-when-contacted",
    question: "I've just paid for a landing page. When will somebody get in touch to start?",
    must: [either(hours(24), /within (?:one|a|1) day/u)],
    pages: ["/", "/docs", "/legal/terms"],
    inWords: "Within 24 hours of the order.",
  }),
  // Owner of a tyre dealer in Leeds, once overcharged by an agency.
  buying({
    id: "s7-buying-final-price",
    question:
      "Last agency quoted 900 and billed 2,300 in the end. With you, can the price go up once you've started?",
    must: [
      either(
        /(?:not|n[’']t|never|no|nothing)[^.]{0,40}(?:go(?:es)? up|grow|increas|added|rise|extra|change|more)/u,
        /(?:fixed|firm) (?:\p{L}+ )?(?:price|total|sum)/u,
        /(?:price|total)s?[^.]{0,30}(?:fixed|firm|binding|final|stays)/u,
        /exactly what you agreed|^\W*no\b/u,
      ),
    ],
    mustNot: [/^\W*yes\b/iu],
    pages: ["/", service("landing-page"), "/legal/terms"],
    inWords:
      "No: the price is fixed before you pay and doesn't go up; anything larger is quoted first.",
  }),
  // Chief executive of a charity in Accra.
  buying({
    id: "s7-buying-instalments",
    question:
      "We'd like the twelve page website but can't put down the full amount at once. Is paying in stages possible?",
    must: [
      either(
        /milestone/u,
        /30\s?%[^.]{0,60}50\s?%/u,
        /separate payments|in (?:parts|stages|instal)/u,
      ),
      /writ(?:e|ing)|agree|e-?mail|quote|contact|\bask\b|support@/iu,
    ],
    pages: [service("full-website"), "/", "/legal/terms", "/legal/refunds"],
    inWords:
      "Yes, by agreement: 30% at design, 50% at development, 20% at launch; not online yet, so write before accepting a quote.",
  }),
  // Furniture shop in Guadalajara.
  buying({
    id: "s7-buying-pago-mensual",
    language: "es",
    question: "Si compro el chatbot de 400, ¿después hay una mensualidad obligatoria con ustedes?",
    must: [
      spanish,
      either(
        /^\W*no(?!\p{L})/u,
        /(?:nada|no|ning[uú]n[ao]?|sin)(?!\p{L})[^.]{0,60}(?:mensual|al mes|cada mes|renuev|obligatori|cuota)/u,
        /(?:una (?:sola|única) vez|pago único|un solo pago|una vez)/u,
        /nothing monthly|\bonce\b/u,
      ),
    ],
    mustNot: [/^\W*sí(?!\p{L})/iu],
    pages: [service("gpt4-chatbot"), "/legal/terms"],
    inWords:
      "No: $400 once and nothing monthly from them (model usage is billed by its provider), in Spanish.",
  }),
];

const trust = asked("trust");

const trustQuestions: readonly ExamQuestion[] = [
  // Information security at an insurer in Zurich.
  trust({
    id: "s7-trust-iso-soc",
    question: "Do you hold ISO 27001 or SOC 2? Our policy asks for one of them.",
    must: [
      either(
        /(?:\bno|not|n[’']t|neither|none|without)(?!\p{L})[^.]{0,60}(?:certif|ISO|SOC)/u,
        /certif[^.]{0,60}(?:\bno\b|not|n[’']t|none)/u,
        /^\W*(?:no|neither)\b/u,
      ),
    ],
    mustNot: [
      /we (?:are|have|hold)\b(?! (?:not|no|neither|none))[^.]{0,20}(?:ISO|SOC|certified)/iu,
      /^\W*yes\b/iu,
    ],
    pages: ["/legal/security"],
    inWords: "No: they have no security certification and don't claim one.",
  }),
  // Operations lead of a clinic chain in Copenhagen.
  trust({
    id: "s7-trust-signed-agreement",
    question:
      "Our lawyer insists on a data processing contract before patients may write to a bot that you run. Do you have one, and do we get it back signed?",
    must: [
      either(
        /data processing agreement|\/legal\/dpa|\bDPA\b/u,
        literal(contact.email.dataProtection),
      ),
      /\bsign/iu,
    ],
    pages: ["/legal/dpa"],
    inWords:
      "Yes, the data processing agreement: print it, sign it, send it to the data protection mailbox; they sign it and send it back.",
  }),
  // Data protection officer of a savings bank in Lower Saxony.
  trust({
    id: "s7-trust-datenpanne",
    language: "de",
    question:
      "Angenommen, bei Ihnen geraten Daten unserer Kunden in fremde Hände. Bis wann informieren Sie uns?",
    must: [german, either(hours(72), time(3, "Tag\\p{L}*"))],
    pages: ["/legal/dpa", "/legal/gdpr", "/legal/security", "/legal/privacy"],
    inWords: "Without undue delay, at the latest within 72 hours of learning of it, in German.",
  }),
];

const company = asked("company");

const companyQuestions: readonly ExamQuestion[] = [
  // Small marketing agency in Nairobi.
  company({
    id: "s7-company-under-our-name",
    question:
      "We're a marketing agency and our clients keep asking for chatbots. Would you build them so that we can sell them as our own work?",
    must: [
      either(
        /under your (?:own )?(?:name|brand)/u,
        /deliver together|\/partners\b|white[- ]?label/u,
        /you keep the client/u,
      ),
    ],
    mustNot: [/^\W*no\b/iu],
    pages: ["/partners"],
    inWords:
      "Yes, as a partner (Deliver together): they build at listed prices, under the agency's name if it wishes.",
  }),
  // Logistics manager in Singapore.
  company({
    id: "s7-company-phone-hours",
    question: "I'm in Singapore and would rather talk on the phone. When is somebody there?",
    must: [
      /(?<!\d)9(?::00)?(?:\s?a\.?m\.?)?\s*(?:-|–|—|to|until|till|and)\s*(?:6|18)(?!\d)/iu,
      /\bPST\b|pacific|west coast|los angeles|california/iu,
    ],
    pages: ["/contact"],
    inWords: "Mon-Fri 9-6 PST (west coast of the US).",
  }),
  // Buyer in Santiago de Chile who likes to know with whom he deals.
  company({
    id: "s7-company-fundadora",
    language: "es",
    question: "¿Quién fundó la empresa y a qué se dedicaba antes?",
    must: [spanish, /Mara Teuling/iu],
    pages: ["/about"],
    inWords:
      "Mara Teuling, founder, who spent ten years planning software for logistics firms (sample team), in Spanish.",
  }),
];

const aria = asked("aria");

const ariaQuestions: readonly ExamQuestion[] = [
  // Assistant to the management of a brewery.
  aria({
    id: "s7-aria-email-this-chat",
    question:
      "Can I have this conversation sent to me by email? My boss wants to read what you said.",
    must: [
      either(
        /(?:conversation|chat|transcript|copy)[^.]{0,100}(?:mail|sent|send)/u,
        /(?:mail|send)[^.]{0,100}(?:conversation|chat|transcript|copy)/u,
        /^\W*(?:yes|sure|of course)\b/u,
      ),
    ],
    mustNot: [
      /(?:can[’']?t|cannot|can not|unable to)[^.]{0,40}(?:mail|send)[^.]{0,30}(?:conversation|chat|it)/iu,
    ],
    pages: ["/legal/privacy"],
    inWords: "Yes: the conversation can be emailed to an address that the visitor types.",
  }),
];

export const serviceAndCompanyQuestions: readonly ExamQuestion[] = [
  ...serviceQuestions,
  ...buyingQuestions,
  ...trustQuestions,
  ...companyQuestions,
  ...ariaQuestions,
];
