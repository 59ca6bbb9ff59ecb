import {
  asked,
  type ExamQuestion,
  french,
  german,
  names,
  priceOf,
  service,
  spanish,
} from "./facts.ts";

const need = asked("need");

/** What visitors wish or suffer from, told without the name of a service. */
export const needQuestions: readonly ExamQuestion[] = [
  // Paralegal in Tucson, between two calls.
  need({
    id: "w-need-paralegal-intake",
    question:
      "paralegal here, 2 attorney divorce office. new clients get a 9 page pdf from us and half comes back blank or i cant read the handwriting. folks w/o kids still wade thru 3 pages about kids. there has to be something better",
    must: [names.form],
    pages: [service("smart-form")],
    inWords: "A smart form that asks only what applies to each client and checks the answers.",
  }),
  // Principal of an estate agency in Geelong, fed up.
  need({
    id: "w-need-agency-enquiries",
    question:
      "real estate, geelong. enquiries come off the website and the portals into one gmail, two of my agents ring the same bloke and the third lot never makes it into hubspot at all. sort that out for us?",
    must: [names.crm],
    pages: [service("crm-integration"), service("workflow-automation")],
    inWords: "CRM Integration: each enquiry arrives in HubSpot once, complete, with an owner.",
  }),
  // Day trader in Dallas, on his phone.
  need({
    id: "w-need-scalper-buzz",
    question:
      "i scalp nq. setup is 9 over 21 plus a vwap reclaim, first 90 min only. tired of starin at the chart, want my phone to buzz when its there. whatd that run me",
    must: [
      names.indicator,
      priceOf(
        "pine-script-indicator.one-indicator",
        "pine-script-indicator.strategy-with-backtest",
      ),
    ],
    pages: [service("pine-script-indicator")],
    inWords: "A Pine Script indicator with an alert in TradingView, from $250.",
  }),
  // Purchasing executive in Pune, formal.
  need({
    id: "w-need-vendor-excel",
    question:
      "Sir, our purchase dept is having vendor approval in one excel. 4 buyers and manager all open same file and overwrite each other entries. Management is asking for proper system with login for each. Kindly suggest",
    must: [names.webApp],
    pages: [service("web-app")],
    inWords: "A custom web app with logins, roles and a database instead of the spreadsheet.",
  }),
  // Widower in Ohio, slow typist.
  need({
    id: "w-need-quilts",
    question:
      "I am 74. My late wife made quilts and I would like one small page where people can look at them and write to me if they want one. Nothing fancy. Is that a thing you folks do and about how much",
    must: [names.landing, priceOf("landing-page.essential", "landing-page.complete")],
    pages: [service("landing-page")],
    inWords: "A landing page with a form to his inbox, from $350.",
  }),
  // Life coach, ads are running.
  need({
    id: "w-need-coach-midnight",
    question:
      "running ads for my 6 week course and they all ask the same stuff at midnight, by breakfast theyre gone. i want the page ITSELF to answer them and find out whos serious before i get on a call",
    must: [names.leads],
    pages: [service("ai-lead-gen-lp"), service("gpt4-chatbot")],
    inWords: "The AI Lead Generation Page, whose assistant answers and qualifies visitors.",
  }),
  // Founder without technical knowledge.
  need({
    id: "w-need-mvp-second-look",
    question:
      "a dev agency wants 48k for our mvp, i can't tell if that's sane. can i get someone neutral to go thru their proposal with me before i sign on friday",
    must: [names.consulting],
    pages: [service("tech-consulting")],
    inWords: "Tech Consulting: an hour at $120 (or a day at $800) of independent advice.",
  }),
  // Restaurant in Guadalajara.
  need({
    id: "w-need-restaurante-gdl",
    language: "es",
    question:
      "oigan tengo un restaurante en guadalajara, todo el dia nos escriben en la pagina q a que hora abrimos, q si hay estacionamiento, q si pueden traer al perro.. ya no nos damos abasto, que se puede hacer",
    must: [spanish, names.chatbot],
    pages: [service("gpt4-chatbot")],
    inWords: "A chatbot that answers the same questions from their own pages.",
  }),
  // Accountant in Rosario, voseo.
  need({
    id: "w-need-estudio-rosario",
    language: "es",
    question:
      "Hola! somos un estudio contable de Rosario, 40 clientes más o menos. Les mandamos las liquidaciones por mail y las pierden siempre y nos las vuelven a pedir. Quisiera q cada uno entre con su clave y se baje lo suyo",
    must: [spanish, names.portal],
    pages: [service("client-portal")],
    inWords: "A client portal where each client signs in and downloads their own documents.",
  }),
  // Architect in Namur.
  need({
    id: "w-need-archi-namur",
    language: "fr",
    question:
      "Bonjour, petit bureau d'architectes. Notre site a 12 ans, illisible sur un GSM, et celui qui l'avait fait a disparu avec les codes. On repartirait de zéro, 4 ou 5 pages, et surtout pouvoir changer nos photos nous-mêmes",
    must: [french, names.website],
    pages: [service("full-website")],
    inWords: "A full website (five pages, $1,200) with an editor for texts and pictures.",
  }),
  // Fiduciary's assistant near Lausanne, tired.
  need({
    id: "w-need-lausanne-recopie",
    language: "fr",
    question:
      "ma collègue recopie à la main chaque demande reçue par mail dans un tableau, puis elle prévient l'équipe sur slack. deux jours par mois de perdus. ca peut pas se faire tout seul?",
    must: [french, names.automation],
    pages: [service("workflow-automation")],
    inWords: "Workflow automation: a flow from mail to spreadsheet and Slack, from $300.",
  }),
  // Start-up in Zurich, informal.
  need({
    id: "w-need-velokurier-film",
    language: "de",
    question:
      "hoi, wir bringen im märz eine app für velokuriere raus. sollte jemand in der kamera kurz sagen was die kann, aber von uns traut sich keiner vor die linse. habt ihr da was",
    must: [german, names.video],
    pages: [service("ai-video-1min"), service("vsl-ai-host")],
    inWords: "A One-Minute AI Video Agent: an AI presenter speaks their message, from $250.",
  }),
];
