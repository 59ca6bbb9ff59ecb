import { askedInWords, dataReach, french, german, service, spanish } from "../../judge/facts.ts";
import { days, either, hours, number, price } from "../../judge/patterns.ts";

const several = askedInWords("several");

/** Two or three questions in one message, each answered by the site: the second half. */
export const several2 = [
  several({
    id: "willow-several-19",
    question:
      "What happens to the things I type in here? And, while I'm at it, is a person reading along or is it just a machine?",
    must: [/two years|2 years|deleted|train|kept|stored|saved/iu, /\bAI\b/iu],
    pages: ["/#faq-ai", "/privacy"],
    inWords: "Kept for two years after the last reply, never used for training; Aria is an AI.",
  }),
  several({
    id: "willow-several-20",
    question: "ui design per page? do i get figma",
    must: [price("ui-ux-design.one-page"), /Figma/iu],
    pages: [service("ui-ux-design")],
    inWords: "$150 a page; a Figma file.",
  }),
  several({
    id: "willow-several-21",
    language: "es",
    question:
      "Quisiera saber si el vídeo de ventas puede durar cinco minutos y qué tengo que enviarles yo para empezar.",
    must: [spanish, number(5), /imágenes|fotos|capturas|pruebas?/iu],
    pages: [service("vsl-ai-host")],
    inWords: "Sí, en las opciones mayores; imágenes del producto y pruebas de cada afirmación.",
  }),
  several({
    id: "willow-several-22",
    question:
      "Hi it's Dan from Northgate Dental, 020 7946 0011. need website, 8 pages. how long? and who writes text",
    must: [
      either(days(14), /1\s?[-–]\s?2 days per page/iu),
      /you (?:provide|bring|send|supply|write)|your (?:own )?texts|texts?[^.]{0,30}(?:from you|by you|yours)|yours to provide/iu,
    ],
    pages: [service("full-website")],
    inWords: "14 days, 1-2 days per page; you provide the texts.",
  }),
  several({
    id: "willow-several-23",
    question: "do you sign an nda, also do you need our passwords",
    must: [
      /NDA|confidential/iu,
      /never ask|don[’']t (?:need|ask)|no (?:shared )?passwords|invite/iu,
    ],
    pages: ["/#faq-start", service("tech-consulting")],
    inWords: "A confidentiality agreement on request; we never ask for passwords.",
  }),
  several({
    id: "willow-several-24",
    question:
      "I've been comparing the two landing page options, Essential and Complete. Would you be so kind as to tell me what the difference is, and whether the page would be mine to move elsewhere afterwards?",
    must: [
      /text (?:for|written)|we (?:also )?write|written by us/iu,
      /\byours?\b(?! offer)|you own|any host|take it elsewhere/iu,
    ],
    pages: [service("landing-page")],
    inWords: "Complete: we write the text and prepare pictures. The page is yours, on any host.",
  }),
  several({
    id: "willow-several-25",
    language: "de",
    question:
      "Guten Tag, wir sind eine kleine Kanzlei und tauschen mit unseren Mandanten noch alles per E-Mail aus. Welche Lösung haben Sie dafür, und wo liegen die Daten dann?",
    must: [german, /Portal/iu, /Cloud|Region/iu],
    pages: [service("client-portal")],
    inWords: "Das Kundenportal; in Ihrem Cloud-Konto, in der Region Ihrer Wahl.",
  }),
  several({
    id: "willow-several-26",
    question: "market dashboard refresh rate + max symbols + price",
    must: [
      /second|data plan/iu,
      either(number(200), number(10)),
      price("market-dashboard.one-source"),
    ],
    pages: [service("market-dashboard")],
    inWords: "Down to one second; 10, 50 or 200 symbols; from $2,000.",
  }),
  several({
    id: "willow-several-27",
    question: "how many countries have you worked in, whos doing the design",
    must: [number(50), /Wanda|Prokop/iu],
    pages: ["/", "/about"],
    inWords: "50+ countries; Wanda Prokop designs.",
  }),
  several({
    id: "willow-several-28",
    language: "fr",
    question: "délai pour une landing page ? et si j'aime pas le résultat",
    must: [french, either(/2\s?(?:[-–à]|et)\s?5 jours/iu, days(3)), days(30)],
    pages: [service("landing-page"), "/refunds"],
    inWords: "2 à 5 jours ; remboursé dans les 30 jours.",
  }),
  several({
    id: "willow-several-29",
    question:
      "We are thinking of ordering the largest web app option. May we pay for it in parts, and how soon after ordering would we hear from you?",
    must: [/milestone|in parts|part of the work|by quote|agree/iu, hours(24)],
    pages: [service("web-app"), "/#faq-start"],
    inWords: "In parts by agreement with us, not online; within 24 hours.",
  }),
  several({
    id: "willow-several-30",
    question: "does the lead gen page book calls. does it tell people its ai. thx",
    must: [/book/iu, /\bAI\b/iu, /tells?|says?|start|label|yes/iu],
    pages: [service("ai-lead-gen-lp")],
    inWords: "Booking in the larger options; it tells people at the start that it is an AI.",
  }),
  several({
    id: "willow-several-31",
    question:
      "Before I commit to anything: does the quoted price ever go up afterwards, and how long do I have to think about a quote?",
    must: [
      /doesn[’']t (?:go up|grow|change)|don[’']t (?:go up|grow|change)|firm|fixed|holds?/iu,
      days(30),
    ],
    pages: ["/#faq-price", "/quote"],
    inWords: "The price doesn't go up; a quote is valid for 30 days.",
  }),
  several({
    id: "willow-several-32",
    question: "full website: no code skills here, can i edit it myself, any training?",
    must: [/editor|edit|change texts/iu, /hour of training|training/iu],
    pages: [service("full-website")],
    inWords: "Yes, with the editor; one hour of training, recorded.",
  }),
  several({
    id: "willow-several-33",
    language: "es",
    question: "precio de la automatizacion, y quien paga zapier",
    must: [
      spanish,
      price("workflow-automation.one-flow"),
      /(?:usted|le|les|su|tú|te|tu) (?:paga|cobra|factura|plan|propia)|lo paga|proveedor|factura/iu,
    ],
    pages: [service("workflow-automation")],
    inWords: "Desde 300 $; el plan de Zapier lo factura Zapier al cliente.",
  }),
  several({
    id: "willow-several-34",
    language: "fr",
    question:
      "Bonjour Aria, je m'appelle Hélène Garnier. Pourriez-vous me dire combien de temps vous gardez ce que je vous écris, et à qui je dois m'adresser pour le faire supprimer ?",
    must: [french, either(/(?:2|deux) ans/iu, /30 jours/iu), either(dataReach, /privacy@|dpo@/iu)],
    pages: ["/privacy", "/#faq-ai"],
    inWords: "Deux ans après la dernière réponse ; privacy@ariaworks.example.",
  }),
  several({
    id: "willow-several-35",
    question: "where do i see examples of your work and do you answer the phone on saturdays",
    must: [/portfolio|case stud|example|sample|\/services|home page/iu, /Mon|weekday/iu],
    pages: ["/case-studies", "/contact"],
    inWords: "Case studies and the portfolio; the phone is answered Mon-Fri 9-6 PST.",
  }),
  several({
    id: "willow-several-36",
    language: "de",
    question: "video 1 min: hochkant möglich, untertitel dabei, wie viele korrekturen",
    must: [german, /9:16|[Hh]ochformat|[Hh]ochkant/iu, /Untertitel|SRT/iu, number(3)],
    pages: [service("ai-video-1min")],
    inWords: "Hochformat 9:16; Untertitel im Bild und als Datei; 3 Korrekturrunden.",
  }),
];
