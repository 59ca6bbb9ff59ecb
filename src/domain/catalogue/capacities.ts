import { z } from "zod";

/** What a scope holds can be counted in. */
export const CapacityUnit = z.enum([
  "alerts",
  "channels",
  "clients",
  "conditions",
  "connections",
  "contacts",
  "documents",
  "fields",
  "flows",
  "forms",
  "hours",
  "indicators",
  "landingPages",
  "languages",
  "markets",
  "measures",
  "months",
  "pages",
  "people",
  "pictures",
  "processes",
  "providers",
  "questions",
  "redirects",
  "reports",
  "revisions",
  "roles",
  "screens",
  "seconds",
  "sections",
  "sources",
  "spreadsheets",
  "steps",
  "strategies",
  "symbols",
  "systems",
  "timeframes",
  "tools",
  "versions",
  "videos",
]);
export type CapacityUnit = z.infer<typeof CapacityUnit>;

/** Software and services that the catalogue names. What isn't here, nobody has promised to work with. */
export const SystemName = z.enum([
  "Email",
  "Figma",
  "Google Calendar",
  "Google Sheets",
  "HubSpot",
  "Make",
  "Microsoft 365",
  "Pipedrive",
  "SMS",
  "Salesforce",
  "Shopify",
  "Slack",
  "Spreadsheets",
  "Stripe",
  "TradingView",
  "Web forms",
  "Webhooks",
  "Website",
  "Zapier",
]);
export type SystemName = z.infer<typeof SystemName>;

/** What a scope does beyond what can be counted, where scopes differ in it. */
export const FeatureName = z.enum([
  "AI step",
  "approvals",
  "backtest",
  "booking",
  "both formats",
  "captions",
  "confirmation email",
  "customer sign-in",
  "editor",
  "export",
  "file exchange",
  "follow-up emails",
  "history",
  "import of clients",
  "invoices",
  "job status",
  "lead form",
  "merging duplicates",
  "messages",
  "monthly care",
  "news",
  "page for the video",
  "payments",
  "PDF from the answers",
  "pictures prepared",
  "portfolio",
  "price calculation",
  "prototype",
  "saved answers",
  "sync in both directions",
  "team sign-in",
  "text written",
  "training",
  "translation",
  "two versions",
  "uploads",
  "webhook alerts",
  "weekly summary",
]);
export type FeatureName = z.infer<typeof FeatureName>;

/**
 * What a scope holds, for code: cards, quotes and answers share it. `content/catalogue-capacities.test.ts` compares it with the
 * scope's own texts.
 */
export const Capacities = z.object({
  /** How many of each at most; a unit that isn't named isn't promised. */
  holds: z.partialRecord(CapacityUnit, z.int().positive()),
  systems: z.array(SystemName),
  features: z.array(FeatureName),
  /** Languages that it is made in, as codes; left out where the texts name none. */
  languages: z.array(z.enum(["en", "es", "fr", "de"])).optional(),
});
export type Capacities = z.infer<typeof Capacities>;
