import type { Conversation } from "../../../judge/conversation.ts";

/** What visitors say, and what our people should find afterwards. */
export const examConversations: readonly Conversation[] = [
  {
    id: "w8-talk-beekeeper",
    turns: [
      "Good afternoon. I'm 74 and keep bees, forty hives, near Hexham. My granddaughter says that I ought to be found on the internet.",
      "I suppose people would want to know what honey there is, where the stall stands and how to order a jar. Four or five pages, nothing fancy, and I'd like to alter the prices myself.",
      "I've put 1,250 dollars aside. It should be done when the heather honey comes in, that is September.",
      "Arthur Pringle is my name. Letters to arthur@pringlebees.example, my granddaughter looks in there every day.",
    ],
    record: {
      name: "Arthur Pringle",
      email: "arthur@pringlebees.example",
      need: /web-?site|pages?|honey|internet/iu,
      budget: /1[,.]?250/u,
      dates: /september/iu,
      followUp: true,
    },
  },
  {
    id: "w8-talk-what-is-a-crm",
    turns: [
      "hi whats the difference between a crm and just a spreadsheet",
      "ok and you only do those three, no others?",
      "cheers, its for my homework lol, bye",
    ],
    record: { followUp: false },
  },
  {
    id: "w8-talk-broken-flow",
    turns: [
      "Hello, order number 51839, the automation for our orchard",
      "It mails the pickers their shifts. This week everyone got last week's shifts, twice.",
      "Please have someone look today. Tomasz Wilk, tomasz@wilkorchards.example",
    ],
    record: {
      name: "Tomasz Wilk",
      email: "tomasz@wilkorchards.example",
      orderNumber: "51839",
      need: /automation|shift|mail/iu,
      followUp: true,
    },
  },
  {
    id: "w8-talk-mobile-welder",
    turns: [
      "mobile welder here, out of baton rouge",
      "want somethin on my site that answers folks when im under a truck, hours rates and what i dont weld",
      "bout 450 bucks, before hurricane season so may",
      "call 225-555-0136. Dale",
    ],
    record: {
      name: "Dale",
      phone: "2255550136",
      need: /chat-?bot|answer|site/iu,
      budget: /450/u,
      dates: /may|hurricane/iu,
      followUp: true,
    },
  },
  {
    id: "w8-talk-changed-her-mind",
    turns: [
      "Hi there! Priyanka Nair from Saffron & Slate, we do interiors. I'd like a landing page for our open studio day, you'd write the text",
      "My address is priya@saffronslate.example. The budget is 400",
      "Actually I just checked: make that 550, and please use hello@saffronslate.example instead, the other one is full",
      "The open day is on 14 March, so it has to be up a good bit earlier. Can you send me a proposal?",
    ],
    record: {
      name: "Priyanka Nair",
      company: "Saffron & Slate",
      email: "hello@saffronslate.example",
      need: /landing|page/iu,
      budget: /550/u,
      dates: /14|march/iu,
      followUp: true,
    },
  },
  {
    id: "w8-talk-spedition",
    turns: [
      "Guten Tag, Spedition Harms aus Emden, 40 Fahrzeuge",
      "Anfragen kommen per Mail und übers Kontaktformular, und dann tippt sie jemand in Pipedrive ab. Das soll von allein gehen, ohne doppelte Einträge",
      "Wir haben dafür bis zu 650 Dollar, fertig bis Ende April",
      "Swantje Harms, s.harms@spedition-harms.example. Schicken Sie mir bitte ein Angebot",
    ],
    record: {
      name: "Swantje Harms",
      company: "Spedition Harms",
      email: "s.harms@spedition-harms.example",
      need: /CRM|pipedrive|anfrage|formular|mail/iu,
      budget: /650/u,
      dates: /april/iu,
      followUp: true,
    },
  },
  {
    id: "w8-talk-nur-gucken",
    turns: [
      "hallo, was nehmt ihr für ein einminütiges video?",
      "aha. und kann der avatar auch französisch?",
      "gut zu wissen. ich will mich erst mal nur umsehen, melden müsst ihr euch nicht. danke!",
    ],
    record: { need: /video/iu, followUp: false },
  },
  {
    id: "w8-talk-academia-danza",
    turns: [
      "¡Hola! Dirijo una escuela de flamenco en Jerez",
      "Las inscripciones son en papel y luego falta el teléfono o la edad. Quiero que lo rellenen en el móvil y que paguen la matrícula ahí mismo",
      "Tengo 600 dólares y las clases empiezan en octubre",
      "Llámenme, soy Macarena Vega, 956 55 01 47",
    ],
    record: {
      name: "Macarena Vega",
      phone: "956550147",
      need: /form|inscrip|matr[ií]cula|pag/iu,
      budget: /600/u,
      dates: /octubre|oct/iu,
      followUp: true,
    },
  },
  {
    id: "w8-talk-minas-consulta",
    turns: [
      "buenas tardes, trabajo en Andes Geoservicios, de Antofagasta",
      "nos ofrecen dos sistemas distintos para guardar los datos de las perforaciones y no sabemos cuál. buscamos a alguien que los revise un día entero con nosotros",
      "todavía no sé qué presupuesto me aprueban, pero que sea en la segunda semana de enero",
      "me pueden escribir a c.ibarra@andesgeo.example, Claudio Ibarra",
    ],
    record: {
      name: "Claudio Ibarra",
      company: "Andes Geoservicios",
      email: "c.ibarra@andesgeo.example",
      need: /consult|asesor|revis|sistemas|d[ií]a/iu,
      dates: /enero|january/iu,
      followUp: true,
    },
  },
  {
    id: "w8-talk-refuge-montagne",
    turns: [
      "Bonjour, je tiens un refuge de montagne dans les Écrins, le Refuge des Bouquetins",
      "Les randonneurs appellent vingt fois par jour pour demander s'il reste de la place et ce qu'il faut emporter. Un robot qui répond sur notre site, ce serait parfait, à partir des pages qu'on a déjà",
      "On ouvre le 12 juin et on peut mettre 700 dollars",
      "Benoît Faure, benoit@bouquetins.example ou 06 39 98 07 33. J'attends de vos nouvelles",
    ],
    record: {
      name: "Benoît Faure",
      company: "Refuge des Bouquetins",
      email: "benoit@bouquetins.example",
      phone: "0639980733",
      need: /chat-?bot|robot|répon|site/iu,
      budget: /700/u,
      dates: /12|juin|june/iu,
      followUp: true,
    },
  },
];
