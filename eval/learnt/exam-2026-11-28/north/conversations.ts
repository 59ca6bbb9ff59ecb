import type { Conversation } from "../../../judge/conversation.ts";

/** What visitors say, and what our people should find afterwards. */
export const examConversations: readonly Conversation[] = [
  {
    id: "n-talk-vet",
    turns: [
      "hi there, vet practice here, 4 vets. phones are killing us",
      "mostly opening hours, prices for vaccination, what to do before an operation",
      "so a chatbot. we could spend about 700",
      "I'm Rachel Dunmore, Hillside Vets, rachel@hillsidevets.example. can somebody send me an offer, ideally we start in February",
    ],
    record: {
      name: "Rachel Dunmore",
      company: "Hillside Vets",
      email: "rachel@hillsidevets.example",
      need: /bot|phone|question|vet/iu,
      budget: /700/u,
      dates: /feb/iu,
      followUp: true,
    },
  },
  {
    id: "n-talk-just-looking",
    turns: [
      "just looking around. whats a client portal",
      "and what does the smallest one cost",
      "ok thanks, no need to contact me, i'll think about it",
    ],
    record: { need: /portal/iu, followUp: false },
  },
  {
    id: "n-talk-nephew",
    turns: [
      "my uncle has a garage and no website at all, i do the computer stuff for him",
      "5 pages should be enough, he has like 1500 dollars max",
      "name is Jake Miller, the garage is called Miller & Sons Auto. you can reach me at jakem@mail.example or 0555 201 3344",
      "yes please get in touch, evenings",
    ],
    record: {
      name: "Jake Miller",
      company: "Miller & Sons Auto",
      email: "jakem@mail.example",
      phone: "0555 201 3344",
      need: /web-?site|5 pages|garage/iu,
      budget: /1[.,]?500/u,
      followUp: true,
    },
  },
  {
    id: "n-talk-late-order",
    turns: [
      "I ordered a smart form two weeks ago and heard nothing since the confirmation",
      "order number is AW-20417",
      "Priscilla Tan, priscilla.tan@harbourclinic.example. Please find out what's going on and let me know today",
    ],
    record: {
      name: "Priscilla Tan",
      email: "priscilla.tan@harbourclinic.example",
      orderNumber: "AW-20417",
      need: /form|order/iu,
      followUp: true,
    },
  },
  {
    id: "n-talk-corrected-address",
    turns: [
      "Could you connect our web form to Salesforce? New leads get lost in the inbox",
      "What would that take",
      "Sounds doable. Write to me at tom.becket@nordbay.example please",
      "sorry, typo, it's tom.beckett@nordbay.example with two t",
      "Tom Beckett, Nordbay Logistics. Has to be done before 15 March",
    ],
    record: {
      name: "Tom Beckett",
      company: "Nordbay Logistics",
      email: "tom.beckett@nordbay.example",
      need: /salesforce|crm|lead/iu,
      dates: /15|march/iu,
      followUp: true,
    },
  },
  {
    id: "n-talk-assistant-found-out",
    turns: [
      "My boss asked me to find out what three short videos for our clinic would cost",
      "and in how many days would we have them?",
      "great, thats all i needed. bye",
    ],
    record: { need: /video/iu, followUp: false },
  },
  {
    id: "n-talk-hausarzt",
    turns: [
      "Guten Tag, Hausarztpraxis hier. Patienten sollen Rezepte online anfordern können statt anzurufen",
      "Ein Formular also. Wir hätten so 350 Dollar dafür vorgesehen",
      "Praxis Dr. Winter, mein Name ist Katja Sommer. Bitte rufen Sie mich zurück: 0221 4455667, am besten nach 14 Uhr",
    ],
    record: {
      name: "Katja Sommer",
      company: "Praxis Dr. Winter",
      phone: "0221 4455667",
      need: /form|rezept|prescription/iu,
      budget: /350/u,
      followUp: true,
    },
  },
  {
    id: "n-talk-tischtennis",
    turns: [
      "hallo, unser tischtennisverein bräuchte mal ne neue homepage, so 8 seiten mit news",
      "1800 is uns zu viel glaub ich, das muss erst der vorstand entscheiden",
      "nein danke, brauchen keinen anruf, wir melden uns selber wenn wir so weit sind",
    ],
    record: { need: /web-?site|homepage|8 (?:seiten|pages)/iu, followUp: false },
  },
  {
    id: "n-talk-inmobiliaria",
    turns: [
      "Buenas, tenemos una inmobiliaria y los contactos de los portales se pierden. Usamos Pipedrive",
      "El presupuesto es de unos 600 dólares y lo queremos antes de Semana Santa",
      "Soy Marta Quiroga, de Inmobiliaria Sol y Mar. Mi correo es marta@solymar.example, quedo a la espera de su respuesta",
    ],
    record: {
      name: "Marta Quiroga",
      company: "Inmobiliaria Sol y Mar",
      email: "marta@solymar.example",
      need: /pipedrive|crm|contact/iu,
      budget: /600/u,
      dates: /semana santa|easter/iu,
      followUp: true,
    },
  },
  {
    id: "n-talk-menuisier",
    turns: [
      "Bonjour, je suis menuisier à mon compte et je refais les mêmes devis à la main tous les soirs",
      "il faudrait un formulaire qui calcule le prix et qui sort un pdf",
      "Luc Garnier, 06 12 00 45 78, vous pouvez m'appeler le midi. Il me le faut pour la fin avril",
    ],
    record: {
      name: "Luc Garnier",
      phone: "06 12 00 45 78",
      need: /form|devis|pdf|quote/iu,
      dates: /avril|april/iu,
      followUp: true,
    },
  },
];
