import type { Conversation } from "../../../judge/conversation.ts";

/** What visitors say, and what our people should find afterwards. */
export const examConversations: readonly Conversation[] = [
  {
    id: "s-talk-tea-room",
    turns: [
      "hiya, i have a tea room and no website at all",
      "id say 5 pages, menu, prices, how to find us, that sort of thing",
      "most i can do is 1300 dollars. wants to be up before easter",
      "Bev Hartley, The Copper Kettle. ring me on 07700 900142 not before 10",
    ],
    record: {
      name: "Bev Hartley",
      company: "The Copper Kettle",
      phone: "07700 900142",
      need: /site|page/iu,
      budget: /1[.,]?300/u,
      dates: /easter/iu,
      followUp: true,
    },
  },
  {
    id: "s-talk-council-clerk",
    turns: [
      "Good afternoon. I am collecting three offers for an online form by which residents report broken street lamps.",
      "There would be some 20 questions, photographs must be uploaded, and payment is not needed.",
      "Please send your offer in writing to clerk@lower-thorne.example. Yours faithfully, Philippa Garside, Lower Thorne Parish Council",
    ],
    record: {
      name: "Philippa Garside",
      company: "Lower Thorne Parish Council",
      email: "clerk@lower-thorne.example",
      need: /form|lamp|report/iu,
      followUp: true,
    },
  },
  {
    id: "s-talk-cattery-broken",
    turns: [
      "your form on my cattery site stopped sending on friday",
      "order no is 60917 if that helps",
      "i cant wait till monday. jo.fenwick@purrfectrest.example",
    ],
    record: {
      email: "jo.fenwick@purrfectrest.example",
      orderNumber: "60917",
      need: /form|send|cattery/iu,
      followUp: true,
    },
  },
  {
    id: "s-talk-bus-queue",
    turns: [
      "how much is the cheapest chatbot",
      "and it answers from my own pages right?",
      "ok ta thats my bus",
    ],
    record: { need: /bot/iu, followUp: false },
  },
  {
    id: "s-talk-vet-typo",
    turns: [
      "Hello, we are veterinary clinic in Kochi. We want chatbot for website only, around 40 pages of advice.",
      "Management has approved 700 USD.",
      "Kindly mail offer to pnair@sunridgevet.example",
      "Sorry, wrong, it is p.nair@sunridgevet.example. Dr Priya Nair, Sunridge Vet",
    ],
    record: {
      name: "Priya Nair",
      company: "Sunridge Vet",
      email: "p.nair@sunridgevet.example",
      need: /bot|advice|pages/iu,
      budget: /700/u,
      followUp: true,
    },
  },
  {
    id: "s-talk-grain-compare",
    turns: [
      "Looking at three firms for a screen with my grain prices. About 15 symbols, one data provider.",
      "Nobody gets more than 4000 US out of me.",
      "Right. I'll compare and come back myself if it's you, don't chase me. Name's Orville.",
    ],
    record: {
      name: "Orville",
      need: /grain|dashboard|screen|symbol|price/iu,
      budget: /4[.,]?000/u,
      followUp: false,
    },
  },
  {
    id: "s-talk-heizungsbau",
    turns: [
      "moin, heizungsbau hier. die einsatzplanung läuft über excel und das klappt hinten und vorne nicht",
      "6 monteure plus meine frau im büro, jeder soll sich anmelden können",
      "mehr wie 3500 dollar sind nicht drin, laufen sollte es bis september",
      "Uwe Kalthoff, Kalthoff Haustechnik, schick was an u.kalthoff@kalthoff-haustechnik.example",
    ],
    record: {
      name: "Uwe Kalthoff",
      company: "Kalthoff Haustechnik",
      email: "u.kalthoff@kalthoff-haustechnik.example",
      need: /app|einsatz|excel|planung/iu,
      budget: /3[.,]?500/u,
      dates: /sept/iu,
      followUp: true,
    },
  },
  {
    id: "s-talk-imker-nachdenken",
    turns: [
      "Guten Tag, was würde eine einzelne Seite für meinen Imkerkurs kosten?",
      "Und wie lange dauert das ungefähr?",
      "Vielen Dank, das genügt mir. Ich überlege es mir in Ruhe.",
    ],
    record: { need: /seite|page|kurs/iu, followUp: false },
  },
  {
    id: "s-talk-especias",
    turns: [
      "hola, quiero q los pedidos de mi tienda shopify entren solitos en pipedrive sin repetirse",
      "tengo 350 dólares apartados para esto",
      "me llamo Rocío Benjumea, la tienda es Especias del Arenal, escribidme a rocio@especiasdelarenal.example y me mandáis presupuesto",
    ],
    record: {
      name: "Rocío Benjumea",
      company: "Especias del Arenal",
      email: "rocio@especiasdelarenal.example",
      need: /pipedrive|shopify|pedidos|crm/iu,
      budget: /350/u,
      followUp: true,
    },
  },
  {
    id: "s-talk-confitures",
    turns: [
      "allo, je fais des confitures pis j'aimerais une page pour les vendre au marché de la Saint-Jean",
      "faudrait que ce soit prêt pour le 1er juin",
      "rappelez-moi au 418 555-0126, Maryse Thibodeau. j'ai pas de courriel",
    ],
    record: {
      name: "Maryse Thibodeau",
      phone: "418 555-0126",
      need: /page|confiture/iu,
      dates: /juin|june/iu,
      followUp: true,
    },
  },
];
