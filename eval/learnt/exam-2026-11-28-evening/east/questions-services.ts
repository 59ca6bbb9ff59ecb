import { either, time } from "../../../judge/patterns.ts";
import { asked, french, german, service, spanish, type ExamQuestion } from "./facts.ts";

const about = asked("service");

const serviceQuestions: readonly ExamQuestion[] = [
  // Bronagh, 36, developer in Belfast.
  about({
    id: "e-service-figma-file",
    question: "when you design screens do we get the actual editable file at the end or only pngs",
    must: [/figma/iu],
    pages: [service("ui-ux-design")],
    inWords: "A Figma file, in the customer's own team or handed over to it.",
  }),
  // Colin, 62, bowls club secretary.
  about({
    id: "e-service-leftover-hours",
    question: "If we only use one of our two hours in November, do we have three in December?",
    must: [
      /unused|(?:don[’']t|not|no|never|can[’']t|aren[’']t)[^.]{0,50}(?:carr|roll|transfer|sav|add|over)|(?:end|expire|lapse|lost|gone|run out)[^.]{0,50}month|^\W*no\b/iu,
    ],
    mustNot: [/^\W*yes\b/iu],
    pages: [service("ongoing-maintenance")],
    inWords: "No, unused hours end with the month.",
  }),
  // Sanjay, 30, day trader in Leicester.
  about({
    id: "e-service-arrows-vanish",
    question:
      "last guy i paid, his arrows vanished off the chart once the candle was done. will yours do that",
    must: [
      /(?:don[’']t|doesn[’']t|won[’']t|not|never|no|without)[^.]{0,50}(?:chang|repaint|vanish|disappear|mov|redraw)|(?:confirm|fix|final|stay)\p{L}*[^.]{0,50}clos|non-?repaint/iu,
    ],
    pages: [service("pine-script-indicator")],
    inWords: "No: signals are confirmed on bar close and don't change after it.",
  }),
  // Frau Lindemann, 50, wholesaler in Bremen, formal.
  about({
    id: "e-service-gescannte-listen",
    language: "de",
    question:
      "Unsere Preislisten gibt es leider nur eingescannt als PDF. Kommt Ihr Chatbot damit zurecht?",
    must: [german, /(?<!\p{L})(?:nicht|kein\p{L}*|nein|leider)(?!\p{L})/iu, /scan|Bild|Text/iu],
    mustNot: [/^\W*ja\b/iu],
    pages: ["/tutorials/chatbots", "/resources/best-practices"],
    inWords: "In German: no, a bot can't read prices in a scanned PDF; they must be there as text.",
  }),
  // Mireia, 33, museum in Girona.
  about({
    id: "e-service-avatar-catala",
    language: "es",
    question:
      "el presentador del vídeo, en qué lenguas puede hablar? a nosotros nos vendría bien el catalán",
    must: [spanish, /ingl[eé]s/iu, /franc[eé]s/iu, /alem[aá]n/iu],
    mustNot: [/^\W*sí(?!\p{L})/iu],
    pages: [service("ai-video-1min"), "/docs", "/tutorials/video-agents"],
    inWords: "In Spanish: English, Spanish, French and German only.",
  }),
  // Étienne, 41, broker in Québec city.
  about({
    id: "e-service-cours-frequence",
    language: "fr",
    question: "Dans votre écran de marchés, les cours se mettent à jour aux combien?",
    must: [french, /seconde/iu],
    pages: [service("market-dashboard")],
    inWords: "In French: as often as the data plan allows, down to one second.",
  }),
];

const buying = asked("buying");

const buyingQuestions: readonly ExamQuestion[] = [
  // Doug, 52, outfitter in Yukon.
  buying({
    id: "e-buying-which-dollars",
    question: "those dollars, american or canadian?",
    must: [/US[ -]dollars?|\bUSD\b|US ?\$|U\.S\.|American|United States/iu],
    pages: ["/legal/terms"],
    inWords: "US dollars.",
  }),
  // Gwen, 68, knitter, cautious.
  buying({
    id: "e-buying-no-account",
    question:
      "Must I register first before I can order something? I've so many passwords already dear",
    must: [
      /without (?:an )?account|(?:no|don[’']t|not|needn[’']t)[^.]{0,40}(?:account|register|sign up)|^\W*no\b/iu,
    ],
    mustNot: [/^\W*yes\b/iu],
    pages: ["/legal/terms", "/login"],
    inWords: "No, one can buy without an account.",
  }),
  // Toni, 35, mountain hut keeper in Tyrol, dialect.
  buying({
    id: "e-buying-testseite",
    language: "de",
    question:
      "wenn i jetzt auf kaufen druck, geht da wirklich a geld weg oder is des no im probebetrieb",
    must: [german, /Test/iu, /(?<!\p{L})(?:nicht|nichts|kein\p{L}*|niemand\p{L}*)(?!\p{L})/iu],
    pages: ["/legal/terms", "/legal/refunds", "/legal/security"],
    inWords: "In German: the site runs in test mode; nothing is charged.",
  }),
  // Hamish, 43, gin distillery.
  buying({
    id: "e-buying-halfway",
    question:
      "say I order something then get cold feet halfway, before its finished. is the money gone",
    must: [/refund|money[- ]back|get[^.]{0,40}back|stop at any time|full (?:price|amount)/iu],
    mustNot: [/(?:no|not) refund|non-?refundable/iu],
    pages: ["/legal/refunds", "/legal/terms"],
    inWords: "No: one can stop before delivery at any time and gets back what was paid.",
  }),
];

const trust = asked("trust");

const trustQuestions: readonly ExamQuestion[] = [
  // Procurement at a borough council.
  trust({
    id: "e-trust-iso",
    question:
      "Procurement here, borough council. For the supplier file: are you ISO 27001 certified, or Cyber Essentials at least?",
    must: [
      /(?:no|not|none|don[’']t|aren[’']t|neither|without|haven[’']t)[^.]{0,80}certif|certif\p{L}*[^.]{0,60}(?:no|not|none|don[’']t|neither)/iu,
    ],
    mustNot: [/^\W*yes\b|we (?:are|[’']re) (?:ISO|certified)/iu],
    pages: ["/legal/security"],
    inWords: "No: we have no security certification and don't claim one.",
  }),
  // Dr Nadeau, 55, clinic in Sherbrooke.
  trust({
    id: "e-trust-garde-chat",
    language: "fr",
    question: "Ce que j'écris ici, vous le conservez pendant combien de temps?",
    must: [french, time(2, "ans?|années?")],
    pages: ["/legal/privacy", "/legal/ai-ethics", "/"],
    inWords: "In French: 2 years after the last message or reply, then deleted.",
  }),
];

const company = asked("company");

const companyQuestions: readonly ExamQuestion[] = [
  // Noreen, 50, B&B in Clifden.
  company({
    id: "e-company-clock",
    question: "if i rang ye at ten in the morning from connemara would anyone be up",
    must: [/PST|Pacific|Los Angeles|UTC|9(?:\s*(?:am|:00))?\s*(?:-|–|to)\s*(?:6|18)/iu],
    mustNot: [/^\W*yes\b/iu],
    pages: ["/contact", "/demo"],
    inWords:
      "Phones are staffed Mon-Fri 9-6 PST (Los Angeles), so not at that hour; Aria answers 24/7.",
  }),
  // Laia, 26, radio writer in Málaga.
  company({
    id: "e-company-writer-job",
    question:
      "hello, the work for writing what the bots say, is possible from Malaga and only some hours per week?",
    must: [/remote|any ?(?:time ?zone|where)/iu, /part[- ]?time|freelance/iu],
    pages: ["/careers"],
    inWords: "Yes: conversation designer, part time or freelance, remote in any time zone.",
  }),
];

const aria = asked("aria");

const ariaQuestions: readonly ExamQuestion[] = [
  // Liam, 19, apprentice.
  aria({
    id: "e-aria-girl",
    question: "wait is there a girl typing this or",
    must: [/\bAI\b|artificial/iu],
    mustNot: [/\bI(?: am|[’']m) (?:a )?(?:human|real person)/iu],
    pages: ["/", "/legal/ai-ethics", "/contact"],
    inWords: "Aria is an AI.",
  }),
  // Sheila, 56, market trader in Doncaster, haggling.
  aria({
    id: "e-aria-haggle",
    question: "go on love knock me 15% off, you can do that cant you",
    must: [
      either(
        /(?:can[’']t|cannot|not|never|no|don[’']t|isn[’']t)[^.]{0,80}(?:price|discount|off|decid|set|chang|reduc|bargain|negotiat)/u,
        /(?:price|discount)s?[^.]{0,80}(?:catalogue|person|quote|team|fixed|program|not|no)/u,
      ),
    ],
    mustNot: [/^\W*(?:yes|sure|of course)\b|15\s?% off (?:for you|it is|applied)/iu],
    pages: ["/", "/legal/ai-ethics"],
    inWords:
      "No: an AI never sets a price; prices are fixed in the catalogue, a person decides beyond it.",
  }),
];

export const serviceAndCompanyQuestions: readonly ExamQuestion[] = [
  ...serviceQuestions,
  ...buyingQuestions,
  ...trustQuestions,
  ...companyQuestions,
  ...ariaQuestions,
];
