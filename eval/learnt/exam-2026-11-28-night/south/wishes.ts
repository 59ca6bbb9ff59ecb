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
      id: "s-wish-wedding-singer",
      wish: "wedding singer. one page, 7 sections, i cant write so you do the words pls. got 5 nice photos need tidying. and a form so brides can reach me by email",
      budget: "$500",
    },
    ["landing-page.complete"],
    covered("7 sections", "5 nice photos", "a form"),
  ),
  firm(
    {
      id: "s-wish-school-trip",
      wish: "consent form for school trips, 12 fields on one page, 3 of them only show if kid has allergies, every answer goes in our google sheet",
    },
    ["smart-form.one-form"],
    covered("12 fields", "one page", "google sheet"),
  ),
  firm(
    {
      id: "s-wish-surveyor-portal",
      wish: "I am a land surveyor with 80 clients. Each should sign in, see how far their job has got, read the drawings and write me a message about that job. My client list exists already and should be brought over.",
      timeline: "within two months",
    },
    ["client-portal.documents-and-jobs"],
    covered("80 clients", "how far their job has got", "message", "client list"),
  ),
  firm(
    {
      id: "s-wish-stables-site-and-care",
      wish: "Website for our riding stables, 5 pages, contact form, in English, I want to swap the photos myself. Plus afterwards one month of maintenance with 2 hours of small changes.",
      budget: "1450 USD",
    },
    ["full-website.five-pages", "ongoing-maintenance.one-month-two-hours"],
    covered("5 pages", "contact form", "English", "one month", "2 hours"),
  ),
  firm(
    {
      id: "s-wish-metals-desk",
      wish: "Market dashboard for the scrap metal desk: about 30 symbols, data from two providers we already pay, daily history, five measures of our own, and 4 people signing in with their own watchlist",
    },
    ["market-dashboard.two-sources"],
    covered("30 symbols", "two providers", "history", "five measures", "4 people"),
  ),
  firm(
    {
      id: "s-wish-tackle-shop-salesforce",
      wish: "fishing tackle shop. shopify orders, the web form and an old spreadsheet all need to end up in salesforce. 45 fields all told. we've 4,000 contacts in there already full of doubles, merge those too",
    },
    ["crm-integration.three-sources"],
    covered("shopify", "web form", "spreadsheet", "salesforce", "45 fields", "4,000 contacts"),
  ),
  firm(
    {
      id: "s-wish-trust-review-day",
      wish: "We should like one full day of consulting in English, split into two half days, to review our plan for a volunteer database. There are 50 pages to be read in advance, and the trustees need a written report.",
      budget: "up to $800",
    },
    ["tech-consulting.one-day"],
    covered("one full day", "English", "two half days", "50 pages", "written report"),
  ),
  firm(
    {
      id: "s-wish-brewery-flows",
      wish: "small brewery. want 4 flows automated, none longer than 9 steps, 6 tools in all (hubspot, slack, email, 2 web forms, a spreadsheet). orders over 50 kegs someone has to approve in slack first. and once a week a mail saying what ran",
    },
    ["workflow-automation.five-flows"],
    covered("4 flows", "9 steps", "6 tools", "approve in slack", "once a week"),
  ),
  firm(
    {
      id: "s-wish-mosterei-app",
      wish: "Wir brauchen eine Web-App für unsere Mosterei: drei Abläufe (Annahme, Pressung, Abholung), etwa 12 Bildschirme, vier Rollen, Berichte als CSV. Die bisherige Excel-Tabelle muss übernommen werden.",
      timeline: "6 Wochen",
    },
    ["web-app.three-processes"],
    covered("drei Abläufe", "12 Bildschirme", "vier Rollen", "CSV", "Excel-Tabelle"),
  ),
  firm(
    {
      id: "s-wish-treppenlift-film",
      wish: "Verkaufsvideo mit KI-Moderator auf Deutsch, 3 Minuten, für unsere Treppenlifte. 6 Produktbilder haben wir, Untertitel müssen dabei sein (viele hören schlecht). Budget 450 Dollar.",
    },
    ["vsl-ai-host.three-minutes"],
    covered("Deutsch", "3 Minuten", "6 Produktbilder", "Untertitel", "450 Dollar"),
  ),
  firm(
    {
      id: "s-wish-escuela-surf",
      wish: "Para mi escuela de surf: una landing page de 4 secciones con un formulario que llegue a mi correo (textos y fotos los pongo yo) y aparte un video de un minuto en español con presentador de IA",
    },
    ["landing-page.essential", "ai-video-1min.one-video"],
    covered("4 secciones", "un formulario", "un minuto", "español"),
  ),
  firm(
    {
      id: "s-wish-estrategia-oro",
      wish: "necesito una estrategia para tradingview con entrada, salida, stop y tamaño de posición, backtest con comisiones, y 2 alertas. la probaría en oro, plata y petróleo",
    },
    ["pine-script-indicator.strategy-with-backtest"],
    covered("backtest", "2 alertas"),
  ),
  firm(
    {
      id: "s-wish-auto-ecole-bot",
      wish: "Chatbot pour notre auto-école : sur le site, par mail et par SMS. Il doit répondre à partir de 200 pages de documents, et les demandes des élèves doivent arriver dans Pipedrive. Une heure de formation pour les collègues serait bien.",
      budget: "1500 dollars maximum",
    },
    ["gpt4-chatbot.three-channels"],
    covered("SMS", "200 pages", "Pipedrive", "Une heure de formation"),
  ),
];

const openWishes: readonly Wish[] = [
  open(
    {
      id: "s-wish-gelato-italian",
      wish: "one minute video with one of those ai presenters for our gelato van, has to be in Italian, subtitles too",
    },
    [["ai-video-1min"]],
    [...covered("one minute", "subtitles"), ...needsPerson("Italian")],
  ),
  open(
    {
      id: "s-wish-wool-shop",
      wish: "website for my wool shop, 8 pages with a news bit, and people need to be able to buy from it, basket and checkout, about 600 products",
    },
    [["full-website"], ["web-app"], ["full-website", "web-app"]],
    [...covered("8 pages", "news"), ...needsPerson("600 products")],
  ),
  open(
    {
      id: "s-wish-hospital-form",
      wish: "Patient registration form for a private clinic. 95 fields in 11 steps, uploads of referral letters, records to be created in Salesforce.",
    },
    [["smart-form"]],
    [...covered("uploads", "Salesforce"), ...needsPerson("95 fields", "11 steps")],
  ),
  open(
    {
      id: "s-wish-flyers-van",
      wish: "need 2000 flyers printed and our van wrapped with the new logo, by easter if poss",
    },
    [[]],
    notIncluded("2000 flyers printed", "van wrapped"),
  ),
  open(
    {
      id: "s-wish-pflegedienst-portal",
      wish: "Kundenportal für einen Pflegedienstverband: 1.800 Mitglieder melden sich an, laden Bescheide herunter, schicken uns Unterlagen und bezahlen Rechnungen über unser Stripe-Konto.",
    },
    [["client-portal"]],
    [...covered("Stripe"), ...needsPerson("1.800 Mitglieder")],
  ),
  open(
    {
      id: "s-wish-piscinas-manana",
      wish: "una página sola para vender mis piscinas, 5 secciones y un formulario, la necesito publicada mañana sí o sí",
    },
    [["landing-page"]],
    [...covered("5 secciones", "un formulario"), ...needsPerson("mañana")],
  ),
  open(
    {
      id: "s-wish-gites-entretien",
      wish: "Entretien de nos 9 sites de gîtes pendant un mois, avec 25 heures de modifications et un rapport à la fin.",
    },
    [["ongoing-maintenance"]],
    [...covered("un mois", "rapport"), ...needsPerson("9 sites", "25 heures")],
  ),
];

export const examWishes: readonly Wish[] = [...coveredWishes, ...openWishes];
