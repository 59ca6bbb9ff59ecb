import type { ServiceSeed } from "#domain/catalogue/contract.ts";
import { fixedPrice, supportIncluded } from "./shared-texts.ts";

export const crmIntegration: ServiceSeed = {
  id: "crm-integration",
  title: "CRM Integration",
  description:
    "Your form, inbox or shop connected to HubSpot, Salesforce or Pipedrive, so that each new contact arrives once, complete and with an owner.",
  priceRange: { min: 350, max: 900 },
  credits: 40,
  category: "marketing-crm",
  deliveryTime: "3-7 days",
  features: [
    "HubSpot, Salesforce or Pipedrive",
    "New records matched first, so no duplicates",
    "New records get an owner and a next step",
    "Test run on a copy before your real data",
    "Fields mapped with you, in writing",
    "A message to you when a record can't be saved",
    "Uses a separate user that you can revoke",
    "One page that says what goes where",
  ],
  benefits: [
    "Every enquiry reaches someone, not a forgotten list",
    "Everyone sees who is responsible for which contact",
    "New contacts need no clean-up afterwards",
    "Nobody copies new contacts into the CRM by hand",
  ],
  technicalSpecs: [
    { name: "CRM", value: "HubSpot, Salesforce, Pipedrive" },
    { name: "Sources", value: "Web forms, email, Stripe, Shopify, spreadsheets, webhook" },
    {
      name: "Method",
      value: "The CRM's official interface, or Zapier or Make where it fits better",
    },
    { name: "Matching", value: "By email first, then by rules agreed with you" },
    {
      name: "Existing contacts",
      value: "Duplicates merged in the larger options, after a backup",
    },
    { name: "Access", value: "A separate integration user that you can revoke" },
    { name: "Running costs", value: "Your CRM plan and any connector, billed to you by them" },
  ],
  paymentModels: [{ ...fixedPrice, price: "$350 to $900" }],
  scopes: [
    {
      slug: "one-source",
      name: "One source into one CRM",
      description: "New records from one source arrive in your CRM, without duplicates.",
      price: 350,
      credits: 40,
      deliveryDays: 3,
      includes: [
        "One source, such as your web form",
        "Up to 20 fields mapped",
        "Owner and next step set by rule",
        "2 revisions",
        supportIncluded,
      ],
    },
    {
      slug: "three-sources",
      name: "Three sources, duplicates merged",
      description: "Three sources into one CRM, and your existing duplicates cleaned up.",
      price: 600,
      credits: 70,
      deliveryDays: 5,
      includes: [
        "Three sources",
        "Up to 50 fields mapped",
        "Up to 5,000 existing contacts merged by your rules",
        "Backup before, list of changes after",
        "2 revisions",
        supportIncluded,
      ],
    },
    {
      slug: "both-directions",
      name: "Both directions, with reports",
      description: "Your CRM and one other system kept in sync, with reports on top.",
      price: 900,
      credits: 105,
      deliveryDays: 7,
      includes: [
        "Sync in both directions with one system",
        "Three more sources into the CRM",
        "Up to 20,000 existing contacts merged by your rules, after a backup",
        "Three reports in the CRM",
        "3 revisions",
        supportIncluded,
      ],
    },
  ],
};
