import type { Conversation } from "../../../judge/conversation.ts";

/** What visitors say, and what our people should find afterwards. */
export const examConversations: readonly Conversation[] = [
  {
    id: "e-talk-roofer",
    turns: [
      "alright. roofing firm, need a website, about five pages",
      "just who we are, jobs weve done, areas, contact. photos i have plenty",
      "id go to 1300 tops. wants to be up before easter",
      "yeah ring me. Wayne Prescott, Prescott Roofing, 07700 900482",
    ],
    record: {
      name: "Wayne Prescott",
      company: "Prescott Roofing",
      phone: "07700900482",
      need: /web|site|page|roof/iu,
      budget: /1[,.]?300/u,
      dates: /easter/iu,
      followUp: true,
    },
  },
  {
    id: "e-talk-curious-student",
    turns: [
      "hi, writing an essay on chatbots, how do yours know what to say",
      "and what happens if it doesnt know",
      "cool thanks thats all i needed",
    ],
    record: { followUp: false },
  },
  {
    id: "e-talk-late-order",
    turns: [
      "My order number is 20417 and the form was due on Tuesday",
      "No, nobody has written to me since",
      "Please have somebody get back to me: f.hartnell@lowermill.example, Frances Hartnell",
    ],
    record: {
      name: "Frances Hartnell",
      email: "f.hartnell@lowermill.example",
      orderNumber: "20417",
      followUp: true,
    },
  },
  {
    id: "e-talk-ottawa-clinic",
    turns: [
      "We run a sports medicine clinic in Ottawa called Rideau Motion",
      "People fill out a 30 question intake form on paper. We want it online, with uploads for referrals.",
      "Between 300 and 400 dollars would be fine. Has to work by February 1.",
      "Could you email me an offer? Simone Achebe, simone@rideaumotion.example, or 613-555-0187",
    ],
    record: {
      name: "Simone Achebe",
      company: "Rideau Motion",
      email: "simone@rideaumotion.example",
      phone: "6135550187",
      need: /form|intake|upload/iu,
      budget: /300|400/u,
      dates: /feb/iu,
      followUp: true,
    },
  },
  {
    id: "e-talk-kayaks-only-asking",
    turns: [
      "hiya we're Tidewell Kayaks, how much is a landing page",
      "does that include the writing",
      "right ok, will have a think, no need to contact me",
    ],
    record: {
      company: "Tidewell Kayaks",
      need: /landing|page/iu,
      followUp: false,
    },
  },
  {
    id: "e-talk-agency-partner",
    turns: [
      "do you work with agencies? we'd like to sell your automations under our own name",
      "we've one client who needs three flows between HubSpot and Slack, sometime in March",
      "who can I talk to about it. I'm Cormac Daly from Brightwater Studio, cormac@brightwater.example",
    ],
    record: {
      name: "Cormac Daly",
      company: "Brightwater Studio",
      email: "cormac@brightwater.example",
      need: /automation|flow|hubspot|agenc|partner/iu,
      dates: /march/iu,
      followUp: true,
    },
  },
  {
    id: "e-talk-tischlerei",
    turns: [
      "Guten Tag, wir sind die Tischlerei Brandauer in Hallein",
      "Unsere Kunden rufen dauernd an, um zu fragen, wie weit ihr Auftrag ist. Ein Portal wäre gut, in dem man das sieht",
      "Etwa 70 Kunden. Bis 1600 Dollar könnten wir ausgeben, Start im März",
      "Bitte melden Sie sich: Elisabeth Brandauer, office@tischlerei-brandauer.example, Tel. +43 662 555012",
    ],
    record: {
      name: "Elisabeth Brandauer",
      company: "Tischlerei Brandauer",
      email: "office@tischlerei-brandauer.example",
      phone: "+43662555012",
      need: /portal|kunden|auftrag/iu,
      budget: /1[.,]?600/u,
      dates: /märz/iu,
      followUp: true,
    },
  },
  {
    id: "e-talk-nur-geschaut",
    turns: [
      "hey, kannst du mir sagen was ein video mit avatar kostet",
      "und in welchen sprachen geht das",
      "ah ok. danke dir, wollt nur mal schauen",
    ],
    record: { need: /video|avatar/iu, followUp: false },
  },
  {
    id: "e-talk-academia-jerez",
    turns: [
      "hola, busco un chatbot para mi academia de idiomas",
      "que responda a lo de siempre: horarios, niveles, precios de los cursos",
      "tengo unos 500 dólares y lo querría para septiembre",
      "me llamo Lourdes Gallego y mi correo es lourdes.gallego@idiomasjerez.example, ¿me mandáis un presupuesto?",
    ],
    record: {
      name: "Lourdes Gallego",
      email: "lourdes.gallego@idiomasjerez.example",
      need: /chat-?bot|academia|horario|idioma/iu,
      budget: /500/u,
      dates: /septiembre|sept/iu,
      followUp: true,
    },
  },
  {
    id: "e-talk-fromagerie",
    turns: [
      "Bonjour, on voudrait une page pour nos paniers de Noël, textes et photos sont prêts",
      "Il faudrait que ce soit en ligne avant le 5 décembre, au plus 400 dollars",
      "Rappelez-moi s'il vous plaît au 06 39 98 12 45, Gaëlle Morvan, fromagerie Les Trois Prés",
    ],
    record: {
      name: "Gaëlle Morvan",
      company: "Les Trois Prés",
      phone: "0639981245",
      need: /page|panier|no[eë]l/iu,
      budget: /400/u,
      dates: /5 déc|décembre|noël/iu,
      followUp: true,
    },
  },
];
