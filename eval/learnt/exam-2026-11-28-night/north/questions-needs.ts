import { either } from "../../../judge/patterns.ts";
import { asked, french, german, names, service, spanish, type ExamQuestion } from "./facts.ts";

const need = asked("need");

/** What visitors are bothered by, told without the name of a service. */
export const needQuestions: readonly ExamQuestion[] = [
  // Wanjiru, 41, solar installer in Nairobi, English as a second language, at noon.
  need({
    id: "n-need-solar-salesforce",
    question:
      "Hello. We install solar pumps in Kenya. When a farmer fills the enquiry on our site, my secretary is copying it to Salesforce, sometimes after four days, and nobody is knowing whose customer it is. Can this be improved?",
    must: [either(names.crm, names.automation)],
    pages: [service("crm-integration"), service("workflow-automation")],
    inWords:
      "CRM Integration: each enquiry arrives in Salesforce once, with an owner (Workflow Automation is right, too).",
  }),
  // Tegan, 33, boarding kennels outside Perth WA, phone.
  need({
    id: "n-need-kennels",
    question:
      "Boarding kennels, 40 runs. ppl drop the dog and THEN tell us hes on heart tablets or hasnt had his jabs. id rather they told us all that on their phone when they book but without a 4 page questionnaire for the ones with a healthy mutt",
    must: [names.form],
    pages: [service("smart-form")],
    inWords: "A Smart Form: it asks only what the last answer calls for, and works on a phone.",
  }),
  // Rupert, 52, maker of hydraulic log splitters, Vermont.
  need({
    id: "n-need-same-pitch",
    question:
      "I give the same three-minute spiel about our log splitters on every single call. Would love to have it told once, properly, with shots of the machine, and just send people the link. I'm not going in front of a lens though, I look like a potato.",
    must: [names.salesVideo],
    pages: [service("vsl-ai-host")],
    inWords:
      "Video Sales Letter with an AI host: up to three minutes, with product pictures, from $450.",
  }),
  // Neha, 29, product owner of a start-up in Bengaluru.
  need({
    id: "n-need-ugly-screens",
    question:
      "our dev can build anything but everything he builds looks like a tax form from 1998. before he touches the 2 new views of our app somebody with taste should draw them so he just copies it. phone n desktop",
    must: [names.design],
    pages: [service("ui-ux-design")],
    inWords: "UI/UX Design: screens designed page by page in Figma, for phone and desktop.",
  }),
  // Joost, 47, green coffee importer in Rotterdam, English as a second language.
  need({
    id: "n-need-coffee-tabs",
    question:
      "I import coffee, so all day I am jumping between six browser tabs: arabica, robusta, the dollar, the real, freight. Then my colleague has other figures than me. I would like that we both look on the same thing with a mail when it goes under a level",
    must: [names.dashboard],
    pages: [service("market-dashboard")],
    inWords: "A Market Dashboard: the markets on one screen, with own measures and email alerts.",
  }),
  // Chidi, 38, mortgage adviser in Croydon, evening.
  need({
    id: "n-need-tyre-kickers",
    question:
      "mortgage adviser. my ads work, that's not the problem, but 8 in 10 who leave a number are miles off being able to buy. want something on the page that has a chat with them first, finds out deposit + when they want to move and puts only the serious ones in my google calendar",
    must: [names.leadPage],
    pages: [service("ai-lead-gen-lp")],
    inWords:
      "AI Lead Generation Page: an assistant asks about need, budget and timing; booking in a calendar from the $1,100 option.",
  }),
  // Zanele, 50, scaffolding hire in Durban.
  need({
    id: "n-need-scaffolding",
    question:
      "We hire out scaffolding in KZN. What is on which site lives on a whiteboard, in three Excel files and in Themba's head, and Themba is retiring. We need the yard, the drivers and the office to see one truth and not everyone may change everything.",
    must: [names.webApp],
    pages: [service("web-app")],
    inWords: "A Custom Web App: logins, roles and one database in place of spreadsheets.",
  }),
  // Marlies, 56, orthopaedic shoemaker in Münster, annoyed.
  need({
    id: "n-need-seite-war-weg",
    language: "de",
    question:
      "Unsere Internetseite war von Freitag bis Montag weg, weil irgendein Zertifikat abgelaufen ist. Gemerkt hat es eine Kundin! Wir sind Schuhmacher und keine Computerleute, da muss doch jemand ein Auge drauf haben können??",
    must: [german, names.maintenance],
    pages: [service("ongoing-maintenance")],
    inWords:
      "In German: Ongoing Maintenance, with checks of address and certificate every five minutes.",
  }),
  // Ercan, 34, spare parts for lawn mowers in Duisburg, phone.
  need({
    id: "n-need-ersatzteile",
    language: "de",
    question:
      "moin wir verkaufen ersatzteile für rasenmäher online. 30 mails am tag welcher keilriemen passt auf welches modell, steht alles in unsern pdfs und auf der seite, liest nur keiner. ich will das nich mehr alles selbst beantworten",
    must: [german, names.chatbot],
    pages: [service("gpt4-chatbot")],
    inWords: "In German: a chatbot that answers from the shop's own pages and PDFs.",
  }),
  // Yamile, 44, bookkeeping office in Bogotá.
  need({
    id: "n-need-facturas-bogota",
    language: "es",
    question:
      "Buenas tardes, tengo una oficina contable en Bogotá. Todas las facturas llegan al correo y una persona las descarga, anota el valor en una hoja de cálculo y le avisa al cliente. Son como tres horas diarias. ¿Ustedes qué me recomiendan?",
    must: [spanish, names.automation],
    pages: [service("workflow-automation")],
    inWords: "In Spanish: Workflow Automation takes over these steps.",
  }),
  // Leandro, 39, small architects' practice in Rosario, voseo.
  need({
    id: "n-need-planos-rosario",
    language: "es",
    question:
      "che, somos un estudio de arquitectura chico. los clientes preguntan por WhatsApp en qué anda la obra y después construyen con el plano viejo que quedó en un mail. queremos un lugar donde cada uno entre con su clave y vea lo suyo, siempre la última versión",
    must: [spanish, names.portal],
    pages: [service("client-portal")],
    inWords:
      "In Spanish: a Client Portal; documents with versions, and the state of jobs in the second option.",
  }),
  // Sylviane, 61, wine estate in the Valais, formal.
  need({
    id: "n-need-domaine-valais",
    language: "fr",
    question:
      "Bonjour Madame, notre domaine viticole possède un site de 2011, illisible sur un téléphone, que personne ne sait modifier. Il nous faudrait quelque chose de neuf : l'histoire, les vins, la cave, les visites, un contact. Et que ma fille puisse changer les photos elle-même.",
    must: [french, names.website],
    pages: [service("full-website")],
    inWords:
      "In French: a Full Website (five pages $1,200), with an editor for texts and pictures.",
  }),
];
