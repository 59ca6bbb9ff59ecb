import { days, either, number, price } from "../../judge/patterns.ts";
import type { Question } from "../../judge/question.ts";
import { asked, french, german, noRenewal, service, spanish } from "./facts.ts";

const several = asked("several");

/** Two or three questions in one message, in German, Spanish and French. */
export const foreignSeveralQuestions: readonly Question[] = [
  several({
    id: "cedar-several-wartung-drei",
    language: "de",
    question:
      "Was kostet die Betreuung für drei Seiten von uns, läuft das dann automatisch weiter, und wie oft werden die gesichert?",
    inWords: "$450 a month for up to three systems; nothing renews by itself; daily backups.",
    must: [
      german,
      price("ongoing-maintenance.one-month-five-hours"),
      noRenewal,
      /täglich|jeden Tag|daily/iu,
    ],
    pages: [service("ongoing-maintenance")],
  }),
  several({
    id: "cedar-several-wer-wo-abends",
    language: "de",
    question: "wer sitzt da eigentlich bei euch? und kann man euch abends auch noch was fragen",
    inWords:
      "A small remote team (sample people: Mara Teuling, Tomás Rey, Wanda Prokop, Nils Jäger); Aria answers around the clock, people Mon-Fri 9-6 Pacific time.",
    must: [
      german,
      /Mara|Tom[áa]s|Wanda|Nils|kleines? Team|Team/iu,
      /24\/7|rund um die Uhr|jederzeit|Tag und Nacht|9(?: Uhr)?\s*(?:-|–|bis)\s*(?:6|18)|24 Stunden/iu,
    ],
    pages: ["/about", "/contact"],
  }),
  several({
    id: "cedar-several-avv-training-verein",
    language: "de",
    question:
      "Haben Sie einen AV-Vertrag? Werden die Chats unserer Mitglieder zum Training verwendet? Und gibt es für gemeinnützige Vereine einen Nachlass?",
    inWords:
      "Yes, the data processing agreement is part of the terms; no training with the data; a discount for non-profits isn't mentioned, a person can say.",
    must: [
      german,
      /Auftragsverarbeitung|AV-?Vertrag|AVV|DPA|data processing|\/legal\/dpa/iu,
      /(?:nicht|kein\p{L}*|nie)[^.]{0,60}(?:train|Modell)|(?:train|Modell)\p{L}*[^.]{0,60}(?:nicht|kein|nie)/iu,
      /(?:Nachlass|Rabatt|Vergünstigung|Preis)\p{L}*/iu,
    ],
    pages: ["/legal/dpa"],
  }),
  several({
    id: "cedar-several-code-entwickler",
    language: "de",
    question: "wem gehört der code von der webapp und darf da später ein anderer ran",
    inWords:
      "Once paid it is the customer's, and another developer may take over from code and documentation.",
    must: [
      german,
      /(?:Ihnen|Ihr|dir|dein|euch|euer|Ihres|Kunden|Eigentum)/u,
      /(?:ander|Entwickler|weiter|übernehmen|übernimmt|ändern|Dokumentation)/iu,
    ],
    pages: [service("web-app"), "/legal/ip"],
  }),
  several({
    id: "cedar-several-portal-grande",
    language: "es",
    question: "el portal más completo cuánto tarda y cuántos clientes aguanta?",
    inWords: "28 days, and up to 500 clients.",
    must: [spanish, either(days(28), /(?:4|cuatro) semanas/u), number(500)],
    pages: [service("client-portal")],
  }),
  several({
    id: "cedar-several-paypal-partes-cuenta",
    language: "es",
    question: "aceptan paypal?? puedo pagar en partes? y tengo q registrarme para comprar",
    inWords:
      "Payment is by card; paying in parts isn't available online but can be agreed in writing beforehand; no account is needed.",
    must: [
      spanish,
      /tarjeta/iu,
      /partes|hitos|plazos|etapas|por separado|fraccion/iu,
      /(?:sin|no)[^.]{0,50}(?:cuenta|registr)|(?:cuenta|registr)\p{L}*[^.]{0,40}(?:no |opcional)/iu,
    ],
    pages: ["/legal/terms", "/login", "/"],
  }),
  several({
    id: "cedar-several-indicador-codigo-ganar",
    language: "es",
    question:
      "el indicador para tradingview me lo dan con el codigo? y se gana plata seguro con eso",
    inWords: "Yes, with the full source code; no profit is promised and money can be lost.",
    must: [
      spanish,
      /código/iu,
      /(?:no|nada|ning)[^.]{0,80}(?:ganancia|benefici|garant|segur|futuro|promet)|perder|riesgo/iu,
    ],
    pages: [service("pine-script-indicator")],
  }),
  several({
    id: "cedar-several-sms-formule",
    language: "fr",
    question: "votre robot peut répondre aux sms ? c'est dans quelle formule et à combien",
    inWords: "Yes, in the largest option (web, email and SMS, with CRM), at $1,500.",
    must: [french, price("gpt4-chatbot.three-channels"), /SMS/iu],
    pages: [service("gpt4-chatbot")],
  }),
  several({
    id: "cedar-several-demo-payant",
    language: "fr",
    question:
      "Avant de nous décider, peut-on voir quelque chose avec l'un de vous en visio ? Est-ce payant, et combien de temps cela prend-il ?",
    inWords: "Yes: a demo by video call, free, 30 minutes.",
    must: [french, /gratuit|sans frais|offert/iu, /30\s*min|demi-heure|trente minutes/iu],
    pages: ["/demo"],
  }),
  several({
    id: "cedar-several-maquettes-logo",
    language: "fr",
    question: "maquettes pour 2 pages c'est combien et sous quel délai ? et un logo vous faites ?",
    inWords:
      "$300 within 4 days; a logo isn't among the listed services, though a person can make one: ask.",
    must: [
      french,
      price("ui-ux-design.two-pages"),
      either(days(4), /1\s*(?:-|–|à)\s*2 jours/u),
      /logo/iu,
    ],
    pages: [service("ui-ux-design")],
  }),
];
