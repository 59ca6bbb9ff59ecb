import { asked, french, german, names, service, spanish, type ExamQuestion } from "./facts.ts";

const need = asked("need");

/** What visitors are bothered by, told without the name of a service. */
export const needQuestions: readonly ExamQuestion[] = [
  // Tove, 44, runs a tool library in Gothenburg with volunteers.
  need({
    id: "e8-need-who-has-the-drill",
    question:
      "We are a tool library, neighbours borrow drills and ladders from us, about 1400 things. Everything is in one Excel and six volunteers save over each other, last week all of March was gone. Every volunteer should sign in as himself and see what is out, what is late and what is broken. What would that be at you?",
    must: [names.webApp],
    pages: [service("web-app")],
    inWords:
      "A Custom Web App: a process from a spreadsheet with logins and a real database, from $3,000.",
  }),
  // Wyatt, 50, park ranger in Montana, between two patrols.
  need({
    id: "e8-need-dogs-on-the-trail",
    question:
      "Two rangers sit here answering folks that write in thru our website all day. dogs on the trail? permit for a campfire? It's ALL in the PDFs we posted. Wish the site just told em and only bugged us with the odd ones",
    must: [names.chatbot],
    pages: [service("gpt4-chatbot")],
    inWords:
      "A GPT-4 Chatbot: answers from the pages and PDFs, passes on what it doesn't know; from $400.",
  }),
  // Bas, 29, coffee roaster in Utrecht, writes as he speaks.
  need({
    id: "e8-need-typing-it-three-times",
    question:
      "order from a cafe comes per mail, i type it over in the sheet, then i type it again in slack for Joost who roasts, then i mail the cafe that its ok. 30 times in a week. this a computer can do, no?",
    must: [names.automation],
    pages: [service("workflow-automation")],
    inWords: "Workflow Automation: the copying and sending between the tools, from $300.",
  }),
  // Lakshmi, 52, music school in Leicester.
  need({
    id: "e8-need-violin-hire",
    question:
      "Parents enrol their children by sending me a photograph of our paper sheet, and half of them leave out the instrument or their own telephone number. I should like something on our site that doesn't let them send it half empty, and asks about hiring a violin only where it is a violin.",
    must: [names.form],
    pages: [service("smart-form")],
    inWords: "A Smart Form: asks only what applies and checks answers; from $200.",
  }),
  // Rory, 38, joiner in Inverness.
  need({
    id: "e8-need-nephew-moved-away",
    question:
      "my nephew built our site then went off to Australia. naebody's touched it since 2021, it fell over twice this year and I only heard when a customer told me. is there someone could just keep an eye on the thing?",
    must: [names.maintenance],
    pages: [service("ongoing-maintenance")],
    inWords:
      "Ongoing Maintenance: updates, backups, monitoring for a month, also for others' work; from $250.",
  }),
  // Halldóra, 47, treasurer of a fishing cooperative in the Westfjords.
  need({
    id: "e8-need-diesel-and-krona",
    question:
      "Each morning I open six tabs: marine diesel, Brent, the krona against euro and dollar, two fish meal quotations. I want to see them beside each other and get a mail when diesel passes a limit. Where do I start with you?",
    must: [names.dashboard],
    pages: [service("market-dashboard")],
    inWords:
      "A Market Dashboard: prices and alerts on one screen, from $2,000; the data comes under the customer's own licence.",
  }),
  // Sabine, 46, tax adviser in Kassel.
  need({
    id: "e8-need-belege-per-handy",
    language: "de",
    question:
      "Unsere Mandanten schicken Belege mal per Handyfoto, mal per Mail, mal in der Plastiktüte. Mir schwebt vor, dass sich jeder anmeldet, nur seine eigenen Unterlagen sieht und neue dort hochlädt, und wir legen ihm die fertige Erklärung hin. Haben Sie so etwas?",
    must: [german, names.portal],
    pages: [service("client-portal")],
    inWords:
      "In German: the Client Portal, where each client signs in and exchanges documents; from $750.",
  }),
  // Jürgen, 55, roofer near Paderborn, suspicious.
  need({
    id: "e8-need-angebot-38000",
    language: "de",
    question:
      "Hab hier ein Angebot über 38.000 Euro für ne Betriebssoftware liegen, 40 Seiten, ich versteh nur Bahnhof. Kann da mal einer drübergucken der was davon versteht, bevor ich das unterschreibe?",
    must: [german, names.consulting],
    pages: [service("tech-consulting")],
    inWords:
      "In German: Tech Consulting, $120 an hour or $800 a day, independent advice in writing (in English).",
  }),
  // Nuria, 36, teaches pelvic floor training online from Castellón.
  need({
    id: "e8-need-veinte-minutos-de-zoom",
    language: "es",
    question:
      "Vendo un curso online y a cada interesada le cuento lo mismo veinte minutos por Zoom. Quisiera que alguien en pantalla, que no sea yo, lo explique entero en unos cuatro minutos, con mis imágenes, y que al final haya un botón para apuntarse. ¿Hacéis algo así?",
    must: [spanish, names.salesLetter],
    pages: [service("vsl-ai-host")],
    inWords:
      "In Spanish: the Video Sales Letter, up to five minutes with its page and button, $800.",
  }),
  // Ramiro, 58, hardware wholesaler in Córdoba, Argentina.
  need({
    id: "e8-need-tres-veces-el-mismo",
    language: "es",
    question:
      "buen dia, los pedidos de la web me caen al mail y los muchachos los pasan a mano al Pipedrive, resultado: cada cliente cargado dos o tres veces y nadie sabe quien lo atiende. como se arregla eso",
    must: [spanish, names.crm],
    pages: [service("crm-integration")],
    inWords:
      "In Spanish: CRM Integration, from $350; the $600 option also merges existing duplicates.",
  }),
  // Solène, 31, takes over her father-in-law's joinery in the Jura.
  need({
    id: "e8-need-site-de-2009",
    language: "fr",
    question:
      "Nous reprenons la menuiserie de mon beau-père. Ce qu'il a sur internet date de 2009, on ne peut rien lire sur un téléphone, et il y a sept ou huit rubriques à refaire de A à Z. J'aimerais pouvoir changer les photos moi-même ensuite. Vous feriez quoi ?",
    must: [french, names.website],
    pages: [service("full-website")],
    inWords: "In French: a Full Website with an editor; eight pages are $1,800, from $1,200.",
  }),
  // Bertrand, 42, founder in Lille with two developers.
  need({
    id: "e8-need-ecrans-moches",
    language: "fr",
    question:
      "mes deux devs codent très bien mais nos écrans sont moches, il faut le dire. on voudrait que quelqu'un nous en dessine trois proprement, téléphone + ordi, dans un fichier à partir duquel ils peuvent bosser. faisable ?",
    must: [french, names.design],
    pages: [service("ui-ux-design")],
    inWords:
      "In French: UI/UX Design, $150 a page in Figma; three pages with a prototype are $500.",
  }),
];
