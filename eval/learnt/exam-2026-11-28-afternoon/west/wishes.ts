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
      id: "w8-wish-knife-round",
      wish: "I go round Leeds sharpening knives. One landing page please, 4 sections, my own words and photos, a form that lands in my mailbox. And on top of it a one minute video with one of your presenters, in English.",
      budget: "$600",
    },
    ["landing-page.essential", "ai-video-1min.one-video"],
    covered("4 sections", "a form", "one minute video", "English"),
  ),
  firm(
    {
      id: "w8-wish-ferry-bot",
      wish: "Ferry line in the Hebrides. A chatbot that knows our 250 pages and PDFs and answers on the website, by email and by SMS. Group enquiries should be written to Salesforce. Please train our desk staff for an hour.",
      timeline: "within 3 weeks",
    },
    ["gpt4-chatbot.three-channels"],
    covered("250 pages", "website", "email", "SMS", "Salesforce"),
  ),
  firm(
    {
      id: "w8-wish-tenant-mails",
      wish: "We manage rented flats and want three flows automated in Make. (1) tenant mails get sorted by an AI step and go to the right Slack channel, (2) a new row in our spreadsheet creates the contact in HubSpot, (3) a reminder mail every Monday. None has more than 6 steps.",
      budget: "600 USD",
    },
    ["workflow-automation.three-flows"],
    covered("three flows", "AI step", "Slack", "spreadsheet", "HubSpot", "6 steps"),
  ),
  firm(
    {
      id: "w8-wish-yarn-both-ways",
      wish: "keep hubspot and our shopify yarn shop in sync both directions pls. theres 15,000 contacts in hubspot, merge the dupes. and 3 reports in hubspot on top",
    },
    ["crm-integration.both-directions"],
    covered("hubspot", "shopify", "both directions", "15,000 contacts", "3 reports"),
  ),
  firm(
    {
      id: "w8-wish-boat-builder",
      wish: "Boat yard in Finland, 80 owners as clients. In a portal on our domain each sees the status of his boat, the papers and can write us messages there. The list of clients we have already, you import it.",
      budget: "1500 dollars",
      timeline: "5 weeks",
    },
    ["client-portal.documents-and-jobs"],
    covered("80 owners", "our domain", "status of his boat", "messages", "import"),
  ),
  firm(
    {
      id: "w8-wish-organ-repairs",
      wish: "Our organ workshop records every repair in one big spreadsheet. We want a proper web app for that single process: 5 screens, two roles (office, workshop), the spreadsheet imported, hosted in our own cloud account.",
      timeline: "about a month",
    },
    ["web-app.one-process"],
    covered("5 screens", "two roles", "spreadsheet", "our own cloud account"),
  ),
  firm(
    {
      id: "w8-wish-copper-screen",
      wish: "I trade metals alone. A market dashboard with 8 symbols from one provider, I hold the licence. Two measures of my own, alerts by email, export to CSV. Nobody but me signs in.",
    },
    ["market-dashboard.one-source"],
    covered("8 symbols", "one provider", "Two measures", "alerts by email", "CSV"),
  ),
  firm(
    {
      id: "w8-wish-roof-leads",
      wish: "solar roofs, Arizona. need the AI lead page: it asks folks 5 questions, drops the lead in Pipedrive, books the call in my Google Calendar, and sends them 2 follow up emails. one offer only",
      budget: "1.2k",
    },
    ["ai-lead-gen-lp.crm-and-booking"],
    covered("5 questions", "Pipedrive", "Google Calendar", "2 follow up emails"),
  ),
  firm(
    {
      id: "w8-wish-rule-with-webhooks",
      wish: "One rule, wanted twice: as an indicator and as a strategy for TradingView, backtested on 4 symbols, with webhook alerts that my own server reads.",
      budget: "$800",
    },
    ["pine-script-indicator.indicator-strategy-webhooks"],
    covered("indicator", "strategy", "TradingView", "4 symbols", "webhook alerts"),
  ),
  firm(
    {
      id: "w8-wish-dachdecker",
      wish: "Wir sind Dachdecker in Siegen. Schadensmeldung als Formular auf unserer Website: 30 Felder in 5 Schritten, man soll Fotos hochladen können, alles landet auch in HubSpot, und der Kunde bekommt eine Bestätigung per Mail.",
      budget: "400 $",
    },
    ["smart-form.several-steps"],
    covered("30 Felder", "5 Schritten", "Fotos hochladen", "HubSpot", "Bestätigung per Mail"),
  ),
  firm(
    {
      id: "w8-wish-drei-masken",
      wish: "Bitte drei Seiten unserer Buchungsstrecke entwerfen, für Handy und Desktop, in Figma. Dazu ein klickbarer Prototyp, den wir Kunden zeigen. Programmieren tun wir selbst.",
      timeline: "in 2 Wochen",
    },
    ["ui-ux-design.three-pages-prototype"],
    covered("drei Seiten", "Figma", "klickbarer Prototyp"),
  ),
  firm(
    {
      id: "w8-wish-tres-videos",
      wish: "Somos una cooperativa de ahorro en Oaxaca. Tres videos de un minuto con la misma presentadora, en español: abrir cuenta, pedir crédito, usar la app. De cada uno la versión horizontal y la vertical, con subtítulos.",
      budget: "800 USD",
    },
    ["ai-video-1min.three-videos"],
    covered("Tres videos", "un minuto", "español", "vertical", "subtítulos"),
  ),
  firm(
    {
      id: "w8-wish-syndicat-apicole",
      wish: "Syndicat apicole du Jura : un nouveau site de 8 pages en français, avec une rubrique actualités que nous remplirons nous-mêmes. Environ 60 anciennes adresses à rediriger. Textes et photos fournis par nous.",
      budget: "2 000 dollars",
    },
    ["full-website.eight-pages"],
    covered("8 pages", "français", "actualités", "60 anciennes adresses"),
  ),
];

const openWishes: readonly Wish[] = [
  open(
    {
      id: "w8-wish-seven-conditions",
      wish: "TradingView indicator, one alert. It has to check 7 conditions at the same time before it draws the arrow.",
    },
    [["pine-script-indicator"]],
    [...needsPerson("7 conditions"), ...covered("TradingView", "one alert")],
  ),
  open(
    {
      id: "w8-wish-ads-as-well",
      wish: "A lead page with the AI assistant for our language holidays in Malta, 4 questions, leads to one inbox, you write the text. And you run the Google advertising for it, all in one price.",
      budget: "1500 USD",
    },
    [["ai-lead-gen-lp"]],
    [
      ...notIncluded("Google advertising"),
      ...covered("4 questions", "one inbox", "write the text"),
    ],
  ),
  open(
    {
      id: "w8-wish-nine-sites",
      wish: "We're a chain of nine hostels and each has its own website, so 9 websites to be maintained for one month: updates, daily backup, monitoring, say 8 hours of small changes.",
    },
    [["ongoing-maintenance"]],
    [...needsPerson("9 websites"), ...covered("one month", "daily backup", "monitoring")],
  ),
  open(
    {
      id: "w8-wish-whatsapp",
      wish: "chatbot for our driving range, knows about 20 pages, on the website and on whatsapp. hands over by email if stuck",
    },
    [["gpt4-chatbot"]],
    [...needsPerson("whatsapp"), ...covered("20 pages", "website", "email")],
  ),
  open(
    {
      id: "w8-wish-drei-sprachen",
      wish: "Website für unser Weingut in Südtirol, 10 Seiten, auf Deutsch, Italienisch und Englisch, also drei Sprachen. Mit Neuigkeiten und einem Formular, über das man Verkostungen bucht.",
    },
    [["full-website"]],
    [...needsPerson("drei Sprachen"), ...covered("10 Seiten", "Neuigkeiten", "Formular")],
  ),
  open(
    {
      id: "w8-wish-inmobiliaria-zoho",
      wish: "Inmobiliaria en Cartagena. Queremos que cada solicitud del formulario web llegue sola a Zoho, sin duplicados, con unos 15 campos y con un responsable asignado.",
    },
    [["crm-integration"]],
    [...needsPerson("Zoho"), ...covered("formulario web", "15 campos")],
  ),
  open(
    {
      id: "w8-wish-logo-dessine",
      wish: "Site de cinq pages pour notre école de cirque à Charleroi, avec formulaire de contact. Nous n'avons pas de logo : il faudrait aussi que vous dessiniez le logo.",
      budget: "1 400 dollars",
    },
    [["full-website"]],
    [...notIncluded("le logo"), ...covered("cinq pages", "formulaire de contact")],
  ),
];

export const examWishes: readonly Wish[] = [...coveredWishes, ...openWishes];
