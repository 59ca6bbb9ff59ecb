import { either } from "../../judge/patterns.ts";
import type { Question } from "../../judge/question.ts";
import {
  aPerson,
  aPrice,
  asked,
  french,
  german,
  names,
  saysNo,
  saysNoInEnglish,
  service,
  spanish,
} from "./facts.ts";

const notAnswered = asked("not-answered");
const need = asked("need");

/** What the site doesn't say, or what isn't its business. */
const unanswered: readonly Question[] = [
  notAnswered({
    id: "birch-un-turnover",
    question:
      "We're about to name you as a long-term supplier in a bid, and the lead bidder's bank is being tiresome about it. Could you tell me what turnover you did last year and whether the accounts are audited?",
    inWords: "The pages don't say it; a person can be asked (address, contact page).",
    must: [saysNoInEnglish, aPerson],
    mustNot: [/turnover (?:was|is|of) \$?\d/iu],
    pages: ["/contact"],
    should: "decline",
  }),
  notAnswered({
    id: "birch-un-hospice-discount",
    question:
      "I do the books for a children's hospice, all volunteers apart from the nurses, and every penny gets looked at twice. Is there a reduced rate for charities? I feel cheeky asking but the trustees told me to.",
    inWords: "The pages name no reduced rate for charities; ask a person.",
    must: [saysNoInEnglish, aPerson],
    mustNot: [/\d+\s?% (?:off|discount)|yes,? (?:there is|we (?:give|offer|have))/iu],
    should: "decline",
  }),
  notAnswered({
    id: "birch-un-oak-table",
    question:
      "totally off topic and feel free to ignore me, but you seem to know things. how do you get a red wine ring out of an oak table, it's my mother's and she's coming on Sunday",
    inWords: "That isn't something she can answer; she is here for our services.",
    must: [
      either(
        saysNoInEnglish,
        /(?:only|about) (?:our|what we|the) (?:services|pages|do)|here (?:for|to)/u,
      ),
    ],
    mustNot: [aPrice, /\b(?:bicarbonate|baking soda|vinegar|mayonnaise|iron|toothpaste)\b/iu],
    should: "decline",
  }),
  notAnswered({
    id: "birch-un-funeral-homes",
    question:
      "My wife and I have a funeral home, third generation. People ring us at two in the morning and a machine in the wrong tone would be a catastrophe. How many chatbots have you made for undertakers so far, so that we know you've an ear for it?",
    inWords: "The pages don't say whether any was made for undertakers; ask a person.",
    must: [saysNoInEnglish, aPerson],
    mustNot: [
      /we (?:have|[’']ve) (?:made|built) (?:\d+|several|many)[^.]*(?:funeral|undertaker)/iu,
    ],
    should: "decline",
  }),
  notAnswered({
    id: "birch-un-sage",
    question:
      "Everything in our office hangs off Sage 200, installed by a man called Clive who has since retired to Crete. Would a portal of yours talk to that particular one, have you ever done it?",
    inWords:
      "Sage isn't mentioned on the pages (the largest portal has one connection to a CRM or accounting); ask a person or for a quote.",
    must: [saysNoInEnglish, aPerson],
    mustNot: [/^\s*yes\b|we (?:have|[’']ve) (?:done|connected)[^.]*Sage/iu],
    pages: [service("client-portal"), "/contact"],
    should: "decline",
  }),
  notAnswered({
    id: "birch-un-whose-data-centre",
    question:
      "For our supplier questionnaire, row 41, and believe me I'd rather be doing something else: what is the name of the company that runs the servers your own website and this chat are on, and in which country do those machines stand?",
    inWords:
      "The pages don't name the company or the country; ask the data protection officer or support.",
    must: [saysNoInEnglish, aPerson],
    mustNot: [/\b(?:AWS|Amazon|Azure|Google Cloud|Hetzner|Frankfurt|Ireland|Virginia)\b/u],
    pages: ["/legal/dpa", "/legal/privacy"],
    should: "decline",
  }),
  notAnswered({
    id: "birch-un-oekostrom",
    language: "de",
    question:
      "Wir sind ein Bioladen in Freiburg und unsere Kundschaft fragt bei allem nach, bis zur Tinte auf den Preisschildern. Laufen Ihre Server eigentlich mit Ökostrom, und gibt es da irgendeinen Nachweis, den ich aushängen könnte?",
    inWords: "The pages don't say; ask a person.",
    must: [german, saysNo, aPerson],
    mustNot: [/^\s*ja\b|mit Ökostrom (?:betrieben|versorgt)/iu],
    should: "decline",
  }),
  notAnswered({
    id: "birch-un-zahnarzt-referenz",
    language: "de",
    question:
      "Grüß Gott, bevor mein Mann irgendwas unterschreibt, will er mit einem Kollegen reden, so ist er halt. Können Sie uns eine Zahnarztpraxis in München oder Umgebung nennen, die schon bei Ihnen Kunde ist und die wir anrufen dürfen?",
    inWords: "The pages name no such practice (the clients shown are samples); ask a person.",
    must: [german, saysNo, aPerson],
    should: "decline",
  }),
  notAnswered({
    id: "birch-un-proveedores-estado",
    language: "es",
    question:
      "Buenos días, escribo desde la secretaría de un ayuntamiento pequeño, aquí lo hacemos todo entre dos. ¿Están ustedes dados de alta en el registro de licitadores? Porque si no, el interventor me lo devuelve seguro.",
    inWords: "The pages don't say; ask a person.",
    must: [spanish, saysNo, aPerson],
    mustNot: [/^\W*sí\b|estamos (?:dados de alta|inscritos)/iu],
    should: "decline",
  }),
  notAnswered({
    id: "birch-un-renta",
    language: "es",
    question:
      "oiga y ya que estamos, usted que parece lista, ¿los gastos del coche me los puedo desgravar si lo uso para ir a ver a los clientes pero también para llevar a la suegra?",
    inWords: "She gives no tax advice; that isn't ours to answer.",
    must: [spanish, saysNo],
    mustNot: [aPrice, /^\W*sí\b|puede desgravar(?:se)?(?:lo)?\b(?!\?)/iu],
    should: "decline",
  }),
  notAnswered({
    id: "birch-un-mara-salon",
    language: "fr",
    question:
      "Bonjour, j'organise un petit salon des entrepreneures à Nantes au mois de juin, rien de clinquant, mais la salle est jolie. Votre fondatrice accepterait-elle de venir y parler une demi-heure, et demande-t-elle un cachet pour cela ?",
    inWords: "The pages don't say; write to a person.",
    must: [french, saysNo, aPerson],
    should: "decline",
  }),
  notAnswered({
    id: "birch-un-neige",
    language: "fr",
    question:
      "dites, rien à voir, mais on part à Val Thorens samedi avec les petits et mon gendre refuse de regarder la météo. vous savez s'il va neiger ?",
    inWords: "She can't know the weather; she answers about our services.",
    must: [french, saysNo],
    mustNot: [aPrice, /il (?:va neiger|neigera)(?! ou| [^.]*\?)/iu],
    should: "decline",
  }),
];

/** What visitors are bothered by, told without the name of a service. */
const needs: readonly Question[] = [
  need({
    id: "birch-need-removals-enquiries",
    question:
      "Family removals firm, four vans and my dad who still won't retire. People write 'how much to move a flat' and nothing else, then I go back and forth six times: which floor, is there a lift, piano yes or no. Is there a way they tell us all that in one go, and only what applies to them?",
    inWords: "A smart form, from $200.",
    must: [names.form],
    pages: [service("smart-form")],
  }),
  need({
    id: "birch-need-recruiters-retyping",
    question:
      "We place nurses. Candidates come in through the site, by mail and from a spreadsheet a university sends us, and Debbie types every single one into HubSpot, some of them twice because they apply twice. Debbie is going on holiday for a month and I've started waking up at night.",
    inWords: "CRM Integration (several sources into HubSpot without duplicates), or an automation.",
    must: [either(names.crm, names.automation)],
    pages: [service("crm-integration"), service("workflow-automation")],
  }),
  need({
    id: "birch-need-headteacher-camera-shy",
    question:
      "I'm the head of a small primary school. The governors want a friendly welcome on the front page, somebody talking to the parents for a minute, and I would sooner eat the chalk than stand in front of a camera again. What could you do for someone like me?",
    inWords: "A one-minute AI video with an on-screen presenter, from $250.",
    must: [names.video],
    pages: [service("ai-video-1min")],
  }),
  need({
    id: "birch-need-choir-2011",
    question:
      "Our choir's home on the internet dates from 2011, was made by a tenor who has since moved on to sailing, and it falls over on every phone. We'd want about eight sections and somewhere our treasurer can put the concert dates herself without ringing anybody.",
    inWords: "A full website, for example eight pages with news at $1,800.",
    must: [names.website],
    pages: [service("full-website")],
  }),
  need({
    id: "birch-need-big-contract-second-look",
    question:
      "I've a contract on my desk for a booking system, ninety thousand over three years, and the salesman brought cake, which makes me suspicious. I'd quite like somebody who builds such things and isn't selling it to look it over with me before I sign on Friday week.",
    inWords: "Tech consulting: an hour at $120 or a day at $800.",
    must: [names.consulting],
    pages: [service("tech-consulting")],
  }),
  need({
    id: "birch-need-fourteen-tabs",
    question:
      "we run three depots off one excel with fourteen tabs, and whoever saves last wins. yesterday Leicester wiped out a week of Derby. everyone should see their own bit, nobody should be able to delete the others, and the boss wants to see who did what. is that a thing you make",
    inWords: "A custom web app with logins and roles, from $3,000.",
    must: [names.webApp],
    pages: [service("web-app")],
  }),
  need({
    id: "birch-need-webmensch-in-pension",
    language: "de",
    question:
      "Unser EDV-Mensch ist mit 1. Oktober in Pension gegangen, zur Feier gab's noch Leberkäse, und seitdem rührt niemand mehr die Seite von unserer Musikschule an. Keine Aktualisierung, keine Sicherung, gar nichts, und ich hab Angst, dass uns irgendwann wer reinkommt. Könnts ihr euch um sowas kümmern?",
    inWords: "Ongoing maintenance, a month at a time from $250.",
    must: [german, names.maintenance],
    pages: [service("ongoing-maintenance")],
  }),
  need({
    id: "birch-need-messe-gartengeraet",
    language: "de",
    question:
      "Wir bringen auf der Gartenmesse einen neuen Häcksler heraus, mein Schwager hat ihn erfunden und redet von nichts anderem. Auf dem Flyer soll ein QR-Code sein, und wer den scannt, soll etwas Ordentliches sehen und sich gleich melden können. Die normale Firmenseite taugt dafür nicht. Was schlagen Sie vor?",
    inWords: "A landing page, from $350.",
    must: [german, names.landing],
    pages: [service("landing-page")],
  }),
  need({
    id: "birch-need-nominas-whatsapp",
    language: "es",
    question:
      "Llevo un despacho laboral en Zaragoza y mis clientes me mandan las nóminas firmadas por WhatsApp, a veces entre foto y foto del perro. Quisiera un sitio serio donde cada empresa entre con su clave, deje sus papeles y vea solo lo suyo. ¿Qué me aconseja?",
    inWords: "A client portal, from $750.",
    must: [spanish, names.portal],
    pages: [service("client-portal")],
  }),
  need({
    id: "birch-need-trois-heures-du-matin",
    language: "fr",
    question:
      "Voilà mon souci : je surveille l'or tous les soirs parce que j'achète seulement quand deux conditions sont réunies, et ma femme en a assez que je me lève à trois heures du matin pour regarder un graphique. J'utilise TradingView. Peut-on faire en sorte que ça me prévienne tout seul ?",
    inWords: "A Pine Script indicator with an alert, from $250.",
    must: [french, /Pine|indicateur/iu],
    pages: [service("pine-script-indicator")],
  }),
];

export const unansweredAndNeeds: readonly Question[] = [...unanswered, ...needs];
