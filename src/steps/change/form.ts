import { z } from "zod";
import { defineStep, template } from "../contract.ts";
import { tableName } from "../store/form.ts";

export const changeStep = defineStep({
  id: "change",
  title: "Update a row",
  description: "Changes some fields of a stored row and keeps the others.",
  group: "data",
  settings: z.strictObject({
    table: tableName,
    key: template(200, "Key"),
    fields: z
      .array(
        z.strictObject({
          id: z.string().max(64),
          name: template(100, "Field"),
          value: template(5000, "Value"),
        }),
      )
      .max(50)
      .default([])
      .meta({ title: "Fields" }),
  }),
  initial: { table: "", key: "", fields: [] },
  needs: { table: "Name the table.", key: "Enter the key." },
  problems: ({ fields }) => (fields.length === 0 ? { fields: "Add what to change." } : {}),
  branches: () => [
    { id: "found", label: "Updated" },
    { id: "missing", label: "Not there" },
  ],
  sample: { isFound: true, row: { name: "Mira" } },
  hasEffect: true,
  says: ({ table, key }) => (table.trim() ? `${table}: ${key || "no key yet"}` : "No table yet"),
});
