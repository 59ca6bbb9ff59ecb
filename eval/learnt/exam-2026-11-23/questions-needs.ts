import { french, german, price, spanish } from "../../judge/patterns.ts";
import type { Question } from "../../judge/question.ts";
import { asked, names, priceOf, service } from "./facts.ts";

const need = asked("need");

/** What visitors are bothered by, told without the name of a service. */
export const needQuestions: readonly Question[] = [
  need({
    id: "need-bike-rental",
    question:
      "hi! we're a small bike rental and every evening i type the same replies: are kids bikes included, do you deliver to the hotel, whats the deposit. is there a smarter way",
    must: [names.chatbot, priceOf("gpt4-chatbot.one-site", "gpt4-chatbot.setup-with-care")],
    pages: [service("gpt4-chatbot")],
  }),
  need({
    id: "need-warehouse-orders",
    question:
      "my assistant retypes every order mail into a google sheet and then pings the warehouse on slack. 40 a day. she hates it",
    must: [
      names.automation,
      priceOf("workflow-automation.one-flow", "workflow-automation.three-flows"),
    ],
    pages: [service("workflow-automation")],
  }),
  need({
    id: "need-yoga-retreat",
    question:
      "We run a yoga retreat in June and need somewhere to send people from instagram so they can sign up, just one page really",
    must: [names.landing, priceOf("landing-page.essential", "landing-page.complete")],
    pages: [service("landing-page")],
  }),
  need({
    id: "need-paper-questionnaire",
    question:
      "patients fill in a paper questionaire in the waiting room, half of it unreadable. want them to do that on the phone before they come",
    must: [
      names.form,
      priceOf("smart-form.one-form", "smart-form.several-steps", "smart-form.payment-and-document"),
    ],
    pages: [service("smart-form")],
  }),
  need({
    id: "need-accountants-files",
    question:
      "ppl call us all day asking wheres my file, is it signed, what's the status of my return.. we are accountants w about 60 clients",
    must: [names.portal, price("client-portal.documents-and-jobs")],
    pages: [service("client-portal")],
  }),
  need({
    id: "need-gold-ping",
    question:
      "i trade gold on the 15 min chart, i want a ping when RSI crosses 30 and volume is above avg, sick of staring at it",
    must: [names.pine, price("pine-script-indicator.one-indicator")],
    pages: [service("pine-script-indicator")],
  }),
  need({
    id: "need-five-tabs",
    question:
      "I want my stocks, crypto and two funds on one screen instead of 5 tabs. around 30 tickers, from 2 data vendors",
    must: [names.dashboard, price("market-dashboard.two-sources")],
    pages: [service("market-dashboard")],
  }),
  need({
    id: "need-site-from-2013",
    question: "our site is from 2013. 7 or 8 pages, and we'd like to post news there ourselves",
    must: [names.website, price("full-website.eight-pages")],
    pages: [service("full-website")],
  }),
  need({
    id: "need-hours-on-paper",
    question:
      "the guys on site write their hours on paper, office types them into excel, wages are wrong again. 12 people with logins, could that be an app?",
    must: [names.webApp, price("web-app.one-process")],
    pages: [service("web-app")],
  }),
  need({
    id: "need-face-for-homepage",
    question:
      "need a face for our homepage that explains what we do in 60 sec, nobody here wants to be filmed",
    must: [names.video, price("ai-video-1min.one-video")],
    pages: [service("ai-video-1min")],
  }),
  need({
    id: "need-course-pitch",
    question:
      "I sell an online course for 900 bucks and want a proper pitch for it, on video, maybe 5 minutes, with a page where they can buy",
    must: [names.salesVideo, price("vsl-ai-host.five-minutes-with-page")],
    pages: [service("vsl-ai-host")],
  }),
  need({
    id: "need-leads-in-gmail",
    question:
      "leads from the contact form just sit in gmail. they should be in pipedrive with an owner",
    must: [names.crm, priceOf("crm-integration.one-source", "workflow-automation.one-flow")],
    pages: [service("crm-integration"), service("workflow-automation")],
  }),
  need({
    id: "need-same-people-thrice",
    question:
      "our hubspot is a mess, same people in there 3x, about 4000 contacts, plus 3 forms that keep feeding it. what would you do",
    must: [names.crm, price("crm-integration.three-sources")],
    pages: [service("crm-integration")],
  }),
  need({
    id: "need-builder-vanished",
    question: "the guy who built our site vanished. who keeps it updated + backed up now??",
    must: [names.maintenance, price("ongoing-maintenance.one-month-two-hours")],
    pages: [service("ongoing-maintenance")],
  }),
  need({
    id: "need-screens-for-devs",
    question:
      "I have devs but they need screens to build from. 3 screens of our booking app, clickable if poss",
    must: [names.design, price("ui-ux-design.three-pages-prototype")],
    pages: [service("ui-ux-design")],
  }),
  need({
    id: "need-ai-at-all",
    question:
      "not sure we even need ai tbh. could someone look at how we work and just tell us what makes sense?",
    must: [names.consulting, priceOf("tech-consulting.one-hour", "tech-consulting.one-day")],
    pages: [service("tech-consulting")],
  }),
  need({
    id: "need-serious-leads",
    question:
      "ads send people to our homepage and they leave. I'd like a page that talks to them, finds out if theyre serious and gives me only the good ones",
    must: [names.leadPage, price("ai-lead-gen-lp.one-offer")],
    pages: [service("ai-lead-gen-lp")],
  }),
  need({
    id: "need-two-headlines",
    question:
      "want to try out 2 headlines on the page for our spring campaign and see wich one gets more enquiries",
    must: [names.landing, price("landing-page.two-versions")],
    pages: [service("landing-page")],
  }),
  need({
    id: "need-tierarzt",
    language: "de",
    question:
      "Wir sind eine Tierarztpraxis, bei uns klingelt ständig das Telefon wegen Öffnungszeiten und Impfungen. Was könnte man da machen?",
    must: [names.chatbot, priceOf("gpt4-chatbot.one-site", "gpt4-chatbot.setup-with-care"), german],
    pages: [service("gpt4-chatbot")],
  }),
  need({
    id: "need-handwerker",
    language: "de",
    question: "hab nen handwerksbetrieb und brauch ne neue homepage, so 5 seiten, texte hab ich",
    must: [names.website, price("full-website.five-pages"), german],
    pages: [service("full-website")],
  }),
  need({
    id: "need-rechnungen-postfach",
    language: "de",
    question:
      "Unsere Leute kopieren jede Rechnung aus dem Postfach von Hand in eine Tabelle, das muss doch automatisch gehen",
    must: [names.automation, price("workflow-automation.one-flow"), german],
    pages: [service("workflow-automation")],
  }),
  need({
    id: "need-clinica",
    language: "es",
    question:
      "tengo una clinica dental y quiero que los pacientes rellenen sus datos con el móvil antes de venir",
    must: [
      names.form,
      priceOf("smart-form.one-form", "smart-form.several-steps", "smart-form.payment-and-document"),
      spanish,
    ],
    pages: [service("smart-form")],
  }),
  need({
    id: "need-presentador",
    language: "es",
    question:
      "necesito un video corto para mi web con alguien que presente la empresa, pero yo no quiero salir en cámara",
    must: [names.video, price("ai-video-1min.one-video"), spanish],
    pages: [service("ai-video-1min")],
  }),
  need({
    id: "need-cabinet",
    language: "fr",
    question:
      "nos clients nous redemandent sans arrêt leurs documents par mail, on est un petit cabinet avec 20 clients, on voudrait un endroit où ils les trouvent",
    must: [names.portal, price("client-portal.documents"), french],
    pages: [service("client-portal")],
  }),
  need({
    id: "need-formation",
    language: "fr",
    question:
      "je lance une formation le mois prochain et il me faut juste une page avec un formulaire d'inscription",
    must: [names.landing, priceOf("landing-page.essential", "landing-page.complete"), french],
    pages: [service("landing-page")],
  }),
];
