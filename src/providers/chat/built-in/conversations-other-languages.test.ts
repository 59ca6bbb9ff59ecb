import { expect, test } from "vitest";
import { type Talk, readTalk } from "../../../../tests/factories/intake-talk.ts";
import { createBuiltInExtractor } from "./index.ts";

const talks: readonly Talk[] = [
  {
    id: "de handwerker",
    turns: [
      "Servus, hier Toni Gruber von Elektro Gruber",
      "Mir brauchen a gscheite Webseite mit 6 Seiten",
      "Mehr wie 1.800 Euro darf's ned kosten",
      "am besten bis Ostern",
      "0664 1234567",
    ],
    record: {
      name: "Toni Gruber",
      company: "Elektro Gruber",
      phone: "0664 1234567",
      need: /Webseite/,
      budget: /1\.800/,
      dates: /Ostern/,
      followUp: true,
    },
  },
  {
    id: "de kanzlei",
    turns: [
      "Sehr geehrte Damen und Herren, ich schreibe im Auftrag der Kanzlei Stern & Partner mbB.",
      "Unsere Mandanten sollen Unterlagen sicher hochladen können, etwa 60 Mandanten.",
      "Bitte senden Sie uns ein Angebot an kanzlei@stern-partner.example.\n\nFreundliche Grüße\nDr. Miriam Stern",
    ],
    record: {
      name: "Miriam Stern",
      company: "Kanzlei Stern & Partner",
      email: "kanzlei@stern-partner.example",
      need: /Unterlagen|Mandanten/,
      followUp: true,
    },
  },
  {
    id: "de nur schauen",
    turns: [
      "Hallo",
      "Wie lange dauert eine Landingpage?",
      "Und wenn sie mir nicht gefällt?",
      "Danke, das reicht mir schon",
    ],
    record: { need: /Landingpage/, followUp: false },
  },
  {
    id: "de rückruf zurückgenommen",
    turns: [
      "Könnten Sie mich wegen eines Formulars zurückrufen? 0151 23456789",
      "Ach nein, rufen Sie bitte doch nicht an, ich schaue es mir selbst an. Meine Nummer können Sie löschen, bitte löschen Sie meine Nummer.",
    ],
    record: { need: /Formular/, followUp: false },
  },
  {
    id: "de buchstabiert",
    turns: [
      "Ich bin Hannelore Fröhlich, wir sind der Gartenverein Sonnenhang e.V.",
      "Wir bräuchten ein Anmeldeformular fürs Sommerfest am 12. Juni",
      "meine Adresse: hannelore punkt froehlich at beispiel punkt de",
    ],
    record: {
      name: "Hannelore Fröhlich",
      company: "Gartenverein Sonnenhang e.V.",
      email: "hannelore.froehlich@beispiel.de",
      need: /formular/i,
      dates: /12\. Juni/,
      followUp: true,
    },
  },
  {
    id: "de budget zwischen",
    turns: [
      "Wir möchten einen Chatbot für unseren Onlineshop, zwischen 800 und 1.200 Euro",
      "die Konkurrenz verlangt 5.000 Euro",
      "Melden Sie sich bei jana.vogt@laufschuh.example",
    ],
    record: {
      email: "jana.vogt@laufschuh.example",
      need: /Chatbot/,
      budget: /zwischen 800 und 1\.200/,
      followUp: true,
    },
  },
  {
    id: "es academia",
    turns: [
      "Hola, soy Iker Etxeberria de la Academia Norte",
      "Los alumnos nos preguntan siempre lo mismo y queremos un chatbot",
      "tenemos como mucho 1.200 euros y lo queremos para septiembre",
      "iker@academianorte.example",
    ],
    record: {
      name: "Iker Etxeberria",
      company: "Academia Norte",
      email: "iker@academianorte.example",
      need: /chatbot/,
      budget: /1\.200/,
      dates: /septiembre/,
      followUp: true,
    },
  },
  {
    id: "es jefe",
    turns: [
      "Mi jefa Carmen Soto quiere saber cuánto cuesta un portal para 50 clientes",
      "¿Y cuánto tarda?",
      "Vale, se lo digo. Gracias",
    ],
    record: { need: /portal/, followUp: false },
  },
  {
    id: "es llamada",
    turns: [
      "Buenas, ¿me podéis llamar el próximo lunes? Es por una automatización con Pipedrive",
      "Soy Nuria, de Muebles Roble S.A.",
      "el teléfono es 91 555 01 23",
    ],
    record: {
      name: "Nuria",
      company: "Muebles Roble S.A.",
      phone: "91 555 01 23",
      need: /automatización|Pipedrive/,
      dates: /lunes/,
      followUp: true,
    },
  },
  {
    id: "es arrepentida",
    turns: [
      "Quiero que me llamen por lo de la web: 600 11 22 33",
      "Bueno, ya no hace falta que me llamen, gracias",
    ],
    record: { phone: "600 11 22 33", need: /web/, followUp: false },
  },
  {
    id: "fr cabinet",
    turns: [
      "Bonjour, Maître Sophie Garnier, du Cabinet Garnier & Associés",
      "Nos clients aimeraient déposer leurs documents en ligne : il nous faut un portail",
      "budget 2 500 euros, pour le 15 mars",
      "s.garnier@garnier.example",
    ],
    record: {
      name: "Sophie Garnier",
      company: "Cabinet Garnier & Associés",
      email: "s.garnier@garnier.example",
      need: /portail|documents/,
      budget: /2.500/,
      dates: /15 mars/,
      followUp: true,
    },
  },
  {
    id: "fr réclamation",
    turns: [
      "Ma commande 63318 devait être livrée vendredi, toujours rien",
      "C'est inadmissible. Rappelez-moi au 01 99 00 12 34",
      "Thibault Mercier",
    ],
    record: {
      name: "Thibault Mercier",
      phone: "01 99 00 12 34",
      orderNumber: "63318",
      need: /commande|livrée/,
      followUp: true,
    },
  },
  {
    id: "fr questions",
    turns: [
      "Bonjour !",
      "Est-ce que vous faites aussi les textes ?",
      "Et le paiement se fait comment ?",
      "Parfait, merci, je vais réfléchir",
    ],
    record: { followUp: false },
  },
  {
    id: "fr association",
    turns: [
      "On est l'association Les Petits Pas à Nantes",
      "on cherche un site simple, cinq pages, 800 € grand maximum",
      "vous pouvez m'écrire ? lea.petitspas@exemple.fr, moi c'est Léa",
    ],
    record: {
      name: "Léa",
      company: "Les Petits Pas",
      email: "lea.petitspas@exemple.fr",
      need: /site/,
      budget: /800/,
      followUp: true,
    },
  },
  {
    id: "fr adresse corrigée",
    turns: ["Envoyez-moi un devis pour un formulaire : marc@exmple.fr", "pardon, marc@exemple.fr"],
    record: { email: "marc@exemple.fr", need: /formulaire/, followUp: true },
  },
];

test.each(talks)(
  "a whole German, Spanish or French conversation becomes the record of what was said: $id",
  async (talk) => {
    expect(await readTalk(talk, createBuiltInExtractor())).toEqual(talk.record);
  },
);
