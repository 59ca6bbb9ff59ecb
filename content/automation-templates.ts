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

/** An automation that we build often (spec studio.md §3.5, automation template). */
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
      "Somebody fills in your form. The contact stands in your CRM with an owner, has a first reply, and your team knows.",
    complexity: "Beginner",
    timeMinutes: 15,
    color: "teal",
    steps: [
      {
        kind: "trigger",
        name: "Form sent",
        text: "Your web form hands over name, address and request.",
      },
      {
        kind: "action",
        name: "Find or add the contact",
        text: "HubSpot is searched by email first, so that nobody stands there twice.",
      },
      {
        kind: "action",
        name: "Send the first reply",
        text: "It names the request, says when you will answer, and comes from your own address.",
      },
      {
        kind: "action",
        name: "Tell the owner",
        text: "A Slack message with the request and a link to the contact.",
      },
    ],
    tools: ["Web form", "HubSpot", "Email", "Slack"],
  },
  {
    id: "inbox-triage",
    title: "Sort the support inbox",
    description:
      "Each mail is read once, gets a topic and an urgency, and lies with whoever can answer it. What burns is seen at once.",
    complexity: "Intermediate",
    timeMinutes: 30,
    color: "indigo",
    steps: [
      {
        kind: "trigger",
        name: "Mail arrives",
        text: "In the shared inbox, newsletters and automatic replies left out.",
      },
      {
        kind: "ai",
        name: "Name topic and urgency",
        text: "A language model picks from your own list of topics; anything else becomes “unclear”.",
      },
      {
        kind: "decision",
        name: "Is it urgent?",
        text: "Outages, complaints and dates that pass today.",
        otherwise: "It gets its label and waits in the order of arrival.",
      },
      {
        kind: "action",
        name: "Alarm in Slack",
        text: "Sender, first lines and a link; the channel of that topic, not everybody.",
      },
      {
        kind: "person",
        name: "Somebody takes it",
        text: "A click on the message names the owner. Nothing is answered by the model.",
      },
    ],
    tools: ["Email", "AI step", "Slack"],
  },
  {
    id: "deal-to-invoice",
    title: "From won deal to paid invoice",
    description:
      "A deal is won: the invoice is drafted from its lines, approved by a person, sent, and followed until it is paid.",
    complexity: "Advanced",
    timeMinutes: 45,
    color: "plum",
    steps: [
      {
        kind: "trigger",
        name: "Deal won",
        text: "The stage changes in Salesforce. The deal’s id makes sure that it starts once.",
      },
      {
        kind: "action",
        name: "Draft the invoice",
        text: "Lines, tax and address come from the deal. A missing one stops here and says so.",
      },
      {
        kind: "person",
        name: "Approve",
        text: "Finance sees the draft and approves it, or sends it back with a reason.",
      },
      {
        kind: "action",
        name: "Send it",
        text: "By email, and the invoice’s number goes back into the deal.",
      },
      { kind: "wait", name: "Until it is due", text: "Nothing happens until the day itself." },
      {
        kind: "decision",
        name: "Is it paid?",
        text: "The accounting program is asked, not the memory of a colleague.",
        otherwise: "A reminder goes out, and after the second one a person decides.",
      },
      { kind: "action", name: "Close the deal", text: "Paid, with its date, and out of the list." },
    ],
    tools: ["Salesforce", "Accounting", "Email", "Make"],
  },
  {
    id: "weekly-report",
    title: "The report on Monday morning",
    description:
      "The figures of last week beside those before, in one message that is there before the first meeting.",
    complexity: "Intermediate",
    timeMinutes: 25,
    color: "ochre",
    steps: [
      {
        kind: "trigger",
        name: "Monday morning",
        text: "By the clock, in the time zone of the team that reads it.",
      },
      {
        kind: "action",
        name: "Collect the figures",
        text: "New contacts, won deals and open requests, each by a search that is kept in the CRM.",
      },
      {
        kind: "action",
        name: "Compare",
        text: "With the week before and the same week last year. A source that is silent is named.",
      },
      {
        kind: "action",
        name: "Send one message",
        text: "To Slack and by email: the figures first, then what changed most.",
      },
    ],
    tools: ["HubSpot", "Spreadsheet", "Slack", "Email"],
  },
];

/** A program in which such flows run (spec studio.md §3.5, automation platform). */
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
      "The quickest way from one program to another. Choose it when a flow runs straight on and its tools are common ones.",
    features: [
      "Very many programs ready to connect",
      "Reads like a list, so that a team can change it",
      "Paths for yes and no, and steps in code where needed",
    ],
    pricing: "A free tier; paid plans count tasks, which are the steps that did something.",
    pricingUrl: "https://zapier.com/pricing",
  },
  {
    id: "make",
    name: "Make",
    description:
      "A flow drawn as a map. Choose it when data has to be reshaped, repeated for each line, or sent several ways.",
    features: [
      "Routes, loops and filters on one canvas",
      "Each run can be looked at, step by step",
      "Own ways to go on after an error",
    ],
    pricing: "A free tier; paid plans count what each module of a run uses.",
    pricingUrl: "https://www.make.com/en/pricing",
  },
  {
    id: "hubspot",
    name: "HubSpot workflows",
    description:
      "Flows inside the CRM itself. Choose it when all that happens begins and ends with a contact, a deal or a ticket.",
    features: [
      "Starts from any property of a record",
      "No second copy of your customers’ data elsewhere",
      "Rights and history are those of the CRM",
    ],
    pricing: "Part of HubSpot’s larger editions, charged by edition and by person.",
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
