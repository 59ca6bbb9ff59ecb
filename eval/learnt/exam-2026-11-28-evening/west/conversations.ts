import type { Conversation } from "../../../judge/conversation.ts";

/** What visitors say, and what our people should find afterwards. */
export const examConversations: readonly Conversation[] = [
  {
    id: "w-talk-geelong-agency",
    turns: [
      "g'day, real estate agency here, website is embarrassing",
      "six pages i reckon, plus somewhere for news",
      "can't go over 2000 us. would want it up by end of february",
      "Shane Whitlock, Corio Bay Realty, shane@coriobayrealty.example. shoot me an offer",
    ],
    record: {
      name: "Shane Whitlock",
      company: "Corio Bay Realty",
      email: "shane@coriobayrealty.example",
      need: /site|pages|news/iu,
      budget: /2[.,]?000/u,
      dates: /feb/iu,
      followUp: true,
    },
  },
  {
    id: "w-talk-attorney-phone",
    turns: [
      "Do you build intake forms? We are a two attorney practice.",
      "About 30 questions, clients must be able to upload documents.",
      "Please have someone call me at 602-555-0147. Marguerite Oyelaran. I don't do email.",
    ],
    record: {
      name: "Marguerite Oyelaran",
      phone: "602-555-0147",
      need: /form|intake|question/iu,
      followUp: true,
    },
  },
  {
    id: "w-talk-order-broken",
    turns: [
      "my chatbot stopped answering this morning",
      "order number is 48213",
      "todd.renner@rennerhvac.example, please get back to me asap",
    ],
    record: {
      email: "todd.renner@rennerhvac.example",
      orderNumber: "48213",
      need: /bot|answer/iu,
      followUp: true,
    },
  },
  {
    id: "w-talk-browsing",
    turns: [
      "just curious what a video with one of those fake presenters costs",
      "and how long do they take",
      "k thanks, only comparing for now",
    ],
    record: { need: /video|presenter/iu, followUp: false },
  },
  {
    id: "w-talk-coimbatore-purchase",
    turns: [
      "Good morning, we are requiring quotation for vendor management web app",
      "5 users, presently in excel. Budget sanctioned is 3500 USD",
      "To be completed before 31 March",
      "Kindly mail quotation to s.raghunathan@kaveripumps.example. Regards, S. Raghunathan, Kaveri Pumps",
    ],
    record: {
      name: "S. Raghunathan",
      company: "Kaveri Pumps",
      email: "s.raghunathan@kaveripumps.example",
      need: /app|vendor|excel/iu,
      budget: /3[.,]?500/u,
      dates: /mar/iu,
      followUp: true,
    },
  },
  {
    id: "w-talk-quilts",
    turns: [
      "Hello, my name is Walter and I am new to this.",
      "I would like one page to show my late wife's quilts.",
      "350 is about what I had in mind. I will talk to my daughter first and come back. No need to write me.",
    ],
    record: { name: "Walter", need: /page|quilt/iu, budget: /350/u, followUp: false },
  },
  {
    id: "w-talk-tia-chelo",
    turns: [
      "hola, tengo un restaurante y nos preguntan lo mismo todo el día por la página",
      "el chatbot chico estaría bien, tengo unos 400 dólares",
      "me llamo Graciela Montaño, el restaurante es La Tía Chelo. márquenme al +52 33 5555 0162 por favor",
    ],
    record: {
      name: "Graciela Montaño",
      company: "La Tía Chelo",
      phone: "+52 33 5555 0162",
      need: /bot|restaurante|pregunt/iu,
      budget: /400/u,
      followUp: true,
    },
  },
  {
    id: "w-talk-namur-architectes",
    turns: [
      "bonjour, bureau d'architectes à Namur, il nous faut un nouveau site",
      "cinq pages suffisent, idéalement en ligne pour mi-avril",
      "Envoyez-moi une offre svp : Aurélie Vandamme, Atelier Sambre, a.vandamme@ateliersambre.example",
    ],
    record: {
      name: "Aurélie Vandamme",
      company: "Atelier Sambre",
      email: "a.vandamme@ateliersambre.example",
      need: /site|pages/iu,
      dates: /avril|april/iu,
      followUp: true,
    },
  },
  {
    id: "w-talk-winterthur-korrektur",
    turns: [
      "Grüezi, ich hätte gern ein Formular für die Anmeldung zu unseren Kursen, so 12 Felder",
      "meine Adresse ist b.zuercher@kursatelier.example, bitte schicken Sie mir etwas",
      "Entschuldigung, vertippt, richtig ist b.zuercher@kursatelier-winti.example. Beat Zürcher",
    ],
    record: {
      name: "Beat Zürcher",
      email: "b.zuercher@kursatelier-winti.example",
      need: /formular|form|anmeld/iu,
      followUp: true,
    },
  },
  {
    id: "w-talk-trader-rosario",
    turns: [
      "buenas, hacen estrategias para tradingview con backtest?",
      "mi presupuesto son 500 dólares, a lo sumo",
      "buenísimo, lo pienso y cualquier cosa vuelvo",
    ],
    record: {
      need: /estrategia|strategy|tradingview|pine|backtest/iu,
      budget: /500/u,
      followUp: false,
    },
  },
];
