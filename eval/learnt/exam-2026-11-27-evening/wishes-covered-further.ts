import { covered, type Wish } from "../../judge/wish.ts";
import { firm } from "./firm-wish.ts";

/** Covered wishes about forms, portals, CRM, trading, sales videos, design and upkeep. */
export const furtherCoveredWishes: readonly Wish[] = [
  firm(
    {
      id: "want-form-12-fields",
      wish: "order form for wedding cakes, 12 fields on one page, comes to our inbox",
    },
    [["smart-form.one-form"]],
    covered("12 fields"),
  ),
  firm(
    {
      id: "want-form-uploads",
      wish: "Application form with 30 fields in four steps, applicants upload their CV, and everything is also created in Salesforce",
    },
    [["smart-form.several-steps"]],
    covered("30 fields", "Salesforce"),
  ),
  firm(
    {
      id: "want-form-paiement",
      wish: "un formulaire d'inscription pour nos stages, avec paiement par Stripe et un PDF de confirmation rempli avec les réponses",
      budget: "700 $",
    },
    [["smart-form.payment-and-document"]],
    covered("Stripe"),
  ),
  firm(
    {
      id: "want-portal-20",
      wish: "Portal where our 20 clients log in, download their documents and send us theirs.",
    },
    [["client-portal.documents"]],
    covered("20 clients"),
  ),
  firm(
    {
      id: "want-portal-90",
      wish: "We print books. Our 90 clients keep asking where theirs is: portal with the status of each job, and they can message us there",
    },
    [["client-portal.documents-and-jobs"]],
    covered("90 clients"),
  ),
  firm(
    {
      id: "want-portal-300",
      wish: "Kundenportal für 300 Kunden, sie sollen Aufträge freigeben und ihre Rechnungen über Stripe bezahlen",
    },
    [["client-portal.invoices-and-approvals"]],
    covered("300 Kunden", "Stripe"),
  ),
  firm(
    {
      id: "want-shopify-hubspot",
      wish: "new shopify customers should show up in hubspot with an owner, no duplicates",
    },
    [["crm-integration.one-source"]],
    covered("shopify", "hubspot"),
  ),
  firm(
    {
      id: "want-three-sources",
      wish: "Enquiries reach our sail loft by web form, by mail and on a spreadsheet. Get those three sources into Pipedrive and merge what's double among the 3,000 contacts there",
    },
    [["crm-integration.three-sources"]],
    covered("three sources", "Pipedrive", "3,000 contacts"),
  ),
  firm(
    {
      id: "want-two-conditions",
      wish: "TradingView indicator with two conditions (MACD cross and volume above average) and one alert",
    },
    [["pine-script-indicator.one-indicator"]],
    covered("two conditions", "one alert"),
  ),
  firm(
    {
      id: "want-backtest",
      wish: "I buy the DAX when yesterday's high breaks and get out at the 20 day low. Make that a TradingView strategy and test it on old prices, fees included",
      timeline: "in the next three weeks",
    },
    [["pine-script-indicator.strategy-with-backtest"]],
    [],
  ),
  firm(
    {
      id: "want-pitch-three-minutes",
      wish: "3 minutes of sales video for our mattresses, an AI host talks in French, there are 5 product pictures to show",
    },
    [["vsl-ai-host.three-minutes"]],
    covered("3 minutes", "5 product pictures"),
  ),
  firm(
    {
      id: "want-care-three-sites",
      wish: "we own three websites (vineyard, inn, wedding barn). look after them for one month, with 5 hours of changes",
    },
    [["ongoing-maintenance.one-month-five-hours"]],
    covered("three websites", "5 hours"),
  ),
  firm(
    {
      id: "want-screens-prototype",
      wish: "UI design for three pages plus a prototype that we can click through with patients",
    },
    [["ui-ux-design.three-pages-prototype"]],
    covered("three pages"),
  ),
];
