import type { Conversation } from "../judge/conversation.ts";

/** Ten by the seventh author, which may be looked at while something is mended. */
export const larchConversations1: readonly Conversation[] = [
  {
    id: "larch-harbour",
    turns: [
      "Good morning, this is Captain Ewan Drever of Stroma Ferries.",
      "We'd be after a wee website, five pages. What does that run to?",
      "Aye, I could go to 1400 dollars. It wants to be up before Easter.",
      "Ring the pier office on +44 1856 555 019, or ewan@stromaferries.example. Mornings are best",
    ],
    record: {
      name: "Ewan Drever",
      company: "Stroma Ferries",
      phone: "+44 1856 555 019",
      email: "ewan@stromaferries.example",
      need: /website/iu,
      budget: /1400/u,
      dates: /easter/iu,
      followUp: true,
    },
  },
  {
    id: "larch-orgel",
    turns: [
      "Grüß Gott, ich hätte Interesse an einem Chatbot",
      "für eine Orgelbauwerkstatt, die Leute fragen immer dasselbe",
      "mehr als 800 Euro geht nicht",
      "Mein Name ist Korbinian Aschauer, Orgelbau Aschauer in Wunsiedel. Schreiben Sie an werkstatt@orgel-aschauer.example",
    ],
    record: {
      name: "Korbinian Aschauer",
      company: "Orgelbau Aschauer",
      email: "werkstatt@orgel-aschauer.example",
      need: /chatbot/iu,
      budget: /800/u,
      followUp: true,
    },
  },
  {
    id: "larch-just-looking",
    turns: [
      "whats the cheapest thing you do",
      "and if i hate it do i get my money back",
      "fair enough, im only being nosy",
    ],
    record: { followUp: false },
  },
  {
    id: "larch-vigneron",
    turns: [
      "Bonjour, il nous faudrait un formulaire pour les saisonniers",
      "une quinzaine de questions, pour la mi-août",
      "Domaine de la Garrigue Haute, je suis Solène Maréchal, la gérante",
      "vous pouvez me rappeler au 06 55 12 40 88 après 18h",
    ],
    record: {
      name: "Solène Maréchal",
      company: "Domaine de la Garrigue Haute",
      phone: "06 55 12 40 88",
      need: /formulaire/iu,
      dates: /ao[uû]t/iu,
      followUp: true,
    },
  },
  {
    id: "larch-pedido",
    turns: [
      "hola, el vídeo que pedimos dice mal el nombre de la empresa",
      "pedido ord_55tz81m",
      "Es Buceo Papagayo, no Papagallo. Soy Nerea Quintana, nerea@buceopapagayo.example. Lo necesitamos corregido para el viernes",
    ],
    record: {
      name: "Nerea Quintana",
      company: "Buceo Papagayo",
      email: "nerea@buceopapagayo.example",
      orderNumber: "ord_55tz81m",
      need: /v[ií]deo/iu,
      dates: /viernes/iu,
      followUp: true,
    },
  },
  {
    id: "larch-colleague",
    turns: [
      "asking for my boss: can clients upload passports in your portal?",
      "we're 40 clients ish, conveyancing",
      "he is called Mr Tobias Wren but he hates email. so talk to me, Priti Nayar, priti.nayar@wrenlegal.example",
      "ta",
    ],
    record: {
      name: "Priti Nayar",
      email: "priti.nayar@wrenlegal.example",
      need: /portal/iu,
      followUp: true,
    },
  },
  {
    id: "larch-no-contact",
    turns: [
      "Do you do pine script?",
      "ema cross with alert. i have maybe 250",
      "ok I will order it in the shop then, no need to contact me",
    ],
    record: { need: /pine|script|ema/iu, budget: /250/u, followUp: false },
  },
  {
    id: "larch-kita",
    turns: [
      "Hallo, wir sind die Kita Zwergenwald e.V.",
      "Können Eltern in euren Formularen was hochladen?",
      "Super. Bis zum 1. September müsste es stehen",
      "Jana hier, jana.brink@zwergenwald.example, meldet euch bitte",
    ],
    record: {
      name: "Jana",
      company: "Kita Zwergenwald",
      email: "jana.brink@zwergenwald.example",
      need: /formular/iu,
      dates: /september/iu,
      followUp: true,
    },
  },
  {
    id: "larch-corrected-mail",
    turns: [
      "hi its about a landing page for my quilting course",
      "dot@quiltbarn.example",
      "sorry typo: dotty@quiltbarn.example",
      "Dorothy Lumb. i can spend five hundred and I'd like it for the October term. look forward to hearing from you",
    ],
    record: {
      name: "Dorothy Lumb",
      email: "dotty@quiltbarn.example",
      need: /landing/iu,
      budget: /five hundred|500/iu,
      dates: /october/iu,
      followUp: true,
    },
  },
  {
    id: "larch-mix",
    turns: [
      "We are a logistics startup from Rotterdam named Havenloop. Can you connect our web form to Pipedrive?",
      "what would it cost",
      "That is OK for us. I am Sjoerd, the CTO. You can reach me under sjoerd@havenloop.example",
    ],
    record: {
      name: "Sjoerd",
      company: "Havenloop",
      email: "sjoerd@havenloop.example",
      need: /pipedrive|form/iu,
      followUp: true,
    },
  },
];
