import { z } from "zod";
import { defineStep, lineTemplate, template } from "../contract.ts";

export const leadStep = defineStep({
  id: "lead",
  title: "Take a lead",
  description: "Adds a contact to the leads of one of your chatbots, and on to where these go.",
  group: "reach",
  project: { key: "projectId", serviceType: "chatbot", label: "Which chatbot" },
  settings: z.strictObject({
    projectId: z.string().max(64).default(""),
    name: template(200, "Name"),
    email: lineTemplate(300, "Email"),
    phone: template(50, "Phone"),
    company: template(200, "Company"),
    said: template(2000, "Note", "What they asked for."),
  }),
  initial: { projectId: "", name: "", email: "", phone: "", company: "", said: "" },
  needs: {},
  problems: ({ email, phone }) =>
    email.trim() === "" && phone.trim() === ""
      ? { email: "Enter an email address or a phone number." }
      : {},
  sample: { lead: "lead_…" },
  hasEffect: true,
  says: ({ name, email }) =>
    [name, email].filter((one) => one.trim() !== "").join(", ") || "No contact yet",
});
