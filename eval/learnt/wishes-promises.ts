import { covered, exactly, type Coverage, type Named, type Wish } from "../judge/wish.ts";

const open = (
  id: string,
  wish: string,
  services: readonly string[],
  texts: readonly string[] = [],
  is: Coverage = "needs a person",
): Wish => ({
  id: `promise-${id}`,
  wish,
  expects: {
    services: services.map((service) => [service]),
    firm: false,
    named: texts.map((text): Named => ({ text, is })),
  },
});
const firm = (
  id: string,
  wish: string,
  scopes: readonly `${string}.${string}`[],
  ...texts: readonly string[]
): Wish => ({
  id: `promise-${id}`,
  wish,
  expects: {
    services: [scopes],
    firm: true,
    named: covered(...texts),
    totalUsd: exactly(...scopes),
  },
});

/** What could be promised falsely: further demands of every kind, and wishes that are wholly covered. */
export const promiseWishes: readonly Wish[] = [
  open("hosting-3y", "Website with 5 pages, and you host it for three years", ["full-website"]),
  open(
    "licence",
    "A chatbot for our site with up to 20 documents, and we want to resell it to our own clients",
    ["gpt4-chatbot"],
  ),
  open(
    "source-exclusive",
    "Pine script indicator with 2 conditions, exclusive rights so you never sell it to others",
    ["pine-script-indicator"],
  ),
  open("content", "Five page website, you write all the texts", ["full-website"]),
  open("photos", "A five page website and a photographer who comes to our shop", ["full-website"]),
  open("migration", "Website with 5 pages, move our 240 blog posts from the old one", [
    "full-website",
  ]),
  open("support-247", "One landing page plus round-the-clock phone support", ["landing-page"]),
  open(
    "support-hours",
    "Chatbot for 20 pages; someone must be available on weekends if it breaks",
    ["gpt4-chatbot"],
  ),
  open("visitors", "Landing page that survives 50,000 visitors an hour", ["landing-page"]),
  open("uptime", "A client portal for 20 clients with 99.99% uptime guaranteed in writing", [
    "client-portal",
  ]),
  open("wcag", "A five-page website certified to WCAG AAA", ["full-website"]),
  open("gdpr-hosting", "A client portal for 20 clients, hosted in Switzerland only", [
    "client-portal",
  ]),
  open("penalty", "Landing page by next Friday, otherwise you pay us $500 a day", ["landing-page"]),
  open("onsite", "One-hour consulting at our office in Manchester", ["tech-consulting"]),
  open("languages-5", "One minute video in Polish and Czech", ["ai-video-1min"]),
  open("voice-clone", "A one-minute video in which I speak with my own cloned voice", [
    "ai-video-1min",
  ]),
  open("actors", "A one minute video with two presenters who talk to each other", [
    "ai-video-1min",
  ]),
  open("4k", "One minute video, English, delivered in 8K with Dolby Atmos", ["ai-video-1min"]),
  open("whatsapp-sap", "Automation: when an order arrives in SAP, post it to Slack", [
    "workflow-automation",
  ]),
  open("telegram", "A flow that reads a Telegram group and writes to a spreadsheet", [
    "workflow-automation",
  ]),
  open("runs", "One automation with 3 steps from our web form to Slack, 2 million runs a day", [
    "workflow-automation",
  ]),
  open("sso", "Client portal for 20 clients where they sign in with their Microsoft accounts", [
    "client-portal",
  ]),
  open("offline", "A web app with 5 screens that also works offline", ["web-app"]),
  open("app-store", "Web app with 5 screens, also published in the app store", ["web-app"]),
  open("hipaa", "A smart form with 10 fields, HIPAA compliant", ["smart-form"]),
  open("signature", "A form with 12 fields with a legally binding signature", ["smart-form"]),
  open("fax", "Form with 10 fields that sends each answer as a fax", ["smart-form"]),
  open("klarna", "A form with 10 fields where people pay with Klarna", ["smart-form"]),
  open("crm-zoho", "Connect our web form with monday.com", ["crm-integration"]),
  open("contacts-90k", "Merge 90,000 contacts in HubSpot from three sources", ["crm-integration"]),
  open("realtime", "A market dashboard with 10 symbols with tick data in real time under 5 ms", [
    "market-dashboard",
  ]),
  open("trade", "A dashboard with 10 symbols that also places the trades by itself", [
    "market-dashboard",
    "pine-script-indicator",
  ]),
  open("profit", "A Pine Script strategy that makes at least 5 % a month", [
    "pine-script-indicator",
  ]),
  open("mt5", "One indicator with 2 conditions, for MetaTrader 5", ["pine-script-indicator"]),
  open("ads", "A landing page, and you run our Google Ads for it", ["landing-page"]),
  open("seo-rank", "Five-page website that ranks first for plumber Leeds", ["full-website"]),
  open("shop", "A five-page website with a shop of 40 products", ["full-website", "web-app"]),
  open("members", "A five page website with a members area and forum", [
    "full-website",
    "web-app",
    "client-portal",
  ]),
  open("training-5", "Five-page website and three days of training for twelve employees", [
    "full-website",
  ]),
  open("warranty-years", "Landing page with five years of warranty", ["landing-page"]),
  open("unlimited", "Landing page with unlimited revisions", ["landing-page"]),
  open("free-updates", "A chatbot that has read 20 pages, with free updates for ever", [
    "gpt4-chatbot",
  ]),
  open("print", "Landing page and 500 printed flyers", ["landing-page"]),
  open("instalments", "Web app with 6 screens, paid in 24 monthly instalments", ["web-app"]),
  open(
    "months-care",
    "Maintenance for our site for 12 months, 2 hours a month, discount of 10 % please",
    ["ongoing-maintenance"],
  ),
  open(
    "noun-unknown",
    "A landing page with three gizmos and a carousel of testimonials from Trustpilot",
    ["landing-page"],
  ),
  open("de-hosting", "Website mit fünf Seiten, Hosting und Domain für zwei Jahre inklusive", [
    "full-website",
  ]),
  open("de-barrierefrei", "Landingpage, barrierefrei nach BITV zertifiziert", ["landing-page"]),
  open("de-vor-ort", "Chatbot mit 20 Seiten Wissen, Schulung bei uns vor Ort in Köln", [
    "gpt4-chatbot",
  ]),
  open("de-datev", "Kundenportal für 20 Mandanten mit DATEV-Anbindung", ["client-portal"]),
  open("es-garantia", "Una landing page que nos garantice 100 clientes al mes", ["landing-page"]),
  open("es-textos", "Web de cinco páginas y que escribáis vosotros todos los textos", [
    "full-website",
  ]),
  open("fr-astreinte", "Un chatbot pour 20 pages, avec une astreinte le week-end", [
    "gpt4-chatbot",
  ]),
  open("fr-serveur", "Un portail pour 20 clients hébergé sur nos propres serveurs", [
    "client-portal",
  ]),
  firm(
    "landing",
    "A landing page with four sections and one form",
    ["landing-page.essential"],
    "four sections",
    "one form",
  ),
  firm(
    "landing-text",
    "Landing page, 8 sections, with the text written by you",
    ["landing-page.complete"],
    "8 sections",
  ),
  firm(
    "portal-80",
    "Client portal for 80 clients with messages for each job",
    ["client-portal.documents-and-jobs"],
    "80 clients",
  ),
  firm(
    "form-pay",
    "A form with payment by Stripe and a PDF from the answers",
    ["smart-form.payment-and-document"],
    "Stripe",
  ),
  firm(
    "de-website",
    "Website mit fünf Seiten in einer Sprache",
    ["full-website.five-pages"],
    "fünf Seiten",
  ),
  firm(
    "fr-form",
    "Un formulaire avec 12 champs envoyé à une boîte mail",
    ["smart-form.one-form"],
    "12 champs",
  ),
  firm("es-video", "Un vídeo de un minuto en español", ["ai-video-1min.one-video"], "un minuto"),
  firm(
    "two",
    "A landing page with 5 sections and a form with 10 fields",
    ["landing-page.essential", "smart-form.one-form"],
    "5 sections",
    "10 fields",
  ),
  firm(
    "flow",
    "One automation in four steps: web form to HubSpot, then Slack",
    ["workflow-automation.one-flow"],
    "HubSpot",
    "Slack",
  ),
  firm("consult", "One hour of consulting by video call", ["tech-consulting.one-hour"], "One hour"),
];
