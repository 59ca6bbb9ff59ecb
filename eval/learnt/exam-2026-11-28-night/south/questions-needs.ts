import { asked, type ExamQuestion, french, german, names, service, spanish } from "./facts.ts";

const need = asked("need");

/** What visitors wish or suffer from, told without the name of a service. */
export const needQuestions: readonly ExamQuestion[] = [
  // Runs a holiday club in Leeds, between pick-ups.
  need({
    id: "s-need-holiday-club",
    question:
      "I run a kids holiday club. mums fill in a paper sheet at the gate, allergies, who collects, swim yes or no, and every half term im ringing round at 9pm coz someone left the emergency number blank. can they do it on there phone and not be able to skip that bit",
    must: [names.form],
    pages: [service("smart-form")],
    inWords: "A smart form that checks the answers as parents type, from $200.",
  }),
  // Wife and office of a roofer in Cork.
  need({
    id: "s-need-friday-reminders",
    question:
      "Every friday evening i sit with the list of who has not paid himself yet and write them all the same email, changing only name and the sum. takes me 2 hours and i hate it. could that send itself",
    must: [names.automation],
    pages: [service("workflow-automation")],
    inWords:
      "Workflow automation: a scheduled flow from the list to the reminder mails, from $300.",
  }),
  // Campsite in Wales, one thumb, one bar of signal.
  need({
    id: "s-need-campsite-phone",
    question:
      "campsite owner. phone goes 40x a day. is there electric hook up, are dogs ok, what time is check in. ITS ALL ON OUR SITE. nobody reads. fix??",
    must: [names.chatbot],
    pages: [service("gpt4-chatbot")],
    inWords: "A chatbot on the site that answers from its own pages, from $400.",
  }),
  // Physiotherapist in Wellington, has three offers on the table.
  need({
    id: "s-need-web-guy-retired",
    question:
      "Our web man has retired and nobody has touched the practice site since March. It nags about updates, and last year it was hacked. I'm asking three firms who would simply look after it from month to month. What would that be with you?",
    must: [names.maintenance],
    pages: [service("ongoing-maintenance")],
    inWords: "Ongoing Maintenance, a month at a time from $250.",
  }),
  // Two brothers with a start-up for allotments.
  need({
    id: "s-need-ugly-screens",
    question:
      "my brother can code anything but honestly what he makes looks like a tax return. we just want somebody to draw the 2 main screens of our thing properly, he builds it after",
    must: [names.design],
    pages: [service("ui-ux-design")],
    inWords: "UI/UX Design: two pages in Figma for $300 ($150 a page), without code.",
  }),
  // Grain merchant in Saskatchewan.
  need({
    id: "s-need-grain-tabs",
    question:
      "I buy and sell grain. got seven browser tabs open all day, wheat, canola, corn, the dollar, and i still missed the move on tuesday. want it all in one place on one screen and an email when canola drops under my number",
    must: [names.dashboard],
    pages: [service("market-dashboard")],
    inWords: "A market dashboard: symbols, charts and email alerts on one screen, from $2,000.",
  }),
  // Beekeeper in the Wendland.
  need({
    id: "s-need-imkerkurs",
    language: "de",
    question:
      "Moin, ich bin Imker und gebe im Mai einen Kurs für Anfänger. Ich brauch dafür nichts Großes, bloß irgendwo im Netz eine Stelle wo alles draufsteht und man sich eintragen kann. Geht sowas bei euch",
    must: [german, names.landing],
    pages: [service("landing-page")],
    inWords: "A landing page with a form to his inbox, from $350, in German.",
  }),
  // Heating firm near Kassel, in the van.
  need({
    id: "s-need-monteure-zettel",
    language: "de",
    question:
      "heizungsbau, 6 monteure. wer wann wo hin muss steht in ner exceltabelle die bei meiner frau liegt und die jungs rufen zehn mal am tag an was als nächstes kommt. jeder soll das selber sehn u. abhaken können mit eigenem zugang, meine frau teilt ein",
    must: [german, names.webApp],
    pages: [service("web-app")],
    inWords: "A custom web app with logins and roles in place of the spreadsheet, from $3,000.",
  }),
  // Spice shop in Sevilla.
  need({
    id: "s-need-especias-duplicados",
    language: "es",
    question:
      "Buenas tardes. Llevo una tienda de especias, los pedidos entran por shopify y los de los restaurantes por un formulario. Mi socia los pasa a mano a pipedrive y acabamos con el mismo cliente tres veces con tres nombres. Esto tiene arreglo?",
    must: [spanish, names.crm],
    pages: [service("crm-integration")],
    inWords:
      "CRM Integration: shop and form connected to Pipedrive without duplicates, in Spanish.",
  }),
  // Kitchen fitter in Lima.
  need({
    id: "s-need-cocinas-curiosos",
    language: "es",
    question:
      "hago cocinas a medida y pago anuncios, pero me llaman puros curiosos q solo preguntan precio. yo quisiera que la misma página les conteste y les pregunte cuanto piensan gastar y para cuando, y q a mi solo me llegue el que va en serio",
    must: [spanish, names.leads],
    pages: [service("ai-lead-gen-lp")],
    inWords:
      "The AI Lead Generation Page (from $700), whose assistant qualifies visitors, in Spanish.",
  }),
  // Property manager in Nantes, careful.
  need({
    id: "s-need-syndic-pv",
    language: "fr",
    question:
      "Bonjour, je gère une vingtaine d'immeubles. Les propriétaires m'appellent sans cesse pour que je leur renvoie le procès-verbal ou le décompte de charges. J'aimerais que chacun puisse aller chercher ses papiers lui-même, avec un mot de passe. Est-ce dans vos cordes ?",
    must: [french, names.portal],
    pages: [service("client-portal")],
    inWords: "A client portal where each owner signs in and downloads documents, in French.",
  }),
  // Sells garden saunas, Annecy.
  need({
    id: "s-need-saunas-camera",
    language: "fr",
    question:
      "je vends des saunas de jardin, les gens lisent pas ma page ils regardent que les photos. faudrait qqn qui leur explique tout en 2-3 min face cam mais moi devant une caméra c'est mort",
    must: [french, names.video],
    pages: [service("vsl-ai-host"), service("ai-video-1min")],
    inWords: "A video with an AI host of up to three minutes, from $450, in French.",
  }),
];
