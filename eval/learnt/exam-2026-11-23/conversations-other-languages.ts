import type { Conversation } from "../../judge/conversation.ts";

/** Conversations in German, Spanish and French. */
export const otherLanguageConversations: readonly Conversation[] = [
  {
    id: "talk-schreinerei",
    turns: [
      "Guten Tag, wir sind die Schreinerei Holzmann und brauchen eine neue Website, etwa 8 Seiten",
      "Budget so 2.000 Dollar, fertig bis Ende März",
      "Bitte rufen Sie mich an: 0151 23456789, Jürgen Holzmann",
    ],
    record: {
      name: "Jürgen Holzmann",
      company: "Schreinerei Holzmann",
      phone: "0151 23456789",
      need: /web-?site|8 Seiten/iu,
      budget: /2[.,]?000/u,
      dates: /März|March/iu,
      followUp: true,
    },
  },
  {
    id: "talk-bot-falsch",
    turns: [
      "Wie lange dauert es bis ein Chatbot läuft?",
      "und was ist wenn er falsch antwortet",
      "danke, das reicht mir",
    ],
    record: { need: /bot/iu, followUp: false },
  },
  {
    id: "talk-sommer",
    turns: [
      "Unser Bot antwortet seit gestern nicht mehr!!",
      "Bestellnummer ord_9t4b7q1n3x6c8r2d5h0v7g1m4z",
      "Bitte dringend melden.\nAnke Sommer\nSommer & Söhne GmbH\nanke.sommer@sommer-soehne.example\n+49 30 5550142",
    ],
    record: {
      name: "Anke Sommer",
      company: "Sommer & Söhne GmbH",
      email: "anke.sommer@sommer-soehne.example",
      phone: "+49 30 5550142",
      orderNumber: "ord_9t4b7q1n3x6c8r2d5h0v7g1m4z",
      need: /bot/iu,
      followUp: true,
    },
  },
  {
    id: "talk-brujula",
    turns: [
      "hola, soy Lucía Navarro de la academia Brújula",
      "queremos un chatbot que responda dudas sobre la matrícula",
      "antes de septiembre si puede ser",
      "mi correo es lucia@brujula.example, escríbanme por favor",
    ],
    record: {
      name: "Lucía Navarro",
      company: "academia Brújula",
      email: "lucia@brujula.example",
      need: /chatbot|matrícula/iu,
      dates: /septiembre|september/iu,
      followUp: true,
    },
  },
  {
    id: "talk-indicador",
    turns: ["¿cuánto cuesta un indicador para TradingView?", "¿y con backtest?", "vale, gracias"],
    record: { need: /indicador|indicator|tradingview|pine/iu, followUp: false },
  },
  {
    id: "talk-gite",
    turns: [
      "Bonjour, il nous faut un formulaire de réservation pour notre gîte",
      "on a un budget de 400 dollars, et il le faudrait pour le 15 juin",
      "vous pouvez me joindre au 06 12 34 56 78, Mme Roux",
    ],
    record: {
      name: "Roux",
      phone: "06 12 34 56 78",
      need: /formulaire|form|réservation/iu,
      budget: /400/u,
      dates: /15 juin|june/iu,
      followUp: true,
    },
  },
  {
    id: "talk-demo-mardi",
    turns: [
      "Bonjour, est-ce qu'on peut voir une démo avec quelqu'un de chez vous ?",
      "mardi prochain après 14h ce serait bien, c'est pour un portail client",
      "mon adresse : sami.keller@mouillage.example",
    ],
    record: {
      email: "sami.keller@mouillage.example",
      need: /portail|portal|démo|demo/iu,
      dates: /mardi|tuesday/iu,
      followUp: true,
    },
  },
];
