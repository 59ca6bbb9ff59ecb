import { either, price } from "../../judge/patterns.ts";
import type { Question } from "../../judge/question.ts";
import {
  aPerson,
  aPrice,
  asked,
  french,
  german,
  names,
  priceOf,
  saysNo,
  saysNoInEnglish,
  service,
  spanish,
} from "./facts.ts";

const notOurs = asked("not-answered");
const need = asked("need");

/** What the site doesn't say, or what isn't its business. */
const unknownQuestions: readonly Question[] = [
  notOurs({
    id: "cedar-unknown-registration-number",
    question: "for our vendor form i need your company registration number or EIN",
    inWords: "The pages don't name one; a person can be asked at support@ariaworks.example.",
    must: [saysNoInEnglish, aPerson],
    mustNot: [aPrice],
    should: "decline",
  }),
  notOurs({
    id: "cedar-unknown-turnover",
    question: "We run a credit check on new suppliers. What was your turnover last year?",
    inWords: "The pages don't say; a person can be asked.",
    must: [saysNoInEnglish, aPerson],
    mustNot: [aPrice],
    should: "decline",
  }),
  notOurs({
    id: "cedar-unknown-startup-discount",
    question: "any discount for startups?? im bootstrapping this on my savings",
    inWords:
      "The pages mention no discount; prices are the catalogue's, and a person can be asked.",
    must: [either(saysNoInEnglish, aPerson)],
    mustNot: [/\byes\b[^.]*discount|\d+\s*%\s*(?:off|discount)/iu],
    should: "decline",
  }),
  notOurs({
    id: "cedar-unknown-flyers",
    question: "you make also flyers and visit cards for print?",
    inWords: "Print isn't among the services; a person can be asked.",
    must: [saysNoInEnglish],
    mustNot: [/^\W*yes\b/iu],
    pages: ["/services"],
    should: "decline",
  }),
  notOurs({
    id: "cedar-unknown-salary",
    question: "saw you're hiring an automation engineer, whats the pay like roughly",
    inWords: "The careers page doesn't say what it pays; ask by writing there.",
    must: [saysNoInEnglish, either(aPerson, /\/careers|careers page|write/u)],
    mustNot: [aPrice],
    pages: ["/careers"],
    should: "decline",
  }),
  notOurs({
    id: "cedar-unknown-nephew-course",
    question: "my nephew 16 wants to learn programming, which online course would u pick for him",
    inWords: "That isn't ours to answer.",
    must: [saysNoInEnglish],
    mustNot: [aPrice],
    should: "decline",
  }),
  notOurs({
    id: "cedar-unknown-dentists-count",
    question:
      "how many of these bots have you done for dentists exactly, and can i ring one of them",
    inWords:
      "The pages name no number by trade and no references to ring; samples and case studies are marked as such; a person can be asked.",
    must: [either(saysNoInEnglish, /sample|made up/u), either(aPerson, /case[- ]stud/u)],
    pages: ["/tutorials/case-studies", "/"],
    should: "decline",
  }),
  notOurs({
    id: "cedar-unknown-skonto",
    language: "de",
    question: "Gewähren Sie Skonto, wenn wir innerhalb von 8 Tagen zahlen?",
    inWords: "The pages don't mention it; payment is by card when ordering; a person can be asked.",
    must: [german, either(saysNo, /bei der Bestellung|Karte/u)],
    mustNot: [/^\W*ja\b/iu, /\d\s*%\s*Skonto/iu],
    should: "decline",
  }),
  notOurs({
    id: "cedar-unknown-windows-neu",
    language: "de",
    question: "könnt ihr meinen laptop neu aufsetzen, windows spinnt seit dem update",
    inWords: "That isn't among the services.",
    must: [german, saysNo],
    mustNot: [/^\W*ja\b/iu],
    should: "decline",
  }),
  notOurs({
    id: "cedar-unknown-bogota",
    language: "es",
    question: "tienen oficina en Bogotá o alguien que pueda pasar por acá?",
    inWords: "The work is 100% remote; an office in Bogotá isn't mentioned.",
    must: [spanish, either(/remot|distancia/u, saysNo)],
    mustNot: [/sí,? tenemos/iu],
    pages: ["/contact", "/about"],
    should: "decline",
  }),
  notOurs({
    id: "cedar-unknown-credito",
    language: "es",
    question: "Ustedes me financian el proyecto? tipo crédito a 12 meses con intereses bajos",
    inWords:
      "No financing is mentioned; an order is paid in full, parts only by agreement with a person.",
    must: [spanish, saysNo],
    mustNot: [/^\W*sí\b/iu],
    should: "decline",
  }),
  notOurs({
    id: "cedar-unknown-handball",
    language: "fr",
    question:
      "vous sponsorisez des clubs ? on cherche un partenaire pour les maillots de notre équipe de hand",
    inWords: "The pages don't mention it; a person can be asked.",
    must: [french, saysNo],
    mustNot: [aPrice],
    should: "decline",
  }),
];

/** What visitors are bothered by, told without the name of a service. */
const needQuestions: readonly Question[] = [
  need({
    id: "cedar-need-music-school",
    question:
      "every new student i send the same welcome mail, make a folder, put them in a list, tell the teacher. by hand. 20 times a week. there must be a better way??",
    inWords: "Workflow automation, from $300.",
    must: [names.automation],
    pages: [service("workflow-automation")],
  }),
  need({
    id: "cedar-need-six-in-one-sheet",
    question:
      "six of us are working in one excel for the stock and repairs of our machines and it is always broken or somebody overwrites. We want a proper thing with login for each one",
    inWords: "A custom web app, from $3,000.",
    must: [names.webApp],
    pages: [service("web-app")],
  }),
  need({
    id: "cedar-need-candles",
    question:
      "starting a candle thing from my kitchen, need somewhere to send people from insta so they can leave there email for the launch. money is tight!",
    inWords: "A landing page, from $350.",
    must: [names.landing],
    pages: [service("landing-page")],
  }),
  need({
    id: "cedar-need-even-ai",
    question:
      "honestly not sure we even need any of this AI stuff. is there someone sensible who could just look at how we work and tell us what makes sense before we spend proper money",
    inWords: "Tech consulting: an hour at $120 or a day at $800; or the free demo.",
    must: [
      either(names.consulting, priceOf("tech-consulting.one-hour", "tech-consulting.one-day")),
    ],
    pages: [service("tech-consulting")],
  }),
  need({
    id: "cedar-need-agency-gone",
    question:
      "our old agency went bust, nobody updates the site anymore and im scared it gets hacked",
    inWords: "Ongoing maintenance, from $250 a month, for other people's work too.",
    must: [names.maintenance],
    pages: [service("ongoing-maintenance")],
  }),
  need({
    id: "cedar-need-two-lines-cross",
    question:
      "i sit all day on tradingview waiting that two lines cross on 8 coins. it should ping me instead",
    inWords: "A Pine Script indicator with an alert, $250.",
    must: [names.pine],
    pages: [service("pine-script-indicator")],
  }),
  need({
    id: "cedar-need-monteure-zettel",
    language: "de",
    question:
      "unsre Monteure füllen draußen Zettel aus, im Büro tippts wer ab und die Hälfte fehlt immer. Gibts da was am Handy?",
    inWords: "A smart form, from $200 (or a web app).",
    must: [german, either(names.form, names.webApp)],
    pages: [service("smart-form"), service("web-app")],
  }),
  need({
    id: "cedar-need-entwuerfe-allein",
    language: "de",
    question:
      "Programmieren können wir selbst, aber alles sieht bei uns schlimm aus. Wir bräuchten nur jemanden, der uns zwei Seiten ordentlich zeichnet",
    inWords: "UI/UX design: two pages for $300.",
    must: [german, either(names.design, price("ui-ux-design.two-pages"))],
    pages: [service("ui-ux-design")],
  }),
  need({
    id: "cedar-need-contactos-perdidos",
    language: "es",
    question:
      "me llega gente por el correo y por la web, tenemos salesforce pero nadie los mete y se pierden. qué se puede hacer",
    inWords: "CRM integration, from $350.",
    must: [spanish, either(names.crm, price("crm-integration.one-source"))],
    pages: [service("crm-integration"), service("workflow-automation")],
  }),
  need({
    id: "cedar-need-formation-filmee",
    language: "fr",
    question:
      "je vends une formation en ligne, il faudrait que quelqu'un l'explique face caméra en 4-5 minutes, mais je déteste être filmée",
    inWords: "A video sales letter with an AI host, five minutes with its page for $800.",
    must: [french, names.video],
    pages: [service("vsl-ai-host")],
  }),
];

export const unknownAndNeedQuestions: readonly Question[] = [...unknownQuestions, ...needQuestions];
