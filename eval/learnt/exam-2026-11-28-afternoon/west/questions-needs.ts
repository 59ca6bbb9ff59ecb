import { asked, french, german, names, service, spanish, type ExamQuestion } from "./facts.ts";

const need = asked("need");

/** What visitors are bothered by, told without the name of a service. */
export const needQuestions: readonly ExamQuestion[] = [
  // Vera, 61, runs a mining museum's office on a volunteer's hours.
  need({
    id: "w8-need-red-badge",
    question:
      "Our museum's website was put together by a student who has since gone to sea, quite literally. There is a red badge that says 14 things are out of date, and none of us volunteers dares to press it. I should like somebody to take that off our hands for a while and make a safe copy first.",
    must: [names.maintenance],
    pages: [service("ongoing-maintenance")],
    inWords:
      "Ongoing Maintenance: updates tried on a copy, daily backup, monitoring, also for other people's work; from $250 for one month.",
  }),
  // Deepak, 45, designs kitchens in Nairobi, between two site visits.
  need({
    id: "w8-need-wrong-drawing",
    question:
      "i send kitchen drawings to abt 20 homeowners by mail, they send back photos n signed sheets, then somebody on site builds from version 3 when we are at 5. need 1 place where every client sees only his own papers",
    must: [names.portal],
    pages: [service("client-portal")],
    inWords:
      "A Client Portal: each client signs in and sees only their own documents, with versions, in both directions; from $750.",
  }),
  // Saoirse, 39, buys green coffee for a roastery in Limerick.
  need({
    id: "w8-need-green-coffee",
    question:
      "Every morning before I buy green coffee I have arabica futures, the real, the dollar and freight rates open in separate tabs and do the sums on paper. I'd love the lot in front of me at once, with my own margin figure worked out, and a mail when arabica drops under a limit.",
    must: [names.dashboard],
    pages: [service("market-dashboard")],
    inWords:
      "A Market Dashboard: prices, own measures and email alerts on one screen, from the data provider you choose; from $2,000.",
  }),
  // Tyler, 24, works the counter of an e-bike shop in Boulder.
  need({
    id: "w8-need-which-battery",
    question:
      "ok so people keep messaging us at like midnight: does battery X fit bike Y, how do i reset the display. its ALL in the manuals on our site, nobody reads em. can something just answer from those and ping us when it has no clue",
    must: [names.chatbot],
    pages: [service("gpt4-chatbot")],
    inWords:
      "A GPT-4 Chatbot: answers from your own pages and documents and passes to a person when it doesn't know; from $400.",
  }),
  // Mrs. Adeola, 52, manages cleaners for office blocks in Lagos.
  need({
    id: "w8-need-friday-hours",
    question:
      "Each Friday my assistant copies the hours of fourteen cleaners from one sheet and types fourteen emails, then she writes to the supervisor who is missing. It takes her until evening. Surely this can happen on its own?",
    must: [names.automation],
    pages: [service("workflow-automation")],
    inWords:
      "Workflow Automation: copying, sending and reminding between tools happens by itself, from $300.",
  }),
  // Piotr, 31, half of a two-man software firm in Wrocław; non-native.
  need({
    id: "w8-need-like-tax-return",
    question:
      "We are two programmers, we can code all by ourself. Only our screens looks like a tax return and customers say it. We search someone who draws how it should look, on phone and on computer, and then we build.",
    must: [names.design],
    pages: [service("ui-ux-design")],
    inWords:
      "UI/UX Design: screens designed for phone and desktop in a Figma file that developers build from; $150 a page.",
  }),
  // Henrike, 44, coordinates a farm machinery ring near Soest.
  need({
    id: "w8-need-maschinenring",
    language: "de",
    question:
      "Wir verleihen Mähdrescher und Pressen unter 60 Höfen. Geplant wird in einer Tabelle, die inzwischen 31 Reiter hat und in der immer jemand die Zeile vom anderen überschreibt. Die Fahrer sollen sich anmelden und nur ihre Einsätze sehen, wir im Büro alles. Was macht man da?",
    must: [german, names.webApp],
    pages: [service("web-app")],
    inWords:
      "In German: a Custom Web App: with logins, roles and a real database in place of the spreadsheet; from $3,000.",
  }),
  // Ludger, 57, sells raised beds in the Münsterland, writes as he talks.
  need({
    id: "w8-need-hochbeet",
    language: "de",
    question:
      "moin, ich verkauf hochbeete aus lärche, und jedem am telefon erzähl ich dieselben drei minuten warum meine nich nach zwei wintern durch sind. danach kaufen sie. kann mir das nicht einer aufsagen, mit gesicht und allem, aber meins bitte nicht",
    must: [german, names.salesVideo],
    pages: [service("vsl-ai-host"), service("ai-video-1min")],
    inWords:
      "In German: the Video Sales Letter with an AI host (up to three minutes, $450); the one-minute video is right, too.",
  }),
  // Amparo, 48, vet in Albacete.
  need({
    id: "w8-need-solo-instagram",
    language: "es",
    question:
      "Tengo una clínica veterinaria y en internet solo existo en Instagram. Los clientes mayores no lo usan y me piden dónde leer quiénes somos, qué especialidades hay, tarifas, urgencias y cómo llegar. Me gustaría además poder cambiar yo los horarios cuando toque.",
    must: [spanish, names.website],
    pages: [service("full-website")],
    inWords:
      "In Spanish: a Full Website with an editor to change texts yourself, five pages from $1,200.",
  }),
  // Néstor, 63, owns a printing shop in Córdoba; his son-in-law presses him.
  need({
    id: "w8-need-el-yerno",
    language: "es",
    question:
      "mi yerno quiere que metamos inteligencia artificial en la imprenta y gastemos 15 mil. yo de esto no entiendo nada, antes de firmar quisiera charlar un rato con alguien que sepa y que no me quiera vender nada",
    must: [spanish, names.consulting],
    pages: [service("tech-consulting")],
    inWords:
      "In Spanish: Tech Consulting: an hour ($120) with someone who builds such systems, independent advice in writing; it is held in English.",
  }),
  // Fabrice, 41, removals in Clermont-Ferrand.
  need({
    id: "w8-need-quel-etage",
    language: "fr",
    question:
      "Je suis déménageur. Les gens m'écrivent « combien pour un T3 » et c'est tout : pas d'étage, pas d'ascenseur, pas de date. Je rappelle quatre fois pour chaque devis. Il faudrait qu'ils soient obligés de tout dire d'un coup, et qu'on leur demande le monte-meuble seulement s'il n'y a pas d'ascenseur.",
    must: [french, names.form],
    pages: [service("smart-form")],
    inWords:
      "In French: a Smart Form: it asks only what applies, checks the answers and arrives complete; from $200.",
  }),
  // Inès, 35, sells a sommelier course from Reims and pays for ads.
  need({
    id: "w8-need-les-curieux",
    language: "fr",
    question:
      "je fais de la pub pour ma formation de sommelier et je reçois 60 messages par semaine, dont 50 curieux sans budget. il me faudrait une page rien que pour cette formation, où une IA répond, leur demande budget et dates, et je ne rappelle que les sérieux",
    must: [french, names.leadPage],
    pages: [service("ai-lead-gen-lp")],
    inWords:
      "In French: the AI Lead Generation Page: a page with an assistant that asks for need, budget and timing and sends each lead with a summary; from $700.",
  }),
];
