import type { Conversation } from "../judge/conversation.ts";

/** Ten in other languages by the sixth author, which may be looked at while something is mended. */
export const sixthConversations2: readonly Conversation[] = [
  {
    id: "sixth-radwerk",
    turns: [
      "moin, ich hab nen fahrradladen und brauch einen chatbot der fragen zu öffnungszeiten und reparaturen beantwortet",
      "ca 20 seiten text haben wir auf der website",
      "mehr als 450 dollar gibt die kasse nicht her",
      "Radwerk Süderstraße, Jens Thomsen, jens@radwerk-suederstrasse.example. meldet euch gern per mail",
    ],
    record: {
      name: "Jens Thomsen",
      company: "Radwerk Süderstraße",
      email: "jens@radwerk-suederstrasse.example",
      need: /chat-?bot/iu,
      budget: /450/u,
      followUp: true,
    },
  },
  {
    id: "sixth-kinderarzt",
    turns: [
      "Sehr geehrte Damen und Herren, wir suchen für unsere Kinderarztpraxis ein Anmeldeformular mit Upload des Impfpasses.",
      "Wichtig wäre, dass es bis zum Quartalsende läuft.",
      "Bitte unterbreiten Sie uns ein Angebot. Ansprechpartnerin bin ich, Dr. Miriam Falk, praxis@kinderarzt-falk.example, Tel. 030 5557 8812",
    ],
    record: {
      name: "Miriam Falk",
      email: "praxis@kinderarzt-falk.example",
      phone: "030 5557 8812",
      need: /formular|form/iu,
      dates: /quartalsende/iu,
      followUp: true,
    },
  },
  {
    id: "sixth-schlafen",
    turns: [
      "was kostet so eine landingpage wenn ihr den text schreibt",
      "und wie lange dauert das",
      "alles klar, ich schlaf mal drüber. schönen abend",
    ],
    record: { need: /landing/iu, followUp: false },
  },
  {
    id: "sixth-weingut",
    turns: [
      "Bei unserer Seite geht seit gestern das Kontaktformular nicht mehr, Bestellung AW-31877",
      "Weingut Rebholz-Kern, hier Ulrike Kern",
      "Rufen Sie mich heute noch an! 06341 998877",
    ],
    record: {
      name: "Ulrike Kern",
      company: "Weingut Rebholz-Kern",
      phone: "06341 998877",
      orderNumber: "AW-31877",
      need: /formular|seite/iu,
      dates: /heute/iu,
      followUp: true,
    },
  },
  {
    id: "sixth-patitas",
    turns: [
      "hola!! tengo una peluquería canina en Gijón y quiero q la gente rellene un formulario antes de venir",
      "unas 10 preguntas, que me llegue al correo",
      "me puedo gastar unos 200 dólares",
      "soy Nerea, la pelu se llama Patitas Limpias. mi wasap es 644 120 987",
    ],
    record: {
      name: "Nerea",
      company: "Patitas Limpias",
      phone: "644 120 987",
      need: /formulario|form/iu,
      budget: /200/u,
      followUp: true,
    },
  },
  {
    id: "sixth-lacasa",
    turns: [
      "Buenos días. Somos una asesoría de Zaragoza y buscamos un portal para que los clientes suban sus facturas.",
      "Serían unos 90 clientes, y tendría que estar listo a mediados de marzo.",
      "Puede escribirme a b.lacasa@asesorialacasa.example. Un saludo, Beatriz Lacasa, Asesoría Lacasa",
    ],
    record: {
      name: "Beatriz Lacasa",
      company: "Asesoría Lacasa",
      email: "b.lacasa@asesorialacasa.example",
      need: /portal/iu,
      dates: /marzo/iu,
      followUp: true,
    },
  },
  {
    id: "sixth-catalan",
    turns: [
      "una pregunta, el chatbot entiende catalán?",
      "vale y cuánto cuesta el más barato",
      "ok gracias, de momento solo estoy comparando",
    ],
    record: { need: /chat-?bot/iu, followUp: false },
  },
  {
    id: "sixth-pivoine",
    turns: [
      "bonsoir, fleuriste à Rennes, je veux un site de 5 pages, rien de compliqué",
      "je peux mettre 1200, pas plus",
      "la boutique s'appelle Pivoine et Compagnie, moi c'est Maud Kerlan",
      "maud@pivoineetcie.example, il faudrait que ce soit en ligne avant la fête des mères",
    ],
    record: {
      name: "Maud Kerlan",
      company: "Pivoine et Compagnie",
      email: "maud@pivoineetcie.example",
      need: /site/iu,
      budget: /1200/u,
      dates: /fête des mères/iu,
      followUp: true,
    },
  },
  {
    id: "sixth-entrechats",
    turns: [
      "Bonjour, on reçoit 40 mails par jour avec les mêmes questions sur les inscriptions, une association de danse",
      "Un robot qui répond ? et le prix ?",
      "C'est pour l'association Entrechats, je suis la trésorière, Aïcha Benali. Vous pouvez m'appeler au 07 55 50 11 22 après 18h",
    ],
    record: {
      name: "Aïcha Benali",
      company: "Entrechats",
      phone: "07 55 50 11 22",
      need: /robot|bot|questions/iu,
      followUp: true,
    },
  },
  {
    id: "sixth-comparer",
    turns: [
      "c'est quoi la différence entre la landing à 350 et celle à 500 ?",
      "et vous faites aussi le logo ?",
      "dommage. bon, je vais réfléchir, pas besoin de me recontacter",
    ],
    record: { need: /landing/iu, followUp: false },
  },
];
