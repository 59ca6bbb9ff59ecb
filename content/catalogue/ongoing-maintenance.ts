import type { ServiceSeed } from "#domain/catalogue/contract.ts";
import { supportIncluded } from "./shared-texts.ts";

export const ongoingMaintenance: ServiceSeed = {
  id: "ongoing-maintenance",
  title: "Ongoing Maintenance",
  description:
    "One month in which we keep your site, bot or automation updated, backed up and watched, and make the small changes you ask for.",
  priceRange: { min: 250, max: 750 },
  credits: 25,
  category: "support-consulting",
  deliveryTime: "2-5 days per request",
  features: [
    "Updates tried on a copy, then applied",
    "Daily backup and a restore test each month",
    "Watched every five minutes, alarm to us",
    "Hours for changes included",
    "One report at the end of the month",
    "Broken links and forms checked weekly",
    "For work of ours or of someone else",
    "No renewal unless you order again",
  ],
  benefits: [
    "Faults are looked for all day, so no customer has to find them for you",
    "Small changes get done without a new quote each time",
    "A bad update can be undone, because there is a tested copy",
    "You stop paying by simply not ordering the next month",
  ],
  technicalSpecs: [
    { name: "Period", value: "One month from the day you give us access" },
    { name: "Checks", value: "Address, certificate and form every five minutes" },
    { name: "Backups", value: "Daily, kept 30 days, in a place you choose" },
    { name: "Requests", value: "By email; done in 2-5 days each, within the hours included" },
    { name: "Hours", value: "2, 5 or 10, by option; unused hours end with the month" },
    { name: "Not included", value: "Hosting, licences and new features; those are quoted" },
  ],
  paymentModels: [
    {
      type: "subscription",
      name: "Month by month",
      description: "You buy one month. Nothing renews by itself.",
      price: "$250 / month",
      details: [
        "One payment buys one month, from $250",
        "We don't keep your card and don't charge it again",
        "Order again for the next month, or don't: there is nothing to cancel",
      ],
    },
  ],
  scopes: [
    {
      slug: "one-month-two-hours",
      name: "One month, two hours of changes",
      description: "One site, bot or automation for one month. It doesn't renew by itself.",
      price: 250,
      credits: 25,
      deliveryDays: 5, // of each request; the month itself runs on
      includes: [
        "One site, bot or automation",
        "Updates, daily backup and watching",
        "2 hours of changes, with 1 revision per change",
        "Report at the end of the month",
        supportIncluded,
      ],
    },
    {
      slug: "one-month-five-hours",
      name: "One month, five hours of changes",
      description: "Up to three systems for one month. It doesn't renew by itself.",
      price: 450,
      credits: 45,
      deliveryDays: 5, // of each request; the month itself runs on
      includes: [
        "Up to 3 sites, bots or automations",
        "Updates, daily backup and watching",
        "5 hours of changes, with 1 revision per change",
        "Report at the end of the month",
        supportIncluded,
      ],
    },
    {
      slug: "one-month-ten-hours",
      name: "One month, ten hours of changes",
      description: "Up to six systems for one month. It doesn't renew by itself.",
      price: 750,
      credits: 75,
      deliveryDays: 5, // of each request; the month itself runs on
      includes: [
        "Up to 6 sites, bots or automations",
        "Updates, daily backup and watching",
        "10 hours of changes, with 2 revisions per change",
        "Report and a 30-minute call at the end of the month",
        supportIncluded,
      ],
    },
  ],
};
