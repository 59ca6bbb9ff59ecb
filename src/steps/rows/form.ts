import { z } from "zod";
import { defineStep } from "../contract.ts";
import { tableName } from "../store/form.ts";

/** As many as a loop takes. */
export const maxListedRows = 1000;

export const rowsStep = defineStep({
  id: "rows",
  title: "List rows",
  description: "Gives the rows of a table as a list, for a loop or a report.",
  group: "data",
  settings: z.strictObject({
    table: tableName,
    max: z.int().min(1).max(maxListedRows).default(100).meta({ title: "At most" }),
  }),
  initial: { table: "", max: 100 },
  needs: { table: "Name the table." },
  sample: { rows: [{ key: "mira@example.com", value: { name: "Mira" } }], count: 1 },
  hasEffect: false,
  says: ({ table, max }) => (table.trim() ? `${table}, at most ${max}` : "No table yet"),
});
