import type { Conversation } from "../judge/conversation.ts";

/** How people introduce themselves and their companies; written with the reader of introductions unseen. */
export const conversations5: readonly Conversation[] = [
  {
    id: "lowercase-founder",
    turns: [
      "hey its marcus from kite yoga, we need booking on our site",
      "two studios, around 300 members",
      "marcus@kiteyoga.example works best",
    ],
    record: {
      name: "marcus",
      company: "kite yoga",
      email: "marcus@kiteyoga.example",
      need: /book/iu,
      followUp: true,
    },
  },
  {
    id: "firm-after-comma",
    turns: [
      "I'm enquiring for our firm, Hallam Bros Ltd. We'd like invoices to be chased automatically.",
      "Please have someone email the office manager, that's me: Joanne Hallam, joanne@hallambros.example",
    ],
    record: {
      name: "Joanne Hallam",
      company: "Hallam Bros Ltd",
      email: "joanne@hallambros.example",
      need: /invoice/iu,
      followUp: true,
    },
  },
  {
    id: "call-me-ben",
    turns: [
      "Benedikt Oyelaran, but everyone calls me Ben. I run Marrow & Pine, a furniture shop in Leeds",
      "can a chatbot tell people if a table is in stock",
      "ring me on 0113 496 0123 after 4",
    ],
    record: {
      name: "Benedikt Oyelaran",
      company: "Marrow & Pine",
      phone: "0113 496 0123",
      need: /stock|chatbot/iu,
      followUp: true,
    },
  },
  {
    id: "name-only-turn",
    turns: [
      "How much would a client portal be for about 60 clients?",
      "could a person send me a written offer?",
      "Ingrid Aasen",
      "ingrid@aasen-revisjon.example",
    ],
    record: {
      name: "Ingrid Aasen",
      email: "ingrid@aasen-revisjon.example",
      need: /portal/iu,
      followUp: true,
    },
  },
  {
    id: "signature-with-title",
    turns: [
      "Dear team,\n\nwe are looking for a landing page for our spring campaign. Budget is 900 dollars at most.\n\nBest,\nDr. Amara Nwosu\nHead of Marketing, Verity Labs\namara.nwosu@veritylabs.example",
    ],
    record: {
      name: "Amara Nwosu",
      company: "Verity Labs",
      email: "amara.nwosu@veritylabs.example",
      need: /landing/iu,
      budget: /900/u,
      followUp: true,
    },
  },
  {
    id: "colleague-is-not-the-visitor",
    turns: [
      "My colleague Peter Lang said you built something for Novum, and he liked it",
      "we just want to know if your forms can take payments",
      "thanks, that's all",
    ],
    record: { need: /form|payment/iu, followUp: false },
  },
  {
    id: "german-by-colon",
    turns: [
      "Guten Tag, wir bräuchten eine neue Website mit etwa acht Seiten, gern bis Ende März.",
      "Name: Petra Köhler, Firma: Köhler Metallbau GmbH, Tel. 0711 5550123. Bitte rufen Sie zurück.",
    ],
    record: {
      name: "Petra Köhler",
      company: "Köhler Metallbau GmbH",
      phone: "0711 5550123",
      need: /Website/iu,
      dates: /März/iu,
      followUp: true,
    },
  },
  {
    id: "spanish-bakery",
    turns: [
      "Buenas, soy Lucía Ferrer, de Panadería Sol. Queremos que los pedidos por WhatsApp lleguen a una hoja de cálculo.",
      "¿Me pueden escribir a lucia@panaderiasol.example con un presupuesto?",
    ],
    record: {
      name: "Lucía Ferrer",
      company: "Panadería Sol",
      email: "lucia@panaderiasol.example",
      need: /pedidos|hoja/iu,
      followUp: true,
    },
  },
  {
    id: "french-manager",
    turns: [
      "Bonjour, moi c'est Élodie Martin, gérante du salon Belle Île. On voudrait une page pour nos offres de Noël.",
      "Vous pouvez m'appeler au 02 97 55 01 44, plutôt le matin.",
    ],
    record: {
      name: "Élodie Martin",
      company: "Belle Île",
      phone: "02 97 55 01 44",
      need: /page/iu,
      dates: /Noël|matin/iu,
      followUp: true,
    },
  },
  {
    id: "on-behalf-with-role",
    turns: [
      "Writing on behalf of the Riverside Allotment Society (I'm the treasurer).",
      "We have 400 dollars and want members to renew online.",
      "Would you email us? treasurer@riverside-allotments.example. Name's Colm Brady.",
    ],
    record: {
      name: "Colm Brady",
      company: "Riverside Allotment Society",
      email: "treasurer@riverside-allotments.example",
      need: /renew|members/iu,
      budget: /400/u,
      followUp: true,
    },
  },
];
