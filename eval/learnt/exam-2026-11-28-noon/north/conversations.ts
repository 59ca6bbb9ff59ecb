import type { Conversation } from "../../../judge/conversation.ts";

/** What visitors say, and what our people should find afterwards. */
export const examConversations: readonly Conversation[] = [
  {
    id: "n7-talk-choir",
    turns: [
      "Hello, I sing in and do the admin for the Tamar Valley Singers",
      "We've never had a website, only a Facebook page. Five pages would do us: who we are, concerts, joining, hire us, contact",
      "The committee voted 1,300 dollars, and it ought to be up before our summer concert in June",
      "Lovely. I'm Bridget Nance and it's bridget.nance@tamarsingers.example, please send us a quote",
    ],
    record: {
      name: "Bridget Nance",
      company: "Tamar Valley Singers",
      email: "bridget.nance@tamarsingers.example",
      need: /web-?site|page/iu,
      budget: /1[,.]?300/u,
      dates: /june|summer/iu,
      followUp: true,
    },
  },
  {
    id: "n7-talk-webhook-word",
    turns: [
      "quick one, whats a webhook, my cousin keeps saying it",
      "so its like a doorbell for computers",
      "haha ok got it thanks, thats all",
    ],
    record: { followUp: false },
  },
  {
    id: "n7-talk-portal-order",
    turns: [
      "Hi, it's about order 40772, the client portal you made for us",
      "Since yesterday two of our clients can't open any PDF, they get a white page",
      "I'm Marguerite Adeyemi, reach me at m.adeyemi@harborlaw.example",
    ],
    record: {
      name: "Marguerite Adeyemi",
      email: "m.adeyemi@harborlaw.example",
      orderNumber: "40772",
      need: /portal|PDF/iu,
      followUp: true,
    },
  },
  {
    id: "n7-talk-trapper",
    turns: [
      "i do wildlife removal up in duluth. raccoons, bats, the lot",
      "want a page people hit from my google ad, one button, call me. i got pics and the wording done already",
      "400 tops. would like it running by march",
      "just ring 218-555-0164, ask for Wade",
    ],
    record: {
      name: "Wade",
      phone: "2185550164",
      need: /page|landing|ad\b/iu,
      budget: /400/u,
      dates: /march/iu,
      followUp: true,
    },
  },
  {
    id: "n7-talk-thinking-it-over",
    turns: [
      "What would a chatbot for a small hotel cost roughly?",
      "And is it finished in a week or does it take longer?",
      "All right, that answers it. I'll talk to my husband first, no need to get in touch.",
    ],
    record: { need: /chat-?bot|hotel/iu, followUp: false },
  },
  {
    id: "n7-talk-steel-crm",
    turns: [
      "Good morning, Kovalenko Steel Doors, we are a factory in Lviv and sell to builders",
      "Inquiries come from the web form and by mail, and in HubSpot we have each builder two or three times. We want this clean and automatic",
      "We can spend up to 700 USD, in the first quarter",
      "I am Oksana Hrytsenko, sales manager, o.hrytsenko@kovalenkodoors.example or 380 44 555 0132. Please write what you propose",
    ],
    record: {
      name: "Oksana Hrytsenko",
      company: "Kovalenko Steel Doors",
      email: "o.hrytsenko@kovalenkodoors.example",
      phone: "380445550132",
      need: /CRM|hubspot|duplicat|form|mail/iu,
      budget: /700/u,
      dates: /quarter|Q1/iu,
      followUp: true,
    },
  },
  {
    id: "n7-talk-hundeschule",
    turns: [
      "Guten Abend, wir sind die Hundeschule Pfotenwerk in Lübeck",
      "Für jeden Kurs füllen die Leute einen Zettel aus: Impfungen, Rasse, Versicherung. Die Hälfte fehlt immer. Das hätten wir gern online",
      "Wir dachten an höchstens 400 Dollar, und im März gehen die Welpenkurse los",
      "Bitte ein Angebot an Frauke Thomsen, frauke@pfotenwerk.example",
    ],
    record: {
      name: "Frauke Thomsen",
      company: "Pfotenwerk",
      email: "frauke@pfotenwerk.example",
      need: /form|online|zettel|kurs|anmeld/iu,
      budget: /400/u,
      dates: /märz|maerz|march/iu,
      followUp: true,
    },
  },
  {
    id: "n7-talk-heladeria",
    turns: [
      "hola q tal, tengo tres heladerías en Ponce y la gente pregunta lo mismo por la web: sabores, horarios, si hay sin azúcar",
      "quiero algo que conteste solo, con lo que ya está escrito en la página",
      "puedo gastar unos 450 dólares y lo quisiera para mayo",
      "me llamo Wilfredo Matos, mi cel es 787-555-0171, llámenme cuando puedan",
    ],
    record: {
      name: "Wilfredo Matos",
      phone: "7875550171",
      need: /chat-?bot|pregunt|contest|respond|web/iu,
      budget: /450/u,
      dates: /mayo/iu,
      followUp: true,
    },
  },
  {
    id: "n7-talk-etudiante",
    turns: [
      "bonjour, ça veut dire quoi repainting pour un indicateur ?",
      "d'accord, et vos scripts ils font ça ?",
      "super merci, c'était juste pour comprendre, bonne soirée",
    ],
    record: { followUp: false },
  },
  {
    id: "n7-talk-fromagerie",
    turns: [
      "Bonjour, Clémence Aubry de la fromagerie Les Trois Chèvres, dans la Drôme",
      "On voudrait une vidéo courte pour expliquer nos paniers aux restaurateurs, avec quelqu'un qui parle mais pas moi",
      "Le budget est de 300 dollars, et le salon commence le 20 février",
      "Envoyez-moi votre proposition à clemence@troischevres.example, ou au 06 39 98 52 14",
    ],
    record: {
      name: "Clémence Aubry",
      company: "Les Trois Chèvres",
      email: "clemence@troischevres.example",
      phone: "0639985214",
      need: /vid[ée]o/iu,
      budget: /300/u,
      dates: /20|février|fevrier|feb/iu,
      followUp: true,
    },
  },
];
