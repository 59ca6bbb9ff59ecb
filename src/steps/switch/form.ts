import { z } from "zod";
import { defineStep, lineTemplate, template } from "../contract.ts";

export const switchStep = defineStep({
  id: "switch",
  title: "Switch",
  description: "Goes the way that fits a value.",
  group: "flow",
  settings: z.strictObject({
    value: lineTemplate(2000, "Value", "Such as {{trigger.body.country}}."),
    cases: z
      .array(z.strictObject({ id: z.string().max(64), is: template(200, "If it is") }))
      .max(20)
      .default([])
      .meta({ title: "Cases", description: "The first that fits is taken, else the way “Other”." }),
  }),
  initial: { value: "", cases: [] },
  needs: { value: "Enter the value to look at." },
  branches: ({ cases }) => [
    ...cases.map(({ id, is }) => ({ id, label: is.trim() || "An empty case" })),
    { id: "other", label: "Other" },
  ],
  sample: { fits: "Germany" },
  hasEffect: false,
  says: ({ value, cases }) =>
    value.trim()
      ? `${value}: ${cases.map(({ is }) => is).join(", ") || "no cases yet"}`
      : "No value yet",
});
