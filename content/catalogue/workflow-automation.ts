import type { ServiceSeed } from "#domain/catalogue/contract.ts";
import { fixedPrice, supportIncluded } from "./shared-texts.ts";

export const workflowAutomation: ServiceSeed = {
  id: "workflow-automation",
  title: "Workflow Automation",
  description:
    "Copying, sending and reminding between your tools, done by a flow that runs automatically and tells you when something needs a person.",
  priceRange: { min: 300, max: 900 },
  credits: 30,
  category: "ai-automation",
  deliveryTime: "3-7 days",
  features: [
    "Your steps mapped with you before we build",
    "Built in Zapier or Make, in your own account",
    "Connects tools such as your CRM, email and Slack",
    "A message to you when a step fails",
    "Retries, so a short outage loses nothing",
    "Uses invited accounts, no shared passwords",
    "Test run on your real data before go-live",
    "One page that says what each step does",
  ],
  benefits: [
    "Work that used to wait until someone had time gets done right away",
    "Two lists no longer show different figures",
    "New colleagues find the process written down",
    "You own the flow and can change it without us",
  ],
  technicalSpecs: [
    { name: "Platforms", value: "Zapier, Make" },
    { name: "Connections", value: "HubSpot, Salesforce, Slack, email, webhooks, spreadsheets" },
    { name: "Triggers", value: "Form, email, schedule, webhook, new record" },
    { name: "AI step", value: "One in the larger options; approval steps in the largest" },
    { name: "Failure handling", value: "Retry, then a message with the affected record" },
    { name: "Access", value: "Invited accounts that you can revoke; no shared passwords" },
    { name: "Running costs", value: "Your Zapier or Make plan, billed to you by them" },
  ],
  paymentModels: [
    { ...fixedPrice, price: "$300 to $900" },
    {
      type: "subscription",
      name: "Maintained month by month",
      description:
        "Add Ongoing Maintenance if your tools change often and the flows have to keep up.",
      price: "$250 / month",
      details: ["Ordered separately, one month at a time", "Nothing renews by itself"],
    },
  ],
  scopes: [
    {
      slug: "one-flow",
      name: "One flow, up to five steps",
      description: "One routine from its trigger to its last step, between two or three tools.",
      price: 300,
      credits: 30,
      deliveryDays: 3,
      includes: [
        "One flow with up to 5 steps",
        "Up to 3 connected tools, such as CRM, email and Slack",
        "Failure messages by email or Slack",
        "2 revisions",
        supportIncluded,
      ],
    },
    {
      slug: "three-flows",
      name: "Three flows, one team",
      description: "The three routines that cost one team the most time.",
      price: 600,
      credits: 60,
      deliveryDays: 5,
      includes: [
        "Three flows with up to 8 steps each",
        "Up to 5 connected tools",
        "One AI step, such as sorting incoming mail",
        "2 revisions of each flow",
        supportIncluded,
      ],
    },
    {
      slug: "five-flows",
      name: "Five flows, with approvals",
      description: "Five routines across departments, with approvals where a person must decide.",
      price: 900,
      credits: 90,
      deliveryDays: 7,
      includes: [
        "Five flows with up to 10 steps each",
        "Up to 8 connected tools",
        "Approval steps by email or Slack, and one AI step",
        "A weekly summary of what ran and what failed",
        "3 revisions of each flow",
        supportIncluded,
      ],
    },
  ],
};
