import type { TemplateOf } from "#domain/projects/contract.ts";

const reactAndNode = "React and TypeScript, with Node.js behind it";

export const webAppTemplates: readonly TemplateOf<"web-app">[] = [
  {
    id: "bookings",
    name: "Bookings with deposits",
    description:
      "People book a slot and pay a deposit; your team sees one calendar, and deposits are refunded for bookings cancelled in time.",
    serviceType: "web-app",
    popular: false,
    schemaVersion: 1,
    configuration: {
      webApp: {
        goal: "Nobody has to phone for a slot, and a no-show no longer costs the whole hour.",
        users: "Guests without an account, and the team that sees and changes all bookings.",
        framework: reactAndNode,
        features: [
          "Calendar of free slots by room or person",
          "Deposit on booking, refunded if cancelled in time",
          "Reminder by email the day before",
          "Printable day view for the team",
          "Editable opening hours and closing days",
        ],
        database: "PostgreSQL",
        authentication: "Email and password with two-factor for the team; none for guests",
        paymentGateway: "Stripe",
        notes: "",
      },
    },
  },
  {
    id: "job-tracker",
    name: "Jobs from request to invoice",
    description:
      "One list of every job: who is doing it, what is missing, what was promised. It replaces the spreadsheet that five people sort differently.",
    serviceType: "web-app",
    popular: false,
    schemaVersion: 1,
    configuration: {
      webApp: {
        goal: "Everyone sees who is doing what, what is missing and what was promised.",
        users: "The whole team: the office plans, people on site report back.",
        framework: reactAndNode,
        features: [
          "Jobs with status, owner and date",
          "Files and notes for each job",
          "Roles: office, field, read only",
          "List of overdue jobs, each morning",
          "Export for accounting",
        ],
        database: "PostgreSQL",
        authentication: "Email and password with two-factor, by invitation",
        paymentGateway: "",
        notes: "",
      },
    },
  },
];
