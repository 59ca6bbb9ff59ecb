import type { ScopeId } from "../../../judge/patterns.ts";
import {
  covered,
  exactly,
  type Named,
  needsPerson,
  notIncluded,
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

/** Wishes that listed scopes hold. */
const coveredWishes: readonly Wish[] = [
  firm(
    {
      id: "s-wish-dentist-two-languages",
      wish: "Welcome video for our dental practice, up to 60 seconds, presenter speaks it once in English and once in Spanish",
    },
    ["ai-video-1min.two-languages"],
    covered("60 seconds", "Spanish"),
  ),
  firm(
    {
      id: "s-wish-campsite-bot",
      wish: "chatbot on the website of our campsite, one topic: arrival and rules. about 20 pages of text. when it doesnt know it should send us an email",
      budget: "450 dollars",
    },
    ["gpt4-chatbot.one-site"],
    covered("20 pages"),
  ),
  firm(
    {
      id: "s-wish-bot-three-channels",
      wish: "We need a bot that answers on the website, by e-mail and by SMS from roughly 200 documents. Leads should be written to Pipedrive.",
    },
    ["gpt4-chatbot.three-channels"],
    covered("SMS", "200 documents", "Pipedrive"),
  ),
  firm(
    {
      id: "s-wish-three-flows",
      wish: "three automations for our office, none longer than 6 steps: web form into HubSpot, new rows of a spreadsheet posted to Slack, reminder by email before an appointment",
    },
    ["workflow-automation.three-flows"],
    covered("three automations", "6 steps", "HubSpot"),
  ),
  firm(
    {
      id: "s-wish-kanzlei-website",
      wish: "Neue Website für unsere Kanzlei mit 8 Seiten und einem Bereich für Neuigkeiten, Texte und Fotos liefern wir.",
      timeline: "in vier Wochen",
    },
    ["full-website.eight-pages"],
    covered("8 Seiten"),
  ),
  firm(
    {
      id: "s-wish-hotel-deux-langues",
      wish: "Site de 12 pages pour notre hôtel, en français et en anglais (nous fournissons la traduction), avec actualités et formulaire de réservation",
      budget: "2500 $",
    },
    ["full-website.twelve-pages"],
    covered("12 pages", "anglais"),
  ),
  firm(
    {
      id: "s-wish-strategy-two-alerts",
      wish: "tradingview strategy: entry, exit, stop, position size, backtest with fees. plus 2 alerts",
    },
    ["pine-script-indicator.strategy-with-backtest"],
    covered("2 alerts", "backtest"),
  ),
  firm(
    {
      id: "s-wish-summer-camp-form",
      wish: "Sign-up form for our summer camp: around 30 fields in 4 steps, parents upload a PDF of the vaccination card and get a confirmation email",
    },
    ["smart-form.several-steps"],
    covered("30 fields", "4 steps"),
  ),
  firm(
    {
      id: "s-wish-surveyor-portal",
      wish: "Client portal for about 60 clients of a surveyor's office. They see their documents, the status of each job and can write us messages. Please import our client list.",
      budget: "up to $1,600",
    },
    ["client-portal.documents-and-jobs"],
    covered("60 clients"),
  ),
  firm(
    {
      id: "s-wish-salesforce-tres-fuentes",
      wish: "Conectar tres fuentes con Salesforce (formulario web, Shopify y una hoja de cálculo) y fusionar los duplicados, tenemos unos 4.000 contactos",
    },
    ["crm-integration.three-sources"],
    covered("tres fuentes", "Salesforce", "4.000 contactos"),
  ),
  firm(
    {
      id: "s-wish-month-of-care",
      wish: "look after our website and our two chatbots for one month, about 5 hours of small changes",
    },
    ["ongoing-maintenance.one-month-five-hours"],
    covered("5 hours"),
  ),
  firm(
    {
      id: "s-wish-design-and-hour",
      wish: "UI design of two pages of our app in Figma, and before that one hour of consulting by video call, in English",
    },
    ["ui-ux-design.two-pages", "tech-consulting.one-hour"],
    covered("two pages", "Figma", "one hour"),
  ),
  firm(
    {
      id: "s-wish-lead-page-booking",
      wish: "page with an AI assistant for our solar offer, 5 questions to every lead, leads into HubSpot and calls booked into our Google Calendar",
      budget: "$1,200",
    },
    ["ai-lead-gen-lp.crm-and-booking"],
    covered("5 questions", "HubSpot", "Google Calendar"),
  ),
];

/** Wishes with something that no scope holds. */
const openWishes: readonly Wish[] = [
  open(
    {
      id: "s-wish-shop-400",
      wish: "online shop with 400 products, PayPal, and a newsletter. at the moment we sell on etsy",
      budget: "around 3000",
    },
    [["full-website"], ["web-app"], ["web-app.customers-and-payments"], []],
    needsPerson("400 products", "PayPal"),
  ),
  open(
    {
      id: "s-wish-bot-whatsapp",
      wish: "Chatbot for our pizzeria that takes questions on WhatsApp, knowledge is only 10 pages",
    },
    [["gpt4-chatbot"]],
    [...covered("10 pages"), ...needsPerson("WhatsApp")],
  ),
  open(
    {
      id: "s-wish-portal-900",
      wish: "Kundenportal für 900 Mandanten mit Dokumenten und Nachrichten",
    },
    [["client-portal"]],
    needsPerson("900 Mandanten"),
  ),
  open(
    {
      id: "s-wish-video-polish",
      wish: "one minute video about our care home with a presenter who speaks Polish",
    },
    [["ai-video-1min"]],
    [...covered("one minute"), ...needsPerson("Polish")],
  ),
  open(
    {
      id: "s-wish-page-and-ads",
      wish: "lead page with assistant, up to 5 questions, and you run the Google Ads for it for three months",
    },
    [["ai-lead-gen-lp"], ["landing-page"]],
    notIncluded("Google Ads"),
  ),
  open(
    {
      id: "s-wish-care-and-hosting",
      wish: "Keep our site running for one month with 2 hours of changes. Hosting should be included in the price.",
    },
    [["ongoing-maintenance"]],
    [...covered("2 hours"), ...notIncluded("Hosting")],
  ),
  open(
    {
      id: "s-wish-landing-manana",
      wish: "página de aterrizaje para un evento, con texto y fotos nuestras, tiene que estar online mañana",
      timeline: "mañana",
    },
    [["landing-page"]],
    needsPerson("mañana"),
  ),
];

export const examWishes: readonly Wish[] = [...coveredWishes, ...openWishes];
