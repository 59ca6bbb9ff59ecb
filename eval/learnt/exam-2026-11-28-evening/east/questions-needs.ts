import { either } from "../../../judge/patterns.ts";
import { asked, french, german, names, service, spanish, type ExamQuestion } from "./facts.ts";

const need = asked("need");

/** What visitors are bothered by, told without the name of a service. */
export const needQuestions: readonly ExamQuestion[] = [
  // Declan, 51, driving instructor in Cork, on his phone between two lessons.
  need({
    id: "e-need-driving-instructor",
    question:
      "driving instructor in cork here. every booking off my website lands as an email and i sit there at night typing it into the spreadsheet, name, test date, pick up spot. wrecks my head. any way round that",
    must: [either(names.automation, names.form)],
    pages: [service("workflow-automation"), service("smart-form")],
    inWords:
      "Workflow Automation takes each booking mail into the spreadsheet (a Smart Form that writes into the sheet is right, too).",
  }),
  // Priyanka, 38, manager of a dental practice in Leeds, at the desk.
  need({
    id: "e-need-dental-clipboard",
    question:
      "New patients fill in their history on a clipboard in the waiting room and half of it we cant read, the other half they skip. Id like them to do it at home beforehand on their phone, and not be asked about pregnancy if theyre a bloke",
    must: [names.form],
    pages: [service("smart-form")],
    inWords: "A Smart Form, which asks only what applies and works on a phone.",
  }),
  // Cerys, 29, potter in Pembrokeshire, evening, sofa.
  need({
    id: "e-need-potter",
    question:
      "i make pots. if you google me all you get is a dead facebook page from 2019 :( want somewhere decent that says who i am, where my stuff is sold, the evening classes, bit about the kiln. and i need to be able to swap the pics myself",
    must: [names.website],
    pages: [service("full-website")],
    inWords: "A Full Website, with an editor for changing texts and pictures oneself.",
  }),
  // Mr Campbell, 60, bookkeeper in Halifax, Nova Scotia, formal.
  need({
    id: "e-need-halifax-bookkeeper",
    question:
      "Good afternoon. We keep the books for some eighty small businesses in Nova Scotia, and every spring they send payslips and receipts as attachments, often to the wrong colleague. I worry about privacy. What would you suggest for exchanging papers safely?",
    must: [names.portal],
    pages: [service("client-portal")],
    inWords: "A Client Portal, where each client signs in and exchanges documents.",
  }),
  // Trustee of a hospice charity in Norfolk, 67, worried.
  need({
    id: "e-need-volunteer-site",
    question:
      "The volunteer who made our charity's site has emigrated. It keeps saying things need updating & none of us dare press the button in case it all goes. Trustees are now frightened of hackers. Can you take on something you didn't build?",
    must: [names.maintenance],
    pages: [service("ongoing-maintenance")],
    inWords:
      "Ongoing Maintenance does updates, backups and monitoring, for other people's work, too.",
  }),
  // Josh, 33, estate agent in Bristol, in a hurry, desktop.
  need({
    id: "e-need-estate-agent-doubles",
    question:
      "3 of us, estate agents. enquiries come from the web form, from info@ and off a sheet the saturday girl keeps. in pipedrive half of them are there twice and the rest not at all. sort it??",
    must: [names.crm],
    pages: [service("crm-integration")],
    inWords: "CRM Integration brings the sources into Pipedrive without duplicates.",
  }),
  // Sinéad, 44, treasurer of a housing co-op in Sligo, careful.
  need({
    id: "e-need-board-offer",
    question:
      "our board got a proposal from an IT crowd for 38 thousand and not one of us can tell is it sensible. we've to sign friday week. is there anyone neutral who'd read it and tell us straight",
    must: [names.consulting],
    pages: [service("tech-consulting")],
    inWords:
      "Tech Consulting: independent advice, an hour or a day, with the material read beforehand.",
  }),
  // Gerhard, 47, private trader in Graz, tired.
  need({
    id: "e-need-grazer-charts",
    language: "de",
    question:
      "sitz jeden abend 3 stunden vorm chart und wart bis meine drei bedingungen gleichzeitig zutreffen. geht das ned dass mir das wer automatisch meldet",
    must: [german, names.pine],
    pages: [service("pine-script-indicator")],
    inWords: "In German: a Pine Script Indicator that draws the rule and gives an alert.",
  }),
  // Annette, 40, runs the instrument store of a music school near Augsburg, uses du.
  need({
    id: "e-need-instrumentenverleih",
    language: "de",
    question:
      "Hallo, wir verleihen an der Musikschule gut 200 Instrumente und führen das alles in einer Excel-Liste. Wenn zwei Leute gleichzeitig drin sind, ist danach was weg. Jeder soll sich anmelden können und man soll sehen, wer was geändert hat. Könnt ihr da was machen?",
    must: [german, names.webApp],
    pages: [service("web-app")],
    inWords: "In German: a Custom Web App, with logins, a real database and a record of changes.",
  }),
  // Covadonga, 55, small country hotel in Asturias, half asleep.
  need({
    id: "e-need-hotel-asturias",
    language: "es",
    question:
      "tenemos un hotelito en Asturias y la gente nos escribe a las 2 de la mañana que si hay parking, que si admitimos perros, que a qué hora se desayuna... somos dos y no damos abasto. qué se puede hacer",
    must: [spanish, names.chatbot],
    pages: [service("gpt4-chatbot")],
    inWords:
      "In Spanish: a chatbot that answers such questions from the hotel's own pages, at night, too.",
  }),
  // Nuria, 36, pilates studio in Valencia, quick, on the metro.
  need({
    id: "e-need-pilates-bono",
    language: "es",
    question:
      "Buenas! en enero sacamos un bono de pilates y voy a poner anuncios. El texto y las fotos los tengo. Me falta adónde mandar a la gente, algo de una sola hoja con su botón para apuntarse y ya",
    must: [spanish, names.landing],
    pages: [service("landing-page")],
    inWords: "In Spanish: a Landing Page, one page for one offer with a form.",
  }),
  // Luc, 58, sugar shack in Québec, shy.
  need({
    id: "e-need-erabliere",
    language: "fr",
    question:
      "Bonjour, j'ai une érablière dans les Cantons-de-l'Est. Sur notre site faudrait quelqu'un qui explique en une minute comment se passe une visite, mais moi devant une caméra c'est non! Avez-vous une idée?",
    must: [french, names.video],
    pages: [service("ai-video-1min")],
    inWords: "In French: a One-Minute AI Video, where an avatar presents; nobody has to be filmed.",
  }),
];
