import type { Conversation } from "../../judge/conversation.ts";

/** What visitors say, and what our people should find afterwards. */
export const examConversations: readonly Conversation[] = [
  {
    id: "harbour-talk-party-hire",
    turns: [
      "hiya, do you lot do websites for hire companies? marquees, tables, that sort of thing",
      "about eight pages, and we'd want to change the prices ourselves",
      "can go to 2000 dollars. has to be up before wedding season, so end of april",
      "Kim Sowerby, Sowerby Marquees, kim@sowerbymarquees.example - send me a quote please",
    ],
    record: {
      name: "Kim Sowerby",
      company: "Sowerby Marquees",
      email: "kim@sowerbymarquees.example",
      need: /web-?site|pages/iu,
      budget: /2[,.]?000/u,
      dates: /april/iu,
      followUp: true,
    },
  },
  {
    id: "harbour-talk-what-is-a-revision",
    turns: [
      "What do you mean by a revision? I keep reading the word on your pages.",
      "I see. So one list, and not one call for each thing.",
      "Good, that's clear now. Thank you, goodbye!",
    ],
    record: { followUp: false },
  },
  {
    id: "harbour-talk-clinic-bot-order",
    turns: [
      "Hello, this is about order 51377, the chatbot that you built for us.",
      "Since the weekend it tells people that we are closed on Tuesdays. We aren't.",
      "Write to Theresa Novak please, t.novak@lakeviewvision.example. I run the front desk.",
    ],
    record: {
      name: "Theresa Novak",
      email: "t.novak@lakeviewvision.example",
      orderNumber: "51377",
      need: /chat-?bot|closed|tuesday|opening/iu,
      followUp: true,
    },
  },
  {
    id: "harbour-talk-locksmith",
    turns: [
      "locksmith in reno here. ppl want a price at 2am n i dont pick up",
      "somethin on my site that asks whats wrong n where they are n texts me or mails me",
      "700 bucks ish, no rush, sometime this spring",
      "call me at 775-555-0138. names Hector",
    ],
    record: {
      name: "Hector",
      phone: "7755550138",
      need: /site|chat-?bot|form|ask|lead|assistant/iu,
      budget: /700/u,
      dates: /spring/iu,
      followUp: true,
    },
  },
  {
    id: "harbour-talk-only-comparing",
    turns: [
      "How much would it be to have a form made with payment in it?",
      "And how many days until it is done?",
      "Fine. I'm only comparing at the moment, so please don't contact me.",
    ],
    record: { need: /form|payment/iu, followUp: false },
  },
  {
    id: "harbour-talk-wrong-address",
    turns: [
      "Good afternoon. We would like a portal where our tenants find their papers, there are about ninety of them.",
      "You may write to me at anneke@hofvandorp.example",
      "Oh, I typed that wrong, it's anneke@hofvandorp-wonen.example. My name is Anneke de Boer, of Hof van Dorp Wonen.",
      "We have 1,500 dollars for it, and would like it in May.",
    ],
    record: {
      name: "Anneke de Boer",
      company: "Hof van Dorp Wonen",
      email: "anneke@hofvandorp-wonen.example",
      need: /portal|tenant|paper|document/iu,
      budget: /1[,.]?500/u,
      dates: /may/iu,
      followUp: true,
    },
  },
  {
    id: "harbour-talk-fahrradverleih",
    turns: [
      "Moin, wir verleihen Fahrräder auf Föhr und tippen jede Anfrage aus dem Formular in HubSpot ab",
      "das soll von allein gehen, und doppelte Leute wollen wir auch keine mehr",
      "so 400 dollar wären drin, bis ostern muss es laufen",
      "Meldet euch bei Jan Petersen, Inselrad Petersen, 0151 55501234 oder jan@inselrad.example",
    ],
    record: {
      name: "Jan Petersen",
      company: "Inselrad Petersen",
      email: "jan@inselrad.example",
      phone: "015155501234",
      need: /hubspot|crm|formular|anfrage|form/iu,
      budget: /400/u,
      dates: /ostern|easter/iu,
      followUp: true,
    },
  },
  {
    id: "harbour-talk-nur-neugierig",
    turns: [
      "Guten Abend, was würde ein einminütiges Video mit Sprecherin kosten?",
      "Und ist der Text da schon dabei?",
      "Danke, mehr wollte ich gar nicht wissen. Schönen Abend!",
    ],
    record: { need: /video/iu, followUp: false },
  },
  {
    id: "harbour-talk-guarderia",
    turns: [
      "Hola, llevo la secretaría de una guardería en Mérida, se llama Pasitos",
      "Los padres nos preguntan todo el día por horarios, menús y cuotas. Querríamos que algo respondiera por nosotras en la web",
      "Tenemos 450 dólares y nos gustaría para septiembre",
      "Soy Inmaculada Ríos, inma@guarderiapasitos.example, mándenme por favor un presupuesto",
    ],
    record: {
      name: "Inmaculada Ríos",
      company: "Pasitos",
      email: "inma@guarderiapasitos.example",
      need: /chat-?bot|pregunt|respond|horario|web/iu,
      budget: /450/u,
      dates: /sept/iu,
      followUp: true,
    },
  },
  {
    id: "harbour-talk-bateaux-sans-permis",
    turns: [
      "bonjour on loue des bateaux sans permis à Agde, les gens signent encore un papier sur le quai",
      "faudrait qu'ils remplissent ça en ligne avant, avec la caution payée par carte",
      "budget 600 dollars, ouverture le 1er avril",
      "rappelez moi au 06 39 98 27 63, Sandrine Costa",
    ],
    record: {
      name: "Sandrine Costa",
      phone: "0639982763",
      need: /form|en ligne|caution|bateau|contrat|paiement/iu,
      budget: /600/u,
      dates: /avril|april/iu,
      followUp: true,
    },
  },
];
