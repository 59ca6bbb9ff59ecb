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
      id: "n-wish-judo-form",
      wish: "A registration form for our judo club, about 12 questions, two of them only appear for kids. Answers should land in a Google Sheet.",
    },
    ["smart-form.one-form"],
    covered("12 questions", "Google Sheet"),
  ),
  firm(
    {
      id: "n-wish-damage-report",
      wish: "damage report form for our tenants. 3 steps, 25 fields or so, they can upload photos, everything goes into hubspot and the tenant gets a confirmation mail",
      budget: "400 USD",
    },
    ["smart-form.several-steps"],
    covered("25 fields", "upload photos", "hubspot", "confirmation mail"),
  ),
  firm(
    {
      id: "n-wish-spring-sale",
      wish: "one landing page for our spring sale. text and photos are ready, it just needs a contact form to my mail and it should be on our domain",
    },
    ["landing-page.essential"],
    covered("contact form", "our domain"),
  ),
  firm(
    {
      id: "n-wish-sommercatering",
      wish: "Eine Landingpage für unser Sommercatering. Den Text schreiben bitte Sie, Anfragen sollen an unsere Mailadresse gehen.",
      budget: "500 Dollar",
    },
    ["landing-page.complete"],
    covered("Den Text schreiben bitte Sie"),
  ),
  firm(
    {
      id: "n-wish-dog-groomer",
      wish: "Website for a dog groomer with five pages: home, about, services, prices and contact. English only. I'd like to change the prices myself.",
    },
    ["full-website.five-pages"],
    covered("five pages", "change the prices myself"),
  ),
  firm(
    {
      id: "n-wish-gite",
      wish: "Un site de 12 pages en français et en anglais pour notre gîte, avec des actualités et un formulaire de réservation. La traduction, c'est nous qui la fournissons.",
    },
    ["full-website.twelve-pages"],
    covered("12 pages", "formulaire de réservation"),
  ),
  firm(
    {
      id: "n-wish-three-clips",
      wish: "3 short videos under 60 seconds each, same presenter in all of them, in English. We need upright versions for phones as well.",
    },
    ["ai-video-1min.three-videos"],
    covered("under 60 seconds", "upright versions"),
  ),
  firm(
    {
      id: "n-wish-bot-ninety",
      wish: "Chatbot that knows our whole website (about 90 pages). When somebody wants a callback it should take name and email and send that to our inbox.",
    },
    ["gpt4-chatbot.setup-with-care"],
    covered("90 pages", "name and email"),
  ),
  firm(
    {
      id: "n-wish-pedidos-hoja",
      wish: "Una automatización: cuando llega un pedido por correo, que se apunte en una hoja de Google y que avise al taller por Slack. Nada más.",
    },
    ["workflow-automation.one-flow"],
    covered("hoja de Google", "Slack"),
  ),
  firm(
    {
      id: "n-wish-bookkeeping-portal",
      wish: "Client portal for my bookkeeping practice, 20 clients. They sign in, upload their receipts and download the reports I put there.",
    },
    ["client-portal.documents"],
    covered("20 clients", "upload their receipts"),
  ),
  firm(
    {
      id: "n-wish-pipedrive-three",
      wish: "connect three sources to our pipedrive: the web form, shopify and the info@ mailbox. there are about 3,000 contacts in it, please merge the duplicates",
    },
    ["crm-integration.three-sources"],
    covered("pipedrive", "shopify", "3,000 contacts"),
  ),
  firm(
    {
      id: "n-wish-page-and-video",
      wish: "A landing page (we deliver text and pictures, one form to our inbox) plus one AI video of a minute in German for the top of it",
    },
    ["landing-page.essential", "ai-video-1min.one-video"],
    covered("in German"),
  ),
  firm(
    {
      id: "n-wish-care-three",
      wish: "Maintenance for one month: two websites and one chatbot, updates and backups, and roughly 4 hours of small changes",
    },
    ["ongoing-maintenance.one-month-five-hours"],
    covered("two websites", "4 hours"),
  ),
];

const openWishes: readonly Wish[] = [
  open(
    {
      id: "n-wish-phone-doctolib",
      wish: "An assistant that picks up the phone when our reception is busy and books the appointment straight into Doctolib",
    },
    [
      [],
      ["gpt4-chatbot"],
      ["workflow-automation"],
      ["gpt4-chatbot", "workflow-automation"],
      ["tech-consulting"],
    ],
    needsPerson("Doctolib"),
  ),
  open(
    {
      id: "n-wish-sixty-fields",
      wish: "smart form with 60 fields for insurance claims, customers sign with a finger at the end",
    },
    [["smart-form"], []],
    needsPerson("60 fields"),
  ),
  open(
    {
      id: "n-wish-stadtwerke-bot",
      wish: "Chatbot für unsere Stadtwerke, ca. 800 Seiten Wissen, auf der Website und in WhatsApp",
      timeline: "bis Ende Januar",
    },
    [["gpt4-chatbot"], []],
    needsPerson("800 Seiten", "WhatsApp"),
  ),
  open(
    {
      id: "n-wish-tres-lenguas",
      wish: "Sitio web de 25 páginas para una clínica veterinaria, en español, catalán e inglés, con blog",
    },
    [["full-website"], []],
    needsPerson("25 páginas"),
  ),
  open(
    {
      id: "n-wish-members-app",
      wish: "native iOS and Android app for the 400 members of our climbing gym, with push notifications when a course is free",
    },
    [[], ["web-app"], ["tech-consulting"]],
    needsPerson("push notifications"),
  ),
  open(
    {
      id: "n-wish-sap-datev",
      wish: "IT lead, 140 staff. We need our SAP and DATEV kept in sync every night, both directions, about 2 million records.",
    },
    [["workflow-automation"], ["crm-integration"], ["web-app"], ["tech-consulting"], []],
    needsPerson("SAP", "DATEV"),
  ),
  open(
    {
      id: "n-wish-page-with-ads",
      wish: "landing page with the text written by you, one form to our inbox, and you run the google ads for it for three months",
      budget: "2,000",
    },
    [["landing-page"]],
    [...covered("text written by you"), ...notIncluded("google ads")],
  ),
];

export const examWishes: readonly Wish[] = [...coveredWishes, ...openWishes];
