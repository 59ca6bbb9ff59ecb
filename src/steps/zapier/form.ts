import { z } from "zod";
import { defineStep, template } from "../contract.ts";

export const zapierStep = defineStep({
  id: "zapier",
  title: "Zapier",
  description: "Starts a Zap that begins with a catch hook.",
  group: "reach",
  connections: ["zapier"],
  settings: z.strictObject({
    data: template(
      10_000,
      "Data",
      "What the Zap sees: an object gives one field each, such as {{trigger.body}}.",
    ),
  }),
  initial: { data: "{{trigger}}" },
  needs: { data: "Enter what to hand over." },
  sample: { status: 200, answer: { status: "success", id: "0190a1b2" } },
  hasEffect: true,
  says: ({ data }) => data.trim() || "Nothing to hand over yet",
});
