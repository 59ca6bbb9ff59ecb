import type { CategoryId } from "#domain/catalogue/contract.ts";

/** An end of a price range that one service sets, with the unit it is sold by. */
type RangeEnd = { serviceId: string; unit: string };

/** A kind of work as the home page's portfolio shows it (spec site.md §3, portfolio entry). */
export type PortfolioEntry = {
  categoryId: CategoryId;
  name: string;
  description: string;
  features: readonly string[];
  /** The label of its button. */
  cta: string;
  /**
   * Its price range runs from the category's lowest price to its highest, as the catalogue has them now.
   * Only where it is counted in units, these two services set the ends (spec site.md §9).
   */
  range?: { from: RangeEnd; to: RangeEnd };
};

/** The six entries in the order of the page (spec site.md §2 and §9). */
export const portfolio: readonly PortfolioEntry[] = [
  {
    categoryId: "ai-automation",
    name: "AI & Automation",
    description:
      "At the small end, one video that presents you. At the large end, an assistant that answers from your own pages and passes on what it can’t.",
    features: [
      "Videos from a script written with you",
      "Chatbots that answer from your own pages",
      "Workflows that tell you when a step fails",
    ],
    cta: "Get a quote for AI",
  },
  {
    categoryId: "web-dev",
    name: "Web Development",
    description:
      "At the small end, one page for one offer. At the large end, an app that your whole team signs in to every morning.",
    features: [
      "Easy to read on phone, tablet and desktop",
      "Works with keyboard and screen reader",
      "Larger work at a firm price, by quote",
    ],
    cta: "Get a quote for the web",
  },
  {
    categoryId: "trading-financial",
    name: "Trading & Financial",
    description:
      "At the small end, one rule as a TradingView script. At the large end, every market you watch on one screen.",
    features: [
      "Your rule written down and confirmed first",
      "Full source code of scripts, yours to keep",
      "A plain risk notice, and no promise of profit",
    ],
    cta: "Get a quote for trading tools",
  },
  {
    categoryId: "forms-interfaces",
    name: "Smart Forms",
    description:
      "At the small end, one form that asks only what matters. At the large end, a portal where clients find answers themselves.",
    features: [
      "Asks only what the last answer calls for",
      "Checks answers as people type",
      "Portals where each client sees only what is theirs",
    ],
    cta: "Get a quote for a form",
  },
  {
    categoryId: "marketing-crm",
    name: "Marketing & CRM",
    description:
      "At the small end, your CRM with each lead in it exactly once. At the large end, a page that asks visitors what they need and files the answer.",
    features: [
      "Records matched first, so there are no duplicates",
      "Leads asked about need, budget and timing",
      "Videos labelled as made with AI",
    ],
    cta: "Get a quote for marketing",
  },
  {
    categoryId: "support-consulting",
    name: "Support & Consulting",
    description:
      "At the small end, an hour with someone who builds these systems. At the large end, a month of keeping yours running.",
    features: [
      "The result of each call in writing",
      "Screens designed with every state drawn",
      "Daily backups, with a monthly restore test",
    ],
    cta: "Get a quote for support",
    range: {
      from: { serviceId: "tech-consulting", unit: "/hr" },
      to: { serviceId: "ongoing-maintenance", unit: "/mo" },
    },
  },
];
