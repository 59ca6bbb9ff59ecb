import type { Passage } from "#domain/consultant/ports.ts";
import { rootsIn } from "./words.ts";

/** What can be said by itself: a sentence, a line, or a line with the list below it. */
export type Unit = {
  text: string;
  /** Place of its source among the sources, the best being 0, and its own place in there. */
  source: number;
  at: number;
  roots: ReadonlySet<string>;
  /** Of the headings above it. */
  above: ReadonlySet<string>;
};

const longest = 600;
const maxItems = 7;
const isEnded = (line: string) => /[.!?…][”"')]*$/.test(line);
/** Part of what somebody else says, as guides give it for an example: no statement of ours. */
const isSpoken = (text: string) =>
  (text.match(/“/g)?.length ?? 0) !== (text.match(/”/g)?.length ?? 0);
const isHeading = (line: string) =>
  line !== "" && !/[.!?…;:,]$/.test(line) && line.split(" ").length <= 7;

/** Sentences of a line; an abbreviation or a figure with a point ends none. */
const sentencesIn = (line: string): string[] =>
  line.split(/(?<=[.!?…][”"')]*)\s+(?=[“"'(]?[A-Z0-9$€])/).filter((one) => one.trim() !== "");

/** A name with what it has: a row of a table, an option with its price. */
export const isEntry = (text: string): boolean =>
  text.length < 110 &&
  /^(?!(?:You|We|If|Write|It|I|They)\b)[^.:]{3,60}: \S/.test(text) &&
  !text.includes("\n");

export const labelOf = (entry: string): string => entry.slice(0, entry.lastIndexOf(": "));

/** A line with the list that it leads to, as Markdown, and how many lines that took. */
function listFrom(lines: readonly string[], at: number): { text: string; taken: number } | null {
  const lead = lines[at] ?? "";
  const next = lines[at + 1] ?? "";
  if (!lead.endsWith(":") && !(next.endsWith(";") && !isEnded(lead))) return null;
  const items: string[] = [];
  let taken = 1;
  while (items.length < maxItems) {
    const line = lines[at + taken];
    if (!line || sentencesIn(line).length > 1) break;
    const before = lines[at + taken - 1] ?? "";
    // An item ends with a semicolon or with nothing; the last one, and rows of a table, with a point.
    const isItem = !isEnded(line) || isEntry(line) || before.endsWith(";");
    if (!isItem) break;
    taken += 1;
    if (!line.endsWith(":")) items.push(line.replace(/;$/, ""));
    if (isEnded(line) && !isEntry(line)) break;
  }
  if (items.length === 0) return null;
  const text = [`${lead.replace(/[:,]$/, "")}:`, ...items.map((item) => `- ${item}`)].join("\n");
  return { text, taken };
}

/** Takes passages apart into what an answer may be made of, in their order. */
export function unitsOf(sources: readonly Passage[]): Unit[] {
  return sources.flatMap(({ title, text }, source) => {
    const lines = text.split("\n").map((line) => line.trim());
    const units: Unit[] = [];
    let heading = "";
    const add = (said: string) => {
      if (said.length > longest || isSpoken(said)) return;
      units.push({
        text: said,
        source,
        at: units.length,
        roots: new Set(rootsIn(said)),
        above: new Set(rootsIn(`${title} ${heading}`)),
      });
    };
    for (let at = 0; at < lines.length;) {
      const line = lines[at] ?? "";
      const list = listFrom(lines, at);
      if (list) {
        add(list.text);
        at += list.taken;
        continue;
      }
      at += 1;
      if (line === "") continue;
      // Short lines below a short line belong to it: "Critical", "15 minutes to respond", "4 hours to resolve".
      const below: string[] = [];
      if (isHeading(line))
        while (isHeading(lines[at] ?? ".") && (below.length > 0 || isHeading(lines[at + 1] ?? ".")))
          below.push(lines[at++] ?? "");
      if (below.length > 0) {
        heading = line;
        add(`${line}: ${below.join(", ")}.`);
      } else if (isHeading(line) && at < lines.length) heading = line;
      else for (const sentence of sentencesIn(line)) add(sentence);
    }
    return units;
  });
}
