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
      id: "e-wish-riding-school",
      wish: "New website for our riding school near Mullingar, 8 pages, English only, and a news section that the girls in the yard fill themselves. It goes on our own domain. About 60 addresses from the old site should still lead somewhere.",
    },
    ["full-website.eight-pages"],
    covered("8 pages", "English", "news section", "our own domain", "60 addresses"),
  ),
  firm(
    {
      id: "e-wish-bay-of-fundy",
      wish: "60 second video with a presenter for our whale watching tours, once in English and once in French, captions in both. we'd need it in ten days",
    },
    ["ai-video-1min.two-languages"],
    covered("60 second", "English", "French", "captions", "ten days"),
  ),
  firm(
    {
      id: "e-wish-klickdummy",
      wish: "Wir brauchen drei Seiten unserer Buchungsstrecke in Figma gestaltet, für Handy und Desktop, dazu einen klickbaren Prototyp für einen Test mit Kunden. Programmiert wird bei uns.",
    },
    ["ui-ux-design.three-pages-prototype"],
    covered("drei Seiten", "Figma", "Prototyp"),
  ),
  firm(
    {
      id: "e-wish-january-minding",
      wish: "please look after our two websites and our chatbot for one month, january. with about 5 hours of small changes",
      budget: "$450",
    },
    ["ongoing-maintenance.one-month-five-hours"],
    covered("two websites", "chatbot", "one month", "5 hours"),
  ),
  firm(
    {
      id: "e-wish-windows-pipedrive",
      wish: "We sell windows in Hull. Everything should end up in Pipedrive: the web form, our shared email inbox and Stripe. 45 fields all told. There are about 3,000 contacts in it already with loads of duplicates, those need merging.",
    },
    ["crm-integration.three-sources"],
    covered("Pipedrive", "web form", "email inbox", "Stripe", "45 fields", "3,000 contacts"),
  ),
  firm(
    {
      id: "e-wish-estrategia-medias",
      wish: "Quiero una estrategia para TradingView: entrada por cruce de medias, salida, stop y tamaño de posición, con backtest que tenga en cuenta comisiones. 2 alertas. La uso en 3 mercados y 2 temporalidades.",
    },
    ["pine-script-indicator.strategy-with-backtest"],
    covered("TradingView", "backtest", "2 alertas", "3 mercados", "2 temporalidades"),
  ),
  firm(
    {
      id: "e-wish-family-office-screen",
      wish: "One screen for a small family office in Edinburgh. 40 symbols from two data providers, a daily history kept from the start, sign-in for 4 people, four measures of our own, export to CSV.",
    },
    ["market-dashboard.two-sources"],
    covered(
      "40 symbols",
      "two data providers",
      "daily history",
      "4 people",
      "four measures",
      "CSV",
    ),
  ),
  firm(
    {
      id: "e-wish-mandantenportal",
      wish: "Steuerkanzlei in Villach, 20 Mandanten. Jeder soll sich anmelden, seine Dokumente herunterladen und uns welche schicken können, mit einer E-Mail sobald was Neues da ist. Läuft unter unserer Domain. In vier Wochen wär super.",
    },
    ["client-portal.documents"],
    covered("20 Mandanten", "Dokumente", "E-Mail", "unserer Domain", "vier Wochen"),
  ),
  firm(
    {
      id: "e-wish-row-to-slack",
      wish: "when a new row turns up in our spreadsheet: message in Slack for the drivers, then an email to the customer. one flow, three steps, thats all. my budget is $350",
    },
    ["workflow-automation.one-flow"],
    covered("spreadsheet", "Slack", "email", "one flow", "three steps", "$350"),
  ),
  firm(
    {
      id: "e-wish-barn-weddings",
      wish: "A form for our wedding barn: 30 fields in 5 steps. It works out the price from the guest numbers by our rules, takes the deposit through our Stripe account and makes a PDF out of the answers.",
      timeline: "two weeks",
    },
    ["smart-form.payment-and-document"],
    covered("30 fields", "5 steps", "price from the guest numbers", "Stripe", "PDF"),
  ),
  firm(
    {
      id: "e-wish-museum-bot",
      wish: "Chatbot for the whole of our museum website, around 120 pages. Where a teacher wants to book a school visit it should take name, email and request and send that to our inbox. Just on the website.",
    },
    ["gpt4-chatbot.setup-with-care"],
    covered("120 pages", "name, email and request", "our inbox", "website"),
  ),
  firm(
    {
      id: "e-wish-formation-ebenisterie",
      wish: "Vidéo de vente de 4 minutes en français pour notre stage d'ébénisterie, avec 12 photos de l'atelier et des sous-titres, plus une page à nous pour la montrer, avec un bouton pour réserver.",
    },
    ["vsl-ai-host.five-minutes-with-page"],
    covered("4 minutes", "français", "12 photos", "sous-titres", "une page", "bouton"),
  ),
  firm(
    {
      id: "e-wish-alarms-and-fibre",
      wish: "two separate landing pages, one for alarms and one for fibre installs. five sections each, i send text and photos, each has one form to my email",
    },
    ["landing-page.essential", "landing-page.essential"],
    covered("two separate landing pages", "five sections", "one form", "my email"),
  ),
];

const openWishes: readonly Wish[] = [
  open(
    {
      id: "e-wish-nunavut-site",
      wish: "Our community centre needs a website in 3 languages (English, French and Inuktitut), 12 pages, with news.",
    },
    [["full-website"]],
    [...needsPerson("3 languages"), ...covered("12 pages", "news")],
  ),
  open(
    {
      id: "e-wish-allotment-portal",
      wish: "portal for our allotment federation, 900 members sign in and get their documents",
    },
    [["client-portal"]],
    [...needsPerson("900 members"), ...covered("documents")],
  ),
  open(
    {
      id: "e-wish-whatsapp-salon",
      wish: "A bot for my hair salons that answers on WhatsApp as well as on the website. The knowledge is about 20 pages.",
    },
    [["gpt4-chatbot"]],
    [...needsPerson("WhatsApp"), ...covered("website", "20 pages")],
  ),
  open(
    {
      id: "e-wish-trading-floor",
      wish: "Market dashboard: 30 symbols, two data providers, history, and logins for 15 people in our London office.",
    },
    [["market-dashboard"]],
    [...needsPerson("15 people"), ...covered("30 symbols", "two data providers", "history")],
  ),
  open(
    {
      id: "e-wish-page-and-ads",
      wish: "one landing page for boiler servicing, text is there, form to our email. and then you run the Google Ads for it every month please",
    },
    [["landing-page"]],
    [...notIncluded("Google Ads"), ...covered("one landing page", "email")],
  ),
  open(
    {
      id: "e-wish-holded",
      wish: "Cada reserva que entra por correo tiene que crear la factura en Holded y avisar al equipo por Slack. Es un solo flujo, unos 4 pasos.",
    },
    [["workflow-automation"]],
    [...needsPerson("Holded"), ...covered("correo", "Slack", "un solo flujo", "4 pasos")],
  ),
  open(
    {
      id: "e-wish-eight-minutes",
      wish: "Sales video with an AI host for our heat pumps, 8 minutes long because there's a lot to explain, in English, with captions.",
    },
    [["vsl-ai-host"]],
    [...needsPerson("8 minutes"), ...covered("English", "captions")],
  ),
];

export const examWishes: readonly Wish[] = [...coveredWishes, ...openWishes];
