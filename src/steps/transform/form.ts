import { z } from "zod";
import { defineStep, lineTemplate } from "../contract.ts";

export const transforms = [
  "keep where",
  "sort",
  "sort, largest first",
  "remove duplicates",
  "first items",
  "pick a field",
  "count",
  "sum",
  "join as text",
  "split text",
  "read JSON",
  "read CSV",
  "write CSV",
] as const;
type Transform = (typeof transforms)[number];

/** Which of the other settings each uses. */
const uses: Readonly<Record<Transform, readonly ("field" | "is" | "count" | "separator")[]>> = {
  "keep where": ["field", "is"],
  sort: ["field"],
  "sort, largest first": ["field"],
  "remove duplicates": ["field"],
  "first items": ["count"],
  "pick a field": ["field"],
  count: [],
  sum: ["field"],
  "join as text": ["field", "separator"],
  "split text": ["separator"],
  "read JSON": [],
  "read CSV": [],
  "write CSV": [],
};

export const transformStep = defineStep({
  id: "transform",
  title: "Transform",
  description: "Sorts, filters, counts or converts a list or text, without a formula.",
  group: "data",
  settings: z.strictObject({
    value: lineTemplate(2000, "List or text", "Such as {{trigger.body.items}}."),
    how: z.enum(transforms).default("keep where").meta({ title: "What to do" }),
    field: lineTemplate(
      100,
      "Field",
      "Of each item, such as price. Empty: the items themselves, as in a list of names.",
    ),
    is: lineTemplate(500, "Equals", "Empty: where the field is filled in."),
    count: z.int().min(1).max(1000).default(10).meta({ title: "How many" }),
    separator: lineTemplate(20, "Between them", "Empty: a line break."),
  }),
  initial: { value: "", how: "keep where", field: "", is: "", count: 10, separator: ", " },
  needs: { value: "Enter the list or text." },
  shows: ({ how }) => ["value", "how", ...uses[how]],
  problems: ({ how, field }) =>
    how === "pick a field" && field.trim() === "" ? { field: "Name the field." } : {},
  sample: { result: [], count: 0 },
  hasEffect: false,
  says: ({ value, how }) =>
    value.trim() ? `${how.charAt(0).toUpperCase()}${how.slice(1)}: ${value}` : "No list yet",
});
