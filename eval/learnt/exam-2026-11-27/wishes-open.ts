import { covered, needsPerson, notIncluded, type Named, type Wish } from "../../judge/wish.ts";
import type { Said } from "./firm-wish.ts";

/** A wish that somebody has to look at before it gets a price. */
const open = (
  said: Said,
  services: readonly (readonly string[])[],
  named: readonly Named[],
): Wish => ({ ...said, expects: { services, firm: false, named } });

/** Wishes that the catalogue doesn't cover completely: no firm price. */
export const openWishes: readonly Wish[] = [
  open(
    {
      id: "wish-portal-okta",
      wish: "client portal, 150 clients, all of them sign in through our Okta",
    },
    [["client-portal"]],
    [...covered("150 clients"), ...needsPerson("Okta")],
  ),
  open(
    {
      id: "wish-bot-messenger",
      wish: "a chatbot with 30 documents that also answers on Facebook Messenger and Telegram",
    },
    [["gpt4-chatbot"]],
    [...covered("30 documents"), ...needsPerson("Facebook Messenger", "Telegram")],
  ),
  open(
    { id: "wish-dutch-presenter", wish: "AI presenter video, 40 seconds, with a Dutch voice" },
    [["ai-video-1min"]],
    [...covered("40 seconds"), ...needsPerson("Dutch")],
  ),
  open(
    {
      id: "wish-bakery-chain",
      wish: "bakery chain: one website with a page of its own for each of our 31 shops",
    },
    [["full-website"]],
    needsPerson("31 shops"),
  ),
  open(
    {
      id: "wish-tombola",
      wish: "landing page for our tombola, we bring the words and the photos",
      timeline: "must be up in 24 hours",
    },
    [["landing-page"]],
    needsPerson("24 hours"),
  ),
  open(
    {
      id: "wish-workshop-app",
      wish: "web app for our workshop: job cards, parts and time sheets, one login type for mechanics and one for the office",
      budget: "1,200 max",
    },
    [["web-app"]],
    needsPerson("1,200"),
  ),
  open(
    {
      id: "wish-navision",
      wish: "automation that copies each order from Navision into a spreadsheet every hour",
    },
    [["workflow-automation"]],
    [...needsPerson("Navision"), ...covered("spreadsheet")],
  ),
  open(
    {
      id: "wish-nine-conditions",
      wish: "pine script indicator with 9 conditions, all of them need to be true for the signal",
    },
    [["pine-script-indicator"]],
    needsPerson("9 conditions"),
  ),
  open(
    {
      id: "wish-open-day",
      wish: "landing page for our open day plus 2,000 printed flyers",
    },
    [["landing-page"]],
    notIncluded("2,000 printed flyers"),
  ),
  open(
    {
      id: "wish-siebzig-felder",
      wish: "Ein Formular mit 70 Feldern und elektronischer Unterschrift",
    },
    [["smart-form"]],
    needsPerson("70 Feldern"),
  ),
  open(
    {
      id: "wish-tableau-fournisseurs",
      wish: "Tableau de bord avec 300 symboles de 4 fournisseurs pour 12 personnes",
    },
    [["market-dashboard"]],
    needsPerson("300 symboles", "4 fournisseurs", "12 personnes"),
  ),
  open(
    {
      id: "wish-acht-minuten",
      wish: "Verkaufsvideo mit KI-Moderator, 8 Minuten, auf Deutsch",
    },
    [["vsl-ai-host"]],
    [...needsPerson("8 Minuten"), ...covered("Deutsch")],
  ),
  open(
    {
      id: "wish-sixty-thousand",
      wish: "merge 60,000 contacts in HubSpot and keep it in sync both ways with our Odoo",
    },
    [["crm-integration"]],
    [...needsPerson("60,000 contacts", "Odoo"), ...covered("HubSpot")],
  ),
];
