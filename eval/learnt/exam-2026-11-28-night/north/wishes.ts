import type { ScopeId } from "../../../judge/patterns.ts";
import {
  covered,
  exactly,
  needsPerson,
  notIncluded,
  type Named,
  type Wish,
} from "../../../judge/wish.ts";

type Said = { id: string; wish: string; budget?: string; timeline?: string };

/** A wish that these scopes hold completely: a scope named twice is meant twice. */
const firm = (said: Said, scopes: readonly ScopeId[], named: readonly Named[]): Wish => ({
  ...said,
  expects: {
    services: [[...new Set(scopes)]],
    firm: true,
    named,
    totalUsd: exactly(...scopes),
  },
});

/** A wish that somebody has to look at before it gets a price. */
const open = (
  said: Said,
  services: readonly (readonly string[])[],
  named: readonly Named[],
): Wish => ({ ...said, expects: { services, firm: false, named } });

const coveredWishes: readonly Wish[] = [
  firm(
    {
      id: "n-wish-paddock-boarding",
      wish: "Form for booking a dog in at our kennels. 14 questions on one page, three of them only show if the dog takes medicine. Answers go to a Google Sheet, form sits in the website we have already.",
    },
    ["smart-form.one-form"],
    covered("14 questions", "one page", "Google Sheet", "website"),
  ),
  firm(
    {
      id: "n-wish-ferry-bot",
      wish: "chat bot for a small ferry line in Croatia, only on our website. it should know timetable, luggage and bicycle rules, about 20 pages in total. if it does not know it sends the question to us by email",
      budget: "max. 400 USD",
    },
    ["gpt4-chatbot.one-site"],
    covered("website", "20 pages", "email"),
  ),
  firm(
    {
      id: "n-wish-candles-hubspot",
      wish: "Every new customer in our Shopify candle store should show up in HubSpot exactly once, with an owner. Shopify is the only source, maybe 15 fields.",
    },
    ["crm-integration.one-source"],
    covered("Shopify", "HubSpot", "15 fields"),
  ),
  firm(
    {
      id: "n-wish-lift-inspections",
      wish: "We inspect lifts in Auckland. One process: job comes in, technician fills in the inspection, office signs it off. 5 screens, two roles (technician, office), and the spreadsheet with the current lifts has to be imported. Runs in our own cloud account.",
      budget: "3,200 US dollars",
      timeline: "6 weeks",
    },
    ["web-app.one-process"],
    covered(
      "One process",
      "5 screens",
      "two roles",
      "spreadsheet",
      "our own cloud account",
      "6 weeks",
    ),
  ),
  firm(
    {
      id: "n-wish-tattoo-site-and-care",
      wish: "tattoo studio needs a 5 page website w/ contact form to our inbox, editor so i can swap pics, our own domain. and then one month of you keeping it updated + backed up, 2 hours of changes is plenty",
    },
    ["full-website.five-pages", "ongoing-maintenance.one-month-two-hours"],
    covered(
      "5 page website",
      "contact form",
      "editor",
      "our own domain",
      "one month",
      "2 hours of changes",
    ),
  ),
  firm(
    {
      id: "n-wish-cotton-screen",
      wish: "I would like one screen with eight symbols (cotton, cocoa, sugar and some currencies), one data provider for which I have the licence, two measures of my own, email alerts and CSV export. Only I sign in.",
    },
    ["market-dashboard.one-source"],
    covered("eight symbols", "one data provider", "two measures", "email alerts", "CSV export"),
  ),
  firm(
    {
      id: "n-wish-stairlift-pitch",
      wish: "A 3 minute sales video with a computer host for our stairlifts, in Spanish, we have 6 product photos, captions please. No page, just the file.",
    },
    ["vsl-ai-host.three-minutes"],
    covered("3 minute", "Spanish", "6 product photos", "captions"),
  ),
  firm(
    {
      id: "n-wish-piano-leads",
      wish: "AI lead generation page for a piano restorer in Boston: one page, you write the text, the assistant asks 5 questions of ours, leads go to Pipedrive and people can book a call in our Google Calendar.",
      budget: "$1,200",
    },
    ["ai-lead-gen-lp.crm-and-booking"],
    covered("one page", "the text", "5 questions", "Pipedrive", "Google Calendar"),
  ),
  firm(
    {
      id: "n-wish-drei-ablaeufe",
      wish: "Wir sind ein Reisebüro in Erfurt und möchten drei Abläufe automatisieren, jeweils höchstens 6 Schritte. Beteiligt sind HubSpot, Slack, unser E-Mail-Postfach und eine Excel-Tabelle. Eingehende Mails sollen dabei von einer KI vorsortiert werden.",
    },
    ["workflow-automation.three-flows"],
    covered("drei Abläufe", "6 Schritte", "HubSpot", "Slack", "E-Mail-Postfach", "Excel-Tabelle"),
  ),
  firm(
    {
      id: "n-wish-saunafass",
      wish: "eine landingpage für unsere saunafässer, 7 abschnitte, text schreibt bitte ihr nach nem telefonat, 5 bilder von uns. anfragen ins postfach und nach hubspot",
      timeline: "in 2 Wochen",
    },
    ["landing-page.complete"],
    covered("eine landingpage", "7 abschnitte", "text", "5 bilder", "hubspot"),
  ),
  firm(
    {
      id: "n-wish-portal-reformas",
      wish: "Portal para 80 clientes de nuestra empresa de reformas en Murcia: que cada uno vea el estado de su obra, sus documentos y pueda mandarnos mensajes. Tenemos la lista de clientes y habría que importarla. Lo querríamos en 6 semanas.",
    },
    ["client-portal.documents-and-jobs"],
    covered(
      "80 clientes",
      "estado de su obra",
      "documentos",
      "mensajes",
      "lista de clientes",
      "6 semanas",
    ),
  ),
  firm(
    {
      id: "n-wish-tres-condiciones",
      wish: "un indicador para tradingview con mis 3 condiciones y una alerta cuando se cumplan las tres. lo uso en oro, nasdaq y euro, en 2 temporalidades. nada de webhooks ni backtest",
    },
    ["pine-script-indicator.one-indicator"],
    covered("tradingview", "3 condiciones", "una alerta", "2 temporalidades"),
  ),
  firm(
    {
      id: "n-wish-page-et-video",
      wish: "Pour notre école de parapente : une landing page avec 5 sections, nous fournissons textes et photos, un formulaire vers notre boîte mail. Et une vidéo d'une minute avec présentateur, en français, sous-titrée.",
      budget: "650 dollars",
    },
    ["landing-page.essential", "ai-video-1min.one-video"],
    covered("une landing page", "5 sections", "un formulaire", "une minute", "français"),
  ),
];

const openWishes: readonly Wish[] = [
  open(
    {
      id: "n-wish-twenty-pages",
      wish: "We're a trade union branch and need a website with 20 pages plus a news section, English only. About 90 old addresses must be redirected.",
    },
    [["full-website"]],
    [...needsPerson("20 pages"), ...covered("news section", "90 old addresses")],
  ),
  open(
    {
      id: "n-wish-nine-flows",
      wish: "automate our intake at the law firm, nine flows, between Salesforce and Slack mostly, approvals by a partner where needed",
    },
    [["workflow-automation"]],
    [...needsPerson("nine flows"), ...covered("Salesforce", "Slack", "approvals")],
  ),
  open(
    {
      id: "n-wish-care-and-hosting",
      wish: "Please maintain our one WordPress site for a month, 2 hours of changes, daily backup, AND the hosting itself should be included in your price.",
    },
    [["ongoing-maintenance"]],
    [...notIncluded("hosting"), ...covered("one WordPress site", "a month", "2 hours of changes")],
  ),
  open(
    {
      id: "n-wish-seven-screens",
      wish: "Seven screens of our clinic scheduling tool designed in Figma for phone and desktop. Our developers do the code. A prototype we can click would be lovely.",
    },
    [["ui-ux-design"]],
    [...needsPerson("Seven screens"), ...covered("Figma")],
  ),
  open(
    {
      id: "n-wish-telegram",
      wish: "Chatbot für unseren Kletterverein, Wissen ca. 15 Seiten. Er soll auf der Website antworten und zusätzlich in unserer Telegram-Gruppe.",
    },
    [["gpt4-chatbot"]],
    [...needsPerson("Telegram-Gruppe"), ...covered("15 Seiten", "Website")],
  ),
  open(
    {
      id: "n-wish-zoho",
      wish: "quiero conectar el formulario de mi web con Zoho CRM para que no se dupliquen los contactos, son 12 campos",
    },
    [["crm-integration"]],
    [...needsPerson("Zoho CRM"), ...covered("formulario de mi web", "12 campos")],
  ),
  open(
    {
      id: "n-wish-publicite",
      wish: "Une page de génération de leads avec assistant IA pour notre cabinet de podologie à Québec : une page, 4 questions, leads par courriel. Et vous gérez la publicité Facebook qui va avec.",
    },
    [["ai-lead-gen-lp"]],
    [...notIncluded("publicité Facebook"), ...covered("une page", "4 questions", "courriel")],
  ),
];

export const examWishes: readonly Wish[] = [...coveredWishes, ...openWishes];
