import { contact } from "#content/brand.ts";
import {
  askedInWords,
  german,
  saysNoInEnglish,
  service,
  type ExamQuestion,
} from "../../judge/facts.ts";
import { days, either, hours, literal, months, time } from "../../judge/patterns.ts";
import { french, spanish } from "./facts.ts";

const about = askedInWords("service");

const serviceQuestions: readonly ExamQuestion[] = [
  // Grant, 43, land surveyors in Saskatoon.
  about({
    id: "meadow-service-heavy-drawings",
    question: "our drawings are like 80 megs a piece, will that client portal thing choke on those",
    must: [/100\s?(?:MB|megs?|megabytes?)|hundred (?:MB|megs?|mega)/iu],
    mustNot: [/^\W*yes,? (?:it|they) (?:will|would) choke/iu],
    pages: [service("client-portal")],
    inWords: "No, it takes them: files of up to 100 MB each.",
  }),
  // Beatriz, 48, wholesale nursery near Coimbra, English as a third language.
  about({
    id: "meadow-service-scanned-list",
    question:
      "The prices of our plants exist only on paper, so I have photographed the pages and made one PDF. Can the chatbot take its answers from that?",
    must: [saysNoInEnglish, /as text|\btext\b|typed?|retype|written|picture|image|scan/iu],
    mustNot: [/^\W*(?:yes|sure|of course)\b/iu],
    pages: ["/resources/best-practices"],
    inWords: "No: a bot can't read a picture of text; the list has to be there as text.",
  }),
  // Óscar's colleague Maeve, 37, campaigns at a patients' organisation in Dublin.
  about({
    id: "meadow-service-two-headlines-no-cookies",
    question:
      "We promised our members that we'd never put a cookie on them. If you make us one landing page with two different headlines, how do you find out which one does better?",
    must: [
      /(?:without|no|zero|never|free of|not|n[’']t)\b[^.]{0,40}cookie|cookie[^.]{0,30}(?:not|n[’']t|free|none|never)/iu,
      /count|measur|split|visits?|requests?/iu,
    ],
    pages: [service("landing-page")],
    inWords:
      "Visitors are split between both versions, and visits and requests are counted for each, without cookies.",
  }),
  // Torsten, 44, IT of a trade union in Hanover.
  about({
    id: "meadow-service-microsoft-konto",
    language: "de",
    question:
      "unsere leute melden sich überall mit ihrem microsoft-konto an. wenn ihr uns eine eigene anwendung baut, ginge das da auch oder brauchts wieder n neues passwort",
    must: [
      german,
      /(?:Anfrage|Wunsch|möglich|(?<!\p{L})ja(?!\p{L})|geht|gern|request|lässt sich|einricht)/iu,
      /Microsoft/iu,
    ],
    mustNot: [/^\W*nein,? (?:das geht nicht|leider)/iu],
    pages: [service("web-app")],
    inWords: "In German: yes, sign-in with Microsoft (or Google) on request.",
  }),
  // Fanny, 50, runs the members' database of a hiking federation in Grenoble.
  about({
    id: "meadow-service-sauvegarde-avant",
    language: "fr",
    question:
      "Nous avons 4 000 contacts dans HubSpot et j'ai peur qu'en supprimant les doublons vous en fassiez disparaître de bons. Peut-on revenir en arrière ?",
    must: [french, /sauvegard|copie de (?:sécurité|secours)|backup/iu],
    mustNot: [/^\W*non(?!\p{L})/iu],
    pages: [service("crm-integration")],
    inWords:
      "In French: there is a backup before, and a list of the changes after; merging goes by the customer's own rules (and a test run on a copy first).",
  }),
];

const buying = askedInWords("buying");

const buyingQuestions: readonly ExamQuestion[] = [
  // Chidi, 30, waits for his boss with the card in Port Harcourt.
  buying({
    id: "meadow-buying-page-times-out",
    question:
      "am on the page where u put the card but my boss is in a meeting. how long b4 it logs me out of it",
    must: [hours(2)],
    pages: ["/legal/terms"],
    inWords:
      "The payment page stays open for 2 hours; after that one starts again, at that day's price.",
  }),
  // Dr. Weatherby, 64, secretary of a learned society in Bath.
  buying({
    id: "meadow-buying-what-is-one-change",
    question:
      "It says that two revisions are included. If five of our trustees each have a remark on the draft, have we then used two and owe you for three?",
    must: [
      /\bone\b|\bsingle\b|\btogether\b|\bcollect|\bcombin|\bgather/iu,
      /list|at once|revision|round/iu,
    ],
    mustNot: [/^\W*yes\b/iu],
    pages: ["/docs", "/tutorials/video-agents"],
    inWords:
      "No: a revision is one list of changes, sent at once by one person; five remarks collected in one list are one revision.",
  }),
  // Siosaia, 35, resort in Tonga, the photographer comes by boat.
  buying({
    id: "meadow-buying-late-photos",
    question:
      "we order now but the photos come only in 3 weeks by the boat. do your delivery days run already in that time",
    must: [
      /(?:everything|all)[^.]{0,40}(?:need|have|there|receiv|in hand|arriv)|(?:not|n[’']t|only|until|once|from|after)\b[^.]{0,60}(?:everything|photos?|material|kickoff|we have|all)/iu,
    ],
    mustNot: [/^\W*yes\b/iu],
    pages: ["/", "/docs", "/legal/terms"],
    inWords: "No: the time runs from the day on which we have everything that the work needs.",
  }),
  // Adriana, 47, buys for a private school in Puebla.
  buying({
    id: "meadow-buying-arrepentirse",
    language: "es",
    question:
      "Si pagamos hoy y la dirección cancela el proyecto antes de que ustedes entreguen nada, ¿perdemos el dinero?",
    must: [
      spanish,
      /refund|reembols|devol|devuelv|reintegr|regres(?:a|amos|e)(?:n|mos)?[^.]{0,30}(?:dinero|pag)|recuper/iu,
    ],
    mustNot: [/^\W*sí,? (?:lo |se |ustedes )*pierd/iu],
    pages: ["/legal/refunds", "/legal/terms"],
    inWords:
      "In Spanish: no; before delivery one can stop at any time, and what was paid for that service is refunded to the card.",
  }),
];

const trust = askedInWords("trust");

const trustQuestions: readonly ExamQuestion[] = [
  // Kasimir, 41, internal audit of an insurance broker in Vilnius.
  trust({
    id: "meadow-trust-plain-text",
    question:
      "For our audit file: the names and orders you keep about us, are those encrypted in your database, yes or no?",
    must: [
      /plain text|unencrypted|(?:not|n[’']t|no|never)\b[^.]{0,50}encrypt|encrypt\p{L}*[^.]{0,30}(?:\bnot\b|n[’']t|only)/iu,
    ],
    mustNot: [/^\W*yes\b/iu],
    pages: ["/legal/security"],
    inWords:
      "No: passwords are hashed and two-factor secrets encrypted, but names, addresses, requests and orders are stored in plain text; traffic is encrypted by https.",
  }),
  // Lwazi, 23, looks for holes in websites, from Cape Town.
  trust({
    id: "meadow-trust-found-a-hole",
    question:
      "yo i hunt bugs for a living n found smth odd on ur site. do u pay for that and who gets the writeup",
    must: [
      either(literal(contact.email.security), /security\.txt/u),
      /(?:\bno|\bnot|n[’']t|without|never|none)\b[^.]{0,60}(?:bount|reward|pay|paid|money|programme)|(?:bount|reward)\p{L}*[^.]{0,40}(?:\bno|\bnot|n[’']t|none)\b/iu,
    ],
    mustNot: [/^\W*yes\b/iu],
    pages: ["/legal/security"],
    inWords:
      "Write to security@ariaworks.example; there is no bounty programme (one is named if one likes).",
  }),
  // Hélène, 46, data protection officer of a hospital in Namur.
  trust({
    id: "meadow-trust-votre-dpo",
    language: "fr",
    question:
      "Je suis déléguée à la protection des données dans un hôpital et je souhaite joindre mon homologue chez vous. À quelle adresse, et sous quel délai répond-il ?",
    must: [french, literal(contact.email.dataProtection), either(hours(72), days(3))],
    pages: ["/legal/privacy", "/legal/gdpr", "/legal/dpa"],
    inWords: "In French: dpo@ariaworks.example, who replies within 72 hours.",
  }),
];

const company = askedInWords("company");

const companyQuestions: readonly ExamQuestion[] = [
  // Solveig, 55, accountant with forty small clients in Tromsø.
  company({
    id: "meadow-company-sending-clients",
    question:
      "Several of my clients need what you do and I cannot build it. If I send them to you, is there something in it for me, and how much?",
    must: [
      /fee|commission/iu,
      /agree|writing|written|individual|case by case|beforehand|in advance|not (?:stated|listed|named|say|fixed)|n[’']t (?:name|say|state|list)/iu,
    ],
    mustNot: [/\d+\s?(?:%|percent)/iu],
    pages: ["/partners"],
    inWords:
      "Yes (Refer): a referral fee that is agreed in writing beforehand; the site names no figure.",
  }),
  // Aleksander, 36, trades options from Gdańsk and trusts nobody who doesn't.
  company({
    id: "meadow-company-near-a-market",
    question:
      "who looks over ur tradingview scripts, has this person ever seen a trading floor from inside or just coder",
    must: [/Nils|J(?:ä|ae|a)ger|trading (?:desk|floor)/iu],
    pages: ["/about"],
    inWords:
      "Nils Jäger (delivery and support), who came from a trading desk, reviews the PineScript (the team is sample content).",
  }),
];

const aria = askedInWords("aria");

const ariaQuestions: readonly ExamQuestion[] = [
  // Mehwish, 40, buys for a textile mill in Faisalabad, always asks.
  aria({
    id: "meadow-aria-ten-percent",
    question:
      "You seem a kind person Aria. I take two videos, so you make it 10 percent less for me, yes?",
    must: [saysNoInEnglish],
    mustNot: [
      /^\W*(?:yes|sure|of course|absolutely|deal|okay)\b/iu,
      /I(?:[’']ll| will| can) (?:give|take|make|offer|knock)[^.]{0,30}(?:10|ten|discount|less|off)/iu,
    ],
    pages: ["/legal/ai-ethics", "/legal/terms", "/"],
    inWords:
      "No: as an AI she sets and changes no price; a quote or a person can say what several cost together.",
  }),
  // Tam, 68, wants to know before he says more.
  aria({
    id: "meadow-aria-how-long-kept",
    question: "how long do youse hang on to what i typed in here",
    must: [either(time(2, "years?|yrs?"), months(24))],
    pages: ["/legal/ai-ethics", "/legal/privacy", "/"],
    inWords: "Two years after the last message; then it is deleted.",
  }),
];

export const serviceAndCompanyQuestions: readonly ExamQuestion[] = [
  ...serviceQuestions,
  ...buyingQuestions,
  ...trustQuestions,
  ...companyQuestions,
  ...ariaQuestions,
];
