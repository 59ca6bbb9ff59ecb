import { z } from "zod";
import { defineStep, template } from "../contract.ts";

/** A table's name, as both steps of tables ask for it. */
export const tableName = template(
  60,
  "Table",
  "A small table in this project. The first row creates it.",
);

export const storeStep = defineStep({
  id: "store",
  title: "Store a row",
  description: "Stores something under a key, for this and later runs.",
  group: "data",
  settings: z.strictObject({
    table: tableName,
    key: template(200, "Key", "A row that already has this key is replaced."),
    value: template(10_000, "Value", "Such as {{trigger.body}}."),
  }),
  initial: { table: "", key: "", value: "" },
  needs: { table: "Name the table.", key: "Enter the key.", value: "Enter what to keep." },
  sample: { table: "customers", key: "mira@example.com" },
  hasEffect: true,
  says: ({ table, key }) => (table.trim() ? `${table}: ${key || "no key yet"}` : "No table yet"),
});
