import type { Conversation } from "../judge/conversation.ts";

export const otherLanguageConversations: readonly Conversation[] = [
  {
    id: "de-handwerker",
    turns: [
      "Guten Tag, wir sind ein Malerbetrieb und brauchen eine neue Website",
      "so acht Seiten, mit Neuigkeiten. Budget 1.800 Dollar",
      "Mein Name ist Jürgen Pohl, Pohl Malerbetrieb GmbH",
      "Am besten per Mail: j.pohl@pohl-maler.example. Fertig sein sollte es bis Ende Februar.",
    ],
    record: {
      email: "j.pohl@pohl-maler.example",
      company: "Pohl Malerbetrieb GmbH",
      name: "Jürgen Pohl",
      need: /website/iu,
      budget: /1[.,]?800/u,
      dates: /februar/iu,
      followUp: true,
    },
  },
  {
    id: "de-beschwerde",
    turns: [
      "Der Chatbot antwortet seit gestern nicht mehr!",
      "Bestellnummer AW-20655, Praxis Dr. Yılmaz",
      "Rufen Sie bitte zurück: +49 30 5550 1234",
    ],
    record: {
      phone: "+493055501234",
      company: "Praxis Dr. Yılmaz",
      need: /chatbot/iu,
      orderNumber: "AW-20655",
      followUp: true,
    },
  },
  {
    id: "es-academia",
    turns: [
      "Hola, soy Lucía Ferrer de la academia Babel",
      "queremos tres vídeos cortos con una presentadora, el mismo estilo",
      "tenemos unos 750 dólares y los necesitamos antes de septiembre",
      "mi correo: lucia@academiababel.example",
    ],
    record: {
      email: "lucia@academiababel.example",
      company: "academia Babel",
      name: "Lucía Ferrer",
      need: /v[ií]deo/iu,
      budget: /750/u,
      dates: /septiembre|september/iu,
      followUp: true,
    },
  },
  {
    id: "es-solo-mira",
    turns: [
      "¿qué es exactamente una landing page?",
      "ah vale, entiendo. gracias, solo estaba mirando",
    ],
    record: { followUp: false },
  },
  {
    id: "fr-notaire",
    turns: [
      "Bonjour, je suis notaire, je cherche un espace sécurisé pour mes clients, une centaine au plus",
      "environ 1 500 dollars, d'ici fin juin",
      "Claire Vasseur, étude Vasseur, 06 55 50 12 34, rappelez-moi s'il vous plaît",
    ],
    record: {
      phone: "0655501234",
      company: "étude Vasseur",
      name: "Claire Vasseur",
      need: /portail|portal|espace|sécurisé|secure/iu,
      budget: /1[.,\s\u00a0\u202f]?500/u,
      dates: /juin|june/iu,
      followUp: true,
    },
  },
];
