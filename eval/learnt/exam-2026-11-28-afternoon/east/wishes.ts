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
      id: "e8-wish-refurbished-pianos",
      wish: "Piano workshop in Leeds. A landing page for our winter sale of refurbished uprights: 4 sections, we send the text and the photos, and one form that comes to our mailbox. And a one-minute video in English in which a presenter tells how an old piano is made good again.",
      budget: "$600",
    },
    ["landing-page.essential", "ai-video-1min.one-video"],
    covered("4 sections", "one form", "mailbox", "one-minute", "English"),
  ),
  firm(
    {
      id: "e8-wish-physio-practice",
      wish: "New website for a physiotherapy practice in Cape Town. Eight pages in one language plus a news section that we fill ourselves. About 60 old addresses have to be redirected. Texts and pictures are ready.",
    },
    ["full-website.eight-pages"],
    covered("Eight pages", "one language", "news section", "60 old addresses"),
  ),
  firm(
    {
      id: "e8-wish-furniture-bot",
      wish: "chatbot for the whole site of our furniture store, it has to know abt 120 pages and PDFs. when somebody wants to buy it takes name, email and what they want and sends that to our inbox. only on the website",
    },
    ["gpt4-chatbot.setup-with-care"],
    covered("120 pages", "inbox", "website"),
  ),
  firm(
    {
      id: "e8-wish-expense-flows",
      wish: "Museum trust, we have our own Make account. Five flows of up to 9 steps between HubSpot, Slack, email and spreadsheets. In two of them the finance lead must approve in Slack before it goes on. We also want the weekly summary of what ran.",
      timeline: "10 days",
    },
    ["workflow-automation.five-flows"],
    covered("Make", "Five flows", "9 steps", "HubSpot", "Slack", "weekly summary"),
  ),
  firm(
    {
      id: "e8-wish-allotment-clips",
      wish: "Our allotment society would like three short videos, 60 seconds at most each, with the same presenter: compost, watering, winter. In English, and we need a landscape and a portrait file of every one.",
    },
    ["ai-video-1min.three-videos"],
    covered("three short videos", "60 seconds", "English", "landscape", "portrait"),
  ),
  firm(
    {
      id: "e8-wish-breakout-strategy",
      wish: "a TradingView strategy, not just an indicator: entry, exit, stop and position size are written down. backtest with fees and slippage, 2 alerts",
      budget: "500 usd",
    },
    ["pine-script-indicator.strategy-with-backtest"],
    covered("TradingView", "backtest", "2 alerts"),
  ),
  firm(
    {
      id: "e8-wish-cocoa-screen",
      wish: "I buy cocoa. One market dashboard with 8 symbols from one data provider (I have the licence), two measures of my own, alerts by email, CSV export. Nobody signs in but me.",
    },
    ["market-dashboard.one-source"],
    covered("8 symbols", "one data provider", "two measures", "email", "CSV"),
  ),
  firm(
    {
      id: "e8-wish-surveyors-portal",
      wish: "Land surveyors, 80 clients. In the portal every client sees how far each job is, reads and writes messages about it, and finds the plans. The list of clients exists already and should be imported.",
    },
    ["client-portal.documents-and-jobs"],
    covered("80 clients", "messages", "imported"),
  ),
  firm(
    {
      id: "e8-wish-freiwilligendienst",
      wish: "Formular für Bewerbungen zum Freiwilligendienst: 32 Felder in 5 Schritten, der Lebenslauf wird als PDF hochgeladen, wer unterbricht, soll später weitermachen können. Danach eine Bestätigung per E-Mail und der Eintrag in HubSpot.",
    },
    ["smart-form.several-steps"],
    covered("32 Felder", "5 Schritten", "PDF", "Bestätigung", "HubSpot"),
  ),
  firm(
    {
      id: "e8-wish-autoescuela",
      wish: "Tenemos una autoescuela. El formulario de la web debe crear cada contacto nuevo en HubSpot, una sola vez y con responsable. Son 14 campos.",
    },
    ["crm-integration.one-source"],
    covered("formulario", "HubSpot", "14 campos"),
  ),
  firm(
    {
      id: "e8-wish-poeles-a-bois",
      wish: "Une vidéo de vente de 3 minutes en français pour nos poêles à bois, avec un animateur IA, 6 photos à nous et des sous-titres. Pas besoin de page, on a déjà la nôtre.",
    },
    ["vsl-ai-host.three-minutes"],
    covered("3 minutes", "français", "6 photos", "sous-titres"),
  ),
  firm(
    {
      id: "e8-wish-two-sites-one-bot",
      wish: "Please look after two websites and one chatbot of ours for one month, somebody else built them. We reckon with 4 hours of changes.",
    },
    ["ongoing-maintenance.one-month-five-hours"],
    covered("two websites", "one chatbot", "one month", "4 hours"),
  ),
  firm(
    {
      id: "e8-wish-two-screens-one-hour",
      wish: "Two screens designed in Figma, a list and its detail view, for phone and desktop. And besides that one hour of consulting on a video call about which database we should take.",
    },
    ["ui-ux-design.two-pages", "tech-consulting.one-hour"],
    covered("Two screens", "Figma", "one hour"),
  ),
];

const furtherWishes: readonly Wish[] = [
  open(
    {
      id: "e8-wish-nine-roles",
      wish: "Web app for a chain of veterinary clinics: three processes that share their data (stock, rota, incidents), 12 screens, reports as CSV. There are 9 roles with different rights.",
    },
    [["web-app"]],
    [...needsPerson("9 roles"), ...covered("three processes", "12 screens", "CSV")],
  ),
  open(
    {
      id: "e8-wish-kitchen-ads",
      wish: "A lead page with an AI assistant for our kitchen studio, one offer, 5 questions it asks every visitor, leads to our inbox. You should also run the Google Ads for it.",
    },
    [["ai-lead-gen-lp"]],
    [...notIncluded("Google Ads"), ...covered("5 questions", "inbox")],
  ),
  open(
    {
      id: "e8-wish-hosting-dabei",
      wish: "Bitte einen Monat lang unsere Website pflegen: Updates, tägliches Backup und 2 Stunden Änderungen. Das Hosting soll im Preis enthalten sein.",
    },
    [["ongoing-maintenance"]],
    [...notIncluded("Hosting"), ...covered("einen Monat", "Backup", "2 Stunden")],
  ),
  open(
    {
      id: "e8-wish-inmobiliaria-whatsapp",
      wish: "Un chatbot para nuestra inmobiliaria que conteste en la web y también por WhatsApp. Se alimenta de unas 80 páginas.",
    },
    [["gpt4-chatbot"]],
    [...needsPerson("WhatsApp"), ...covered("web", "80 páginas")],
  ),
  open(
    {
      id: "e8-wish-trois-langues",
      wish: "Un site complet de 12 pages pour notre domaine viticole, avec actualités et réservation de visites, en trois langues : français, anglais et néerlandais. Nous fournissons les traductions.",
    },
    [["full-website"]],
    [...needsPerson("trois langues"), ...covered("12 pages", "actualités", "réservation")],
  ),
  open(
    {
      id: "e8-wish-350-symbols",
      wish: "Market dashboard for a desk of 5 people, 350 symbols from three providers, with our positions imported from CSV and webhook alerts.",
      timeline: "before the end of the quarter",
    },
    [["market-dashboard"]],
    [...needsPerson("350 symbols"), ...covered("5 people", "three providers", "webhook alerts")],
  ),
  open(
    {
      id: "e8-wish-office-computers",
      wish: "we're moving office and need 40 computers set up, the printers repaired and the phone cables laid",
    },
    [[]],
    notIncluded("40 computers", "printers", "phone cables"),
  ),
];

/** What visitors wish for: what listed scopes hold, and what somebody has to look at. */
export const examWishes: readonly Wish[] = [...coveredWishes, ...furtherWishes];
