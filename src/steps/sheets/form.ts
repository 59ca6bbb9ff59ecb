import { z } from "zod";
import { defineStep, lineTemplate, template } from "../contract.ts";

export const sheetsStep = defineStep({
  id: "sheets",
  title: "Google Sheets",
  description: "Adds a row to a sheet, or reads rows from it.",
  group: "reach",
  connections: ["sheets"],
  settings: z.strictObject({
    action: z.enum(["append", "read"]).default("append").meta({ title: "What to do" }),
    sheet: lineTemplate(
      500,
      "Spreadsheet",
      "Its address. Share it with the service account’s email address first.",
    ),
    range: lineTemplate(
      100,
      "Range",
      "Such as Sheet1!A:D. Empty: columns A to Z of the first sheet.",
    ),
    values: z
      .array(z.strictObject({ id: z.string().max(64), value: template(2000, "Cell") }))
      .max(26)
      .default([])
      .meta({ title: "Cells", description: "Of the new row, from left to right." }),
  }),
  initial: { action: "append", sheet: "", range: "", values: [] },
  needs: { sheet: "Enter the spreadsheet’s address." },
  shows: ({ action }) => [
    "action",
    "sheet",
    "range",
    ...(action === "append" ? (["values"] as const) : []),
  ],
  problems: ({ action, values }) =>
    action === "append" && values.length === 0 ? { values: "Add the cells of the row." } : {},
  sample: { range: "Sheet1!A2:B2", rows: [["Mira", "mira@example.com"]] },
  hasEffect: true,
  says: ({ action, range }) =>
    `${action === "append" ? "Add a row" : "Read rows"}${range.trim() ? `: ${range}` : ""}`,
});
