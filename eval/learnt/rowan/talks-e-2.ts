import type { Conversation } from "../../judge/conversation.ts";
import { either, number } from "../../judge/patterns.ts";

/** All kinds mixed once more, written when the four sets before had been mended with. Numbers 11 to 20. */
export const talksE2: readonly Conversation[] = [
  {
    id: "rowan-e-kfz",
    turns: [
      "Servus, KFZ Reindl aus Rosenheim. Wir hätten gern, dass Kunden ihren TÜV-Termin selber eintragen.",
      "Der Webdesigner vom Nachbarort wollte 3.500, das ist mir zu viel. 1.500 wär okay.",
      "Ruft einfach an, 08031 440 818, Samstag bis 12 ist jemand da. Reindl Toni",
    ],
    record: {
      name: "Reindl Toni",
      company: "KFZ Reindl",
      phone: "08031 440 818",
      need: /Termin/iu,
      budget: number(1500),
      dates: /Samstag/iu,
      followUp: true,
    },
  },
  {
    id: "rowan-e-stiftung",
    turns: [
      "Sehr geehrtes Team, für die Bürgerstiftung Emsland suche ich eine Lösung, mit der Spendenquittungen automatisch verschickt werden.",
      "Unser Vorstand, Herr Wessels, hat 2.000 Euro freigegeben.",
      "Um ein schriftliches Angebot bis zum 10. Dezember wird gebeten. Karin Thole, k.thole@buergerstiftung-emsland.example",
    ],
    record: {
      name: "Karin Thole",
      company: "Bürgerstiftung Emsland",
      email: "k.thole@buergerstiftung-emsland.example",
      need: /Spendenquittungen|automatisch/iu,
      budget: number(2000),
      dates: /Dezember/iu,
      without: /Wessels/u,
      followUp: true,
    },
  },
  {
    id: "rowan-e-kein-interesse",
    turns: ["sagt mal macht ihr auch logos", "schade. und flyer?", "ok dann nicht, trotzdem danke"],
    record: { followUp: false },
  },
  {
    id: "rowan-e-inmobiliaria",
    turns: [
      "Buenas tardes, soy Rocío Bermejo, trabajo en la Inmobiliaria Costa Serena de Nerja.",
      "Queremos un asistente que conteste a los extranjeros en inglés y alemán. La dirección nos deja gastar hasta 2.400.",
      "Mi compañero Iván lo lleva, podéis escribirle a ivan@costaserena.example",
      "Nos corre prisa, antes del verano.",
    ],
    record: {
      name: "Rocío Bermejo",
      company: "Inmobiliaria Costa Serena",
      email: "ivan@costaserena.example",
      need: /asistente/iu,
      budget: number(2400),
      dates: /verano/iu,
      followUp: true,
    },
  },
  {
    id: "rowan-e-pedido-perdido",
    turns: [
      "Hice un pedido hace diez días (ord_5LMT7H) y no sé nada de nadie.",
      "Me atendió un tal Marcos, muy amable, pero hasta hoy.",
      "Gonzalo Prieto, gonzalo@prietomuebles.example",
    ],
    record: {
      name: "Gonzalo Prieto",
      email: "gonzalo@prietomuebles.example",
      orderNumber: "ord_5LMT7H",
      without: /Marcos/u,
      followUp: true,
    },
  },
  {
    id: "rowan-e-solo-preguntaba",
    turns: ["hola! se puede pagar a plazos?", "y dais factura?", "perfecto, ya os diré algo"],
    record: { followUp: false },
  },
  {
    id: "rowan-e-cave",
    turns: [
      "Bonjour, domaine viticole près de Saumur, nous voulons que les clients puissent commander leurs bouteilles en ligne.",
      "Domaine des Tuffeaux. Une enveloppe de 3 000 euros, pas un centime de plus.",
      "Appelez plutôt ma fille Élodie au 06 39 98 33 10, elle est plus à l'aise, en semaine après 18 h. Gérard Petit",
    ],
    record: {
      name: "Gérard Petit",
      company: "Domaine des Tuffeaux",
      phone: "06 39 98 33 10",
      need: /commander|bouteilles|ligne/iu,
      budget: number(3000),
      dates: /18 ?h/iu,
      followUp: true,
    },
  },
  {
    id: "rowan-e-renonce",
    turns: [
      "Pouvez-vous m'envoyer un devis pour un site vitrine ? julie.morel@atelier-morel.example",
      "En fait mon frère va s'en occuper, il est développeur.",
      "Donc ne m'envoyez rien, merci et désolée !",
    ],
    record: { email: "julie.morel@atelier-morel.example", need: /site/iu, followUp: false },
  },
  {
    id: "rowan-e-ukrainian-school",
    turns: [
      "Good day! We have online school of programming for kids, it calls Kodik.",
      "Need bot which answer to parents about price and schedule, in ukrainian and english",
      "My colleague from marketing said 1000-1500 dollars we can give. Until september please.",
      "Write me here: oksana@kodik.example. Oksana Melnyk",
    ],
    record: {
      name: "Oksana Melnyk",
      company: "Kodik",
      email: "oksana@kodik.example",
      need: /bot/iu,
      budget: number(1500),
      dates: /september/iu,
      followUp: true,
    },
  },
  {
    id: "rowan-e-italian-asks",
    turns: [
      "Hello, I search information about the video with the avatar, it can speak italian?",
      "In my old work at Fiat we payed 10000 euro for one video, incredible",
      "Ok thank you, was only curiosity, ciao",
    ],
    record: { need: /video/iu, without: either(/Fiat/u, number(10000)), followUp: false },
  },
];
