import { z } from "zod";
import { defineStep, lineTemplate, template } from "../contract.ts";

export const crmStep = defineStep({
  id: "crm",
  title: "Contact in a CRM",
  description: "Finds a contact by email or creates it, in HubSpot, Salesforce or Pipedrive.",
  group: "reach",
  connections: ["hubspot", "salesforce", "pipedrive"],
  settings: z.strictObject({
    name: template(200, "Name"),
    email: lineTemplate(300, "Email"),
    phone: template(50, "Phone"),
    company: template(200, "Company"),
    note: template(4000, "Note", "What they asked for."),
  }),
  initial: { name: "", email: "", phone: "", company: "", note: "" },
  needs: { email: "Enter the contact’s email." },
  sample: { status: 201 },
  hasEffect: true,
  says: ({ email, name }) =>
    email.trim() ? `${name.trim() ? `${name}, ` : ""}${email}` : "No contact yet",
});
