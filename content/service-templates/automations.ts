import type { TemplateOf } from "#domain/projects/contract.ts";

type Automation = TemplateOf<"automation">["configuration"]["automation"];

/** Steps that follow each other in one line; ids are numbered from the template's id. */
const inOrder = (id: string, names: readonly string[]): Automation["workflows"] =>
  names.map((name, place) => ({
    id: `${id}-step-${place + 1}`,
    type: "action",
    configuration: { name },
    nextSteps: place + 1 < names.length ? [`${id}-step-${place + 2}`] : [],
  }));

export const automationTemplates: readonly TemplateOf<"automation">[] = [
  {
    id: "form-to-crm",
    name: "From the form to the CRM",
    description:
      "Each request is in the CRM once, with an owner and a next step, before the visitor has read the thank-you page.",
    serviceType: "automation",
    popular: true,
    schemaVersion: 1,
    configuration: {
      automation: {
        triggers: [
          {
            id: "form-to-crm-trigger",
            type: "webhook",
            configuration: { name: "Web form submitted" },
          },
        ],
        workflows: inOrder("form-to-crm", [
          "Check address and spam trap",
          "Find the contact by email, or create it",
          "Create a deal with owner and next step",
          "Reply to the sender with what happens next",
          "Notify the owner in Slack, with a link",
        ]),
        integrations: ["hubspot", "slack", "email"],
      },
    },
  },
  {
    id: "weekly-figures",
    name: "Figures on Monday morning",
    description:
      "Collects last week's figures from the CRM, compares them with the week before, and sends one message before the first meeting.",
    serviceType: "automation",
    popular: false,
    schemaVersion: 1,
    configuration: {
      automation: {
        triggers: [
          {
            id: "weekly-figures-trigger",
            type: "schedule",
            configuration: { name: "Mondays at seven, in the team's time zone" },
          },
        ],
        workflows: inOrder("weekly-figures", [
          "Read new and closed deals from Salesforce",
          "Compare with the week before",
          "Flag what is missing or looks wrong",
          "Email the figures, and post a summary to Slack",
        ]),
        integrations: ["make", "salesforce", "slack", "email"],
      },
    },
  },
];
