import type { TemplateOf } from "#domain/projects/contract.ts";

export const formInterfaceTemplates: readonly TemplateOf<"form-interface">[] = [
  {
    id: "request-for-quote",
    name: "Request for a quote",
    description:
      "Asks only what affects the price, and each question only if the previous answer makes it relevant.",
    serviceType: "form-interface",
    popular: true,
    configuration: {
      formInterface: {
        fields: [
          {
            name: "What is it about?",
            type: "choice",
            required: true,
            options: ["New installation", "Repair", "Maintenance"],
          },
          { name: "Describe it in a few sentences", type: "long-text", required: true },
          { name: "Photo", type: "file", required: false },
          { name: "Postal code of the location", type: "text", required: true },
          { name: "When do you need it?", type: "date", required: false },
          { name: "Your name", type: "text", required: true },
          { name: "Email", type: "email", required: true },
          { name: "Phone, if you prefer a call", type: "phone", required: false },
        ],
        logic: [
          "Ask for a photo only for repairs",
          "If the date is within two days, show the phone number instead of the date field",
          "Outside the service area, say so at the postal code, and send nothing",
        ],
        styling: {
          theme: "system",
          colors: { primary: "#b45309", secondary: "#1e293b" },
          layout: "one-page",
        },
        integrations: ["Inbox, one email for each request", "HubSpot contact and deal"],
      },
    },
  },
  {
    id: "client-onboarding",
    name: "A new client's first form",
    description:
      "Collects everything you need to start, in four short steps. Clients can finish it later, and nothing is asked twice.",
    serviceType: "form-interface",
    popular: false,
    configuration: {
      formInterface: {
        fields: [
          { name: "Company", type: "text", required: true },
          { name: "Tax number", type: "text", required: true },
          { name: "Contact person", type: "text", required: true },
          { name: "Email for invoices", type: "email", required: true },
          { name: "People in the company", type: "number", required: false },
          { name: "Start", type: "date", required: true },
          {
            name: "Programs in use",
            type: "choice",
            required: false,
            options: ["Google Workspace", "Microsoft 365", "Something else"],
          },
          { name: "Signed contract", type: "file", required: true },
          { name: "Anything we should know", type: "long-text", required: false },
        ],
        logic: [
          "Four steps: company, people, programs, contract",
          "An emailed link leads back to the step where the client stopped",
          "For Something else, ask for its name",
        ],
        styling: {
          theme: "light",
          colors: { primary: "#1d4ed8", secondary: "#475569" },
          layout: "steps",
        },
        integrations: ["Folder in your drive, one for each client", "Message in Slack"],
      },
    },
  },
];
