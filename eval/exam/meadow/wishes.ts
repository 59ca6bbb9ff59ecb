import type { ScopeId } from "../../judge/patterns.ts";
import {
  covered,
  exactly,
  needsPerson,
  notIncluded,
  type Named,
  type Wish,
} from "../../judge/wish.ts";

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
      id: "meadow-wish-forklift-course",
      wish: "We train forklift drivers in Gdynia. One landing page for the weekend course, 6 sections, you write it, with an AI assistant that answers people and asks them 4 questions of ours (licence, age, own boots, which weekend). Each lead to one inbox with a summary.",
      budget: "750 USD",
    },
    ["ai-lead-gen-lp.one-offer"],
    covered("landing page", "6 sections", "AI assistant", "4 questions", "one inbox"),
  ),
  firm(
    {
      id: "meadow-wish-boat-insurance",
      wish: "insurance broker, boats. need two AI lead pages, one for sailing boats and one for fishing boats, each with its own assistant asking our 5 questions. leads go into hubspot, calls get booked in our microsoft 365 calendar. want to see which of the two brings more",
      timeline: "10 days",
    },
    ["ai-lead-gen-lp.two-offers"],
    covered("two AI lead pages", "5 questions", "hubspot", "microsoft 365", "10 days"),
  ),
  firm(
    {
      id: "meadow-wish-library-cards",
      wish: "A chatbot for the website of our town library that knows just one subject, library cards and fines. About 20 pages of text. What it can't answer should go to our desk by email with what was said.",
      budget: "up to $450",
    },
    ["gpt4-chatbot.one-site"],
    covered("website", "20 pages", "email"),
  ),
  firm(
    {
      id: "meadow-wish-water-utility",
      wish: "Water utility in Gaborone. One chatbot that answers on our website, by email and by SMS, from around 280 documents. Leads for new connections are to be written to Salesforce, and my team of six would need an hour of training.",
    },
    ["gpt4-chatbot.three-channels"],
    covered("website", "SMS", "280 documents", "Salesforce", "hour of training"),
  ),
  firm(
    {
      id: "meadow-wish-permit-screens",
      wish: "Three screens of our permit app designed in Figma with a prototype we can click through, phone and desktop. And one full day of consulting, in English, about how we should replace the old back end; you'd get 50 pages from us to read first.",
      budget: "1,300 dollars",
    },
    ["ui-ux-design.three-pages-prototype", "tech-consulting.one-day"],
    covered("Three screens", "Figma", "prototype", "one full day", "English", "50 pages"),
  ),
  firm(
    {
      id: "meadow-wish-agencia-aduanas",
      wish: "Agencia de aduanas en Callao, 90 clientes. Queremos un portal donde cada uno vea en qué paso va su trámite, baje y suba documentos y nos escriba mensajes que podamos contestar por correo. La lista de clientes ya la tenemos, hay que importarla.",
      budget: "1500 USD",
    },
    ["client-portal.documents-and-jobs"],
    covered("90 clientes", "mensajes", "documentos", "lista de clientes"),
  ),
  firm(
    {
      id: "meadow-wish-print-approvals",
      wish: "Portal for a printing house with 300 clients. They must approve proofs (we need the name and the time on record), follow their jobs, and pay invoices through our Stripe account. It should be connected to Pipedrive.",
      timeline: "5 weeks",
    },
    ["client-portal.invoices-and-approvals"],
    covered("300 clients", "approve proofs", "invoices", "Stripe", "Pipedrive", "5 weeks"),
  ),
  firm(
    {
      id: "meadow-wish-tea-shopify",
      wish: "Tea merchants, 18,000 contacts in HubSpot with a lot of duplicates that we want merged. HubSpot and Shopify should be kept in sync both ways. On top of that the web form, the mailbox and a spreadsheet feed HubSpot, and we want 3 reports there.",
      budget: "$900",
    },
    ["crm-integration.both-directions"],
    covered("18,000 contacts", "HubSpot", "Shopify", "web form", "spreadsheet", "3 reports"),
  ),
  firm(
    {
      id: "meadow-wish-dossier-bourse",
      wish: "Fondation à Lausanne. Un formulaire de demande de bourse, 36 champs en 5 étapes, où l'on peut joindre ses diplômes et reprendre plus tard. Chaque demande est créée dans Salesforce et le candidat reçoit un courriel de confirmation.",
      budget: "400 dollars",
    },
    ["smart-form.several-steps"],
    covered("36 champs", "5 étapes", "diplômes", "Salesforce", "courriel de confirmation"),
  ),
  firm(
    {
      id: "meadow-wish-fuenf-ablaeufe",
      wish: "Großhandel für Dachdecker. Fünf automatische Abläufe mit höchstens 9 Schritten, zwischen Salesforce, Slack, E-Mail und unseren Tabellen. Bei zweien muss die Abteilungsleitung in Slack zustimmen. Einmal in der Woche hätten wir gern eine Übersicht, was gelaufen und was schiefgegangen ist.",
    },
    ["workflow-automation.five-flows"],
    covered("Fünf automatische Abläufe", "9 Schritten", "Salesforce", "Slack", "E-Mail"),
  ),
  firm(
    {
      id: "meadow-wish-sugar-positions",
      wish: "Sugar brokers. Dashboard with 150 symbols from three data providers, we pay the data ourselves. Daily history, our positions imported from a CSV, alerts by webhook and email, 4 people sign in.",
      timeline: "6 weeks",
    },
    ["market-dashboard.three-sources"],
    covered("150 symbols", "three data providers", "CSV", "webhook", "4 people", "6 weeks"),
  ),
  firm(
    {
      id: "meadow-wish-one-rule-both-scripts",
      wish: "for tradingview: same rule once as indicator and once as strategy, backtests on 5 symbols, alerts by webhook to my own program in its format. and someone walks me through the code on a half hour call",
      budget: "750",
    },
    ["pine-script-indicator.indicator-strategy-webhooks"],
    covered("tradingview", "indicator", "strategy", "5 symbols", "webhook"),
  ),
  firm(
    {
      id: "meadow-wish-tres-videos",
      wish: "Municipio de Ibarra: tres videos de un minuto con el mismo presentador virtual, en español, sobre la basura, el agua y los perros. Cada uno también en vertical para el celular. Con subtítulos.",
      timeline: "una semana",
    },
    ["ai-video-1min.three-videos"],
    covered("tres videos", "un minuto", "español", "vertical", "subtítulos"),
  ),
];

const openWishes: readonly Wish[] = [
  open(
    {
      id: "meadow-wish-tool-hire-forty",
      wish: "Web app for a tool hire chain: customers sign in, reserve and pay by Stripe, our people see returns. 40 screens, three connections to tools of ours.",
    },
    [["web-app"]],
    [...needsPerson("40 screens"), ...covered("customers sign in", "Stripe")],
  ),
  open(
    {
      id: "meadow-wish-nine-sites",
      wish: "we're an agency with 9 client websites, could you look after all of them for one month, updates and daily backup, about 10 hours of changes",
    },
    [["ongoing-maintenance"]],
    [...needsPerson("9 client websites"), ...covered("one month", "daily backup", "10 hours")],
  ),
  open(
    {
      id: "meadow-wish-huit-minutes",
      wish: "Une vidéo de vente de 8 minutes avec un présentateur IA, en français, pour nos pressoirs à huile. Nous avons 14 photos. Elle doit avoir sa propre page avec un bouton de commande.",
    },
    [["vsl-ai-host"]],
    [...needsPerson("8 minutes"), ...covered("français", "14 photos", "bouton de commande")],
  ),
  open(
    {
      id: "meadow-wish-beratung-deutsch",
      wish: "Einen Tag Beratung zur Auswahl einer neuen Vereinssoftware, bitte auf Deutsch, weil unser Vorstand kein Englisch spricht. 40 Seiten Unterlagen schicken wir vorher.",
      budget: "800 Dollar",
    },
    [["tech-consulting"]],
    [...needsPerson("auf Deutsch"), ...covered("Einen Tag", "40 Seiten")],
  ),
  open(
    {
      id: "meadow-wish-garage-doors-ads",
      wish: "Landing page for garage doors, text written by you, 7 sections, form to our inbox. We'd also want you to run our Google Ads for three months.",
    },
    [["landing-page"]],
    [...notIncluded("Google Ads"), ...covered("text written", "7 sections", "form")],
  ),
  open(
    {
      id: "meadow-wish-dynamics",
      wish: "Necesitamos que las consultas del formulario web de nuestra clínica entren solas en Microsoft Dynamics, unos 18 campos, cada contacto con su responsable.",
    },
    [["crm-integration"]],
    [...needsPerson("Dynamics"), ...covered("formulario web", "18 campos")],
  ),
  open(
    {
      id: "meadow-wish-tablets",
      wish: "30 rugged tablets with SIM cards for our field staff in Malawi, delivered to Lilongwe before the rains.",
    },
    [[]],
    notIncluded("30 rugged tablets", "SIM cards"),
  ),
];

export const examWishes: readonly Wish[] = [...coveredWishes, ...openWishes];
