import {
  automationBasics,
  newStep,
  newTrigger,
} from "#domain/projects/configuration/automation.ts";
import type { TemplateOf } from "#domain/projects/contract.ts";

export const automationTemplates: readonly TemplateOf<"automation">[] = [
  {
    id: "form-to-crm",
    name: "From the form to the CRM",
    description:
      "Someone on your team sees each request first. One click puts it into the CRM, once, and tells the sender what happens next.",
    serviceType: "automation",
    popular: true,
    schemaVersion: 3,
    configuration: {
      automation: {
        triggers: [
          newTrigger({ id: "form-to-crm-trigger", type: "webhook", name: "Web form submitted" }),
        ],
        workflows: [
          newStep({
            id: "check",
            type: "decision",
            name: "Is there an address to answer to?",
            settings: { value: "{{trigger.body.email}}", comparison: "contains", other: "@" },
            branches: { yes: ["approve"], no: [] },
          }),
          newStep({
            id: "approve",
            type: "approval",
            name: "Someone says that it is a real request",
            settings: {
              question:
                "Take {{trigger.body.name}} ({{trigger.body.email}}) into the CRM, and reply?\n\n{{trigger.body.message}}",
              days: 3,
            },
            branches: { approved: ["contact"] },
          }),
          newStep({
            id: "contact",
            type: "crm",
            name: "Find the contact by email, or create it",
            settings: {
              name: "{{trigger.body.name}}",
              email: "{{trigger.body.email}}",
              company: "{{trigger.body.company}}",
              note: "{{trigger.body.message}}",
            },
            nextSteps: ["reply"],
          }),
          newStep({
            id: "reply",
            type: "email",
            name: "Reply to the sender with what happens next",
            settings: {
              to: "{{trigger.body.email}}",
              subject: "We have your request",
              text: "Hello {{trigger.body.name}},\n\nthank you for writing to us. You will hear from us within one working day.",
            },
            nextSteps: ["remember"],
          }),
          newStep({
            id: "remember",
            type: "store",
            name: "Keep the request in a table",
            settings: {
              table: "requests",
              key: "{{trigger.body.email}}",
              value: "{{trigger.body}}",
            },
          }),
        ],
        integrations: ["hubspot", "email"],
        ...automationBasics,
      },
    },
  },
  {
    id: "weekly-figures",
    name: "Figures on Monday morning",
    description:
      "Collects last week’s figures from your system, puts them into words, and sends one message before the first meeting.",
    serviceType: "automation",
    popular: false,
    schemaVersion: 3,
    configuration: {
      automation: {
        triggers: [
          newTrigger({
            id: "weekly-figures-trigger",
            type: "schedule",
            name: "Mondays at seven, in the team’s time zone",
            settings: { cron: "0 7 * * 1", zone: "Europe/Berlin" },
          }),
        ],
        workflows: [
          newStep({
            id: "figures",
            type: "request",
            name: "Read new and closed deals",
            settings: { method: "GET" },
            nextSteps: ["words"],
          }),
          newStep({
            id: "words",
            type: "ai",
            name: "Compare with the week before, and flag what looks wrong",
            settings: {
              task: "summarise",
              instructions: "Name each figure, how it changed, and what looks wrong.",
              text: "{{figures.body}}",
            },
            nextSteps: ["mail"],
          }),
          newStep({
            id: "mail",
            type: "email",
            name: "Email the figures",
            settings: { subject: "Figures of the week", text: "{{words.text}}" },
          }),
        ],
        integrations: ["salesforce", "email"],
        ...automationBasics,
      },
    },
  },
];
