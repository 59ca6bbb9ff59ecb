import { z } from "zod";
import { defineStep, lineTemplate } from "../contract.ts";

/** What can be asked of a value, and how it reads. */
export const comparisons = {
  is: "is",
  "is not": "is not",
  contains: "contains",
  "starts with": "starts with",
  "is more than": "is more than",
  "is less than": "is less than",
  "is empty": "is empty",
  "is filled in": "is filled in",
  "is true": "is true",
} as const;
const names = Object.keys(comparisons) as [
  keyof typeof comparisons,
  ...(keyof typeof comparisons)[],
];
/** Those that compare with nothing. */
export const ofOneValue: ReadonlySet<string> = new Set(["is empty", "is filled in", "is true"]);

export const decisionStep = defineStep({
  id: "decision",
  title: "Decision",
  description: "Takes one of two paths.",
  group: "flow",
  settings: z.strictObject({
    value: lineTemplate(2000, "Value", "Such as {{trigger.body.total}}."),
    comparison: z.enum(names).default("is").meta({ title: "Comparison" }),
    other: lineTemplate(2000, "Compared with", "Not used by the last three comparisons."),
  }),
  initial: { value: "", comparison: "is", other: "" },
  needs: { value: "Enter the value to look at." },
  branches: () => [
    { id: "yes", label: "Yes" },
    { id: "no", label: "No" },
  ],
  sample: { isTrue: true },
  hasEffect: false,
  says: ({ value, comparison, other }) =>
    value.trim()
      ? `${value} ${comparison}${ofOneValue.has(comparison) ? "" : ` ${other}`}`
      : "No value yet",
});
