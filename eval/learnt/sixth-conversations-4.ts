import type { Conversation } from "../judge/conversation.ts";

/** Ten in other languages by the sixth author, written with the others and not looked at while something was mended. */
export const sixthConversations4: readonly Conversation[] = [
  {
    id: "sixth-imkerei",
    turns: [
      "Servus, mir san a kleine Imkerei und brauchatn a Webseitn, so 5 Seiten",
      "gibts des auch für 1000?",
      "na guad, dann halt 1200. Imkerei Hinterleitner, Sepp Hinterleitner, sepp@imkerei-hinterleitner.example",
    ],
    record: {
      name: "Sepp Hinterleitner",
      company: "Imkerei Hinterleitner",
      email: "sepp@imkerei-hinterleitner.example",
      need: /web|seiten/iu,
      followUp: true,
    },
  },
  {
    id: "sixth-steuerkanzlei",
    turns: [
      "Wir sind eine Steuerkanzlei mit 70 Mandanten und hätten gern ein Portal für Belege und Nachrichten.",
      "Budget sind maximal 1.500 US-Dollar, Start idealerweise Anfang Mai.",
      "Mein Name ist Holger Prinz (Kanzlei Prinz & Vogt). Rückruf bitte unter 0511 2233440, vormittags.",
    ],
    record: {
      name: "Holger Prinz",
      company: "Kanzlei Prinz & Vogt",
      phone: "0511 2233440",
      need: /portal/iu,
      budget: /1\.?500/u,
      dates: /mai/iu,
      followUp: true,
    },
  },
  {
    id: "sixth-iphone",
    turns: [
      "hallo, macht ihr auch apps fürs iphone?",
      "schade. dann hat sich das erledigt, danke trotzdem",
    ],
    record: { need: /app/iu, followUp: false },
  },
  {
    id: "sixth-reiterhof",
    turns: [
      "Hi, ich such wen der unsere HubSpot Kontakte aufräumt, da sind bestimmt 1000 doppelte drin",
      "wir sind der Reiterhof Sonnenbühl, Ferienkurse und so",
      "600 $ wären drin. schreibt an lea@sonnenbuehl.example, Lea Brandner heiß ich",
    ],
    record: {
      name: "Lea Brandner",
      company: "Reiterhof Sonnenbühl",
      email: "lea@sonnenbuehl.example",
      need: /hubspot|crm/iu,
      budget: /600/u,
      followUp: true,
    },
  },
  {
    id: "sixth-surf",
    turns: [
      "Buenas tardes, llevo una escuela de surf y quiero un vídeo corto en inglés y otro en francés, lo mismo en los dos",
      "cuánto tardáis? lo necesito para el 1 de mayo",
      "Escuela Marea Alta, Ander Olaizola, ander@mareaalta.example",
    ],
    record: {
      name: "Ander Olaizola",
      company: "Escuela Marea Alta",
      email: "ander@mareaalta.example",
      need: /v[ií]deo/iu,
      dates: /mayo/iu,
      followUp: true,
    },
  },
  {
    id: "sixth-pedido",
    turns: [
      "mi pedido ord_p02mmx1 no ha llegado y pagué hace diez días",
      "quiero que alguien me llame hoy: 611 908 443. Carmen Ibarz",
    ],
    record: {
      name: "Carmen Ibarz",
      phone: "611 908 443",
      orderNumber: "ord_p02mmx1",
      need: /pedido/iu,
      dates: /hoy/iu,
      followUp: true,
    },
  },
  {
    id: "sixth-lanas",
    turns: [
      "hola, somos dos socias con una tienda de lanas y nos preguntan siempre lo mismo por instagram",
      "¿un bot para la web cuánto sería? no queremos pasar de 400",
      "perfecto, mandadnos un presupuesto a hola@ovejaroja.example",
      "la tienda es Oveja Roja, yo me llamo Jimena",
    ],
    record: {
      name: "Jimena",
      company: "Oveja Roja",
      email: "hola@ovejaroja.example",
      need: /bot/iu,
      budget: /400/u,
      followUp: true,
    },
  },
  {
    id: "sixth-osteo",
    turns: [
      "Bonjour, cabinet d'ostéopathie, deux praticiens. On voudrait que les rappels de rendez-vous partent tout seuls",
      "Nous avons prévu 300 dollars pour ça",
      "Cabinet Lemaître-Roussel, je suis Hélène Roussel, helene@lemaitre-roussel.example",
      "rien ne presse, courant mars c'est très bien",
    ],
    record: {
      name: "Hélène Roussel",
      company: "Cabinet Lemaître-Roussel",
      email: "helene@lemaitre-roussel.example",
      need: /rappel|rendez-vous|automat/iu,
      budget: /300/u,
      dates: /mars/iu,
      followUp: true,
    },
  },
  {
    id: "sixth-entretien",
    turns: [
      "je cherche qqn pour entretenir mon site 2h par mois",
      "250 par mois ça me va",
      "Yanis Ferrand, 06 44 60 12 12, un sms suffit",
    ],
    record: {
      name: "Yanis Ferrand",
      phone: "06 44 60 12 12",
      need: /site|entret/iu,
      budget: /250/u,
      followUp: true,
    },
  },
  {
    id: "sixth-devoir",
    turns: [
      "bonjour, je fais un devoir d'école sur les chatbots, comment ça marche ?",
      "merci beaucoup, c'était juste pour ça",
    ],
    record: { followUp: false },
  },
];
