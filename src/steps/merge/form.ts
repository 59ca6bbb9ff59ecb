import { z } from "zod";
import { defineStep, template } from "../contract.ts";

export const merges = ["first", "list", "object"] as const;

export const mergeStep = defineStep({
  id: "merge",
  title: "Merge",
  description: "Waits for all ways that lead to it, and puts what they gave together.",
  group: "flow",
  settings: z.strictObject({
    values: z
      .array(z.strictObject({ id: z.string().max(64), value: template(2000, "Value") }))
      .max(20)
      .default([])
      .meta({ title: "Values", description: "What the steps before it gave, one for each way." }),
    how: z.enum(merges).default("first").meta({
      title: "Result",
      description:
        "First: the first value that is filled in. List: all that are. Object: their fields together; later ones win.",
    }),
  }),
  initial: { values: [], how: "first" },
  needs: {},
  problems: ({ values }) => (values.length === 0 ? { values: "Add the values to merge." } : {}),
  sample: { result: { name: "Mira" } },
  hasEffect: false,
  says: ({ values, how }) =>
    `${how}: ${values.map(({ value }) => value).join(", ") || "no values"}`,
});
