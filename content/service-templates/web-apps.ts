import type { TemplateOf } from "#domain/projects/contract.ts";

const reactAndNode = "React and TypeScript, with Node.js behind it";

export const webAppTemplates: readonly TemplateOf<"web-app">[] = [
  {
    id: "bookings",
    name: "Bookings with deposits",
    description:
      "People book a slot and pay a deposit; your team sees one calendar, and what is cancelled in time is paid back.",
    serviceType: "web-app",
    popular: false,
    configuration: {
      webApp: {
        framework: reactAndNode,
        features: [
          "Calendar of free slots by room or person",
          "Deposit on booking, returned when cancelled in time",
          "Reminder by email the day before",
          "Day view for the team, printable",
          "Closing days and opening hours to edit",
        ],
        database: "PostgreSQL",
        authentication: "Email and password with two-factor for the team; none for guests",
        paymentGateway: "Stripe",
      },
    },
  },
  {
    id: "job-tracker",
    name: "Jobs from request to invoice",
    description:
      "One list for every job: who does it, what is missing, what was promised. Instead of a spreadsheet that five people sort differently.",
    serviceType: "web-app",
    popular: false,
    configuration: {
      webApp: {
        framework: reactAndNode,
        features: [
          "Jobs with state, owner and date",
          "Files and notes beside each job",
          "Roles: office, field, read only",
          "List of what is late, each morning",
          "Export for accounting",
        ],
        database: "PostgreSQL",
        authentication: "Email and password with two-factor, by invitation",
        paymentGateway: "",
      },
    },
  },
];
