import { z } from "zod";
import { defineStep, lineTemplate, template } from "../contract.ts";

export const approvalStep = defineStep({
  id: "approval",
  title: "Approval",
  description: "Waits until someone approves, by a link in an email.",
  group: "flow",
  settings: z.strictObject({
    to: lineTemplate(300, "Who decides", "An email address. Leave it empty to ask yourself."),
    question: template(2000, "Question", "What they agree to."),
    days: z.int().min(1).max(60).default(7).meta({ title: "Days to decide" }),
  }),
  initial: { to: "", question: "", days: 7 },
  needs: { question: "Write what is to be decided." },
  branches: () => [
    { id: "approved", label: "Approved" },
    { id: "rejected", label: "Rejected" },
    { id: "expired", label: "Expired" },
  ],
  sample: { decision: "approved", note: "", at: "2026-01-31T09:00:00.000Z" },
  hasEffect: true,
  says: ({ to, question }) => `${to.trim() || "You"}: ${question.trim() || "no question yet"}`,
});
