import Papa from "papaparse";
import type { z } from "zod";
import { csvLine } from "#kit/csv.ts";
import type { Json } from "#kit/json-changes.ts";
import { asText, type RunStep, StepFailed } from "../contract.ts";
import type { transformStep } from "./form.ts";

type Settings = z.infer<typeof transformStep.settings>;

/** Works on a list or a text; what it was given isn't changed. */
export const runTransform: RunStep<Settings> = async (settings) => {
  const result = transformed(settings);
  const count = Array.isArray(result) ? result.length : 1;
  return { kind: "done", output: { result, count } };
};

function transformed({ value, how, field, is, count, separator }: Settings): Json {
  const name = asText(field).trim();
  const between = asText(separator) === "" ? "\n" : asText(separator);
  const of = (item: Json) => fieldOf(item, name);
  switch (how) {
    case "split text":
      return asText(value)
        .split(between)
        .map((part) => part.trim())
        .filter((part) => part !== "");
    case "read JSON":
      return readJson(asText(value));
    case "read CSV":
      return readCsv(asText(value));
    default:
  }
  const list = listOf(value);
  const wanted = key(is);
  switch (how) {
    case "keep where":
      return list.filter((item) =>
        wanted === "" ? key(of(item)) !== "" : key(of(item)) === wanted,
      );
    case "sort":
      return list.toSorted((a, b) => compare(of(a), of(b)));
    case "sort, largest first":
      return list.toSorted((a, b) => compare(of(b), of(a)));
    case "remove duplicates": {
      const seen = new Set<string>();
      return list.filter((item) => !seen.has(key(of(item))) && seen.add(key(of(item))));
    }
    case "first items":
      return list.slice(0, count);
    case "pick a field":
      return list.map(of);
    case "count":
      return list.length;
    case "sum":
      return list.reduce((sum: number, item) => sum + numberIn(of(item)), 0);
    case "join as text":
      return list.map((item) => asText(of(item))).join(between);
    case "write CSV":
      return writeCsv(list);
    default:
      throw new StepFailed("It isn’t chosen what to do.");
  }
}

const fieldOf = (item: Json, name: string): Json =>
  name === ""
    ? item
    : typeof item === "object" && item !== null && !Array.isArray(item) && Object.hasOwn(item, name)
      ? (item[name] ?? null)
      : null;
const key = (value: unknown) => asText(value).trim().toLowerCase();

/** Numbers by their size, also where they are written as texts; the rest by the alphabet. */
function compare(a: Json, b: Json): number {
  const [left, right] = [Number(key(a) || Number.NaN), Number(key(b) || Number.NaN)];
  return Number.isNaN(left) || Number.isNaN(right)
    ? key(a).localeCompare(key(b), "en", { numeric: true })
    : left - right;
}

function numberIn(value: Json): number {
  if (key(value) === "") return 0;
  const number = Number(key(value));
  if (Number.isNaN(number)) throw new StepFailed(`“${asText(value)}” is not a number.`);
  return number;
}

function listOf(value: unknown): readonly Json[] {
  const read = typeof value === "string" ? readJson(value) : value;
  if (Array.isArray(read)) return read as Json[];
  throw new StepFailed("What it was given is not a list.");
}

function readJson(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw new StepFailed("What it was given is not JSON.");
  }
}

function readCsv(text: string): Json {
  const { data, errors } = Papa.parse<Record<string, string>>(text.trim(), {
    header: true,
    skipEmptyLines: true,
    transformHeader: (header) => header.trim(),
  });
  const [error] = errors.filter(({ type }) => type === "Quotes");
  if (error) throw new StepFailed(`The CSV can’t be read: ${error.message}.`);
  // Rows that are too long carry the rest under a name that isn't theirs.
  return data.map(({ __parsed_extra: _rest, ...row }) => row);
}

function writeCsv(list: readonly Json[]): string {
  const rows = list.map((item) => {
    if (typeof item !== "object" || item === null || Array.isArray(item))
      throw new StepFailed("CSV needs a list of items with fields.");
    return item;
  });
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [names, ...rows.map((row) => names.map((name) => asText(row[name])))]
    .map(csvLine)
    .join("");
}
