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

/** A wish that these scopes hold completely. */
const firm = (said: Said, scopes: readonly ScopeId[], named: readonly Named[]): Wish => ({
  ...said,
  expects: { services: [scopes], firm: true, named, totalUsd: exactly(...scopes) },
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
      id: "harbour-wish-bike-groups",
      wish: "we hire out bikes in Ghent and need a booking request form on our page. 12 fields, three of them only for groups, and it should land in our inbox. thats it",
      budget: "max 250 dollar",
    },
    ["smart-form.one-form"],
    covered("12 fields", "inbox"),
  ),
  firm(
    {
      id: "harbour-wish-physio-intake",
      wish: "New-patient form for our physiotherapy practice: about 32 questions in 5 steps. People upload the doctor's referral as a PDF, may stop and carry on later, and get an email that it has arrived. We receive it in the practice mailbox.",
      timeline: "within three weeks",
    },
    ["smart-form.several-steps"],
    covered("32 questions", "5 steps", "referral as a PDF", "mailbox"),
  ),
  firm(
    {
      id: "harbour-wish-after-school",
      wish: "One page for our after-school club, with you writing the words. 7 sections, 5 of our own photos made ready for it, and a sign-up form that goes to our inbox and into Pipedrive.",
      budget: "$500",
    },
    ["landing-page.complete"],
    covered("One page", "writing the words", "7 sections", "5 of our own photos", "Pipedrive"),
  ),
  firm(
    {
      id: "harbour-wish-hotel-three-ways",
      wish: "Four small hotels, one website. We'd like a chatbot that answers guests on the site, by email and by SMS. It has to know around 250 pages. Whoever asks for a room leaves name and email and goes into HubSpot. An hour of training for the front desk as well.",
      budget: "1600 USD",
    },
    ["gpt4-chatbot.three-channels"],
    covered("email", "SMS", "250 pages", "HubSpot", "hour of training"),
  ),
  firm(
    {
      id: "harbour-wish-rental-desk-zaps",
      wish: "3 automations in our own zapier for the tool rental desk, none longer than 7 steps. they touch our spreadsheet, slack, hubspot and email. one of em should sort the incoming mail with AI",
    },
    ["workflow-automation.three-flows"],
    covered("3 automations", "7 steps", "zapier", "spreadsheet", "slack", "hubspot"),
  ),
  firm(
    {
      id: "harbour-wish-tennis-screens",
      wish: "Three screens of a court booking app for our tennis club, drawn in Figma for phone and desktop, and a prototype that members can click through. Our own lad does the programming.",
    },
    ["ui-ux-design.three-pages-prototype"],
    covered("Three screens", "Figma", "prototype"),
  ),
  firm(
    {
      id: "harbour-wish-month-and-clip",
      wish: "Two things. Please keep our guesthouse website running for one month: updates, a backup every day, and 2 hours for small changes. And a one minute video in German with a presenter and captions.",
    },
    ["ongoing-maintenance.one-month-two-hours", "ai-video-1min.one-video"],
    covered("one month", "2 hours", "one minute video", "German", "captions"),
  ),
  firm(
    {
      id: "harbour-wish-ruderclub",
      wish: "Website für unseren Ruderclub in Rostock: fünf Seiten auf Deutsch, ein Kontaktformular an unser Postfach, und Texte und Bilder wollen wir später selbst ändern. Die 12 alten Adressen sollen weiter funktionieren.",
      budget: "1.300 Dollar",
    },
    ["full-website.five-pages"],
    covered("fünf Seiten", "Kontaktformular", "12 alten Adressen"),
  ),
  firm(
    {
      id: "harbour-wish-dachdecker",
      wish: "wir sind ein dachdeckerbetrieb mit ca 80 kunden. wir wollen ein portal wo jeder sieht wie weit sein dach ist, mit nachrichten zu jedem auftrag und seinen papieren. unsere kundenliste müsst ihr einlesen",
      timeline: "in 8 wochen",
    },
    ["client-portal.documents-and-jobs"],
    covered("80 kunden", "nachrichten", "kundenliste", "8 wochen"),
  ),
  firm(
    {
      id: "harbour-wish-taller-ceramica",
      wish: "Una sola página para los cursos de nuestro taller de cerámica: 5 apartados, los textos y las fotos los ponemos nosotros, y un formulario que nos llegue al correo. En nuestro dominio.",
      budget: "400 dólares",
    },
    ["landing-page.essential"],
    covered("Una sola página", "5 apartados", "formulario", "nuestro dominio"),
  ),
  firm(
    {
      id: "harbour-wish-opticas",
      wish: "somos una cadena de opticas. queremos HubSpot y Shopify sincronizados en los dos sentidos, unir los duplicados de unos 15.000 contactos y tres informes dentro del CRM",
    },
    ["crm-integration.both-directions"],
    covered("HubSpot", "Shopify", "15.000 contactos", "tres informes"),
  ),
  firm(
    {
      id: "harbour-wish-cabinet-veterinaire",
      wish: "Un chatbot sur le site de notre cabinet vétérinaire, pour un seul sujet, les horaires et les tarifs. Cela fait 20 pages. Quand il ne sait pas, il nous transmet la question par e-mail.",
      budget: "400 dollars",
    },
    ["gpt4-chatbot.one-site"],
    covered("un seul sujet", "20 pages", "e-mail"),
  ),
  firm(
    {
      id: "harbour-wish-poeles-a-bois",
      wish: "vidéo de vente de 3 minutes en français pour nos poêles à bois, avec un présentateur IA, 6 photos à nous et des sous-titres. on l'intègre nous-mêmes sur le site",
    },
    ["vsl-ai-host.three-minutes"],
    covered("3 minutes", "français", "6 photos", "sous-titres"),
  ),
];

const openWishes: readonly Wish[] = [
  open(
    {
      id: "harbour-wish-quickbooks-form",
      wish: "Job request form for a plumbing company, 22 fields in 3 steps with photo upload. Every entry has to be written into QuickBooks as a new customer as well as our inbox.",
    },
    [["smart-form"]],
    [...needsPerson("QuickBooks"), ...covered("22 fields", "3 steps", "photo upload", "inbox")],
  ),
  open(
    {
      id: "harbour-wish-yarn-shop",
      wish: "new website for our wool shop, 8 pages with a news bit, and an online shop in it with around 300 yarns, basket and checkout",
    },
    [["full-website"]],
    [...needsPerson("online shop", "300 yarns"), ...covered("8 pages", "news")],
  ),
  open(
    {
      id: "harbour-wish-350-symbols",
      wish: "A market dashboard for our trading room: 350 symbols from three providers, daily history, webhook alerts, and 5 of us sign in.",
    },
    [["market-dashboard"]],
    [
      ...needsPerson("350 symbols"),
      ...covered("three providers", "daily history", "webhook alerts", "5 of us"),
    ],
  ),
  open(
    {
      id: "harbour-wish-vans",
      wish: "lettering for our two delivery vans and a new lit sign over the shop door, before the school holidays please",
    },
    [[]],
    notIncluded("lettering for our two delivery vans", "lit sign"),
  ),
  open(
    {
      id: "harbour-wish-vierzehn-masken",
      wish: "Für unsere Praxissoftware brauchen wir 14 Masken neu gestaltet, in Figma, für Handy und großen Bildschirm. Programmieren tun wir selbst.",
    },
    [["ui-ux-design"]],
    [...needsPerson("14 Masken"), ...covered("Figma")],
  ),
  open(
    {
      id: "harbour-wish-anuncios-google",
      wish: "Página para nuestra clínica capilar con un asistente que haga 4 preguntas a cada visita y mande el resumen a nuestro buzón. El texto lo escriben ustedes. Y que nos lleven también la publicidad en Google.",
      budget: "1.000 dólares",
    },
    [["ai-lead-gen-lp"]],
    [...notIncluded("publicidad en Google"), ...covered("4 preguntas", "buzón")],
  ),
  open(
    {
      id: "harbour-wish-decroche-telephone",
      wish: "Chatbot pour notre centre de loisirs : il répond sur le site à partir de 90 pages, et il décroche aussi le téléphone quand l'accueil est fermé.",
    },
    [["gpt4-chatbot"]],
    [...needsPerson("téléphone"), ...covered("90 pages", "le site")],
  ),
];

export const examWishes: readonly Wish[] = [...coveredWishes, ...openWishes];
