import type { Conversation } from "../../judge/conversation.ts";
import { either, number } from "../../judge/patterns.ts";

/** All kinds mixed, written when the first three sets had been mended with. Numbers 11 to 20. */
export const talksD2: readonly Conversation[] = [
  {
    id: "rowan-d-hausarzt",
    turns: [
      "Guten Tag, ich frage im Auftrag von Frau Dr. Lindemann, Hausarztpraxis Lindemann in Celle.",
      "Die Patienten sollen Rezepte online bestellen können. Mehr als 1.800 Euro sind nicht drin.",
      "Erreichbar bin ich unter 05141 440 226, dienstags und donnerstags ab 14 Uhr. Meinhardt mein Name.",
    ],
    record: {
      name: "Meinhardt",
      company: "Hausarztpraxis Lindemann",
      phone: "05141 440 226",
      need: /Rezepte|online/iu,
      budget: number(1800),
      dates: /14 Uhr|dienstag/iu,
      followUp: true,
    },
  },
  {
    id: "rowan-d-kollegin-anschreiben",
    turns: [
      "Hi, wir brauchen für unser Café am Markt nen Bot für Reservierungen",
      "schreibt bitte meiner Kollegin Tabea, die plant das: tabea@cafe-am-markt.example",
      "wäre schön wenn das bis Pfingsten läuft. LG Jonas",
    ],
    record: {
      name: "Jonas",
      company: "Café am Markt",
      email: "tabea@cafe-am-markt.example",
      need: /Bot|Reservierung/iu,
      dates: /Pfingsten/iu,
      followUp: true,
    },
  },
  {
    id: "rowan-d-nur-preisvergleich",
    turns: [
      "Was kostet bei Ihnen eine Website mit zehn Seiten?",
      "Ein Bekannter von mir, der bei Strato arbeitet, meinte, das gehe für 300 Euro.",
      "Gut zu wissen, ich überlege es mir. Bitte keine Werbung.",
    ],
    record: { need: /Website/iu, without: either(/Strato/u, number(300)), followUp: false },
  },
  {
    id: "rowan-d-ferreteria",
    turns: [
      "Hola, tengo una ferretería en Lugo, Ferretería Castro, y pierdo mucho tiempo pasando pedidos del correo a una hoja de cálculo.",
      "Podría gastarme 700 euros, 800 como máximo.",
      "Llamadme al 982 550 119 después de las 17, que antes atiendo. Manolo",
    ],
    record: {
      name: "Manolo",
      company: "Ferretería Castro",
      phone: "982 550 119",
      need: /pedidos|correo/iu,
      budget: number(800),
      dates: /17/u,
      followUp: true,
    },
  },
  {
    id: "rowan-d-consulta-alumna",
    turns: [
      "Buenas, estoy haciendo un trabajo para la universidad sobre chatbots.",
      "¿Cuántos idiomas soportan los vuestros?",
      "Genial, con eso me basta. ¡Gracias!",
    ],
    record: { need: /chatbot/iu, followUp: false },
  },
  {
    id: "rowan-d-jefe-de-viaje",
    turns: [
      "Buenas tardes, necesitamos presupuesto para un portal de clientes, mi jefe lo quiere antes de junio.",
      "Él se llama Álvaro Quintana pero está de viaje, mejor escríbanme a mí: lucia.vera@quintanalogistica.example",
      "Somos Quintana Logística. Lucía Vera.",
    ],
    record: {
      name: "Lucía Vera",
      company: "Quintana Logística",
      email: "lucia.vera@quintanalogistica.example",
      need: /portal/iu,
      dates: /junio/iu,
      followUp: true,
    },
  },
  {
    id: "rowan-d-fleuriste",
    turns: [
      "Bonjour, je suis fleuriste à Quimper et je voudrais vendre mes bouquets en ligne pour la fête des mères.",
      "L'agence que j'avais avant, Webzh, me prenait 90 euros par mois. Là je peux mettre 1 100 euros, une seule fois.",
      "Ma boutique s'appelle Les Pivoines. Pour me joindre : 02 98 55 01 72, le matin de préférence. Solenn",
    ],
    record: {
      name: "Solenn",
      company: "Les Pivoines",
      phone: "02 98 55 01 72",
      need: /vendre|bouquets|ligne/iu,
      budget: number(1100),
      dates: /mères|matin/iu,
      without: /Webzh/u,
      followUp: true,
    },
  },
  {
    id: "rowan-d-comptable-du-club",
    turns: [
      "Bonsoir, notre club de voile cherche à automatiser les inscriptions",
      "voyez avec notre trésorier Hervé, herve.legall@voile-belon.example, c'est lui qui décide",
      "Club nautique du Belon. Moi je suis juste la secrétaire, Maïwenn",
    ],
    record: {
      name: "Maïwenn",
      company: "Club nautique du Belon",
      email: "herve.legall@voile-belon.example",
      need: /inscriptions|automatiser/iu,
      followUp: true,
    },
  },
  {
    id: "rowan-d-indian-exporter",
    turns: [
      "Dear sir, we are manufacturer of brass fittings, name Sharma Metal Works, Jamnagar.",
      "Kindly share your best rate for website of 15 pages. Our last vendor has charged 45000 rupees only.",
      "We are having budget of 1500 dollars. My good name is Rakesh Sharma, mobile +91 98795 50143.",
    ],
    record: {
      name: "Rakesh Sharma",
      company: "Sharma Metal Works",
      phone: "+91 98795 50143",
      need: /website/iu,
      budget: number(1500),
      without: /45000/u,
      followUp: true,
    },
  },
  {
    id: "rowan-d-hotel-login",
    turns: [
      "hello we can not open the dashboard since this morning, always it says error 500",
      "is for hotel Miramar, order ord_1ZX9QD",
      "please somebody look today!! reception is open all time: +351 289 555 014, ask for Inês",
    ],
    record: {
      name: "Inês",
      company: "Miramar",
      phone: "+351 289 555 014",
      orderNumber: "ord_1ZX9QD",
      followUp: true,
    },
  },
];
