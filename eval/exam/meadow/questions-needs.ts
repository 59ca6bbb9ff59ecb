import { askedInWords, german, service, type ExamQuestion } from "../../judge/facts.ts";
import { french, names, spanish } from "./facts.ts";

const need = askedInWords("need");

/** What visitors are bothered by, told without the name of a service. */
export const needQuestions: readonly ExamQuestion[] = [
  // Gurpreet, 47, runs a desk of metal brokers in Birmingham.
  need({
    id: "meadow-need-tin-and-zinc",
    question:
      "Four of us broke tin, zinc and antimony. Everyone has seven tabs open and twice this month one of my lads quoted a customer off a price that was from the day before. I'd like all of it in front of us in one place, and to see at once if a number is old.",
    must: [names.dashboard],
    pages: [service("market-dashboard")],
    inWords:
      "A Market Dashboard: all symbols on one screen, with the age of every figure; from $2,000 (several people: $3,500).",
  }),
  // Kerry, 29, events officer at a town council in New South Wales, phone.
  need({
    id: "meadow-need-street-party",
    question:
      "council here. ppl apply for street partys on a pdf they print n scan, half forget the insurance or the date and then were writing back n forth for weeks. also most of the questions dont even apply if its a small one",
    must: [names.form],
    pages: [service("smart-form")],
    inWords: "A Smart Form: asks only what applies and checks answers as people type; from $200.",
  }),
  // Devika, 52, product head of a logistics software house in Pune.
  need({
    id: "meadow-need-tax-return-look",
    question:
      "We have five good programmers and not one person with an eye. Whatever they build works, and looks like a tax return. Before they begin the next module I want somebody to lay out properly what the user sees, also when something goes wrong, so that they only have to code it.",
    must: [names.design],
    pages: [service("ui-ux-design")],
    inWords: "UI/UX Design: screens drawn in Figma with every state, $150 a page.",
  }),
  // Tunde, 26, sales admin at a solar dealer in Lagos, in a hurry.
  need({
    id: "meadow-need-friday-numbers",
    question:
      "evry friday i pull new deals from hubspot, type dem in a sheet, post d total in slack n mail my oga. 2hrs gone. any way machine do am",
    must: [names.automation],
    pages: [service("workflow-automation")],
    inWords: "Workflow Automation: one flow with up to 5 steps, $300.",
  }),
  // Carole, 58, insurance broker for food trucks in Ontario.
  need({
    id: "meadow-need-food-trucks",
    question:
      "We advertise one policy, for food trucks. People click at midnight, have a dozen questions, and nobody's up. And the ones who do leave a number are half of them hot dog carts that we don't insure at all. I want them answered, and asked a few things by us, before I pick up the phone.",
    must: [names.leads],
    pages: [service("ai-lead-gen-lp"), service("gpt4-chatbot")],
    inWords:
      "An AI Lead Generation Page: the assistant answers, asks the broker's own questions and sends each lead with a summary; from $700 (a chatbot with lead form is right, too).",
  }),
  // Anselm, 44, sells hearing test kits to school boards, from Windhoek.
  need({
    id: "meadow-need-same-pitch",
    question:
      "I explain our hearing test kits to school boards over the internet, always the same four minutes, with the same pictures, about twenty times in a month. My voice is finished. I wish to have it told once, well, by somebody who is not me, and at the end they should click to order.",
    must: [names.video],
    pages: [service("vsl-ai-host")],
    inWords:
      "A Video Sales Letter with an AI host: three minutes $450, five minutes with its own page and button $800.",
  }),
  // Silke, 49, office head of insurance brokers in Mainz.
  need({
    id: "meadow-need-salesforce-abtippen",
    language: "de",
    question:
      "Bei uns kommen die Anfragen über das Formular auf der Website als Mail an, und drei Kolleginnen tippen sie in Salesforce. Manche Kunden haben wir inzwischen viermal drin, und um andere kümmert sich keiner, weil jede dachte, die andere macht's. Haben Sie dafür etwas?",
    must: [german, names.crm],
    pages: [service("crm-integration")],
    inWords:
      "In German: CRM Integration: the form goes straight into Salesforce, without duplicates and with an owner; from $350, with existing duplicates merged $600.",
  }),
  // Hannes, 35, joinery with 40 people near Steyr, types with one thumb.
  need({
    id: "meadow-need-homepage-firma-weg",
    language: "de",
    question:
      "servus, die firma die unsre homepage gmacht hat gibts nimmer. wir san 40 leut und keiner traut sich die updates machen, beim letzten mal is nix mehr gangen. kann da wer regelmässig draufschaun",
    must: [german, names.maintenance],
    pages: [service("ongoing-maintenance")],
    inWords:
      "In German: Ongoing Maintenance, a month at a time from $250, also for sites that others made.",
  }),
  // Marcela, 41, accountant with a practice in Bogotá.
  need({
    id: "meadow-need-papeles-por-whatsapp",
    language: "es",
    question:
      "Buenas tardes. Llevo la contabilidad de unas veinte empresas y todas me piden lo mismo por WhatsApp: la declaración, el certificado, la nómina del mes pasado. A veces le mando a una lo de la otra, qué pena. Quisiera que cada cliente entre y vea solamente lo suyo.",
    must: [spanish, names.portal],
    pages: [service("client-portal")],
    inWords:
      "In Spanish: a Client Portal: each client signs in and sees only their own documents; up to 25 clients $750.",
  }),
  // Wilmer, 33, coordinates health brigades of an NGO in Quetzaltenango.
  need({
    id: "meadow-need-brigadas",
    language: "es",
    question:
      "somos una ong con 5 brigadas de salud, cada una lleva su excel de pacientes y vacunas, al fin de mes no cuadra nada y nadie sabe quien cambio que. queremos que todos entren al mismo lugar, cada quien con su clave y lo que le toca",
    must: [spanish, names.webApp],
    pages: [service("web-app")],
    inWords:
      "In Spanish: a Custom Web App: logins, roles and one database instead of spreadsheets; from $3,000.",
  }),
  // Odile, 55, runs the front office of a town hall in the Jura.
  need({
    id: "meadow-need-guichet-mairie",
    language: "fr",
    question:
      "Bonjour, je suis à l'accueil d'une mairie de 6 000 habitants. On nous appelle toute la journée pour les horaires de la déchetterie, les tarifs de la cantine, les pièces à apporter pour une carte d'identité. Tout est écrit sur notre site, mais personne ne le lit, et le soir et le week-end il n'y a personne pour répondre. Que proposez-vous ?",
    must: [french, names.chatbot],
    pages: [service("gpt4-chatbot")],
    inWords: "In French: a chatbot that answers from the town's own pages at any hour, from $400.",
  }),
  // Kossi, 38, secretary of a craft cooperative in Lomé.
  need({
    id: "meadow-need-cooperative-lome",
    language: "fr",
    question:
      "bjr, on est une coopérative d'artisans, ce qu'on a en ligne date de 2011, ça s'ouvre pas sur téléphone et le gars qui avait le code est parti. faut tout refaire: qui on est, nos métiers, la galerie, nous trouver. et changer les photos nous-mêmes",
    must: [french, names.website],
    pages: [service("full-website")],
    inWords: "In French: a Full Website: five pages $1,200, with an editor for texts and pictures.",
  }),
];
