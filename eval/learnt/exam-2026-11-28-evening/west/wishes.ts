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

/** A wish that these scopes hold completely. */
const firm = (
  said: Said,
  scopes: readonly ScopeId[],
  named: readonly Named[],
  /** Other scopes that make as much sense. */
  orElse: readonly ScopeId[] = [],
): Wish => ({
  ...said,
  expects: {
    services: orElse.length > 0 ? [scopes, orElse] : [scopes],
    firm: true,
    named,
    totalUsd: {
      min: Math.min(exactly(...scopes).min, ...(orElse.length > 0 ? [exactly(...orElse).min] : [])),
      max: Math.max(exactly(...scopes).max, ...(orElse.length > 0 ? [exactly(...orElse).max] : [])),
    },
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
      id: "w-wish-dog-groomer",
      wish: "mobile dog groomer in tempe. landing page for my holiday package, got the words and pics already, 4 sections tops, one form that lands in my email",
    },
    ["landing-page.essential"],
    covered("4 sections", "one form", "email"),
  ),
  firm(
    {
      id: "w-wish-family-law-intake",
      wish: "Intake form for a family law office. 30 fields give or take, split in 4 steps, clients upload court papers as PDF, and each one has to show up in Pipedrive.",
    },
    ["smart-form.several-steps"],
    covered("30 fields", "4 steps", "upload", "Pipedrive"),
  ),
  firm(
    {
      id: "w-wish-ema-rsi",
      wish: "tradingview indicator, ema cross with rsi filter so 2 conditions, one alert. checked on two markets (es and nq) and 2 timeframes",
    },
    ["pine-script-indicator.one-indicator"],
    covered("2 conditions", "one alert", "two markets", "2 timeframes"),
  ),
  firm(
    {
      id: "w-wish-coaching-institute",
      wish: "Chatbot required for website of our coaching institute. Should answer from 20 pages of our site only. If it is not knowing, forward to our email. Budget is 400 USD",
    },
    ["gpt4-chatbot.one-site"],
    covered("20 pages", "email", "400 USD"),
  ),
  firm(
    {
      id: "w-wish-conveyancer-site",
      wish: "Whole website for our conveyancing firm in Ballarat, 5 pages in English with a contact form. We want to change the text ourselves, and 12 old addresses need to keep working.",
    },
    ["full-website.five-pages"],
    covered("5 pages", "English", "contact form", "change the text ourselves", "12 old addresses"),
  ),
  firm(
    {
      id: "w-wish-solar-leads-hubspot",
      wish: "leads from our web form should land in HubSpot by themselves, 14 fields, no dupes, assigned to the rep for that zip. need it within 7 days",
    },
    ["crm-integration.one-source"],
    covered("web form", "HubSpot", "14 fields", "7 days"),
    ["workflow-automation.one-flow"],
  ),
  firm(
    {
      id: "w-wish-bookkeeper-portal",
      wish: "Client portal for my bookkeeping practice. 22 clients, each logs in, picks up statements and sends me receipts. they get an email when something new is there",
    },
    ["client-portal.documents"],
    covered("22 clients", "sends me receipts", "email"),
  ),
  firm(
    {
      id: "w-wish-contract-hour",
      wish: "One hour of consulting please, in English. I have 8 pages of a software contract that someone should read beforehand",
    },
    ["tech-consulting.one-hour"],
    covered("One hour", "English", "8 pages"),
  ),
  firm(
    {
      id: "w-wish-pitch-screens",
      wish: "UI design only, no code: 3 screens of our booking app in Figma, as a clickable prototype for investors. Two weeks is fine",
    },
    ["ui-ux-design.three-pages-prototype"],
    covered("3 screens", "Figma", "clickable prototype", "Two weeks"),
  ),
  firm(
    {
      id: "w-wish-two-wordpress",
      wish: "maintenance for our two sites for one month, about 4 hours of small changes, I can spend $450",
    },
    ["ongoing-maintenance.one-month-five-hours"],
    covered("two sites", "one month", "4 hours", "$450"),
  ),
  firm(
    {
      id: "w-wish-treuhand-ablaeufe",
      wish: "Wir möchten drei Abläufe automatisieren, jeder höchstens 7 Schritte: E-Mail kommt, Eintrag in eine Tabelle, Meldung in Slack. Ein KI-Schritt soll die E-Mails vorher sortieren.",
    },
    ["workflow-automation.three-flows"],
    covered("drei Abläufe", "7 Schritte", "E-Mail", "Tabelle", "Slack", "KI-Schritt"),
  ),
  firm(
    {
      id: "w-wish-inmobiliaria-videos",
      wish: "Necesito un video de un minuto con presentador de IA para mi inmobiliaria, el mismo guion en español y en inglés, con subtítulos en los dos. Tengo 450 dólares.",
    },
    ["ai-video-1min.two-languages"],
    covered("un minuto", "español y en inglés", "subtítulos", "450 dólares"),
  ),
  firm(
    {
      id: "w-wish-coach-page-rdv",
      wish: "Une page avec assistant IA pour mon offre de coaching : il pose 4 questions aux visiteurs, prend le rendez-vous dans Google Calendar et met le contact dans HubSpot. Délai : 10 jours.",
    },
    ["ai-lead-gen-lp.crm-and-booking"],
    covered("4 questions", "Google Calendar", "HubSpot", "10 jours"),
  ),
];

const openWishes: readonly Wish[] = [
  open(
    {
      id: "w-wish-taqueria-whatsapp",
      wish: "chatbot for our taqueria, it should answer on whatsapp and on instagram, knowledge is about 15 pages",
    },
    [["gpt4-chatbot"]],
    [...needsPerson("whatsapp", "instagram"), ...covered("15 pages")],
  ),
  open(
    {
      id: "w-wish-insurance-portal",
      wish: "Client portal for an insurance broker, 1,200 clients, they download their policies and message us",
    },
    [["client-portal"]],
    needsPerson("1,200 clients"),
  ),
  open(
    {
      id: "w-wish-strategy-twelve",
      wish: "tradingview strategy with entry, exit and stop plus an indicator on the same rule, webhook alerts to my server, backtests on 12 symbols",
    },
    [["pine-script-indicator"]],
    [...covered("webhook alerts"), ...needsPerson("12 symbols")],
  ),
  open(
    {
      id: "w-wish-winery-four-languages",
      wish: "Full website for a winery in the Barossa, 10 pages in four languages: English, German, French and Mandarin. With a news section.",
    },
    [["full-website"]],
    [...covered("10 pages", "news section"), ...needsPerson("four languages")],
  ),
  open(
    {
      id: "w-wish-drone-shoot",
      wish: "realtor here. looking for a photographer for 3 houses plus drone footage, someone who comes out to Scottsdale",
    },
    [[]],
    notIncluded("photographer", "drone footage"),
  ),
  open(
    {
      id: "w-wish-formulario-mercadopago",
      wish: "Un formulario de inscripción para mis clases, 20 campos en 3 pasos, que cobre la seña con Mercado Pago y mande un mail de confirmación",
    },
    [["smart-form"]],
    [...covered("20 campos", "3 pasos", "mail de confirmación"), ...needsPerson("Mercado Pago")],
  ),
  open(
    {
      id: "w-wish-video-douze-minutes",
      wish: "Vidéo de vente avec présentateur IA, en français, durée 12 minutes, pour notre cuisiniste à Charleroi",
    },
    [["vsl-ai-host"]],
    [...covered("en français"), ...needsPerson("12 minutes")],
  ),
];

export const examWishes: readonly Wish[] = [...coveredWishes, ...openWishes];
