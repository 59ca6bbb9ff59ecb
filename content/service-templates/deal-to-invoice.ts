import {
  automationBasics,
  newStep,
  newTrigger,
} from "#domain/projects/configuration/automation.ts";
import type { TemplateOf } from "#domain/projects/contract.ts";

/** The longest automation of the tutorials: it waits for a person, and then for weeks. */
export const dealToInvoice: TemplateOf<"automation"> = {
  id: "deal-to-invoice",
  name: "From won deal to paid invoice",
  description:
    "When a deal is won, its invoice is approved by a person, sent, and followed up until it is paid.",
  serviceType: "automation",
  popular: false,
  schemaVersion: 3,
  configuration: {
    automation: {
      triggers: [newTrigger({ id: "won", type: "webhook", name: "Deal won" })],
      workflows: [
        newStep({
          id: "draft",
          type: "request",
          name: "Draft the invoice",
          settings: { method: "POST", url: "", body: "{{trigger.body}}" },
          nextSteps: ["approve"],
        }),
        newStep({
          id: "approve",
          type: "approval",
          name: "Approve",
          settings: {
            question: "Send this invoice? {{draft.body}}",
            days: 14,
          },
          branches: { approved: ["send"] },
        }),
        newStep({
          id: "send",
          type: "email",
          name: "Send it",
          settings: {
            to: "{{trigger.body.email}}",
            subject: "Your invoice",
            text: "Hello {{trigger.body.name}},\n\nhere is your invoice: {{draft.body.url}}",
          },
          nextSteps: ["due"],
        }),
        newStep({
          id: "due",
          type: "wait",
          name: "Until it is due",
          settings: { amount: 14, unit: "days" },
          nextSteps: ["look"],
        }),
        newStep({
          id: "look",
          type: "request",
          name: "Ask the accounting system",
          settings: { method: "GET", url: "" },
          nextSteps: ["paid"],
        }),
        newStep({
          id: "paid",
          type: "decision",
          name: "Is it paid?",
          settings: { value: "{{look.body.paid}}", comparison: "is", other: "true" },
          branches: { yes: ["close"], no: ["remind"] },
        }),
        newStep({
          id: "remind",
          type: "email",
          name: "Send a reminder",
          settings: {
            to: "{{trigger.body.email}}",
            subject: "A reminder of your invoice",
            text: "Hello {{trigger.body.name}},\n\nthis invoice is still open: {{draft.body.url}}",
          },
        }),
        newStep({
          id: "close",
          type: "store",
          name: "Close the deal",
          settings: {
            table: "paid deals",
            key: "{{trigger.body.id}}",
            value: "{{trigger.body}}",
          },
        }),
      ],
      integrations: ["salesforce", "make", "email"],
      ...automationBasics,
    },
  },
};
