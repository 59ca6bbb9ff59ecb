import type { Conversation } from "../../../judge/conversation.ts";

/** What visitors say, and what our people should find afterwards. */
export const examConversations: readonly Conversation[] = [
  {
    id: "s7-talk-freight-portal",
    turns: [
      "Hi, we're a freight forwarder. Customers ring us all day for their documents and we'd like them to look online instead.",
      "About 80 customers, and they should see the status of each shipment too.",
      "We've set aside 1,600 dollars and need it by the middle of March.",
      "Please send a quote to r.okafor@harland-freight.example. Rachel Okafor, Harland Freight",
    ],
    record: {
      name: "Rachel Okafor",
      company: "Harland Freight",
      email: "r.okafor@harland-freight.example",
      need: /portal|document|shipment|customer/iu,
      budget: /1[.,]?600/u,
      dates: /march/iu,
      followUp: true,
    },
  },
  {
    id: "s7-talk-dev-webhook",
    turns: [
      "Can one of your chatbots post its leads to our own endpoint?",
      "And how do I check that the request really comes from you?",
      "Great, that's what I needed. I'll read the docs, thanks!",
    ],
    record: { need: /webhook|lead|bot|endpoint/iu, followUp: false },
  },
  {
    id: "s7-talk-shop-form-error",
    turns: [
      "The order form you delivered last week shows an error page since this morning.",
      "Our order with you was number 48213.",
      "Please have somebody call me: Luis Ortega, +1 503 555 0119",
    ],
    record: {
      name: "Luis Ortega",
      phone: "+1 503 555 0119",
      orderNumber: "48213",
      need: /form|error/iu,
      followUp: true,
    },
  },
  {
    id: "s7-talk-video-too-dear",
    turns: [
      "What does the one minute video cost?",
      "and with a second language?",
      "ok, that's more than we can spend on it right now. thanks anyway",
    ],
    record: { need: /video/iu, followUp: false },
  },
  {
    id: "s7-talk-coffee-number",
    turns: [
      "I'd like to talk to a person about a screen with coffee and sugar prices for our buyers.",
      "My mobile is +44 7700 900318",
      "Sorry, that's my old one. It's +44 7700 900381, Amara Nwosu.",
    ],
    record: {
      name: "Amara Nwosu",
      phone: "+44 7700 900381",
      need: /dashboard|screen|price|coffee/iu,
      followUp: true,
    },
  },
  {
    id: "s7-talk-collecting-quotes",
    turns: [
      "We're collecting quotes for a five page website, texts and pictures are ready.",
      "It has to be live before 1 May.",
      "No, I won't leave an address now. I'll use your quote form myself when my partner is back from holiday.",
    ],
    record: { need: /site|page/iu, dates: /may/iu, followUp: false },
  },
  {
    id: "s7-talk-kanzlei-pipedrive",
    turns: [
      "Guten Tag, wir sind eine Kanzlei mit neun Leuten und möchten, dass Anfragen von der Website direkt in Pipedrive landen.",
      "Eingeplant haben wir dafür 400 Dollar.",
      "Bitte das Angebot an kanzlei@brandt-seidel.example. Judith Seidel, Kanzlei Brandt & Seidel",
    ],
    record: {
      name: "Judith Seidel",
      company: "Brandt & Seidel",
      email: "kanzlei@brandt-seidel.example",
      need: /pipedrive|crm|anfrage/iu,
      budget: /400/u,
      followUp: true,
    },
  },
  {
    id: "s7-talk-academia-chatbot",
    turns: [
      "Hola, en nuestra academia de idiomas contestamos siempre lo mismo sobre horarios y precios. Queremos un chatbot.",
      "Tendría que funcionar en la web y por SMS, y podemos gastar 1.500 dólares.",
      "Me llamo Camila Rojas, de la academia Lengua Viva. Mándenme una propuesta a camila@lenguaviva.example",
    ],
    record: {
      name: "Camila Rojas",
      company: "Lengua Viva",
      email: "camila@lenguaviva.example",
      need: /bot|sms|horarios/iu,
      budget: /1[.,]?500/u,
      followUp: true,
    },
  },
  {
    id: "s7-talk-mantenimiento-socio",
    turns: [
      "¿Cuánto cuesta que nos cuiden la página web cada mes?",
      "¿Y si son tres páginas?",
      "Perfecto, lo hablo con mi socio y si nos decidimos ya les escribo yo.",
    ],
    record: { need: /manten|mainten|página|web|site/iu, followUp: false },
  },
  {
    id: "s7-talk-relances-factures",
    turns: [
      "Bonjour, on passe chaque semaine des heures à relancer les clients qui n'ont pas payé. Peut-on automatiser ça ?",
      "La liste est dans un tableau Excel, environ 200 factures par mois. Budget 600 dollars, pour début février.",
      "Oui, rappelez-moi au 01 99 00 63 18, Thomas Leroux, société Leroux Matériaux.",
    ],
    record: {
      name: "Thomas Leroux",
      company: "Leroux Matériaux",
      phone: "01 99 00 63 18",
      need: /relanc|factur|autom/iu,
      budget: /600/u,
      dates: /f[ée]vr|febr/iu,
      followUp: true,
    },
  },
];
