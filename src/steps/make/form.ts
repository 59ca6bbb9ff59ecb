import { z } from "zod";
import { defineStep, template } from "../contract.ts";

export const makeStep = defineStep({
  id: "make",
  title: "Make",
  description: "Starts a scenario that begins with a custom webhook.",
  group: "reach",
  connections: ["make"],
  settings: z.strictObject({
    data: template(
      10_000,
      "Data",
      "What the scenario sees: an object gives one field each, such as {{trigger.body}}.",
    ),
  }),
  initial: { data: "{{trigger}}" },
  needs: { data: "Enter what to hand over." },
  sample: { status: 200, answer: "Accepted" },
  hasEffect: true,
  says: ({ data }) => data.trim() || "Nothing to hand over yet",
});
