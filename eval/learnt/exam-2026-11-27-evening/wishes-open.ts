import { covered, needsPerson, type Named, type Wish } from "../../judge/wish.ts";

type Said = { id: string; wish: string; budget?: string; timeline?: string };

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
      id: "want-portal-2000",
      wish: "client portal for 2,000 clients of a lettings agency, documents only",
    },
    [["client-portal"], []],
    needsPerson("2,000 clients"),
  ),
  open(
    {
      id: "want-thirty-pages",
      wish: "Website with 30 pages in four languages for a machine builder",
    },
    [["full-website"], []],
    needsPerson("30 pages", "four languages"),
  ),
  open(
    {
      id: "want-polish-video",
      wish: "presenter video for our care agency, under a minute, it has to be in Polish because the carers are",
    },
    [["ai-video-1min"], []],
    [],
  ),
  open(
    { id: "want-whatsapp-bot", wish: "chatbot for our pizzeria, but on WhatsApp, not on the site" },
    [["gpt4-chatbot"], []],
    [],
  ),
  open(
    {
      id: "want-sap-flow",
      wish: "One flow: each purchase order that is released in SAP should be posted to Slack.",
    },
    [["workflow-automation"], []],
    [...needsPerson("SAP"), ...covered("Slack")],
  ),
  open(
    {
      id: "want-400-symbols",
      wish: "a screen that watches 400 symbols for our commodities desk, fed by three data providers, mail when a limit is hit",
    },
    [["market-dashboard"], []],
    needsPerson("400 symbols"),
  ),
  open(
    {
      id: "want-forty-screens",
      wish: "Web app for our logistics team, roughly 40 screens, 9 different roles",
    },
    [["web-app"], []],
    needsPerson("40 screens", "9 different roles"),
  ),
  open(
    {
      id: "want-by-tomorrow",
      wish: "landing page for a pop-up store, text and pictures are ready",
      timeline: "must be online tomorrow",
    },
    [["landing-page"], []],
    needsPerson("tomorrow"),
  ),
  open(
    {
      id: "want-site-for-600",
      wish: "five page website for my nail studio",
      budget: "$600 max",
    },
    [["full-website"], ["landing-page"], []],
    covered("five page"),
  ),
  open(
    { id: "want-zoho", wish: "connect our contact form with Zoho CRM, no duplicates please" },
    [["crm-integration"], []],
    needsPerson("Zoho"),
  ),
  open(
    {
      id: "want-80000-contacts",
      wish: "Queremos limpiar los duplicados de 80.000 contactos en HubSpot",
    },
    [["crm-integration"], []],
    needsPerson("80.000 contactos"),
  ),
  open(
    {
      id: "want-twelve-minutes",
      wish: "An AI host should walk people through our hearing aids, a proper sales video, 12 minutes long",
    },
    [["vsl-ai-host"], []],
    needsPerson("12 minutes"),
  ),
  open(
    {
      id: "want-120-felder",
      wish: "Formular mit 120 Feldern für die Schadensmeldung, geht an unser Postfach",
    },
    [["smart-form"], []],
    needsPerson("120 Feldern"),
  ),
];
