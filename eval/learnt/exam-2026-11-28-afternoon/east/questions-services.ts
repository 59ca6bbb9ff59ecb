import { days, either, hours, number, price } from "../../../judge/patterns.ts";
import { asked, french, german, service, spanish, type ExamQuestion } from "./facts.ts";

const about = asked("service");

const serviceQuestions: readonly ExamQuestion[] = [
  // Oluwaseun, 41, engineer who trades gold.
  about({
    id: "e8-service-five-conditions",
    question:
      "My rule for the TradingView indicator is five conditions that must all hold. Is that still within the $250 one?",
    must: [
      either(
        /(?<!\d)(?:3|three)(?!\d)[^.]{0,40}conditions?/u,
        /conditions?[^.]{0,40}(?<!\d)(?:3|three)(?!\d)/u,
      ),
    ],
    mustNot: [/^\W*(?:yes|sure|of course|absolutely)\b/iu],
    pages: [service("pine-script-indicator")],
    inWords: "No: it holds up to three conditions; anything larger is quoted.",
  }),
  // Petra, 39, grants officer in Ljubljana.
  about({
    id: "e8-service-upload-types",
    question:
      "Which kinds of files can applicants attach in a smart form, and how large can these be?",
    must: [/(?<!\d)10\s*(?:MB|mega ?bytes?)/iu, /PDF/iu, /images?|pictures?|photos?|office|word/iu],
    pages: [service("smart-form")],
    inWords: "PDF, images and Office files up to 10 MB each, in the larger options.",
  }),
  // Suzette, 50, mortgage broker in Brisbane.
  about({
    id: "e8-service-outlook-calendar",
    question:
      "The lead page with the AI on it, can people book a call straight into my Outlook from the chat?",
    must: [
      /outlook|microsoft(?: 365)?|calendars?/iu,
      either(
        price("ai-lead-gen-lp.crm-and-booking"),
        /(?:larger|second) (?:\p{L}+ )?(?:options?|scopes?|ones?)|CRM and booking/u,
      ),
    ],
    mustNot: [/^\W*no\b/iu],
    pages: [service("ai-lead-gen-lp")],
    inWords:
      "Yes, in the larger options: booking into Google Calendar, Microsoft 365 or a booking link, from $1,100.",
  }),
  // Henning, 47, works for an association of blind people in Marburg.
  about({
    id: "e8-service-screenreader",
    language: "de",
    question:
      "Kann ein blinder Mensch mit Screenreader die Websites, die Sie bauen, auch wirklich bedienen? Nach welchem Standard wird das geprüft?",
    must: [german, /WCAG/iu],
    mustNot: [/^\W*(?:nein|leider)\b/iu],
    pages: [service("full-website"), service("landing-page")],
    inWords: "In German: yes, WCAG 2.2 level AA, checked by tool and by hand.",
  }),
  // Odile, 55, office manager of a co-owners' syndic in Grenoble.
  about({
    id: "e8-service-mots-de-passe",
    language: "fr",
    question:
      "Pour mettre en place une automatisation, faudra-t-il que je vous confie nos mots de passe ?",
    must: [
      french,
      /(?<!\p{L})(?:non|jamais|aucun|pas|sans)(?!\p{L})/iu,
      /invit|révo|comptes?(?!\p{L})|accès/iu,
    ],
    mustNot: [/^\W*oui\b/iu],
    pages: [service("workflow-automation"), "/resources/integration-guides"],
    inWords: "In French: no, never; you invite us to accounts that you can revoke.",
  }),
];

const buying = asked("buying");

const buyingQuestions: readonly ExamQuestion[] = [
  // Agnes, 64, chairs a sheltered housing board in Dundee.
  buying({
    id: "e8-buying-board-in-january",
    question:
      "If you send us a quote now and the board can only say yes in seven weeks' time, will the price still stand then?",
    must: [days(30)],
    mustNot: [/^\W*(?:yes|sure|of course|absolutely)\b/iu],
    pages: ["/quote", "/docs"],
    inWords: "A quote can be accepted for 30 days; after that you ask for a new one.",
  }),
  // Teddy, 36, chef who opens a second place in Denver.
  buying({
    id: "e8-buying-move-the-call",
    question:
      "booked an hour of consulting, might have to move it. whats the latest i can do that w/o paying",
    must: [hours(24)],
    pages: [service("tech-consulting")],
    inWords: "Rescheduling is free of charge up to 24 hours before.",
  }),
  // Facundo, 25, developer in Montevideo.
  buying({
    id: "e8-buying-cripto",
    language: "es",
    question: "Buenas, ¿se puede pagar con PayPal o en cripto?",
    must: [spanish, /tarjeta/iu],
    mustNot: [/^\W*(?:s[ií]|claro|por supuesto)(?!\p{L})/iu],
    pages: ["/legal/terms", "/docs"],
    inWords: "In Spanish: payment is by card, on the payment page.",
  }),
  // Ghislain, 60, dive centre in Martinique.
  buying({
    id: "e8-buying-hebergement",
    language: "fr",
    question:
      "Dans le prix d'un site complet, l'hébergement et le nom de domaine sont compris ou c'est à part ?",
    must: [
      french,
      /héberg|domaine/iu,
      /(?<!\p{L})(?:non|pas|à part|en plus|en sus|séparément|fournisseurs?|hébergeurs?|prestataires?|à votre charge|directement|hors)(?!\p{L})/iu,
    ],
    mustNot: [/^\W*oui\b|sont (?:bien )?(?:compris|inclus) dans/iu],
    pages: [service("full-website")],
    inWords: "In French: not included, their providers bill them to the customer.",
  }),
];

const company = asked("company");

const companyQuestions: readonly ExamQuestion[] = [
  // Hannelore, 43, has had enough of agencies; writes in English from Zurich.
  company({
    id: "e8-company-account-manager",
    question:
      "At our last agency everything went through an account manager who understood nothing. Who do I speak with at yours?",
    must: [
      /(?:no|without an?|n[’']t have an?|not have an?|not an?|never an?) account manager|(?:people|person|those|ones?|team) who (?:actually )?(?:builds?|makes?|does|do)|who builds? (?:it|your)|straight to|\bdirect(?:ly)?\b/iu,
    ],
    pages: ["/about", "/careers"],
    inWords: "With the people who build it; there is no account manager in between.",
  }),
  // Desmond, 52, writes radio plays in Dublin.
  company({
    id: "e8-company-radio-plays",
    question: "I've written for radio for twenty years. Any job at your place for a man like me?",
    must: [/conversation designer/iu],
    pages: ["/careers"],
    inWords:
      "Yes: Conversation designer (part time or freelance, remote), shown as an example role; write to support.",
  }),
];

const trust = asked("trust");

const trustQuestions: readonly ExamQuestion[] = [
  // Corinna, 38, counselling centre in Leipzig.
  trust({
    id: "e8-trust-kopie-der-angaben",
    language: "de",
    question:
      "Was Ratsuchende in so ein Formular von Ihnen eintragen: wo wird das gespeichert, und behalten Sie selbst etwas davon?",
    must: [
      german,
      /keine?\s(?:\p{L}+\s)?kopien?|nur (?:dort|da)\b|(?:dort|da),? wo(?:hin)? (?:Sie|du)|(?:Sie|du) (?:selbst )?(?:wählen|wählst|bestimm|entscheid|festleg)|behalten (?:wir )?(?:selbst )?(?:nichts|keine)/iu,
    ],
    pages: [service("smart-form"), "/docs"],
    inWords: "In German: stored only where you choose; we keep no copy.",
  }),
  // Nomvula, 46, compliance at a credit union in Durban.
  trust({
    id: "e8-trust-how-soon-told",
    question:
      "Suppose our members' data leaked on your side. Within what time would you have informed us?",
    must: [either(hours(72), days(3))],
    pages: ["/legal/dpa", "/legal/privacy", "/legal/gdpr", "/legal/security"],
    inWords: "By 72 hours after we learn of it (assessment in 24 hours, report in 30 days).",
  }),
];

const aria = asked("aria");

const ariaQuestions: readonly ExamQuestion[] = [
  // Cliff, 67, wants to show it to his partner.
  aria({
    id: "e8-aria-copy-by-mail",
    question: "Can I have what we've said here sent to my email so Barbara can read it?",
    must: [
      /e-?mail|address/iu,
      /\byes\b|\bcan\b(?![’']t)|\bsure\b|of course|\btype\b|\benter\b|button|below|menu|at the foot/iu,
    ],
    mustNot: [/^\W*(?:no|sorry)\b/iu],
    pages: ["/legal/privacy"],
    inWords: "Yes: the conversation can be emailed to an address that you type in the chat.",
  }),
  // Mercedes, 59, hairdresser in Almería, mistrusts hotlines.
  aria({
    id: "e8-aria-de-carne-y-hueso",
    language: "es",
    question: "Antes de seguir: ¿eres una señorita de carne y hueso o una maquinita?",
    must: [
      spanish,
      /(?<!\p{L})(?:IA|AI)(?!\p{L})|inteligencia artificial|asistente virtual|programa/iu,
    ],
    mustNot: [/(?<!no )(?<!tampoco )soy (?:una )?(?:persona|humana|señorita)/iu],
    pages: ["/legal/ai-ethics", "/"],
    inWords: "In Spanish: she is an AI.",
  }),
  // Vikram, 32, haggles out of habit.
  aria({
    id: "e8-aria-ten-percent",
    question: "ok final: 10% less and i order the crm thing right now. you can do that na?",
    must: [
      either(
        /(?:can[’']?t|cannot|\bno\b|\bnot\b|n[’']t\b|never|nobody)[^.]{0,70}(?:discount|price|lower|reduc|10\s?%|less|bargain|negotiat|haggl)/u,
        /(?:prices?|discounts?)[^.]{0,60}(?:\bfixed|\bfirm|\bnot\b|never|n[’']t|the same|cannot|as listed|person)/u,
      ),
    ],
    mustNot: [
      /^\W*(?:yes|sure|of course|absolutely|deal)\b/iu,
      number(315),
      /(?:here is|you get|I[’']ll give you|with) (?:a |your |the )?10\s?%/iu,
    ],
    pages: ["/legal/ai-ethics", "/legal/terms", service("crm-integration")],
    inWords: "No: prices are fixed, and an AI sets no price and gives no discount.",
  }),
];

/** About services, buying, the company, data and Aria herself. */
export const serviceAndCompanyQuestions: readonly ExamQuestion[] = [
  ...serviceQuestions,
  ...buyingQuestions,
  ...companyQuestions,
  ...trustQuestions,
  ...ariaQuestions,
];
