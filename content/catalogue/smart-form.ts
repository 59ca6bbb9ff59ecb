import type { ServiceSeed } from "#domain/catalogue/contract.ts";
import { fixedPrice, supportIncluded } from "./shared-texts.ts";

export const smartForm: ServiceSeed = {
  id: "smart-form",
  title: "Smart Form",
  description:
    "A form that asks only what applies, checks answers as people type, and sends them where you work, complete the first time.",
  priceRange: { min: 200, max: 600 },
  credits: 20,
  category: "forms-interfaces",
  popular: true,
  deliveryTime: "2-5 days",
  features: [
    "Asks only what the last answer calls for",
    "Checks answers as people type",
    "Sends each entry to your inbox or sheet",
    "Spam protection without picture puzzles",
    "Says beside the field what is wrong and how to fix it",
    "Works as well on a phone as on a desktop",
    "Works with keyboard and screen reader",
    "Fits into your existing page",
  ],
  benefits: [
    "You stop writing back for one missing detail",
    "People see a short form, even when your process is long",
    "Entries arrive sorted and ready to work on",
    "A mistyped address is caught while the person is still there",
  ],
  technicalSpecs: [
    { name: "Placement", value: "Embed code for any site, or its own page" },
    {
      name: "Sends to",
      value: "Email or Google Sheets; HubSpot, Salesforce or Pipedrive in the larger options",
    },
    { name: "Validation", value: "In the browser and again on the server" },
    {
      name: "Uploads",
      value: "In the larger options: PDF, images and Office files up to 10 MB each",
    },
    { name: "Accessibility", value: "WCAG 2.2 level AA" },
    { name: "Data", value: "Sent encrypted; stored only where you choose" },
  ],
  paymentModels: [{ ...fixedPrice, price: "$200 to $600" }],
  scopes: [
    {
      slug: "one-form",
      name: "One form, up to 15 fields",
      description: "One form on one page, with conditions and checks, sent to one place.",
      price: 200,
      credits: 20,
      deliveryDays: 2,
      includes: [
        "Up to 15 fields on one page",
        "Up to 5 conditions",
        "Sent to one inbox or sheet",
        "2 revisions",
        supportIncluded,
      ],
    },
    {
      slug: "several-steps",
      name: "Several steps, with CRM",
      description: "A longer form in steps, with uploads, written into your CRM.",
      price: 350,
      credits: 35,
      deliveryDays: 4,
      includes: [
        "Up to 40 fields in up to 6 steps",
        "File upload, and answers kept for people who come back",
        "Records also created in one CRM",
        "Confirmation email to the person",
        "2 revisions",
        supportIncluded,
      ],
    },
    {
      slug: "payment-and-document",
      name: "With payment and document",
      description: "The form also takes a payment and turns the answers into a finished document.",
      price: 600,
      credits: 60,
      deliveryDays: 5,
      includes: [
        "Everything in Several steps",
        "Payment through your Stripe account",
        "A PDF filled from the answers",
        "Price calculated from the answers, by your rules",
        "3 revisions",
        supportIncluded,
      ],
    },
  ],
};
