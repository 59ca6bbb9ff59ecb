import type { Conversation } from "../../judge/conversation.ts";

/** German, Spanish and French conversations, with the record that our people should find afterwards. */
export const talksD2: readonly Conversation[] = [
  {
    id: "d-chorleiter",
    turns: [
      "hallo, ich leite den chor cantabile in fulda und wir brauchen eine webseite, 5 seiten reichen",
      "der verein gibt 700 euro her",
      "bis zum konzert am 12. mai. matthias.roth@chor-cantabile.example, matthias roth",
    ],
    record: {
      name: "Matthias Roth",
      company: "cantabile",
      email: "matthias.roth@chor-cantabile.example",
      need: /seite/iu,
      budget: /700/u,
      dates: /mai/iu,
      followUp: true,
    },
  },
  {
    id: "d-hausverwaltung-signatur",
    turns: [
      "Sehr geehrte Damen und Herren,\nwir verwalten 410 Wohnungen und möchten, dass Mieter Schäden online melden können. Bitte unterbreiten Sie uns ein Angebot.\n\nFreundliche Grüße\ni. A. Sonja Feldkamp\nAssistenz der Geschäftsleitung\nFeldkamp & Roth Hausverwaltung GmbH\nTelefon: 0431 555067\nTelefax: 0431 555068\ns.feldkamp@feldkamp-roth.example",
      "Ein Start im dritten Quartal wäre ideal.",
    ],
    record: {
      name: "Sonja Feldkamp",
      company: "Feldkamp & Roth Hausverwaltung GmbH",
      email: "s.feldkamp@feldkamp-roth.example",
      phone: "0431555067",
      need: /schäden|mieter/iu,
      budget: /^$/u,
      dates: /quartal/iu,
      followUp: true,
    },
  },
  {
    id: "d-frau-macht-das",
    turns: [
      "tach, metzgerei hier, wir wollen bestellungen übers netz",
      "das macht bei uns meine frau, die heißt Ilona. rufen sie die an: 02371 555 081",
      "budget? mehr als 800 nich",
    ],
    record: {
      name: "Ilona",
      phone: "02371555081",
      need: /bestellung|netz/iu,
      budget: /800/u,
      followUp: true,
    },
  },
  {
    id: "d-zu-teuer",
    turns: [
      "was kostet eine app zum buchen von tennisplätzen",
      "ups, das sprengt unseren rahmen, wir haben nur 400",
      "nee dann lassen wir das, trotzdem danke",
    ],
    record: { need: /app|buchen|tennis/iu, budget: /400/u, followUp: false },
  },
  {
    id: "d-falsche-domain",
    turns: [
      "Bitte senden Sie das Angebot für die Wartung unserer Seite an info@optik-lindner.exmple",
      "Da fehlte ein a: info@optik-lindner.example",
      "Herr Lindner, Optik Lindner. Ab sofort bitte.",
    ],
    record: {
      name: "Lindner",
      company: "Optik Lindner",
      email: "info@optik-lindner.example",
      need: /wartung|seite/iu,
      budget: /^$/u,
      dates: /sofort/iu,
      without: /exmple/iu,
      followUp: true,
    },
  },
  {
    id: "d-bestellung-storno",
    turns: [
      "ich möchte bestellung 71455 stornieren, hab mich verklickt",
      "wann ist das geld wieder da, waren 350",
      "rüdiger pohl, r.pohl@pohl-reisen.example",
    ],
    record: {
      name: "Rüdiger Pohl",
      email: "r.pohl@pohl-reisen.example",
      orderNumber: "71455",
      need: /stornier/iu,
      budget: /^$/u,
      followUp: true,
    },
  },
  {
    id: "d-queseria-cambio",
    turns: [
      "Hola, somos la quesería Valdeovejas y queremos una tienda en línea.",
      "Teníamos pensado 1.000 euros, pero podemos subir a 1.300.",
      "Para otoño, que es cuando más vendemos.",
      "Escriban a Mateo Ferrán: mateo@valdeovejas.example",
    ],
    record: {
      name: "Mateo Ferrán",
      company: "Valdeovejas",
      email: "mateo@valdeovejas.example",
      need: /tienda/iu,
      budget: /1[.,]?300/u,
      dates: /otoño/iu,
      followUp: true,
    },
  },
  {
    id: "d-guia-turistica",
    turns: [
      "wenas soy guia en cartagena, kiero q reserven mis tours x la web",
      "el ke me hizo la otra cobraba 600 dolares, yo tengo 350",
      "yesenia, 300 555 0145",
      "nada mas x ahora",
    ],
    record: {
      name: "Yesenia",
      phone: "3005550145",
      need: /reserv|tours|web/iu,
      budget: /^(?!.*600).*350/su,
      followUp: true,
    },
  },
  {
    id: "d-colegio-secretaria",
    turns: [
      "Buenas tardes, escribo de parte del Colegio Santa Irene.",
      "Necesitamos un formulario de matrícula para unas 240 familias.",
      "Diríjanse a nuestra secretaria, Carmen Ibáñez: secretaria@colegiosantairene.example, 954 555 027.",
      "A mediados de mayo abre el plazo.",
    ],
    record: {
      name: "Carmen Ibáñez",
      company: "Colegio Santa Irene",
      email: "secretaria@colegiosantairene.example",
      phone: "954555027",
      need: /formulario|matrícula/iu,
      budget: /^$/u,
      dates: /mayo/iu,
      followUp: true,
    },
  },
  {
    id: "d-queja-pedido",
    turns: [
      "el video del pedido 71688 tiene mal escrito nuestro nombre",
      "pone Bodegas Alamo y somos Bodegas Álamo Viejo",
      "corríjanlo por favor, aurelio@alamoviejo.example",
    ],
    record: {
      email: "aurelio@alamoviejo.example",
      company: "Bodegas Álamo Viejo",
      orderNumber: "71688",
      need: /v[ií]deo|nombre/iu,
      budget: /^$/u,
      followUp: true,
    },
  },
  {
    id: "d-curiosa-es",
    turns: [
      "hola, trabajais tambien con argentina?",
      "y se paga en dolares o en pesos?",
      "ah ok, graciass, lo pienso",
    ],
    record: { budget: /^$/u, dates: /^$/u, followUp: false },
  },
  {
    id: "d-masseuse",
    turns: [
      "bonjour je suis masseuse a annecy et je voudrais un site tout simple 3 ou 4 pages",
      "j'ai mis 700 euros de côté",
      "avant l'été ce serait top",
      "Laëtitia, 06 39 98 03 21, plutôt un sms svp",
    ],
    record: {
      name: "Laëtitia",
      phone: "0639980321",
      need: /site/iu,
      budget: /700/u,
      dates: /été/iu,
      followUp: true,
    },
  },
  {
    id: "d-notaire-associee",
    turns: [
      "Bonjour, je me permets de vous écrire pour l'étude Garnier & Colas.",
      "Nous souhaitons que nos clients déposent leurs pièces en ligne, une centaine de dossiers par an.",
      "Voyez cela avec mon associée, Maître Hélène Colas : h.colas@garnier-colas.example",
      "Merci, ce sera tout.",
    ],
    record: {
      name: "Hélène Colas",
      company: "Garnier & Colas",
      email: "h.colas@garnier-colas.example",
      need: /clients|pièces|ligne/iu,
      budget: /^$/u,
      followUp: true,
    },
  },
  {
    id: "d-bot-muet",
    turns: [
      "le chatbot livré la semaine derniere (cde 71902) répond plus du tout",
      "on perd des clients la",
      "rappelez vite 04 65 55 01 44 hotel des glycines",
    ],
    record: {
      company: "des glycines",
      phone: "0465550144",
      orderNumber: "71902",
      need: /chat-?bot/iu,
      budget: /^$/u,
      followUp: true,
    },
  },
  {
    id: "d-passe-mon-tour",
    turns: [
      "combien coute une page avec paiement",
      "hum et en trois langues",
      "trop cher pour moi, tant pis, merci quand même",
    ],
    record: { need: /page|paiement/iu, budget: /^$/u, followUp: false },
  },
];
