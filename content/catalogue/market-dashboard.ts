import type { ServiceSeed } from "#domain/catalogue/contract.ts";
import { fixedPrice, milestonesByQuote, supportIncluded } from "./shared-texts.ts";

export const marketDashboard: ServiceSeed = {
  id: "market-dashboard",
  title: "Market Dashboard",
  description:
    "All the markets you follow on one screen: prices, charts, your own measures and alerts, from the market data you choose.",
  priceRange: { min: 2000, max: 5000 },
  credits: 200,
  category: "trading-financial",
  deliveryTime: "2-6 weeks",
  features: [
    "Prices and charts for the symbols you choose",
    "Your own measures, calculated as you define them",
    "Email alerts at the limits you set",
    "Shows the age of every figure on screen",
    "Watchlist with your own notes",
    "Export to CSV",
    "Behind a sign-in, not publicly accessible",
    "Runs in your own cloud account",
  ],
  benefits: [
    "One screen instead of six tabs and a spreadsheet",
    "Everyone sees the same measures",
    "A stale feed is shown as stale, not as today’s price",
    "Figures go into your own spreadsheet without retyping",
  ],
  technicalSpecs: [
    { name: "Front end", value: "React and TypeScript, light and dark" },
    { name: "Back end", value: "Node.js with PostgreSQL" },
    { name: "Data", value: "One, two or three providers by option, under your licence" },
    { name: "Refresh", value: "As often as your data plan allows, down to one second" },
    {
      name: "Larger options",
      value: "Daily history and team sign-in from the second, webhook alerts in the third",
    },
    { name: "Hosting", value: "Your cloud account, in the region you choose" },
    { name: "Running costs", value: "Market data and hosting, billed to you by their providers" },
    {
      name: "Risk notice",
      value:
        "Information, not financial advice. Data can be late or wrong, past results say nothing certain about future ones, and you can lose money.",
    },
  ],
  paymentModels: [{ ...fixedPrice, price: "$2,000 to $5,000" }, milestonesByQuote],
  scopes: [
    {
      slug: "one-source",
      name: "One data source, ten symbols",
      description: "One screen for up to ten symbols from one data provider.",
      price: 2000,
      credits: 200,
      deliveryDays: 14,
      capacities: {
        holds: { symbols: 10, providers: 1, measures: 2, people: 1, revisions: 2 },
        systems: ["Email"],
        features: ["export"],
      },
      includes: [
        "Up to 10 symbols from one provider",
        "Price table, charts and one watchlist with notes",
        "Two measures of your own",
        "Email alerts, export to CSV, one sign-in",
        "2 revisions",
        supportIncluded,
      ],
    },
    {
      slug: "two-sources",
      name: "Two sources, with history",
      description: "Two providers side by side, a stored history and sign-in for a team.",
      price: 3500,
      credits: 350,
      deliveryDays: 28,
      capacities: {
        holds: { symbols: 50, providers: 2, measures: 6, people: 5, revisions: 2 },
        systems: ["Email"],
        features: ["export", "history", "team sign-in"],
      },
      includes: [
        "Up to 50 symbols from two providers",
        "Daily history from the day of launch",
        "Six measures of your own",
        "Sign-in for up to 5 people, each with a watchlist",
        "2 revisions",
        supportIncluded,
      ],
    },
    {
      slug: "three-sources",
      name: "Three sources, portfolio and alerts",
      description:
        "Three providers, your positions and their exposure, and alerts to your systems.",
      price: 5000,
      credits: 500,
      deliveryDays: 35,
      capacities: {
        holds: { symbols: 200, providers: 3, measures: 12, people: 5, revisions: 3 },
        systems: ["Email", "Webhooks"],
        features: ["export", "history", "team sign-in", "portfolio", "webhook alerts"],
      },
      includes: [
        "Up to 200 symbols from three providers, with daily history",
        "Positions imported from CSV or one broker’s interface",
        "Twelve measures of your own",
        "Webhook and email alerts, sign-in for up to 5 people",
        "3 revisions",
        supportIncluded,
      ],
    },
  ],
};
