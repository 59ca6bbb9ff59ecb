import type { Conversation } from "../judge/conversation.ts";
import { either, number } from "../judge/patterns.ts";

/** As visitors of an agency's site talk: whose address it is, who spoke, and what they quote of others. */
export const conversations6: readonly Conversation[] = [
  {
    id: "vet-signs-by-first-name",
    turns: [
      "hello there",
      "we're Pawsome Vets in Leeds and get about 40 calls a day that could be answered on the website",
      "what does the bot cost",
      "ok could someone email me a proper quote? ellen.marsh@pawsome.example",
      "Ellen",
    ],
    record: {
      email: "ellen.marsh@pawsome.example",
      name: "Ellen",
      company: "Pawsome Vets",
      need: /calls|website/iu,
      followUp: true,
    },
  },
  {
    id: "only-looking-at-pages",
    turns: [
      "do you make landing pages",
      "what's included in the small one",
      "thanks, just looking around",
    ],
    record: { need: /landing page/iu, followUp: false },
  },
  {
    id: "late-order-by-phone",
    turns: [
      "My order ord_7KQ2ZX was due on Monday and there's nothing. Please call me on 0171 5550 199",
      "Peter Hallam, Hallam & Sons",
    ],
    record: {
      phone: "0171 5550 199",
      name: "Peter Hallam",
      company: "Hallam & Sons",
      orderNumber: "ord_7KQ2ZX",
      followUp: true,
    },
  },
  {
    id: "firm-here-ask-for",
    turns: [
      "Guten Tag, Schreinerei Brandl hier",
      "wir möchten eine Website mit ungefähr 8 Seiten, Budget so 3000 Euro",
      "bis Mitte März wäre gut",
      "meine Nummer ist 0821 449 7721, fragen Sie nach Frau Brandl",
    ],
    record: {
      phone: "0821 449 7721",
      name: "Brandl",
      company: "Schreinerei Brandl",
      need: /Website/iu,
      budget: number(3000),
      dates: /März/u,
      followUp: true,
    },
  },
  {
    id: "academy-in-spanish",
    turns: [
      "Hola, soy Marta Iglesias de la academia LinguaViva",
      "queremos un chatbot que responda a los alumnos sobre horarios y precios",
      "tenemos unos 1.500 euros",
      "escríbanme a marta@linguaviva.example",
    ],
    record: {
      email: "marta@linguaviva.example",
      name: "Marta Iglesias",
      company: "LinguaViva",
      need: /chatbot/iu,
      budget: number(1500),
      followUp: true,
    },
  },
  {
    id: "shop-in-french",
    turns: [
      "Bonjour, je m'appelle Hugo Lemaire, je suis gérant de Vélo Nantes",
      "nous voulons une vidéo d'une minute pour la boutique, avant le 15 avril",
      "vous pouvez me rappeler au 06 44 55 66 77 ?",
    ],
    record: {
      phone: "06 44 55 66 77",
      name: "Hugo Lemaire",
      company: "Vélo Nantes",
      need: /vidéo/iu,
      dates: /15 avril/iu,
      followUp: true,
    },
  },
  {
    id: "to-me-and-not-to-her",
    turns: [
      "my boss Linda Kerr wants a portal for about 80 clients",
      "she said the budget is 9k max",
      "send it to me please, not her: dario@kerr-legal.example",
      "I'm Dario Conti",
    ],
    record: {
      email: "dario@kerr-legal.example",
      name: "Dario Conti",
      need: /portal/iu,
      budget: either(number(9000), /9k/u),
      followUp: true,
    },
  },
  {
    id: "what-a-client-wrote",
    turns: [
      "A client wrote us: 'Hi, I am John Bates, call me at 555 0100, budget 300'. We get 50 of those a day and want them in HubSpot automatically",
      "I'm Nadia Rahimi from Bluefin Travel, nadia@bluefin.example",
    ],
    record: {
      email: "nadia@bluefin.example",
      name: "Nadia Rahimi",
      company: "Bluefin Travel",
      need: /HubSpot/u,
      followUp: true,
    },
  },
  {
    id: "address-and-budget-corrected",
    turns: [
      "Need a website, budget 2000",
      "my mail is jon.snel@gmial.com",
      "sorry, jon.snell@gmail.com",
      "actually make the budget 2500",
    ],
    record: {
      email: "jon.snell@gmail.com",
      need: /website/iu,
      budget: number(2500),
      followUp: true,
    },
  },
  {
    id: "down-with-company-named",
    turns: [
      "our chatbot has stopped answering since this morning",
      "account is under ops@greenleaf.example, company Greenleaf GmbH",
      "how soon will you look at it?",
    ],
    record: {
      email: "ops@greenleaf.example",
      company: "Greenleaf GmbH",
      need: /chatbot/iu,
      followUp: true,
    },
  },
  {
    id: "partner-first",
    turns: [
      "how long would a web app take for 30 employees to log holidays",
      "and the price?",
      "hm ok let me talk to my partner first, I'll come back",
    ],
    record: { need: /web app/iu, followUp: false },
  },
  {
    id: "spelled-out-and-signed",
    turns: [
      "what does it cost to have two pages designed",
      "can I have that by the 20th?",
      "yes please get in touch, kofi (at) harbourcoffee (dot) example",
      "Kofi Mensah, Harbour Coffee Roasters",
    ],
    record: {
      email: "kofi@harbourcoffee.example",
      name: "Kofi Mensah",
      company: "Harbour Coffee Roasters",
      need: /pages/iu,
      dates: /20th/u,
      followUp: true,
    },
  },
];
