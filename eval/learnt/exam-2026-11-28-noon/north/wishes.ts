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
      id: "n7-wish-rafting-groups",
      wish: "Rafting on the Soča. Guests sign up their group before they arrive: about 25 questions in 4 steps, the price is counted from the number of people and the tour, they pay it through our Stripe account and get a PDF voucher with everything on it. Each one should come to our inbox as well.",
      budget: "700 USD",
    },
    ["smart-form.payment-and-document"],
    covered("25 questions", "4 steps", "Stripe", "PDF voucher", "inbox"),
  ),
  firm(
    {
      id: "n7-wish-sailing-pipedrive",
      wish: "Sailing school in Cork, our CRM is Pipedrive. What feeds it: the website form, Stripe payments and one spreadsheet we still keep. About 35 fields. There are 3,500 contacts in there, loads of them twice, so please merge those first.",
      timeline: "within 2 weeks",
    },
    ["crm-integration.three-sources"],
    covered("Pipedrive", "website form", "Stripe", "spreadsheet", "35 fields", "3,500 contacts"),
  ),
  firm(
    {
      id: "n7-wish-ebike-damage",
      wish: "we rent out e-bikes. need a short damage report form, 10 fields, one page, goes into a Google Sheet. and then an automation: new row in that sheet, message in the workshops Slack, email to the renter. so 3 steps i guess",
    },
    ["smart-form.one-form", "workflow-automation.one-flow"],
    covered("10 fields", "one page", "Google Sheet", "Slack", "email", "3 steps"),
  ),
  firm(
    {
      id: "n7-wish-language-cafe",
      wish: "Landing page for our language café in Hanoi, but in two versions with different headlines, so that we see which one brings more sign-ups. You write the text, 7 sections, 4 photos of ours. Sign-ups to our mailbox.",
    },
    ["landing-page.two-versions"],
    covered("two versions", "the text", "7 sections", "4 photos", "mailbox"),
  ),
  firm(
    {
      id: "n7-wish-blood-van",
      wish: "A one minute clip in which a presenter explains how our blood donation van works. Once in English and once in French, subtitles in both. You translate it and we check it.",
    },
    ["ai-video-1min.two-languages"],
    covered("one minute", "English", "French", "subtitles"),
  ),
  firm(
    {
      id: "n7-wish-greenhouse-pitch",
      wish: "Sales video for our greenhouse kits with an AI host, around 4 minutes, in English. 12 product photos from us. It should have a page of its own on our domain with a single order button.",
      budget: "$900",
    },
    ["vsl-ai-host.five-minutes-with-page"],
    covered("4 minutes", "English", "12 product photos", "page of its own", "order button"),
  ),
  firm(
    {
      id: "n7-wish-parking-screens",
      wish: "Two screens of our parking app drawn in Figma, the list of free spots and the detail view, phone and desktop, our own developers do the code. Plus one hour on a call with one of you about how we should build the backend, I'd send 6 pages before.",
    },
    ["ui-ux-design.two-pages", "tech-consulting.one-hour"],
    covered("Two screens", "Figma", "one hour", "6 pages"),
  ),
  firm(
    {
      id: "n7-wish-swim-club",
      wish: "Our swimming club wants out of its spreadsheets. Three processes that hang together: memberships, trainer rota, lane bookings. 12 screens, 4 roles, reports we can export as CSV, and our one member spreadsheet has to be imported. Only our staff signs in.",
      timeline: "2 months",
    },
    ["web-app.three-processes"],
    covered("Three processes", "12 screens", "4 roles", "CSV", "member spreadsheet", "2 months"),
  ),
  firm(
    {
      id: "n7-wish-fahrschule",
      wish: "Chatbot für unsere Fahrschule in Bamberg, nur auf der Website. Grundlage sind ungefähr 120 Seiten und PDFs. Wer Interesse hat, soll Name, E-Mail und sein Anliegen dalassen können, das geht dann in unser Postfach.",
      budget: "800 Dollar",
    },
    ["gpt4-chatbot.setup-with-care"],
    covered("Website", "120 Seiten", "Name, E-Mail und sein Anliegen", "Postfach"),
  ),
  firm(
    {
      id: "n7-wish-pfarrverband",
      wish: "wir sind ein pfarrverband und haben drei wordpress-websites. bitte einen monat lang betreuen: updates, sicherung jeden tag, überwachung. und etwa 4 stunden für kleine änderungen",
    },
    ["ongoing-maintenance.one-month-five-hours"],
    covered("drei wordpress-websites", "einen monat", "sicherung jeden tag", "4 stunden"),
  ),
  firm(
    {
      id: "n7-wish-bodega",
      wish: "Bodega familiar en Mendoza. Queremos un sitio nuevo de 11 páginas en español y en inglés (la traducción ya la tenemos), con noticias y un formulario para reservar visitas. Son unas 150 direcciones viejas que hay que redirigir.",
      timeline: "6 semanas",
    },
    ["full-website.twelve-pages"],
    covered("11 páginas", "inglés", "noticias", "reservar visitas", "150 direcciones", "6 semanas"),
  ),
  firm(
    {
      id: "n7-wish-estrategia-dax",
      wish: "necesito una estrategia para tradingview con entrada, salida, stop y tamaño de posición, y un backtest con comisiones. 2 alertas. la uso en dax, petróleo y yen, velas de 1 hora y diarias. webhooks no",
    },
    ["pine-script-indicator.strategy-with-backtest"],
    covered("tradingview", "entrada, salida, stop", "backtest", "2 alertas"),
  ),
  firm(
    {
      id: "n7-wish-comptable-nantes",
      wish: "Cabinet comptable à Nantes, 18 clients. Il nous faut un portail à notre nom, sur notre domaine, où chacun se connecte, télécharge ses bilans et dépose ses pièces. Un courriel quand il y a du nouveau.",
      budget: "800 dollars",
    },
    ["client-portal.documents"],
    covered(
      "18 clients",
      "notre domaine",
      "télécharge ses bilans",
      "dépose ses pièces",
      "courriel",
    ),
  ),
];

const openWishes: readonly Wish[] = [
  open(
    {
      id: "n7-wish-housing-coop",
      wish: "A portal for the 900 tenants of our housing co-op in Malmö. They should see how their repair is going, send us messages and pay invoices through our Stripe.",
    },
    [["client-portal"]],
    [...needsPerson("900 tenants"), ...covered("messages", "invoices", "Stripe")],
  ),
  open(
    {
      id: "n7-wish-grain-screen",
      wish: "Grain co-op. One screen with 30 symbols from two providers, daily history, and 4 of us log in. The market data subscription must be part of your price, we don't want to deal with the exchanges.",
    },
    [["market-dashboard"]],
    [
      ...notIncluded("market data subscription"),
      ...covered("30 symbols", "two providers", "daily history", "4 of us"),
    ],
  ),
  open(
    {
      id: "n7-wish-puppet-flyers",
      wish: "one landing page for our puppet theatre, 5 sections, text and pictures come from us, a form into our mailbox. and 500 printed flyers in the same look",
    },
    [["landing-page"]],
    [...notIncluded("500 printed flyers"), ...covered("one landing page", "5 sections", "form")],
  ),
  open(
    {
      id: "n7-wish-forty-five-thousand",
      wish: "Salesforce clean-up for a fitness chain: duplicates merged among 45,000 contacts, and from then on our web form, the Shopify store and a spreadsheet feed it properly.",
    },
    [["crm-integration"]],
    [
      ...needsPerson("45,000 contacts"),
      ...covered("Salesforce", "web form", "Shopify", "spreadsheet"),
    ],
  ),
  open(
    {
      id: "n7-wish-lexware",
      wish: "Rechnungen, die per E-Mail kommen, sollen von selbst in Lexware landen, und in Slack soll eine Meldung erscheinen. Ein Ablauf mit 4 Schritten.",
    },
    [["workflow-automation"]],
    [...needsPerson("Lexware"), ...covered("E-Mail", "Slack", "4 Schritten")],
  ),
  open(
    {
      id: "n7-wish-portugues",
      wish: "Video de un minuto con una presentadora para nuestra clínica dental en Badajoz. Uno en español y otro en portugués, los dos con subtítulos.",
    },
    [["ai-video-1min"]],
    [...needsPerson("portugués"), ...covered("un minuto", "español", "subtítulos")],
  ),
  open(
    {
      id: "n7-wish-six-cents-pages",
      wish: "Chatbot pour le site de notre communauté de communes. Il doit connaître environ 600 pages et documents et, quand il ne sait pas, transmettre la question à l'accueil par courriel.",
    },
    [["gpt4-chatbot"]],
    [...needsPerson("600 pages"), ...covered("le site", "courriel")],
  ),
];

export const examWishes: readonly Wish[] = [...coveredWishes, ...openWishes];
