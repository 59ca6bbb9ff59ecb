import type { z } from "zod";
import { csvLine } from "#kit/csv.ts";
import type { Json } from "#kit/json-changes.ts";
import { asText, type RunStep, StepFailed } from "../contract.ts";
import { endings, type fileStep, type madeTypes } from "./form.ts";

type Made = (typeof madeTypes)[number];

/** Makes the file once, however often this is tried, or reads one of the owner's. */
export const runFile: RunStep<z.infer<typeof fileStep.settings>> = async (
  { action, type, name, content, file },
  { powers },
) => {
  if (action === "read") {
    const [id] = /fil_[0-9a-z]{20,40}/.exec(asText(file)) ?? [];
    if (id === undefined) throw new StepFailed("There is no file here to read.");
    return { kind: "done", output: await powers.readFile(id) };
  }
  const named = asText(name).trim();
  if (named === "") throw new StepFailed("The file has no name.");
  const text = contentOf(type, content);
  if (text.trim() === "") throw new StepFailed("The file would be empty.");
  return {
    kind: "done",
    output: await powers.makeFile({ name: named, ending: endings[type], text }),
  };
};

function contentOf(type: Made, content: Json): string {
  if (type === "JSON") return typeof content === "string" ? jsonText(content) : indented(content);
  if (type === "CSV" && typeof content !== "string") return csvOf(content);
  return asText(content);
}

const indented = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** JSON that was written by hand, as it is meant; any other text as a JSON text. */
function jsonText(text: string): string {
  try {
    return indented(JSON.parse(text));
  } catch {
    return indented(text);
  }
}

/** Cells that programs would take for formulas are made texts (kit/csv). */
function csvOf(content: Json): string {
  const list = Array.isArray(content) ? content : [content];
  if (list.every((row) => Array.isArray(row)))
    return list.map((row) => csvLine(row.map((cell) => asText(cell)))).join("");
  const rows = list.map((row) => {
    if (typeof row !== "object" || row === null || Array.isArray(row))
      throw new StepFailed("CSV needs text, or a list of items with fields.");
    return row;
  });
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [names, ...rows.map((row) => names.map((one) => asText(row[one])))].map(csvLine).join("");
}
