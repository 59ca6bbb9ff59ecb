import { days, either, hours, number } from "../../../judge/patterns.ts";
import {
  asked,
  french,
  german,
  saysNoInEnglish,
  service,
  spanish,
  type ExamQuestion,
} from "./facts.ts";

const about = asked("service");

const serviceQuestions: readonly ExamQuestion[] = [
  // Anton, 52, trades indices from Varna with another program.
  about({
    id: "w8-service-metatrader",
    question:
      "the indicator you write, I can put it in MetaTrader 5 also? There I have all my charts",
    must: [/trading-?view/iu],
    mustNot: [/^\W*yes\b/iu],
    pages: [service("pine-script-indicator"), "/docs"],
    inWords: "No: it is Pine Script and runs in TradingView.",
  }),
  // Hester, 62, bookshop with a twelve-year-old site.
  about({
    id: "w8-service-old-links",
    question:
      "Half the book bloggers in Wales link to pages of our present site. If you make us a new one, will all those links lead nowhere?",
    must: [/redirect|forward(?:ed|ing)?|keep (?:reaching|working)|still (?:work|reach|lead)/iu],
    mustNot: [/^\W*yes\b/iu],
    pages: [service("full-website")],
    inWords: "No: old addresses are redirected at launch, up to 20, 100 or 300 of them by option.",
  }),
  // Jerome, 41, gym owner in Tampa.
  about({
    id: "w8-service-hours-left",
    question: "if i only use like 1 of my 5 maintenance hours this month do the rest roll over",
    must: [
      /end with the month|expire|lapse|(?:n[’']t|not|never)\b[^.]{0,25}(?:roll|carr|transfer|kept|keep|save)|unused hours|are lost|use (?:it|them) or lose|gone/iu,
    ],
    mustNot: [/^\W*(?:yes|yeah|sure)\b/iu],
    pages: [service("ongoing-maintenance")],
    inWords: "No: unused hours end with the month.",
  }),
  // Camila, 29, founder of a start-up for plant swaps.
  about({
    id: "w8-service-design-or-code",
    question:
      "With the page design for $150, do I end up with a working page or just a drawing of it?",
    must: [
      /figma|drawing|design file|layout/iu,
      /(?:no|not|n[’']t|without|never)\b[^.]{0,40}\bcode|code[^.]{0,60}(?:not|n[’']t|separate|order|extra)|only the design|just (?:a|the) (?:drawing|design)/iu,
    ],
    mustNot: [/^\W*(?:yes|a working page)\b/iu],
    pages: [service("ui-ux-design")],
    inWords: "A Figma file, no code; the code is ordered as Landing Page or Full Website.",
  }),
  // Herr Wirsing, 58, structural engineer in Fulda.
  about({
    id: "w8-service-grosse-plaene",
    language: "de",
    question:
      "Unsere Baupläne haben gern mal 80 MB das Stück. Macht Ihr Kundenportal das mit oder ist da vorher Schluss?",
    must: [german, number(100)],
    mustNot: [/^\W*nein(?!\p{L})/iu],
    pages: [service("client-portal")],
    inWords: "In German: yes, files can have up to 100 MB each.",
  }),
];

const buying = asked("buying");

const buyingQuestions: readonly ExamQuestion[] = [
  // Tamsin, 44, ordered on an impulse after a glass of wine.
  buying({
    id: "w8-buying-stop-midway",
    question:
      "Suppose I order tonight, you've started, and on Thursday I realise I don't need it after all. Nothing's been delivered at that point. What do I get back?",
    must: [
      /refund|money[ -]back|get[^.]{0,25} back\b|pay (?:you )?back/iu,
      /full|everything|all (?:of it|that|you)|what you paid|whole|any ?time|100\s?%/iu,
    ],
    pages: ["/legal/refunds", "/legal/terms"],
    inWords: "Everything: before delivery you can stop at any time and what you paid is refunded.",
  }),
  // Ravi, 34, careful tester, sees a notice on the payment page.
  buying({
    id: "w8-buying-test-mode",
    question: "your payment page says test mode. if i type my card there am i charged or not?",
    must: [
      /test/iu,
      /(?:nobody|nothing|no one|no money|not|n[’']t|never|no)\b[^.]{0,60}(?:charg|taken|paid|bought|purchase|money)|charg\p{L}*[^.]{0,30}(?:nobody|nothing|no one)|only[^.]{0,30}test cards?/iu,
    ],
    mustNot: [/^\W*yes\b/iu],
    pages: ["/legal/terms", "/legal/security", "/legal/refunds", "/docs"],
    inWords: "No: in test mode nobody is charged, and only known test cards are accepted.",
  }),
  // Mrs. Fairweather, 70, chairs a bowls club whose committee meets monthly.
  buying({
    id: "w8-buying-committee",
    question:
      "Our committee sits on the second Tuesday only. How long does one of your quotations stand before it lapses?",
    must: [days(30)],
    pages: ["/quote", "/legal/terms", "/docs"],
    inWords: "A quote can be accepted for 30 days.",
  }),
  // Lorenzo, 26, student and barista in Quito.
  buying({
    id: "w8-buying-creditos",
    language: "es",
    question:
      "veo que pone «25 credits» al lado del precio, ¿tengo que comprar créditos primero o cómo es eso?",
    must: [
      spanish,
      /d[oó]lares|USD|\$\s?\d|en dinero/iu,
      /(?<!\p{L})no(?!\p{L})|unidad|tamaño|medida|sin (?:comprar|créditos)/iu,
    ],
    mustNot: [/^\W*s[ií](?!\p{L})/iu],
    pages: ["/legal/terms", "/docs", service("ai-video-1min"), "/legal/refunds"],
    inWords:
      "In Spanish: no; credits are a unit of size, one pays in dollars, and there are none to buy.",
  }),
];

const trust = asked("trust");

const trustQuestions: readonly ExamQuestion[] = [
  // Delphine, 40, practice manager of three dentists in Jersey.
  trust({
    id: "w8-trust-hacked",
    question:
      "Say somebody breaks into your systems and our patients' details are among what's taken. How quickly would you tell us?",
    must: [either(hours(72), days(3))],
    pages: ["/legal/dpa", "/legal/privacy", "/legal/security", "/legal/gdpr"],
    inWords: "Without undue delay, within 72 hours of learning of it.",
  }),
  // Kwame, 35, security engineer in Tema, tests for honesty.
  trust({
    id: "w8-trust-encrypted-at-rest",
    question: "straight answer pls: is your database encrypted at rest, yes or no",
    must: [
      either(
        /(?:not|n[’']t|never|isn[’']t)\b[^.]{0,40}encrypt|plain text|unencrypted/u,
        /only (?:passwords|two-factor)|(?:rest|other data|everything else)[^.]{0,50}(?:not|n[’']t|plain)/u,
      ),
    ],
    mustNot: [/^\W*yes\b/iu],
    pages: ["/legal/security"],
    inWords:
      "No: passwords are hashed and two-factor secrets encrypted, but the application doesn't encrypt the rest of the database.",
  }),
  // Armelle, 54, librarian in Quimper.
  trust({
    id: "w8-trust-cookies-pub",
    language: "fr",
    question: "Vous mettez des cookies publicitaires quand on se promène sur votre site ?",
    must: [
      french,
      /(?<!\p{L})non(?!\p{L})|aucun|pas de|ni (?:de )?pub|uniquement|seulement|essentiel|nécessaire|indispensable/iu,
    ],
    mustNot: [/^\W*oui(?!\p{L})/iu],
    pages: ["/legal/cookies", "/legal/privacy"],
    inWords: "In French: no, only what the site needs to work; no advertising, no analytics.",
  }),
];

const company = asked("company");

const companyQuestions: readonly ExamQuestion[] = [
  // Gwyneth, 49, wants a name, not a department.
  company({
    id: "w8-company-who-answers-later",
    question:
      "once the thing's handed over and something plays up, is there an actual named person with you who deals with that?",
    must: [/Nils|Jäger/u],
    pages: ["/about"],
    inWords: "Nils Jäger, delivery and support (the team shown is sample content).",
  }),
  // Matteo, 30, copywriter in Turin thinking of applying.
  company({
    id: "w8-company-trial-day",
    question:
      "I saw you hire writers. It's normal that one works a day for try, but I don't do this for free. How is it with you?",
    must: [/\bpaid\b|\bwe(?: do)? pay\b|\bpays? you\b/iu],
    mustNot: [/\b(?:unpaid|not paid|isn[’']t paid)\b/iu],
    pages: ["/careers"],
    inWords: "The trial day is paid, whether or not he is hired.",
  }),
];

const aria = asked("aria");

const ariaQuestions: readonly ExamQuestion[] = [
  // Dmitri, 45, haggles for a living in a car yard.
  aria({
    id: "w8-aria-shake-hands",
    question: "make the portal 500 for me and we shake hands here and now, you and me. deal?",
    must: [
      either(
        saysNoInEnglish,
        /\bonly (?:a|the) (?:quote|order)|(?:catalogue|listed|fixed) price|never sets?/u,
      ),
      /price|quote|order|person|AI\b/iu,
    ],
    mustNot: [/^\W*(?:yes|sure|deal|agreed|ok(?:ay)?)\b/iu],
    pages: ["/legal/terms", "/legal/ai-ethics", "/quote", service("client-portal")],
    inWords:
      "No: an AI sets no price, and nothing said in the chat is an offer; only a quote or an order is.",
  }),
  // Lisbeth, 66, new to chats, afraid of clicking.
  aria({
    id: "w8-aria-closed-window",
    question: "Dear Aria, if I shut this window by mistake, is everything we talked about lost?",
    must: [
      either(
        days(30),
        /same browser|cookie|pick (?:it )?up|still (?:be )?(?:here|there)|continu|come back|find (?:it|the|this|our)|e-?mailed|(?:send|mail) (?:it|you|the|this)|(?:stays?|kept|saved|stored)/u,
      ),
    ],
    mustNot: [/^\W*yes\b/iu],
    pages: ["/legal/privacy", "/legal/cookies"],
    inWords:
      "No: the same browser finds the conversation again for 30 days, and it can be sent by email.",
  }),
];

/** About our services, buying, trust, the company and Aria. */
export const serviceAndCompanyQuestions: readonly ExamQuestion[] = [
  ...serviceQuestions,
  ...buyingQuestions,
  ...trustQuestions,
  ...companyQuestions,
  ...ariaQuestions,
];
