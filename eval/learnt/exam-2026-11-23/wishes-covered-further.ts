import { covered, type Wish } from "../../judge/wish.ts";
import { firm } from "./firm-wish.ts";

/** Covered wishes about sales videos, trading, forms, portals, CRM and upkeep. */
export const furtherCoveredWishes: readonly Wish[] = [
  firm(
    {
      id: "wish-vsl-three",
      wish: "video sales letter, 3 minutes, english, we have 6 product pictures for it",
    },
    ["vsl-ai-host.three-minutes"],
    covered("3 minutes", "6 product pictures"),
  ),
  firm(
    {
      id: "wish-vsl-five",
      wish: "Five minute sales video by an AI host plus a page with a buy button",
    },
    ["vsl-ai-host.five-minutes-with-page"],
    covered("Five minute"),
  ),
  firm(
    {
      id: "wish-indicator",
      wish: "TradingView indicator, 2 conditions, one alert, checked on EURUSD, GBPUSD and gold",
    },
    ["pine-script-indicator.one-indicator"],
    covered("2 conditions", "one alert"),
  ),
  firm(
    {
      id: "wish-strategy",
      wish: "pine script strategy w/ backtest and 2 alerts, max. 500 USD",
    },
    ["pine-script-indicator.strategy-with-backtest"],
    covered("2 alerts", "500"),
  ),
  firm(
    {
      id: "wish-two-months-care",
      wish: "Maintenance for our one website for two months, up to 2 hours of changes in each",
    },
    ["ongoing-maintenance.one-month-two-hours", "ongoing-maintenance.one-month-two-hours"],
    covered("two months", "2 hours"),
  ),
  firm(
    {
      id: "wish-dashboard-team",
      wish: "market dashboard for a team of 4, about 45 symbols from two data providers, with daily history",
      timeline: "6 weeks",
    },
    ["market-dashboard.two-sources"],
    covered("45 symbols", "two data providers", "6 weeks"),
  ),
  firm(
    {
      id: "wish-formular-sheet",
      wish: "Ein Formular mit 12 Feldern auf einer Seite, die Antworten sollen in ein Google Sheet",
    },
    ["smart-form.one-form"],
    covered("12 Feldern", "Google Sheet"),
  ),
  firm(
    {
      id: "wish-application-form",
      wish: "application form: 35 fields in 5 steps, people upload a PDF, record goes to Pipedrive",
    },
    ["smart-form.several-steps"],
    covered("35 fields", "5 steps", "Pipedrive"),
  ),
  firm(
    {
      id: "wish-order-form",
      wish: "one order form where the price is calculated, customers pay with Stripe and get a PDF",
    },
    ["smart-form.payment-and-document"],
    covered("Stripe"),
  ),
  firm(
    {
      id: "wish-portal-20",
      wish: "client portal for 20 clients, they only need to download documents and send us theirs",
      budget: "1000",
    },
    ["client-portal.documents"],
    covered("20 clients", "1000"),
  ),
  firm(
    {
      id: "wish-portal-90",
      wish: "Portal for 90 clients with job status and messages, please import our client list",
    },
    ["client-portal.documents-and-jobs"],
    covered("90 clients"),
  ),
  firm(
    {
      id: "wish-shopify-hubspot",
      wish: "CRM integration: customers from Shopify into HubSpot, no duplicates, 15 fields",
    },
    ["crm-integration.one-source"],
    covered("Shopify", "HubSpot", "15 fields"),
  ),
  firm(
    {
      id: "wish-care-two-sites",
      wish: "maintenance for 2 websites, one month, about 4 hours of changes",
    },
    ["ongoing-maintenance.one-month-five-hours"],
    covered("2 websites", "4 hours"),
  ),
];
