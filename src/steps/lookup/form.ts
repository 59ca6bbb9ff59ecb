import { z } from "zod";
import { defineStep, template } from "../contract.ts";
import { tableName } from "../store/form.ts";

export const lookupStep = defineStep({
  id: "lookup",
  title: "Look up a row",
  description: "Finds what was stored under a key.",
  group: "data",
  settings: z.strictObject({ table: tableName, key: template(200, "Key") }),
  initial: { table: "", key: "" },
  needs: { table: "Name the table.", key: "Enter the key." },
  branches: () => [
    { id: "found", label: "Found" },
    { id: "missing", label: "Not there" },
  ],
  sample: { isFound: true, row: { name: "Mira" } },
  hasEffect: false,
  says: ({ table, key }) => (table.trim() ? `${table}: ${key || "no key yet"}` : "No table yet"),
});
