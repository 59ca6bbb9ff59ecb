import { plainLetters, wordsOf } from "#kit/words.ts";
import type { ServiceNeed } from "./contract.ts";

type Signals = ServiceNeed["signals"];
type Line = Signals[number];

/** How many lines of signals may be written, and how much each may hold and count. */
export const signalLimits = { lines: 20, ways: 400, wayLength: 60, weight: 5 } as const;

/** A way to say something as it is looked for: plain letters, small, without signs. */
const plainWay = (way: string): string =>
  wordsOf(plainLetters(way).replaceAll("ß", "ss")).join(" ");

/** Ways as they are stored, `|` between them; each once. */
export const waysOf = (written: string): string =>
  [...new Set(written.split(",").map(plainWay).filter(Boolean))].join("|");

/** The same as people write them. */
export const writtenWays = (ways: string): string => ways.split("|").join(", ");

/** A line each: how much it counts, and the words of which one is enough. */
export const writtenSignals = (signals: Signals): string =>
  signals.map(([weight, ways]) => `${weight}: ${writtenWays(ways)}`).join("\n");

/**
 * Reads signals as they are written: `2: is down, stopped working`, a line each.
 * @returns the signals, or what is wrong with the first line that can't be read
 */
export function readSignals(text: string): { signals: Line[] } | { problem: string } {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  if (lines.length === 0) return { problem: "Please enter at least one line." };
  if (lines.length > signalLimits.lines)
    return { problem: `Please enter at most ${signalLimits.lines} lines.` };
  const signals: Line[] = [];
  for (const [at, line] of lines.entries()) {
    const read = readLine(line);
    if (typeof read === "string") return { problem: `Line ${at + 1}: ${read}` };
    signals.push(read);
  }
  return { signals };
}

function readLine(line: string): Line | string {
  const [, figure = "", written = ""] = /^\s*(\d{1,2}(?:\.\d{1,2})?)\s*:(.*)$/.exec(line) ?? [];
  const weight = Number(figure);
  if (figure === "" || weight <= 0 || weight > signalLimits.weight)
    return `begin with a number up to ${signalLimits.weight} and a colon, such as 2: is down, stopped working.`;
  const ways = waysOf(written);
  if (ways === "") return "write at least one word after the colon.";
  const each = ways.split("|");
  if (each.length > signalLimits.ways) return `write at most ${signalLimits.ways} phrases.`;
  const long = each.find((way) => way.length > signalLimits.wayLength);
  return long === undefined
    ? [weight, ways]
    : `“${long.slice(0, 30)}…” is longer than ${signalLimits.wayLength} characters.`;
}
