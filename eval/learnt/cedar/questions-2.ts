import { days, either, number, price, timeOf } from "../../judge/patterns.ts";
import type { Question } from "../../judge/question.ts";
import {
  asked,
  billedByOthers,
  french,
  german,
  priceOf,
  service,
  spanish,
  sumOf,
  thirtyDays,
} from "./facts.ts";

const followUp = asked("follow-up");

/** The same in German. */
const germanContext: readonly Question[] = [
  followUp({
    id: "cedar-after-website-blog-dauer",
    language: "de",
    before: ["was kostet ne website mit 5 seiten bei euch", "und wenn noch ein blog dazu soll"],
    question: "und wie lang braucht ihr für die dann",
    inWords: "The website with eight pages and news is delivered within 14 days.",
    must: [german, timeOf("full-website.eight-pages")],
    pages: [service("full-website")],
  }),
  followUp({
    id: "cedar-after-formular-anhang",
    language: "de",
    before: [
      "Guten Tag, wir interessieren uns für das längere Formular, das in Schritten abläuft.",
      "Wer bekommt die Daten zu sehen, die dort eingegeben werden?",
    ],
    question: "Und wie groß dürfen die Dateien sein, die die Leute mitschicken?",
    inWords: "Up to 10 MB per file.",
    must: [german, /(?<!\d)10\s*(?:MB|Megabyte)/iu],
    pages: [service("smart-form")],
  }),
  followUp({
    id: "cedar-after-weingut-fertig",
    language: "de",
    before: ["servas, i brauch a landingpage für unser weingut, text und fotos hab i selber"],
    question: "und wann wär des fertig, so grob",
    inWords: "The landing page is delivered within 3 days, or in 2 to 5 days.",
    must: [german, timeOf("landing-page.essential")],
    pages: [service("landing-page")],
  }),
  followUp({
    id: "cedar-after-praxis-monatlich",
    language: "de",
    before: [
      "Wir sind eine Hautarztpraxis, ungefähr 100 Seiten auf der Homepage, und hätten gern so einen Chat der Fragen beantwortet",
      "Budget liegt bei 800 einmalig",
    ],
    question: "Was käme da jeden Monat noch drauf?",
    inWords:
      "Monthly care is optional at $200, only once confirmed; the provider bills the model's usage.",
    must: [
      german,
      either(
        number(200),
        /(?:nichts|kein|nicht)[^.]*(?:Monat|monatlich)|(?:Monat|monatlich)[^.]*(?:nichts|kein|nicht)/u,
      ),
    ],
    pages: [service("gpt4-chatbot")],
  }),
  followUp({
    id: "cedar-after-portal-gross-kunden",
    language: "de",
    before: [
      "Grüezi, was kostet die grösste Ausführung vom Kundenportal?",
      "Kann man bei Ihnen auch auf Rechnung zahlen?",
    ],
    question: "Für wie viele Kunden reicht die denn?",
    inWords: "The largest client portal is for up to 500 clients.",
    must: [german, number(500)],
    pages: [service("client-portal")],
  }),
  followUp({
    id: "cedar-after-flows-zapier-abo",
    language: "de",
    before: [
      "ich brauch 3 automatische abläufe zwischen mail, slack und hubspot, preis?",
      "muss ich dafür mein passwort rausgeben",
    ],
    question: "okay gut. und das abo bei zapier, seid ihr das oder bin ich das der zahlt",
    inWords: "The customer pays the Zapier or Make plan, billed by them directly.",
    must: [german, billedByOthers],
    mustNot: [/(?:wir|Ariaworks) (?:zahlen|bezahlen|übernehmen)/iu],
    pages: [service("workflow-automation")],
  }),
  followUp({
    id: "cedar-after-entwuerfe-drei",
    language: "de",
    before: ["entwürfe für zwei bildschirme unserer app, was kostet das", "ne warte, drei sinds"],
    question: "und zum durchklicken für den investor?",
    inWords: "Three pages with a clickable prototype cost $500.",
    must: [german, price("ui-ux-design.three-pages-prototype")],
    pages: [service("ui-ux-design")],
  }),
];

/** The same in Spanish. */
const spanishContext: readonly Question[] = [
  followUp({
    id: "cedar-after-doce-paginas-traduccion",
    language: "es",
    before: ["hola cuanto vale la pagina web de 12 paginas, en dos idiomas"],
    question: "y la traduccion la hacen uds o la tengo que mandar yo?",
    inWords: "The second language is built in with the customer's own translation.",
    must: [
      spanish,
      /(?:usted|\btú\b|\bsu|\btu|client|propi|aport|proporcion|entreg|env[ií]|manda|trae|pone)[^.]*tradu|tradu[^.]*(?:usted|\btú\b|\bsu|\btu|client|propi|aport|proporcion|entreg|env[ií]|manda|trae|pone)|with your translation|textos? [^.]*(?:aport|proporcion)/iu,
    ],
    mustNot: [
      /(?:nosotros hacemos|nos encargamos de|la hacemos nosotros)[^.]{0,20}(?:traducción|$)/iu,
    ],
    pages: [service("full-website")],
  }),
  followUp({
    id: "cedar-after-video-espanol-cambios",
    language: "es",
    before: ["Buenas, quiero el video de un minuto", "y si lo quiero en español y en inglés?"],
    question: "despues de verlo cuantas veces puedo pedir que cambien algo",
    inWords: "3 revisions of each video are included.",
    must: [spanish, number(3)],
    pages: [service("ai-video-1min")],
  }),
  followUp({
    id: "cedar-after-shopify-hubspot-dias",
    language: "es",
    before: [
      "quisiera que lo de mi tienda shopify pase solo a hubspot, cuánto sale",
      "ustedes dónde quedan?",
    ],
    question: "ya. y eso en cuántos días me lo tienen",
    inWords: "One source into one CRM is delivered within 3 days.",
    must: [spanish, timeOf("crm-integration.one-source")],
    pages: [service("crm-integration")],
  }),
  followUp({
    id: "cedar-after-bot-barato-devolucion",
    language: "es",
    before: ["cuanto cuesta el chatbot mas economico", "y el de 700 que trae de mas?"],
    question: "si cojo el barato y a las tres semanas veo que no me sirve, pierdo el dinero?",
    inWords: "No: there is a 30-day money-back guarantee after delivery.",
    must: [spanish, thirtyDays],
    pages: ["/legal/refunds"],
  }),
  followUp({
    id: "cedar-after-landing-formulario-juntos",
    language: "es",
    before: ["precio de la landing mas basica", "y de un formulario sencillo de 10 preguntas"],
    question: "las dos cosas juntas cuánto sería",
    inWords: "$350 for the landing page and $200 for the form come to $550.",
    must: [spanish, sumOf("landing-page.essential", "smart-form.one-form")],
    pages: [service("landing-page"), service("smart-form")],
  }),
];

/** The same in French. */
const frenchContext: readonly Question[] = [
  followUp({
    id: "cedar-after-site-modifier-soi-meme",
    language: "fr",
    before: ["bonjour, le site 5 pages c'est combien", "et vous faites aussi les photos ?"],
    question:
      "d'accord. et après pour changer un tarif il faut que je vous appelle à chaque fois ?",
    inWords: "No: an editor lets the customer change texts and pictures without us.",
    must: [french, /édit(?:eur|er)|vous[- ]même|modifi|editor/iu],
    pages: [service("full-website")],
  }),
  followUp({
    id: "cedar-after-tableau-combien-personnes",
    language: "fr",
    before: ["un écran pour suivre 40 actions chez deux fournisseurs de données, quel prix ?"],
    question: "et on peut être combien à se connecter dessus",
    inWords: "Up to 5 people sign in.",
    must: [french, number(5)],
    pages: [service("market-dashboard")],
  }),
  followUp({
    id: "cedar-after-appli-deuxieme-ecrans",
    language: "fr",
    before: [
      "on hésite entre l'application à 3000 et celle à 6000",
      "pas d'investisseurs, on est deux associés, on compte chaque euro",
    ],
    question: "la deuxième, ça fait combien d'écrans",
    inWords: "The web app for $6,000 has up to 14 screens.",
    must: [french, either(number(14), /quatorze/u)],
    pages: [service("web-app")],
  }),
  followUp({
    id: "cedar-after-vsl-longue-delai",
    language: "fr",
    before: ["prix d'une vidéo de vente de 3 minutes svp", "et celle de 5 minutes ?"],
    question: "celle-là vous la livrez sous combien de temps",
    inWords: "The five-minute sales video with its page is delivered within 6 days.",
    must: [french, either(days(6), timeOf("vsl-ai-host.five-minutes-with-page"))],
    pages: [service("vsl-ai-host")],
  }),
  followUp({
    id: "cedar-after-automatisation-rentre",
    language: "fr",
    before: [
      "j'ai une tâche répétitive à automatiser, 4 étapes, entre gmail et un google sheet",
      "budget 300 maxi",
    ],
    question: "ça rentre ou pas",
    inWords: "Yes: one flow with up to five steps costs $300.",
    must: [french, priceOf("workflow-automation.one-flow")],
    mustNot: [/^\W*non\b/iu],
    pages: [service("workflow-automation")],
  }),
  followUp({
    id: "cedar-after-prospects-deux-offres",
    language: "fr",
    before: [
      "je voudrais une page qui pose des questions aux prospects et qui fait le tri",
      "et avec la prise de rdv dans l'agenda ?",
    ],
    question: "si j'ai deux offres au lieu d'une ça monte à combien",
    inWords: "Two offers, compared, cost $1,500.",
    must: [french, price("ai-lead-gen-lp.two-offers")],
    pages: [service("ai-lead-gen-lp")],
  }),
];

export const foreignContextQuestions: readonly Question[] = [
  ...germanContext,
  ...spanishContext,
  ...frenchContext,
];
