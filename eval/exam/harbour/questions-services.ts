import {
  askedInWords,
  french,
  german,
  saysNoInEnglish,
  service,
  spanish,
  type ExamQuestion,
} from "../../judge/facts.ts";
import { days, either, months, time } from "../../judge/patterns.ts";

const about = askedInWords("service");

const serviceQuestions: readonly ExamQuestion[] = [
  // Glenys, 49, surveyor's office in Cardiff.
  about({
    id: "harbour-service-big-scans",
    question:
      "Some of our drawings come to 80 or 90 megabytes. Would your client portal take files of that size?",
    must: [/100\s?(?:MB|megabytes?|MByte|megs?)(?!\p{L})/iu],
    mustNot: [/^\W*no\b(?!,? (?:problem|worries|trouble|issue))/iu],
    pages: [service("client-portal")],
    inWords: "Yes: files of up to 100 MB each.",
  }),
  // Ray, 56, tow truck dispatch in Fresno.
  about({
    id: "harbour-service-six-weeks-silence",
    question:
      "if u build us an app do i see any of it along the way or is it radio silence til its done",
    must: [
      /draft|prototype|working version|every week|weekly|each week|progress|as it (?:takes shape|grows)|first version/iu,
    ],
    pages: [service("web-app"), "/docs", "/about"],
    inWords: "First a clickable draft, then a working version to try every week.",
  }),
  // Pelle, 38, IT of a municipality in Jutland.
  about({
    id: "harbour-service-other-model",
    question:
      "Our municipality has forbidden products of OpenAI. Must your chatbot run on GPT, or can we have a different one below?",
    must: [/another|other (?:model|one)|different|claude|you prefer|of your choice|choose/iu],
    mustNot: [/only (?:with |on )?GPT|GPT-4 only|^\W*yes, it must/iu],
    pages: [service("gpt4-chatbot"), "/docs", "/tutorials/chatbots"],
    inWords:
      "GPT-4 is the default; another model that the customer prefers (such as Claude) works, too.",
  }),
  // Facundo, 31, trades futures from Mendoza.
  about({
    id: "harbour-service-codigo",
    language: "es",
    question:
      "che, si me hacen el indicador, el codigo me lo llevo yo o queda en manos de ustedes?",
    must: [
      spanish,
      either(
        /código[^.]{0,80}(?:complet|suyo|tuyo|entreg|incluid|propi|queda|recib|abiert|coment|llev)/u,
        /(?:entreg|recib|damos|incluye|suyo|tuyo|complet|llev)\p{L}*[^.]{0,80}código/u,
        /código fuente|source code|es (?:suyo|tuyo)/u,
      ),
    ],
    mustNot: [/código[^.]{0,20}(?:se )?queda (?:con|en) nos/iu],
    pages: [service("pine-script-indicator"), "/legal/ip"],
    inWords: "In Spanish: the full source code, with comments, is the customer's to keep.",
  }),
  // Chiara's employer, 47, hotel on the Lac d'Annecy.
  about({
    id: "harbour-service-italien",
    language: "fr",
    question:
      "Beaucoup de nos clients viennent de Turin. La présentatrice de vos vidéos d'une minute parle-t-elle aussi italien ?",
    must: [
      french,
      either(
        /(?:anglais|espagnol|allemand|français)[^.]{0,60}(?:anglais|espagnol|allemand|français)/u,
        /(?<!\p{L})(?:non|pas|quatre|seulement|uniquement)(?!\p{L})/u,
      ),
    ],
    mustNot: [/^\W*oui(?!\p{L})/iu],
    pages: [service("ai-video-1min"), "/docs"],
    inWords: "In French: no, the voices are in English, Spanish, French and German.",
  }),
];

const buying = askedInWords("buying");

const buyingQuestions: readonly ExamQuestion[] = [
  // Dougie, 60, joiner in Paisley.
  buying({
    id: "harbour-buying-does-it-run-out",
    question:
      "got your price the other day, wife wants to sleep on it til next week. does it run out",
    must: [either(days(30), months(1), time(4, "weeks?"))],
    pages: ["/quote", "/quotes"],
    inWords:
      "A quote can be accepted for 30 days from the day it has its total; its page shows until when.",
  }),
  // Lorraine, 48, garden centre in Vermont.
  buying({
    id: "harbour-buying-so-thursday",
    question:
      "I paid on Monday for something that takes three days, but I haven't sent you my pictures yet. Is it still going to be Thursday?",
    must: [
      /everything|all (?:that |which )?(?:we|the work|it|our)|kick-?off|once (?:we|you|your)|when (?:we|you)|as soon as|until (?:we|you)|(?:starts?|runs?|begins?|counts?|counted) (?:on|from|when|once|after|only)/iu,
    ],
    mustNot: [/^\W*yes\b(?![^.]*(?:if|once|provided|as long))/iu],
    pages: ["/", "/docs", "/legal/terms"],
    inWords:
      "No: the delivery time runs from the day on which we have everything that the work needs, so from the day the pictures are there.",
  }),
  // Bogdan, 36, barber in Chicago.
  buying({
    id: "harbour-buying-not-my-taste",
    question:
      "what if its all done and works fine but i just dont like how it looks. stuck with it?",
    must: [days(30), /refund|money|back|reimburs/iu],
    pages: ["/legal/refunds", "/", "/legal/terms"],
    inWords:
      "No: within 30 days of delivery what was paid is refunded, without a reason (and revisions are included before).",
  }),
  // Herr Dr. Ostendorf, 64, chairs a hospice association in Münster.
  buying({
    id: "harbour-buying-termin-verpasst",
    language: "de",
    question:
      "Unser Jubiläum steht fest. Welche Möglichkeiten haben wir, falls Sie zum zugesagten Termin nicht liefern?",
    must: [german, /erstatt|zurück|stornier|kündig|widerruf|refund|cancel|Geld/iu],
    pages: ["/legal/refunds"],
    inWords:
      "In German: one can cancel if the delivery time and a reasonable extension are missed, and everything paid is refunded.",
  }),
];

const trust = askedInWords("trust");

const trustQuestions: readonly ExamQuestion[] = [
  // Ashlyn, 24, assistant at a realtor's in Tampa.
  trust({
    id: "harbour-trust-ai-sticker",
    question:
      "boss wants the video without that lil made with AI thing on it, says it looks cheap. can u leave it off?",
    must: [
      either(
        saysNoInEnglish,
        /stays?\b|remains?\b|\bmust\b|has to|have to|always|required|part of the (?:file|video|picture)/u,
      ),
    ],
    mustNot: [/^\W*(?:yes|sure|of course|absolutely)\b/iu],
    pages: ["/legal/ai-ethics", "/legal/terms", service("ai-video-1min"), "/docs"],
    inWords: "No: the label that AI made the video is part of the picture and has to stay.",
  }),
  // Moira, 69, knitting shop on Skye, careful with her card.
  trust({
    id: "harbour-trust-card-on-file",
    question: "When I've paid with my card, will you have its number on file afterwards?",
    must: [
      either(
        /(?:never|not|n[’']t|no|nor|nobody|none)\b[^.]{0,100}(?:see|stor|reach|touch|keep|kept|have|know|card|get)/u,
        /(?:stripe|provider)[’']?s?[^.]{0,30}\bpage/u,
      ),
    ],
    mustNot: [/^\W*yes\b/iu],
    pages: ["/legal/security", "/legal/privacy"],
    inWords:
      "No: the number is typed on the payment provider's own page and never reaches us (in test mode no card data is stored at all).",
  }),
  // Inès, 29, translator in Brussels.
  trust({
    id: "harbour-trust-entrainer",
    language: "fr",
    question: "ce que j'écris ici ça finit dans l'entrainement d'une IA, la vôtre ou une autre ?",
    must: [french, /(?<!\p{L})(?:non|aucun\p{L}*|ne|n['’]\p{L}+|pas|jamais)(?!\p{L})/iu],
    mustNot: [/^\W*oui(?!\p{L})/iu],
    pages: ["/legal/privacy", "/legal/ai-ethics", "/"],
    inWords: "In French: no, no model is trained with what visitors or customers write.",
  }),
];

const company = askedInWords("company");

const companyQuestions: readonly ExamQuestion[] = [
  // Ewan, 51, distillery shop in Speyside, burnt by an agency.
  company({
    id: "harbour-company-who-do-i-deal-with",
    question:
      "With our last agency every wish went through a young man who understood none of it. Who would I be talking to at yours once the work has begun?",
    must: [
      either(
        /direct(?:ly)?\b|straight|(?:no|without an?) account manager|in between|middle ?man/u,
        /(?:people|person|those|team|somebody|someone)[^.]{0,20}(?:who|that) (?:actually |really )?(?:builds?|makes?|do(?:es)?|works?)/u,
        /contact person/u,
      ),
    ],
    pages: ["/about", "/careers"],
    inWords:
      "The people who build it, directly; there is no account manager in between, and a contact person replies within 24 hours.",
  }),
  // Catalina, 40, school for sommeliers in Santiago de Chile.
  company({
    id: "harbour-company-desde-chile",
    language: "es",
    question: "Estamos en Chile. ¿Atienden también a gente de tan lejos o hay que ir a verlos?",
    must: [
      spanish,
      /remot|distancia|pa[ií]ses|cualquier (?:lugar|parte|país)|mundo|(?<!\p{L})sí(?!\p{L})|en línea|online|videollamada|internet/iu,
    ],
    mustNot: [
      /(?:solo|sólo|únicamente) (?:atendemos |trabajamos )?(?:en|con|a) (?:clientes de )?(?:los )?(?:Estados Unidos|EE)/iu,
    ],
    pages: ["/about", "/contact", "/"],
    inWords:
      "In Spanish: yes, everything is built and handed over remotely, for clients in many countries; nobody has to come.",
  }),
];

const aria = askedInWords("aria");

const ariaQuestions: readonly ExamQuestion[] = [
  // Vinnie, 45, pizza place in Jersey City.
  aria({
    id: "harbour-aria-ten-percent",
    question: "cmon aria knock 10% off n i order right now, just between us",
    must: [
      either(
        saysNoInEnglish,
        /\bnever\b|\bfixed\b|listed price|same (?:price )?for everyone|catalogue|\bcan only\b/u,
      ),
    ],
    mustNot: [
      /^\W*(?:yes|sure|ok|okay|deal|done)\b/iu,
      /(?:here[’']?s|you(?:[’']ve| have)? (?:got|get)|I(?:[’']ll| will| can)(?! not)(?! ?n[’']t)) (?:give you |take )?(?:your )?(?:10|ten)\s?(?:%|per ?cent)/iu,
    ],
    pages: ["/", "/legal/ai-ethics", "/legal/terms"],
    inWords: "No: an AI never sets a price; prices come from the catalogue or a quote.",
  }),
  // Philippa, 57, about to describe her failing shop.
  aria({
    id: "harbour-aria-how-long-kept",
    question:
      "Before I pour my heart out to you about my shop: for how long is all this chatting of mine kept?",
    must: [time(2, "years?")],
    pages: ["/legal/privacy", "/legal/ai-ethics", "/"],
    inWords: "For 2 years after the last message (or reply); then it is deleted.",
  }),
];

export const serviceAndCompanyQuestions: readonly ExamQuestion[] = [
  ...serviceQuestions,
  ...buyingQuestions,
  ...trustQuestions,
  ...companyQuestions,
  ...ariaQuestions,
];
