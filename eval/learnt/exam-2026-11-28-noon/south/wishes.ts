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
      id: "s7-wish-hearing-protection",
      wish: "We sell hearing protection for musicians and can't agree on the headline. So please one landing page in two versions that we can compare, text written by you, up to 8 sections, and the requests should also go into HubSpot.",
      budget: "$1,000",
    },
    ["landing-page.two-versions"],
    covered("two versions", "8 sections", "HubSpot"),
  ),
  firm(
    {
      id: "s7-wish-law-office-site",
      wish: "New website for our law office: 8 pages in English, a news section that we fill ourselves, and some 60 old addresses that must keep working. We want to change texts without help.",
      timeline: "this quarter",
    },
    ["full-website.eight-pages"],
    covered("8 pages", "English", "news section", "60 old addresses"),
  ),
  firm(
    {
      id: "s7-wish-evening-classes",
      wish: "Registration form for evening classes, 30 fields in 4 steps. People upload a certificate, pay the fee by Stripe, and we need a PDF filled in from what they entered.",
      budget: "600 USD",
    },
    ["smart-form.payment-and-document"],
    covered("30 fields", "4 steps", "upload a certificate", "Stripe", "PDF"),
  ),
  firm(
    {
      id: "s7-wish-muebles-chatbot",
      wish: "Queremos un chatbot en nuestra web que conozca toda la página, son unas 120 páginas. Si alguien está interesado, que le pida nombre, correo y qué necesita, y que eso nos llegue al buzón.",
      budget: "700 dólares",
    },
    ["gpt4-chatbot.setup-with-care"],
    covered("120 páginas", "nombre, correo"),
  ),
  firm(
    {
      id: "s7-wish-web-form-flow",
      wish: "One automated flow: when our web form is submitted, find or create the contact in HubSpot, then post it to a Slack channel. 4 steps, 3 tools. We have a Make account.",
    },
    ["workflow-automation.one-flow"],
    covered("web form", "HubSpot", "Slack", "4 steps", "3 tools", "Make account"),
  ),
  firm(
    {
      id: "s7-wish-kontaktformular-salesforce",
      wish: "Die Anfragen aus unserem Webformular sollen automatisch in Salesforce ankommen, 15 Felder, ohne Dubletten, und jeder neue Kontakt bekommt gleich einen zuständigen Verkäufer.",
      timeline: "in zwei Wochen",
    },
    ["crm-integration.one-source"],
    covered("Webformular", "Salesforce", "15 Felder"),
  ),
  firm(
    {
      id: "s7-wish-architects-portal",
      wish: "Portal for our architects' office with 18 clients. Each signs in with a second factor, downloads plans, sends us files and gets an email when something new is there. On our own domain.",
      budget: "up to $800",
    },
    ["client-portal.documents"],
    covered("18 clients", "email"),
  ),
  firm(
    {
      id: "s7-wish-hour-and-screen",
      wish: "Two things please: one hour of consulting in English about which shop system suits us, and the design of one page of our booking tool in Figma, for phone and desktop.",
    },
    ["tech-consulting.one-hour", "ui-ux-design.one-page"],
    covered("one hour", "English", "one page", "Figma"),
  ),
  firm(
    {
      id: "s7-wish-video-deux-langues",
      wish: "Une vidéo d'une minute avec un présentateur IA pour notre logiciel de paie, le même texte en français et en anglais, avec sous-titres dans les deux langues.",
      budget: "450 dollars",
    },
    ["ai-video-1min.two-languages"],
    covered("une minute", "français", "anglais", "sous-titres"),
  ),
  firm(
    {
      id: "s7-wish-air-filters-pitch",
      wish: "Sales video with an AI host in English, 5 minutes, for our air filters. We have 12 product pictures. It needs captions and its own page with a button to book a call.",
      timeline: "before the trade fair in four weeks",
    },
    ["vsl-ai-host.five-minutes-with-page"],
    covered("English", "5 minutes", "12 product pictures", "captions", "its own page"),
  ),
  firm(
    {
      id: "s7-wish-solar-leads",
      wish: "Landing page for our solar panels with an AI assistant that asks visitors five questions, writes each lead into Pipedrive and books a call in our Google Calendar. You write the text.",
      budget: "$1,200",
    },
    ["ai-lead-gen-lp.crm-and-booking"],
    covered("five questions", "Pipedrive", "Google Calendar"),
  ),
  firm(
    {
      id: "s7-wish-wartung-drei-seiten",
      wish: "Wartung für unsere drei Websites für einen Monat, mit 5 Stunden für kleine Änderungen und einem Bericht am Monatsende.",
    },
    ["ongoing-maintenance.one-month-five-hours"],
    covered("drei Websites", "einen Monat", "5 Stunden", "Bericht"),
  ),
  firm(
    {
      id: "s7-wish-taller-web-app",
      wish: "Aplicación web para nuestro taller: un solo proceso, desde la orden de trabajo hasta la entrega, 6 pantallas y dos roles (jefe y mecánicos). Hay que pasar los datos de una hoja de Excel.",
      budget: "3000 dólares",
    },
    ["web-app.one-process"],
    covered("un solo proceso", "6 pantallas", "dos roles", "Excel"),
  ),
];

const openWishes: readonly Wish[] = [
  open(
    {
      id: "s7-wish-shop-care-hosting",
      wish: "Please look after our website for one month with 2 hours of changes and daily backups, including hosting.",
    },
    [["ongoing-maintenance"]],
    [...covered("one month", "2 hours", "daily backups"), ...notIncluded("hosting")],
  ),
  open(
    {
      id: "s7-wish-office-move",
      wish: "15 new laptops with docking stations and the network cabling for our new office, installed by the end of the month",
    },
    [[]],
    notIncluded("15 new laptops", "network cabling"),
  ),
  open(
    {
      id: "s7-wish-website-drei-sprachen",
      wish: "Website für unser Weingut, 10 Seiten in drei Sprachen, mit Neuigkeiten.",
      budget: "2.500 Dollar",
    },
    [["full-website"]],
    [...covered("10 Seiten", "Neuigkeiten"), ...needsPerson("drei Sprachen")],
  ),
  open(
    {
      id: "s7-wish-formulario-sap",
      wish: "Formulario de alta de proveedores con 35 campos en 5 pasos, subida de documentos, y que los datos se creen en SAP.",
    },
    [["smart-form"]],
    [...covered("35 campos", "5 pasos"), ...needsPerson("SAP")],
  ),
  open(
    {
      id: "s7-wish-chatbot-whatsapp",
      wish: "Un chatbot pour notre agence immobilière, sur notre site et sur WhatsApp, qui répond à partir de 80 pages.",
    },
    [["gpt4-chatbot"]],
    [...covered("80 pages"), ...needsPerson("WhatsApp")],
  ),
  open(
    {
      id: "s7-wish-machine-rental",
      wish: "Web app where our customers sign in, reserve machines and pay by Stripe. 20 screens. It has to be live in two weeks.",
    },
    [["web-app"]],
    [...covered("20 screens", "Stripe"), ...needsPerson("two weeks")],
  ),
  open(
    {
      id: "s7-wish-nine-flows",
      wish: "We need nine workflows automated between Salesforce, Slack and NetSuite, with approvals by department heads.",
    },
    [["workflow-automation"]],
    [...covered("Salesforce", "Slack", "approvals"), ...needsPerson("nine workflows", "NetSuite")],
  ),
];

export const examWishes: readonly Wish[] = [...coveredWishes, ...openWishes];
