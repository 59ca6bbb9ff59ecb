import { z } from "zod";
import { type FormInterface, newField, newForm } from "./form-interface.ts";
import { Colours, text, texts } from "./parts.ts";

/** The first version: fields by name, and rules in words (spec studio.md §3.1). */
export const FormInterfaceV1 = z.object({
  fields: z
    .array(
      z.object({
        name: text(100),
        type: z.enum(["text", "long-text", "email", "phone", "number", "date", "choice", "file"]),
        required: z.boolean(),
        options: texts(20).optional(),
      }),
    )
    .max(50),
  logic: texts(20),
  styling: z.object({
    theme: z.enum(["light", "dark", "system"]),
    colors: Colours,
    layout: z.enum(["one-page", "steps"]),
  }),
  integrations: texts(10),
});

/** The same questions in the same order; rules in words stay words. */
export const migrateForm = (v1: z.infer<typeof FormInterfaceV1>): FormInterface => ({
  ...newForm,
  fields: v1.fields.map(({ name, type, required, options = [] }, at) => ({
    ...newField(`field-${at + 1}`, type, "step-1"),
    name,
    required,
    options: options.map((option, place) => ({ id: `option-${place + 1}`, name: option })),
  })),
  logic: v1.logic,
  styling: { ...newForm.styling, ...v1.styling },
  integrations: v1.integrations,
});
