import type { Conversation } from "../../../judge/conversation.ts";

/** What visitors say, and what our people should find afterwards. */
export const examConversations: readonly Conversation[] = [
  {
    id: "e8-talk-falconry",
    turns: [
      "Good afternoon! We do birds of prey days outside Hereford, Marcher Falconry we're called",
      "At the moment people ring up, I scribble it in the diary and then they don't turn up. I'd like them to fill something in online, pick a bird experience and pay there and then",
      "I've put 650 dollars aside, and it has to be running by Easter",
      "Send it to hello@marcherfalconry.example please. Peregrine Lacey, and yes that's my real name",
    ],
    record: {
      name: "Peregrine Lacey",
      company: "Marcher Falconry",
      email: "hello@marcherfalconry.example",
      need: /form|online|pay|book/iu,
      budget: /650/u,
      dates: /easter/iu,
      followUp: true,
    },
  },
  {
    id: "e8-talk-refund-only",
    turns: [
      "do you give money back if its rubbish",
      "how long have i got to decide",
      "fair enough. thats everything, cheers",
    ],
    record: { followUp: false },
  },
  {
    id: "e8-talk-flow-stopped",
    turns: [
      "Hello, order 61845. The automation you set up for us hasn't run since Thursday night",
      "It should copy web orders into the sheet and tell the warehouse on Slack, and now nobody is told anything",
      "Please get someone to call me, 312-555-0187, Beatriz Fontaine",
    ],
    record: {
      name: "Beatriz Fontaine",
      phone: "3125550187",
      orderNumber: "61845",
      need: /automation|flow|sheet|slack/iu,
      followUp: true,
    },
  },
  {
    id: "e8-talk-tattoo",
    turns: [
      "yo i run a tattoo studio in tucson",
      "every day same dms, how much, does it hurt, do u take walk ins. want a bot on my site that deals w that",
      "not more than 700. whenever, no rush",
      "txt me 520-555-0139 im Dez",
    ],
    record: {
      name: "Dez",
      phone: "5205550139",
      need: /chat-?bot|\bbot\b/iu,
      budget: /700/u,
      followUp: true,
    },
  },
  {
    id: "e8-talk-transport",
    turns: [
      "Good day, I write from Poland, transport company Trans-Bug, 35 trucks",
      "We plan the tours in Excel and always two dispatchers change the same row. We need own application with login for dispatchers and for the boss, where is seen which truck is where planned",
      "For this we have between 5,000 and 6,000 USD. We would start in September",
      "My mail is k.wrona@transbug.example, Krzysztof Wrona. Please contact me with proposal",
    ],
    record: {
      name: "Krzysztof Wrona",
      company: "Trans-Bug",
      email: "k.wrona@transbug.example",
      need: /app|excel|login|dispatch|plan/iu,
      budget: /5[,. ]?000.*6[,. ]?000/u,
      dates: /september/iu,
      followUp: true,
    },
  },
  {
    id: "e8-talk-one-l",
    turns: [
      "Hi there, quick question, do you design screens only, without coding them?",
      "Perfect. It's three screens of a pregnancy app, I've a developer already",
      "Could you send me a quote? I'm Aoife Kinsella, aoife.kinsela@lunebaby.example",
      "Oh no, I've mistyped that, two l's: aoife.kinsella@lunebaby.example",
    ],
    record: {
      name: "Aoife Kinsella",
      email: "aoife.kinsella@lunebaby.example",
      need: /design|screens?/iu,
      followUp: true,
    },
  },
  {
    id: "e8-talk-just-looking",
    turns: [
      "What's the difference between a landing page and a full website with you?",
      "And which of them can I change myself afterwards?",
      "Good to know. I'm only collecting ideas for next year, so please don't contact me. Bye!",
    ],
    record: { followUp: false },
  },
  {
    id: "e8-talk-optik",
    turns: [
      "Grüß Gott, wir sind Optik Brandauer aus Graz",
      "Unsere Internetseite ist zwölf Jahre alt. Wir bräuchten eine neue mit fünf Seiten, und die Texte hätten wir schon",
      "Rund 1.300 Dollar wären in Ordnung, und Ende Februar sollte sie stehen, da feiern wir Jubiläum",
      "Schicken Sie das Angebot bitte an Gerlinde Brandauer, gerlinde@optik-brandauer.example",
    ],
    record: {
      name: "Gerlinde Brandauer",
      company: "Optik Brandauer",
      email: "gerlinde@optik-brandauer.example",
      need: /web-?site|internetseite|seiten|homepage/iu,
      budget: /1[.,]?300/u,
      dates: /februar|february/iu,
      followUp: true,
    },
  },
  {
    id: "e8-talk-bailes",
    turns: [
      "¡Hola! Somos la academia de baile Compás Seis, de Jerez",
      "Nos gustaría un vídeo de un minuto, con una presentadora, que cuente los horarios y los niveles, que siempre preguntan lo mismo",
      "Podríamos gastar hasta 300 dólares y lo necesitamos para octubre, cuando empieza el curso",
      "Escribidme a rocio@compasseis.example. Me llamo Rocío Benjumea",
    ],
    record: {
      name: "Rocío Benjumea",
      company: "Compás Seis",
      email: "rocio@compasseis.example",
      need: /v[ií]deo/iu,
      budget: /300/u,
      dates: /octubre|october/iu,
      followUp: true,
    },
  },
  {
    id: "e8-talk-notaires",
    turns: [
      "Bonjour, étude Delorme et Pasquier, notaires à Angers",
      "Nos clients nous envoient leurs pièces par courriel, ce n'est plus acceptable. Il nous faudrait un espace où chacun se connecte, dépose ses documents et récupère les nôtres. Nous avons une vingtaine de clients actifs",
      "Le budget n'est pas arrêté, mais il faudrait que ce soit prêt avant l'été",
      "Vous pouvez m'appeler au 06 39 98 17 42, Hortense Pasquier",
    ],
    record: {
      name: "Hortense Pasquier",
      company: "Delorme et Pasquier",
      phone: "0639981742",
      need: /portail|portal|espace|documents|pièces/iu,
      dates: /été|summer/iu,
      followUp: true,
    },
  },
];
