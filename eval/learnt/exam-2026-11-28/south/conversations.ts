import type { Conversation } from "../../../judge/conversation.ts";

/** What visitors say, and what our people should find afterwards. */
export const examConversations: readonly Conversation[] = [
  {
    id: "s-talk-seaweed",
    turns: [
      "hey! two founders here, need a landing page asap, nothing fancy",
      "we're called Kelpworks, seaweed snacks for cafes. what would it cost if you write the text",
      "ok 500 is exactly our budget. has to be live by december 10",
      "mail me: joss@kelpworks.example   Joss Amadi",
    ],
    record: {
      name: "Joss Amadi",
      company: "Kelpworks",
      email: "joss@kelpworks.example",
      need: /landing|page/iu,
      budget: /500/u,
      dates: /dec[^\d]*10|10[^\d]*dec/iu,
      followUp: true,
    },
  },
  {
    id: "s-talk-just-looking",
    turns: [
      "what do your chatbots start at",
      "and every month?",
      "ok thanks, only looking around for now. bye",
    ],
    record: { need: /chat-?bot|bot/iu, followUp: false },
  },
  {
    id: "s-talk-reseller",
    turns: [
      "Do you build chatbots for agencies? We have three hotel clients asking for one.",
      "We'd want it under our name, we are Copperline Studio in Bristol, 25 people",
      "What's your price per hotel for all pages of their site?",
      "Please call me, Tamsin Vale, +44 117 496 0123. Next week is best.",
    ],
    record: {
      name: "Tamsin Vale",
      company: "Copperline Studio",
      phone: "+44 117 496 0123",
      need: /bot|hotel/iu,
      dates: /next week/iu,
      followUp: true,
    },
  },
  {
    id: "s-talk-trader-thinks",
    turns: [
      "can you code an indicator that marks every inside bar on ES with volume above avg",
      "max 300 for it. no rush, january is fine",
      "will it repaint?",
      "good. ill think about it and come back",
    ],
    record: {
      need: /indicator|inside bar|pine|tradingview/iu,
      budget: /300/u,
      dates: /jan/iu,
      followUp: false,
    },
  },
  {
    id: "s-talk-typo-in-address",
    turns: [
      "I'm looking for someone to take over the upkeep of our association's website, the volunteer who did it retired",
      "around 5 hours of changes a month I guess",
      "write to me at r.castelein@harbourclub.exmaple",
      "oh no typo, it's r.castelein@harbourclub.example. Ruth Castelein",
    ],
    record: {
      name: "Ruth Castelein",
      email: "r.castelein@harbourclub.example",
      need: /upkeep|maint|website|look/iu,
      followUp: true,
    },
  },
  {
    id: "s-talk-late-order",
    turns: [
      "where is my order? paid for a smart form two weeks ago, supposed to take 2 days",
      "order number is ord_8f3kq2m",
      "I want an answer today. desmond.hale@haletiling.example, Desmond Hale, Hale Tiling",
    ],
    record: {
      name: "Desmond Hale",
      company: "Hale Tiling",
      email: "desmond.hale@haletiling.example",
      orderNumber: "ord_8f3kq2m",
      need: /form|order/iu,
      followUp: true,
    },
  },
  {
    id: "s-talk-musikverein",
    turns: [
      "Hallo, wir sind der Musikverein Oberau und hätten gern ein Anmeldeformular fürs Probenwochenende",
      "so 20 Felder, die Eltern sollen ein Foto hochladen können. Was kostet das?",
      "gut, wir haben höchstens 400 Dollar. Es muss bis Mitte Februar stehen",
      "Schreiben Sie mir an kassier@musikverein-oberau.example, mein Name ist Anton Huber",
    ],
    record: {
      name: "Anton Huber",
      company: "Musikverein Oberau",
      email: "kassier@musikverein-oberau.example",
      need: /formular|form|anmeld/iu,
      budget: /400/u,
      dates: /feb/iu,
      followUp: true,
    },
  },
  {
    id: "s-talk-asador",
    turns: [
      "buenas, tengo un restaurante y quiero una web nueva con 5 páginas y la carta",
      "¿la carta la puedo cambiar yo?",
      "perfecto. el restaurante se llama Asador Goizeko, llámame al 612 345 678, soy Iker",
    ],
    record: {
      name: "Iker",
      company: "Asador Goizeko",
      phone: "612 345 678",
      need: /web|página|site|restaurant/iu,
      followUp: true,
    },
  },
  {
    id: "s-talk-coach-vitrine",
    turns: [
      "Bonjour, je suis coach indépendante et je voudrais une petite vidéo de présentation pour ma page",
      "une minute suffit, en français. Mon budget est de 300 dollars environ",
      "Je m'appelle Sabine Morel, vous pouvez m'écrire à sabine.morel@courriel.example, il me la faudrait avant fin janvier",
    ],
    record: {
      name: "Sabine Morel",
      email: "sabine.morel@courriel.example",
      need: /vid[eé]o/iu,
      budget: /300/u,
      dates: /jan/iu,
      followUp: true,
    },
  },
  {
    id: "s-talk-mairie",
    turns: [
      "bonjour, est-ce que vos chatbots conviennent à une petite mairie ?",
      "et les données des habitants, elles restent combien de temps ?",
      "d'accord merci, je voulais juste me renseigner, bonne journée",
    ],
    record: { need: /chat-?bot|bot|mairie/iu, followUp: false },
  },
];
