import { z } from "zod";
import { defineStep, template } from "../contract.ts";

export const setStep = defineStep({
  id: "set",
  title: "Set values",
  description: "Puts values together under names of your own.",
  group: "data",
  settings: z.strictObject({
    fields: z
      .array(
        z.strictObject({
          id: z.string().max(64),
          name: template(100, "Name"),
          value: template(5000, "Value"),
        }),
      )
      .max(50)
      .default([])
      .meta({ title: "Values" }),
  }),
  initial: { fields: [] },
  needs: {},
  sample: { name: "Mira" },
  hasEffect: false,
  says: ({ fields }) => fields.map(({ name }) => name).join(", ") || "No values yet",
});
