import {
  askedInWords,
  french,
  german,
  service,
  spanish,
  type ExamQuestion,
} from "../../judge/facts.ts";
import { names } from "./facts.ts";

const need = askedInWords("need");

/** What visitors are bothered by, told without the name of a service. */
export const needQuestions: readonly ExamQuestion[] = [
  // Aoife, 29, reception of a language school in Galway.
  need({
    id: "harbour-need-students-at-night",
    question:
      "I'm on reception at a language school. Students from Korea and Brazil write to us in the middle of our night asking about levels, start dates and host families, and by the time I'm in at nine they've booked with someone else. All of it is on our website already. Is there anything for that?",
    must: [names.chatbot],
    pages: [service("gpt4-chatbot")],
    inWords:
      "A chatbot that answers from the school's own pages, at night, too; from $400 (a lead form from $700).",
  }),
  // Duane, 47, two counters of a tool rental in Toledo, Ohio.
  need({
    id: "harbour-need-same-digger-twice",
    question:
      "tool rental, 2 counters across town. both write in there own book n we keep renting the same mini digger out twice. want my 9 guys to log in somewhere and see whos got what and when its back, and me see who changed it",
    must: [names.webApp],
    pages: [service("web-app")],
    inWords:
      "A Custom Web App: logins, roles, one database, and a record of who changed what; one process from $3,000.",
  }),
  // Pim, 55, makes blinds in Zwolle, English as a second language.
  need({
    id: "harbour-need-blinds-price",
    question:
      "I make blinds on measure. Each day people mail me width, height and which fabric, and I count the price and mail it back, often for nothing. I like that they fill it in on my site and see the price by themself, and get it on paper too.",
    must: [names.pricingForm],
    pages: [service("smart-form")],
    inWords:
      "A Smart Form: the $600 option calculates a price from the answers by the firm's rules and fills a PDF.",
  }),
  // Kayleigh, 31, pottery workshop in Stoke.
  need({
    id: "harbour-need-qr-on-flyer",
    question:
      "got 2000 flyers going out for our open day w a qr code on and no idea where the code shld go. our proper site is a mess. just somewhere with the date, what its about n a box to put your name down",
    must: [names.landing],
    pages: [service("landing-page"), service("ai-lead-gen-lp")],
    inWords:
      "A Landing Page: one page for one offer with a form to the inbox, from $350 (the AI Lead Generation Page is right, too).",
  }),
  // Marisa, 44, front desk of a dental practice in San Antonio.
  need({
    id: "harbour-need-scared-patients",
    question:
      "Our patients get so scared before a root canal that they cancel. Dr. Villarreal would love something short on the website where a friendly face tells them what happens, but she freezes in front of a lens and so do I.",
    must: [names.video],
    pages: [service("ai-video-1min"), service("vsl-ai-host")],
    inWords:
      "One-Minute AI Video: an on-screen presenter says it in up to a minute, so nobody stands before a camera; from $250.",
  }),
  // Gordon, 61, bicycle shop in Portland, Maine.
  need({
    id: "harbour-need-three-salesmen",
    question:
      "three different fellas came in the shop this month telling me i need AI, each one something else, all pricey. id pay somebody straight to tell me if i need any of it at all n what to do first",
    must: [names.consulting],
    pages: [service("tech-consulting")],
    inWords:
      "Tech Consulting: an hour ($120) or a day ($800) of independent advice with the next steps in writing.",
  }),
  // Sibel, 38, counter of a car workshop in Essen, phone.
  need({
    id: "harbour-need-ist-mein-auto-fertig",
    language: "de",
    question:
      "moin, kfz werkstatt hier. zwanzigmal am tag ruft einer an ob sein auto fertig ist oder will die rechnung von letztem jahr nochmal. am liebsten könnte jeder stammkunde das selbst nachgucken, aber halt nur sein eigenes. was nimmt man da",
    must: [german, names.portal],
    pages: [service("client-portal")],
    inWords:
      "In German: a Client Portal: each client signs in and sees only their own papers and job status; with jobs $1,500 (documents alone from $750).",
  }),
  // Herr Brandstetter, 58, grain dealer in Upper Austria.
  need({
    id: "harbour-need-sechs-reiter",
    language: "de",
    question:
      "Jeden Morgen öffne ich sechs Reiter im Browser: Weizen, Raps, Diesel, Euro-Dollar und so fort, und trage die Kurse in eine Tabelle ein. Ich hätte das gern auf einem einzigen Bildschirm, und eine Nachricht, sobald der Weizen unter meine Schwelle fällt.",
    must: [german, names.dashboard],
    pages: [service("market-dashboard")],
    inWords:
      "In German: a Market Dashboard: up to ten symbols from one provider on one screen, with email alerts at limits; from $2,000.",
  }),
  // Rocío, 42, sells an online sewing course from Málaga.
  need({
    id: "harbour-need-curso-de-costura",
    language: "es",
    question:
      "Vendo un curso de costura por internet y a cada interesada le cuento lo mismo por teléfono durante veinte minutos. Querría grabarlo una vez, bien contado, unos cuatro minutos, con mis patrones en pantalla y un botón para apuntarse al final. Pero yo no quiero salir.",
    must: [spanish, names.salesVideo],
    pages: [service("vsl-ai-host")],
    inWords:
      "In Spanish: a Video Sales Letter with an AI host; up to five minutes with its page and one button, $800 (three minutes $450).",
  }),
  // Jhon, 33, hardware shop online, Cali.
  need({
    id: "harbour-need-pedidos-a-mano",
    language: "es",
    question:
      "buenas, tengo ferreteria en shopify y cada pedido lo paso yo a mano a pipedrive pa q el vendedor llame despues. me equivoco, repito gente, una locura. eso no se puede hacer solo??",
    must: [spanish, names.crm],
    pages: [service("crm-integration")],
    inWords:
      "In Spanish: CRM Integration: Shopify as one source into Pipedrive, matched so that nobody is there twice, from $350.",
  }),
  // Mme Delattre, 56, secretary of a music school in Lille.
  need({
    id: "harbour-need-validation-du-directeur",
    language: "fr",
    question:
      "Je suis secrétaire d'une école de musique. Quand un parent demande un remboursement par mail, je dois faire valider par le directeur, prévenir la comptable et noter le tout dans un tableau. Il y en a toujours un qui oublie de répondre, et c'est moi qu'on appelle. Comment éviter ces allers-retours ?",
    must: [french, names.automation],
    pages: [service("workflow-automation")],
    inWords:
      "In French: Workflow Automation, from $300; approval steps by email or Slack are in the $900 option.",
  }),
  // Yanis, 35, climbing hall in Grenoble, phone.
  need({
    id: "harbour-need-site-en-panne",
    language: "fr",
    question:
      "salut, notre site de salle d'escalade est tombé samedi et on l'a su lundi par un client... le gars qui l'a fait répond plus. faut quelqu'un qui surveille et qui remet d'aplomb, on n'y connait rien",
    must: [french, names.maintenance],
    pages: [service("ongoing-maintenance")],
    inWords:
      "In French: Ongoing Maintenance: monitored every five minutes, daily backup, for other people's work, too; $250 a month, nothing renews.",
  }),
];
