import type { Conversation } from "../../judge/conversation.ts";

/** What visitors say, and what our people should find afterwards. */
export const examConversations: readonly Conversation[] = [
  {
    id: "meadow-talk-seed-bank",
    turns: [
      "Good morning from Kampala. We are a seed bank for farmers and get some 300 messages in a week, nearly all the same: which seed, when to plant, where to collect",
      "Yes, the answers are on our website, about 60 pages. It should answer there",
      "The donor gave 800 dollars for this and it must work before the March rains",
      "Write to me please: Prossy Nakato, Nile Seed Trust, p.nakato@nileseed.example",
    ],
    record: {
      name: "Prossy Nakato",
      company: "Nile Seed Trust",
      email: "p.nakato@nileseed.example",
      need: /chat-?bot|message|answer|question|seed/iu,
      budget: /800/u,
      dates: /march|rain/iu,
      followUp: true,
    },
  },
  {
    id: "meadow-talk-slippage",
    turns: [
      "wots slippage",
      "rite so its the price moving b4 my order gets in",
      "cheers thats all i wanted",
    ],
    record: { followUp: false },
  },
  {
    id: "meadow-talk-dashboard-stale",
    turns: [
      "Hello, it concerns order 51877, the screen with the cotton prices",
      "One of the two feeds has been standing still since Monday noon, the other one moves",
      "You reach me at h.demir@egecotton.example, Hakan Demir",
    ],
    record: {
      name: "Hakan Demir",
      email: "h.demir@egecotton.example",
      orderNumber: "51877",
      need: /feed|price|dashboard|screen|cotton/iu,
      followUp: true,
    },
  },
  {
    id: "meadow-talk-septic",
    turns: [
      "i pump septic tanks round tulsa. got a website my nephew did n it keeps goin down, hes off to the navy",
      "sumbody needs to watch it n fix stuff. few small changes a month",
      "250 a month id pay that, start in january",
      "call me 918-555-0136 names Rusty",
    ],
    record: {
      name: "Rusty",
      phone: "9185550136",
      need: /maint|watch|fix|site|change/iu,
      budget: /250/u,
      dates: /january/iu,
      followUp: true,
    },
  },
  {
    id: "meadow-talk-address-corrected",
    turns: [
      "We're a small agency in Wellington and a client of ours wants an application form that also takes the fee by card",
      "Could one of you send me a proposal? tamsin@harbourcopy.example",
      "Oh, wrong one, that's my old firm. It's tamsin.hale@lowtide.example, Tamsin Hale",
    ],
    record: {
      name: "Tamsin Hale",
      email: "tamsin.hale@lowtide.example",
      need: /form|fee|pay|card/iu,
      followUp: true,
    },
  },
  {
    id: "meadow-talk-board-first",
    turns: [
      "Roughly what is a portal where our members find the minutes and send us papers?",
      "How many weeks would that be?",
      "Thank you, that is what I need for the board meeting. Please don't contact me, I come back if they agree.",
    ],
    record: { need: /portal|minutes|member|paper|document/iu, followUp: false },
  },
  {
    id: "meadow-talk-pflegedienst",
    turns: [
      "hallo, wir sind ein ambulanter pflegedienst in zwickau, 35 leute",
      "die touren und urlaube stehen in drei excel listen und jede woche stimmt irgendwas nicht. wir bräuchten was wo sich jeder anmeldet und alle das gleiche sehen",
      "mehr als 3500 dollar gehen nicht, und im april wollen wir damit anfangen",
      "Angebot bitte an jens.kretzschmar@pflege-muldetal.example, Jens Kretzschmar, Pflegedienst Muldetal",
    ],
    record: {
      name: "Jens Kretzschmar",
      company: "Pflegedienst Muldetal",
      email: "jens.kretzschmar@pflege-muldetal.example",
      need: /app|excel|tour|urlaub|anmeld|liste/iu,
      budget: /3[.,]?500/u,
      dates: /april/iu,
      followUp: true,
    },
  },
  {
    id: "meadow-talk-corredora",
    turns: [
      "Buenas, somos una corredora de seguros en Antofagasta",
      "Cada renovación la avisamos a mano: miramos la planilla, mandamos el correo y anotamos en HubSpot. Queremos que eso se haga solo",
      "Tenemos 600 dólares y nos gustaría partir en abril",
      "Que me llame alguien, por favor: Ignacia Fuentealba, Corredora Norte Claro, +56 9 5555 0147",
    ],
    record: {
      name: "Ignacia Fuentealba",
      company: "Corredora Norte Claro",
      phone: "+56 9 5555 0147",
      need: /renovaci|automat|correo|hubspot|planilla|workflow/iu,
      budget: /600/u,
      dates: /abril|april/iu,
      followUp: true,
    },
  },
  {
    id: "meadow-talk-musee-video",
    turns: [
      "Bonjour, Gwenaëlle Le Bihan, du musée des Phares à Ouessant",
      "Nous voudrions une vidéo d'une minute qui accueille les visiteurs, en français et en anglais, avec un personnage à l'écran",
      "Nous disposons de 500 dollars et nous ouvrons le 4 avril",
      "Vous pouvez m'écrire à g.lebihan@museedesphares.example ou me joindre au 02 61 91 40 25",
    ],
    record: {
      name: "Gwenaëlle Le Bihan",
      company: "musée des Phares",
      email: "g.lebihan@museedesphares.example",
      phone: "0261914025",
      need: /vid[ée]o/iu,
      budget: /500/u,
      dates: /avril|april/iu,
      followUp: true,
    },
  },
  {
    id: "meadow-talk-practicante",
    turns: [
      "hola, una duda rápida, qué quiere decir wcag? estoy haciendo mis prácticas y no quiero preguntar otra vez",
      "ah ya, o sea reglas para que todos puedan leer la página",
      "listo, mil gracias, eso era todo",
    ],
    record: { followUp: false },
  },
];
