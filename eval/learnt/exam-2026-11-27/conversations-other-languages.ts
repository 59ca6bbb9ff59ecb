import type { Conversation } from "../../judge/conversation.ts";

/** Conversations in German, Spanish and French. */
export const otherLanguageConversations: readonly Conversation[] = [
  {
    id: "talk-fahrschule",
    turns: [
      "Hallo, wir sind die Fahrschule Krüger und hätten gern einen Bot für Fragen zu Prüfung und Preisen",
      "Maximal 900 Euro",
      "Sie erreichen mich unter info@fahrschule-krueger.example, Frank Krüger",
    ],
    record: {
      name: "Frank Krüger",
      company: "Fahrschule Krüger",
      email: "info@fahrschule-krueger.example",
      need: /bot|Prüfung/iu,
      budget: /900/u,
      followUp: true,
    },
  },
  {
    id: "talk-mit-meiner-frau",
    turns: [
      "Was kostet eine Landingpage?",
      "und wenn ihr den Text schreibt?",
      "Gut, ich bespreche das erst mal mit meiner Frau. Tschüss",
    ],
    record: { need: /landing/iu, followUp: false },
  },
  {
    id: "talk-kochkurse",
    turns: [
      "Guten Abend, ich brauche bis Mitte Oktober ein Formular, bei dem die Leute gleich bezahlen",
      "es geht um Kochkurse, sechs Termine",
      "Rufen Sie mich bitte morgen an: 0171 5550123, Marlies Vogt",
    ],
    record: {
      name: "Marlies Vogt",
      phone: "0171 5550123",
      need: /form|kochkurs/iu,
      dates: /okto|octo/iu,
      followUp: true,
    },
  },
  {
    id: "talk-bodega",
    turns: [
      "Hola, tenemos una bodega y queremos una web en español e inglés",
      "unas 10 páginas, presupuesto 3.000 dólares",
      "Soy Carmen Salinas, de Bodega Salinas. Escríbame a carmen@bodegasalinas.example",
    ],
    record: {
      name: "Carmen Salinas",
      company: "Bodega Salinas",
      email: "carmen@bodegasalinas.example",
      need: /web|páginas/iu,
      budget: /3[.,]?000/u,
      followUp: true,
    },
  },
  {
    id: "talk-quien-aloja",
    turns: [
      "¿cuánto tardan en hacer un portal de clientes?",
      "¿y dónde se alojan los datos?",
      "vale, gracias, adiós",
    ],
    record: { need: /portal/iu, followUp: false },
  },
  {
    id: "talk-formulario-lunes",
    turns: [
      "el formulario que nos hicieron no manda los correos desde el lunes",
      "pedido ord_7v1c5y9t3h8r2k6g0m4w7d1z5s",
      "llámeme al +34 600 555 012, soy Iván Robles",
    ],
    record: {
      name: "Iván Robles",
      phone: "+34 600 555 012",
      need: /formulario|form|correos/iu,
      orderNumber: "ord_7v1c5y9t3h8r2k6g0m4w7d1z5s",
      followUp: true,
    },
  },
  {
    id: "talk-librairie",
    turns: [
      "Bonjour, je suis Élodie Marchand, de la librairie Le Marque-Page",
      "on voudrait une vidéo d'une minute pour la rentrée, budget 300 dollars",
      "vous pouvez m'écrire à elodie@marquepage.example",
    ],
    record: {
      name: "Élodie Marchand",
      company: "Le Marque-Page",
      email: "elodie@marquepage.example",
      need: /vid[eé]o/iu,
      budget: /300/u,
      dates: /rentrée/iu,
      followUp: true,
    },
  },
  {
    id: "talk-bot-par-mois",
    turns: [
      "c'est possible, un chatbot qui répond aussi aux mails ?",
      "et ça coûte combien par mois après",
      "d'accord merci, au revoir",
    ],
    record: { need: /bot/iu, followUp: false },
  },
  {
    id: "talk-kine",
    turns: [
      "On est trois kinés dans le même cabinet",
      "les patients appellent toute la journée pour les rendez-vous et on n'en peut plus",
      "rappelez-moi au 01 99 00 45 67 après 18 h. Julien Lemaire",
    ],
    record: {
      name: "Julien Lemaire",
      phone: "01 99 00 45 67",
      need: /rendez|patient|kin|appel/iu,
      followUp: true,
    },
  },
];
