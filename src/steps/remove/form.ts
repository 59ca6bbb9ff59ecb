import { z } from "zod";
import { defineStep, template } from "../contract.ts";
import { tableName } from "../store/form.ts";

export const removeStep = defineStep({
  id: "remove",
  title: "Delete a row",
  description: "Deletes what was stored under a key.",
  group: "data",
  settings: z.strictObject({ table: tableName, key: template(200, "Key") }),
  initial: { table: "", key: "" },
  needs: { table: "Name the table.", key: "Enter the key." },
  sample: { wasThere: true },
  hasEffect: true,
  says: ({ table, key }) => (table.trim() ? `${table}: ${key || "no key yet"}` : "No table yet"),
});
