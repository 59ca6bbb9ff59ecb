import { z } from "zod";
import { cleanText, oneLine } from "#kit/text.ts";
import { type Configuration, configurationSchemas, problemsOf } from "../configuration/types.ts";
import type { ProposedProject, Reason } from "./suggestion.ts";
import { clipped } from "./told.ts";
import { writtenParts } from "./written-parts.ts";

const maxReason = 300;

const Written = z.object({
  name: z.string().catch(""),
  parts: z.record(z.string(), z.unknown()),
  reasons: z.array(z.unknown()).catch([]),
});
const WrittenReason = z.object({ part: z.string(), text: z.string() });

/**
 * The rules' proposal with what a model wrote of it. Each part is taken only where it is of its shape, leaves the
 * configuration valid, and adds nothing that would keep it from being published; else the rules' own stays. Whatever
 * else was sent is left out.
 * @returns null where nothing of it could be taken
 */
export function takeWritten(byRules: ProposedProject, sent: unknown): ProposedProject | null {
  const read = Written.safeParse(cleaned(sent));
  if (!read.success) return null;
  const { parts, reasons, name } = read.data;
  const { serviceType } = byRules;
  const { group, parts: known } = writtenParts[serviceType];
  let configuration: Configuration = byRules.configuration;
  const taken = new Set<string>();
  for (const [key, { put }] of Object.entries(known)) {
    const value = Object.hasOwn(parts, key) ? parts[key] : undefined;
    if (isEmpty(value)) continue;
    const next = put(configuration[group as keyof Configuration], value);
    if (next === null) continue;
    const valid = configurationSchemas[serviceType].safeParse({ [group]: next });
    if (!valid.success) continue;
    if (problemsOf(valid.data).length > problemsOf(configuration).length) continue;
    configuration = valid.data;
    taken.add(key);
  }
  if (taken.size === 0) return null;
  return {
    ...byRules,
    name: clipped(oneLine(name), 100) || byRules.name,
    configuration,
    reasons: [
      ...reasonsFor(reasons, taken, group),
      ...byRules.reasons.filter(({ path }) => !taken.has(partAt(path))),
    ],
  } as ProposedProject;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === "string" && value.trim() === "") ||
  (Array.isArray(value) && value.length === 0);

/** Parts that are called otherwise in the configuration. */
const partOf: Readonly<Record<string, string>> = {
  workflows: "steps",
  indicators: "signals",
  alerts: "signals",
  endings: "thanks",
};
const partAt = ([, key = ""]: readonly string[]): string => partOf[key] ?? key;

/** The first reason for each part that was taken. */
function reasonsFor(sent: readonly unknown[], taken: ReadonlySet<string>, group: string): Reason[] {
  const told = new Map<string, string>();
  for (const one of sent) {
    const read = WrittenReason.safeParse(one);
    if (!read.success || !taken.has(read.data.part) || told.has(read.data.part)) continue;
    const words = clipped(oneLine(read.data.text), maxReason);
    if (words) told.set(read.data.part, words);
  }
  return [...told].map(([key, words]) => ({ text: words, path: [group, key] }));
}

/** Without control characters and broken letters in any text. */
function cleaned(value: unknown): unknown {
  if (typeof value === "string") return cleanText(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cleaned(one)]));
}
