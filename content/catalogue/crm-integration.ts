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
    "New records matched first, so none arrives twice",
    "New records get an owner and a next step",
    "Test run on a copy before your real data",
    "Fields mapped with you, in writing",
    "A message to you when a record can't be saved",
    "Works through a user of its own that you can withdraw",
    "One page that says what goes where",
  ],
  benefits: [
    "No enquiry waits in a list that nobody opened",
    "Everyone sees who looks after which contact",
    "New contacts need no cleaning up afterwards",
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
      name: "Present contacts",
      value: "Duplicates merged in the larger options, with a backup before",
    },
    { name: "Access", value: "A separate integration user that you can withdraw" },
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
      description: "Three sources into one CRM, and the duplicates you have today cleaned up.",
      price: 600,
      credits: 70,
      deliveryDays: 5,
      includes: [
        "Three sources",
        "Up to 50 fields mapped",
        "Up to 5,000 present contacts merged by your rules",
        "Backup before, list of changes after",
        "2 revisions",
        supportIncluded,
      ],
    },
    {
      slug: "both-directions",
      name: "Both directions, with reports",
      description: "CRM and one more system keep each other current, with reports on top.",
      price: 900,
      credits: 105,
      deliveryDays: 7,
      includes: [
        "Sync in both directions with one system",
        "Three more sources into the CRM",
        "Up to 20,000 present contacts merged by your rules, backup before",
        "Three reports in the CRM",
        "3 revisions",
        supportIncluded,
      ],
    },
  ],
};
