import { covered, needsPerson, notIncluded, type Named, type Wish } from "../../judge/wish.ts";

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
      id: "wish-portal-1200",
      wish: "client portal for 1,200 clients, they should sign in with our Azure AD",
    },
    [["client-portal"]],
    needsPerson("1,200 clients", "Azure AD"),
  ),
  open(
    { id: "wish-site-40-pages", wish: "new website, 40 pages in five languages, with an editor" },
    [["full-website"]],
    needsPerson("40 pages", "five languages"),
  ),
  open(
    {
      id: "wish-sap-slack",
      wish: "automation: when an order is blocked in SAP, post it to a Slack channel",
    },
    [["workflow-automation"]],
    [...needsPerson("SAP"), ...covered("Slack")],
  ),
  open(
    {
      id: "wish-bot-whatsapp",
      wish: "a chatbot that answers on WhatsApp and Instagram from our 15 FAQ pages",
    },
    [["gpt4-chatbot"]],
    [...needsPerson("WhatsApp", "Instagram"), ...covered("15 FAQ pages")],
  ),
  open(
    {
      id: "wish-site-in-two-days",
      wish: "5 page website in English, texts are ready",
      timeline: "needs to be live in 2 days",
    },
    [["full-website"]],
    [...covered("5 page"), ...needsPerson("2 days")],
  ),
  open(
    { id: "wish-video-japanese", wish: "a one-minute video with a presenter who speaks Japanese" },
    [["ai-video-1min"]],
    [],
  ),
  open(
    {
      id: "wish-dashboard-600",
      wish: "market dashboard with 600 symbols from 6 providers for 25 traders",
    },
    [["market-dashboard"]],
    needsPerson("600 symbols", "6 providers", "25 traders"),
  ),
  open(
    {
      id: "wish-bot-2000-pdfs",
      wish: "Chatbot for our website with 2,000 PDF documents as its knowledge",
    },
    [["gpt4-chatbot"]],
    needsPerson("2,000 PDF documents"),
  ),
  open(
    {
      id: "wish-dynamics",
      wish: "Our CRM is Microsoft Dynamics with 150,000 contacts. Merge the duplicates and connect our web form.",
    },
    [["crm-integration"]],
    needsPerson("Microsoft Dynamics", "150,000 contacts"),
  ),
  open(
    {
      id: "wish-app-small-budget",
      wish: "custom web app for three processes with reports, 12 screens and 4 roles",
      budget: "$2,000 at most, no way around it",
    },
    [["web-app"]],
    covered("12 screens", "4 roles"),
  ),
  open(
    {
      id: "wish-ads-newsletter",
      wish: "somebody who runs our google ads every month and writes a weekly newsletter",
    },
    [[]],
    notIncluded("google ads"),
  ),
  open(
    {
      id: "wish-portal-datev",
      wish: "Kundenportal für 20 Kunden mit Anbindung an DATEV",
      timeline: "bis übermorgen",
    },
    [["client-portal"]],
    [...covered("20 Kunden"), ...needsPerson("DATEV", "übermorgen")],
  ),
];
