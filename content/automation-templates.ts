import type { Level } from "./levels.ts";

/** What a step does; its drawing follows from it. */
export type StepKind = "trigger" | "action" | "ai" | "decision" | "person" | "wait";

export type TemplateStep = {
  kind: StepKind;
  name: string;
  text: string;
  /** Where a decision leads that is answered with no. */
  otherwise?: string;
};

/** An automation that we often build (spec studio.md §3.5, automation template). */
export type AutomationTemplate = {
  id: string;
  title: string;
  description: string;
  complexity: Level;
  /** How long setting it up takes somebody who has the accounts at hand. */
  timeMinutes: number;
  /** Token name of the template's mark (src/web/ui/tokens.css), not a CSS colour. */
  color: "indigo" | "teal" | "ochre" | "plum";
  steps: readonly TemplateStep[];
  tools: readonly string[];
};

/** Spec studio.md §2.8 and §9: four templates; set up in 15, 30, 45 and 25 minutes. */
export const automationTemplates: readonly AutomationTemplate[] = [
  {
    id: "lead-follow-up",
    title: "Answer each new lead",
    description:
      "Someone fills in your form. The contact appears in your CRM with an owner, gets a first reply, and your team is notified.",
    complexity: "Beginner",
    timeMinutes: 15,
    color: "teal",
    steps: [
      {
        kind: "trigger",
        name: "Form submitted",
        text: "Your web form passes on the name, address and request.",
      },
      {
        kind: "action",
        name: "Find or add the contact",
        text: "HubSpot is searched by email first, so there are no duplicates.",
      },
      {
        kind: "action",
        name: "Send the first reply",
        text: "It mentions the request, says when you will answer, and comes from your own address.",
      },
      {
        kind: "action",
        name: "Notify the owner",
        text: "A Slack message with the request and a link to the contact.",
      },
    ],
    tools: ["Web form", "HubSpot", "Email", "Slack"],
  },
  {
    id: "inbox-triage",
    title: "Sort the support inbox",
    description:
      "Each email is read once, gets a topic and a priority, and goes to someone who can answer it. Urgent ones are seen at once.",
    complexity: "Intermediate",
    timeMinutes: 30,
    color: "indigo",
    steps: [
      {
        kind: "trigger",
        name: "Email arrives",
        text: "In the shared inbox, except newsletters and automatic replies.",
      },
      {
        kind: "ai",
        name: "Name topic and urgency",
        text: "A language model picks from your own list of topics; anything else becomes “unclear”.",
      },
      {
        kind: "decision",
        name: "Is it urgent?",
        text: "Outages, complaints, and anything due today.",
        otherwise: "It gets its label and waits its turn.",
      },
      {
        kind: "action",
        name: "Alert in Slack",
        text: "Sender, first lines and a link, in the channel for that topic, not to everyone.",
      },
      {
        kind: "person",
        name: "Someone takes it",
        text: "A click on the message sets the owner. The model answers nothing.",
      },
    ],
    tools: ["Email", "AI step", "Slack"],
  },
  {
    id: "deal-to-invoice",
    title: "From won deal to paid invoice",
    description:
      "When a deal is won, the invoice is drafted from its lines, approved by a person, sent, and followed up until it is paid.",
    complexity: "Advanced",
    timeMinutes: 45,
    color: "plum",
    steps: [
      {
        kind: "trigger",
        name: "Deal won",
        text: "The stage changes in Salesforce. The deal’s ID makes sure that the flow starts only once.",
      },
      {
        kind: "action",
        name: "Draft the invoice",
        text: "Lines, tax and address come from the deal. If one is missing, the flow stops here and says so.",
      },
      {
        kind: "person",
        name: "Approve",
        text: "Finance sees the draft and approves it, or returns it with a reason.",
      },
      {
        kind: "action",
        name: "Send it",
        text: "By email, and the invoice number is added to the deal.",
      },
      { kind: "wait", name: "Until it is due", text: "Nothing happens until the due date." },
      {
        kind: "decision",
        name: "Is it paid?",
        text: "The flow asks the accounting system, not a colleague.",
        otherwise: "A reminder goes out; after the second one, a person decides.",
      },
      {
        kind: "action",
        name: "Close the deal",
        text: "Marked as paid with the date, and off the list.",
      },
    ],
    tools: ["Salesforce", "Accounting", "Email", "Make"],
  },
  {
    id: "weekly-report",
    title: "The Monday morning report",
    description:
      "Last week’s figures beside the week before, in one message that arrives before the first meeting.",
    complexity: "Intermediate",
    timeMinutes: 25,
    color: "ochre",
    steps: [
      {
        kind: "trigger",
        name: "Monday morning",
        text: "On a schedule, in the time zone of the team that reads it.",
      },
      {
        kind: "action",
        name: "Collect the figures",
        text: "New contacts, won deals and open requests, each from a saved search in the CRM.",
      },
      {
        kind: "action",
        name: "Compare",
        text: "With the week before and the same week last year. If a source doesn’t respond, the report says so.",
      },
      {
        kind: "action",
        name: "Send one message",
        text: "To Slack and by email: the figures first, then the biggest changes.",
      },
    ],
    tools: ["HubSpot", "Spreadsheet", "Slack", "Email"],
  },
];

/** A platform that runs such flows (spec studio.md §3.5, automation platform). */
export type AutomationPlatform = {
  id: "zapier" | "make" | "hubspot";
  name: string;
  description: string;
  features: readonly string[];
  /** How they charge, in words: their amounts change without us. */
  pricing: string;
  /** Their own price list. */
  pricingUrl: string;
};

/** Three of the integrations of spec studio.md §9 in which a flow can run by itself. */
export const automationPlatforms: readonly AutomationPlatform[] = [
  {
    id: "zapier",
    name: "Zapier",
    description:
      "The quickest way to connect two tools. Choose it for straightforward flows between common tools.",
    features: [
      "A very large number of ready-made connections",
      "Reads like a list, so a team can change it",
      "Branches for yes and no, and code steps where needed",
    ],
    pricing: "Free tier; paid plans count tasks, that is, steps that did something.",
    pricingUrl: "https://zapier.com/pricing",
  },
  {
    id: "make",
    name: "Make",
    description:
      "A flow drawn as a map. Choose it when data has to be transformed, processed line by line, or sent to several places.",
    features: [
      "Routes, loops and filters on one canvas",
      "Every run can be inspected step by step",
      "Custom error handling",
    ],
    pricing: "Free tier; paid plans count what each module of a run uses.",
    pricingUrl: "https://www.make.com/en/pricing",
  },
  {
    id: "hubspot",
    name: "HubSpot workflows",
    description:
      "Flows inside the CRM itself. Choose it when everything begins and ends with a contact, a deal or a ticket.",
    features: [
      "Can start from any property of a record",
      "No second copy of your customer data elsewhere",
      "Uses the CRM’s own permissions and history",
    ],
    pricing: "Part of HubSpot’s larger editions, charged by edition and by seat.",
    pricingUrl: "https://www.hubspot.com/pricing",
  },
];

/**
 * What automation is said to bring, in the words of spec studio.md §2.7: the provider's own claims, not
 * measured here, and shown as that.
 */
export const automationBenefits: readonly { figure: string; label: string }[] = [
  { figure: "10-20 hours", label: "saved a week" },
  { figure: "95%", label: "less human error" },
  { figure: "24/7", label: "operations" },
];
