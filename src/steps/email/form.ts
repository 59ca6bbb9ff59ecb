import { z } from "zod";
import { defineStep, lineTemplate, template } from "../contract.ts";

export const emailStep = defineStep({
  id: "email",
  title: "Email",
  description: "Sends an email.",
  group: "reach",
  settings: z.strictObject({
    to: lineTemplate(300, "To", "One address."),
    subject: template(200, "Subject"),
    text: template(10_000, "Text"),
  }),
  initial: { to: "", subject: "", text: "" },
  needs: { to: "Enter who gets it.", subject: "Enter a subject.", text: "Write the text." },
  sample: { to: "mira@example.com" },
  hasEffect: true,
  says: ({ to, subject }) =>
    to.trim() ? `To ${to}${subject.trim() ? `: ${subject}` : ""}` : "No address yet",
});
