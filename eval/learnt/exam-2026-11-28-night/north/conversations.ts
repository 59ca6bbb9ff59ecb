import type { Conversation } from "../../../judge/conversation.ts";

/** What visitors say, and what our people should find afterwards. */
export const examConversations: readonly Conversation[] = [
  {
    id: "n-talk-vineyard-bus",
    turns: [
      "hey there, we run wine bus tours out of Napa. name's Grapevine Shuttle",
      "people ask the same 20 things in our inbox, dogs, rain, vegetarian lunch, refunds. thinking chatbot",
      "we've put aside like 800 bucks and it has to work before the season starts in April",
      "sure, Denise Alvarado, denise@grapevineshuttle.example, a quote by mail is fine",
    ],
    record: {
      name: "Denise Alvarado",
      company: "Grapevine Shuttle",
      email: "denise@grapevineshuttle.example",
      need: /chat-?bot|inbox|question/iu,
      budget: /800/u,
      dates: /april/iu,
      followUp: true,
    },
  },
  {
    id: "n-talk-homework",
    turns: [
      "hello! what does WCAG mean, you write it on your landing page service",
      "and AA is better than A?",
      "thank you, was for my homework only :)",
    ],
    record: { followUp: false },
  },
  {
    id: "n-talk-refund",
    turns: [
      "I ordered a One-Minute Video, number 31862, and to be frank the voice is not what we agreed",
      "We had one revision and it is still wrong. I would like my money back.",
      "My name is Ebenezer Osei, write to e.osei@accraoptics.example please",
    ],
    record: {
      name: "Ebenezer Osei",
      email: "e.osei@accraoptics.example",
      orderNumber: "31862",
      followUp: true,
    },
  },
  {
    id: "n-talk-locksmith",
    turns: [
      "locksmith, bradford. want a thing where folk fill in what lock it is, add a photo and pay the callout there and then",
      "bout 600 dollars thats fine. soon as you can, end of jan latest",
      "Call me on 07700 900624. Imran. dont email i never look",
    ],
    record: {
      name: "Imran",
      phone: "07700900624",
      need: /form|pay|photo|lock/iu,
      budget: /600/u,
      dates: /jan/iu,
      followUp: true,
    },
  },
  {
    id: "n-talk-just-prices",
    turns: [
      "How much for a market dashboard with 40 symbols?",
      "And the data itself, who pays for that?",
      "Understood. That is all for today, I will discuss it at home. Please don't contact me.",
    ],
    record: { need: /dashboard|market|symbol/iu, followUp: false },
  },
  {
    id: "n-talk-museum-two-things",
    turns: [
      "Good afternoon. I am asking on behalf of the Fenland Lace Museum",
      "Our site has 8 pages and looks its age; we would like a new one, with a news section",
      "The grant is 2,000 dollars and must be spent by 31 March",
      "Do send the offer to me, Rosalind Tew, r.tew@fenlandlace.example; my telephone is 07700 900257",
    ],
    record: {
      name: "Rosalind Tew",
      company: "Fenland Lace Museum",
      email: "r.tew@fenlandlace.example",
      phone: "07700900257",
      need: /web-?site|site|page|news/iu,
      budget: /2[,.]?000/u,
      dates: /march/iu,
      followUp: true,
    },
  },
  {
    id: "n-talk-imkerei",
    turns: [
      "Hallo, ich hab eine Imkerei und verkaufe Honig auf fünf Märkten",
      "Die Bestellungen kommen per Mail und ich schreib sie abends in eine Tabelle. Das soll von selbst gehen",
      "Mehr als 350 Dollar möchte ich nicht ausgeben, bis Mitte Februar wäre gut",
      "Gern: Hannes Rüther, Imkerei Rüther, honig@imkerei-ruether.example",
    ],
    record: {
      name: "Hannes Rüther",
      company: "Imkerei Rüther",
      email: "honig@imkerei-ruether.example",
      need: /automat|tabelle|bestellung|mail|flow|workflow/iu,
      budget: /350/u,
      dates: /februar|feb/iu,
      followUp: true,
    },
  },
  {
    id: "n-talk-escuela-surf",
    turns: [
      "buenas, somos Olas de Rincón, una escuela de surf en Puerto Rico",
      "queremos un video corto con presentadora, en español y en inglés",
      "hasta 500 dólares, y lo necesitamos antes del 10 de enero",
      "me pueden llamar al 787-555-0119, pregunten por Maribel Soto",
    ],
    record: {
      name: "Maribel Soto",
      company: "Olas de Rincón",
      phone: "7875550119",
      need: /v[ií]deo/iu,
      budget: /500/u,
      dates: /10|enero/iu,
      followUp: true,
    },
  },
  {
    id: "n-talk-simple-curieux",
    turns: [
      "salut, c'est quoi au juste un portail client ?",
      "et ça coûte combien au minimum ?",
      "ok merci, je regardais juste, bonne soirée",
    ],
    record: { need: /portail|portal/iu, followUp: false },
  },
  {
    id: "n-talk-boulangerie-laval",
    turns: [
      "Bonjour, je suis Thierry Gagnon de la boulangerie Au Levain Doux, à Laval",
      "Je voudrais que quelqu'un s'occupe de notre site chaque mois, les mises à jour, les sauvegardes, de petits changements",
      "Notre budget est de 250 dollars par mois, à partir de février",
      "Oui, écrivez-moi à thierry@aulevaindoux.example ou appelez au 450-555-0138",
    ],
    record: {
      name: "Thierry Gagnon",
      company: "Au Levain Doux",
      email: "thierry@aulevaindoux.example",
      phone: "4505550138",
      need: /maintenance|site|mises? à jour|sauvegarde/iu,
      budget: /250/u,
      dates: /février|fev|feb/iu,
      followUp: true,
    },
  },
];
