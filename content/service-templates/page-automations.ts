import {
  automationBasics,
  newStep,
  newTrigger,
} from "#domain/projects/configuration/automation.ts";
import type { TemplateOf } from "#domain/projects/contract.ts";
import { dealToInvoice } from "./deal-to-invoice.ts";

const slack = (id: string, name: string, text: string, nextSteps: string[] = []) =>
  newStep({
    id,
    type: "slack",
    name,
    settings: { text: `{{${text}}}` },
    nextSteps,
  });

/**
 * The four automations of /tutorials/automation (content/automation-templates.ts, by the same ids), as they run here.
 * The studio's catalogue doesn't list them among its twelve templates.
 */
export const pageAutomations: readonly TemplateOf<"automation">[] = [
  {
    id: "lead-follow-up",
    name: "Answer each new lead",
    description:
      "Someone fills in your form. The contact appears in your CRM, gets a first reply, and your team is notified.",
    serviceType: "automation",
    popular: false,
    schemaVersion: 3,
    configuration: {
      automation: {
        triggers: [newTrigger({ id: "form", type: "form", name: "Form submitted" })],
        workflows: [
          newStep({
            id: "contact",
            type: "crm",
            name: "Find or add the contact",
            settings: {
              name: "{{trigger.answers.Name}}",
              email: "{{trigger.answers.Email}}",
              note: "{{trigger.answers}}",
            },
            nextSteps: ["reply"],
          }),
          newStep({
            id: "reply",
            type: "email",
            name: "Send the first reply",
            settings: {
              to: "{{trigger.answers.Email}}",
              subject: "We have your request",
              text: "Hello {{trigger.answers.Name}},\n\nthank you for your request. We will answer within one working day.",
            },
            nextSteps: ["notify"],
          }),
          slack("notify", "Notify the owner in Slack", "'New lead: ' & $string(trigger.answers)"),
        ],
        integrations: ["hubspot", "slack", "email"],
        ...automationBasics,
      },
    },
  },
  {
    id: "inbox-triage",
    name: "Sort the support inbox",
    description:
      "Each email gets a topic and an urgency. Urgent ones are seen at once; the others are kept in a table.",
    serviceType: "automation",
    popular: false,
    schemaVersion: 3,
    configuration: {
      automation: {
        triggers: [newTrigger({ id: "message", type: "mail", name: "Email arrives" })],
        workflows: [
          newStep({
            id: "topic",
            type: "ai",
            name: "Name the topic",
            settings: {
              task: "classify",
              text: "{{trigger.subject & '\\n\\n' & trigger.text}}",
              names: ["Outage", "Complaint", "Invoice", "Question", "Unclear"],
            },
            nextSteps: ["urgent"],
          }),
          newStep({
            id: "urgent",
            type: "decision",
            name: "Is it urgent?",
            settings: {
              value: "{{topic.category in ['Outage', 'Complaint']}}",
              comparison: "is",
              other: "true",
            },
            branches: { yes: ["alert"], no: ["keep"] },
          }),
          slack(
            "alert",
            "Alert in Slack",
            "'Urgent, ' & topic.category & ', from ' & trigger.from.address & ': ' & trigger.subject",
            ["owner"],
          ),
          newStep({
            id: "owner",
            type: "approval",
            name: "Someone takes it",
            settings: {
              question: "Do you take this email from {{trigger.from.address}}? {{trigger.subject}}",
              days: 1,
            },
          }),
          newStep({
            id: "keep",
            type: "store",
            name: "It waits its turn in a table",
            settings: {
              table: "inbox",
              key: "{{trigger.messageId}}",
              value:
                "{{ {'topic': topic.category, 'from': trigger.from.address, 'subject': trigger.subject, 'text': trigger.text} }}",
            },
          }),
        ],
        integrations: ["slack", "email"],
        ...automationBasics,
      },
    },
  },
  dealToInvoice,
  {
    id: "weekly-report",
    name: "The Monday morning report",
    description: "Last week’s figures, put into words, in one message before the first meeting.",
    serviceType: "automation",
    popular: false,
    schemaVersion: 3,
    configuration: {
      automation: {
        triggers: [
          newTrigger({
            id: "monday",
            type: "schedule",
            name: "Monday morning",
            settings: { cron: "0 7 * * 1" },
          }),
        ],
        workflows: [
          newStep({
            id: "figures",
            type: "request",
            name: "Collect the figures",
            settings: { method: "GET", url: "" },
            nextSteps: ["before"],
          }),
          newStep({
            id: "before",
            type: "lookup",
            name: "Find last week’s figures",
            settings: { table: "figures", key: "last week" },
            branches: { found: ["compare"], missing: ["compare"] },
          }),
          newStep({
            id: "compare",
            type: "ai",
            name: "Compare",
            settings: {
              task: "write",
              instructions:
                "Write a short report: the figures first, then the three biggest changes from last week.",
              text: "{{ {'now': figures.body, 'before': before} }}",
            },
            nextSteps: ["keep"],
          }),
          newStep({
            id: "keep",
            type: "store",
            name: "Keep them for next week",
            settings: { table: "figures", key: "last week", value: "{{figures.body}}" },
            nextSteps: ["send"],
          }),
          slack("send", "Send one message", "compare.text"),
        ],
        integrations: ["hubspot", "slack", "email"],
        ...automationBasics,
      },
    },
  },
];
