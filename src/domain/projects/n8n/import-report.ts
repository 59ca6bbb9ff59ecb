import { cleanText } from "#kit/text.ts";
import type { N8nNode } from "./read-export.ts";

/** What became of an imported workflow, for people; names and kinds are n8n's. */
export type ImportReport = {
  /** Nodes that do the same here. */
  matched: number;
  unmatched: { name: string; kind: string; why: string }[];
  /** What has to be connected or chosen before it goes live. */
  connect: { name: string; what: string }[];
  /** What else to look at. */
  notes: { name: string; text: string }[];
};

const maxLines = 200;
const shortLine = (text: string, max: number): string =>
  cleanText(text).replaceAll(/\s+/g, " ").trim().slice(0, max).toWellFormed();

/** Collects what is to be said about an import, each thing once. */
export class Reporter {
  readonly report: ImportReport = { matched: 0, unmatched: [], connect: [], notes: [] };

  /** A node's name and kind on one line each. */
  named({ name, type }: N8nNode): { name: string; kind: string } {
    const kind = shortLine(type, 100) || "unknown";
    return { name: shortLine(name, 200) || kind, kind };
  }
  matched(): void {
    this.report.matched += 1;
  }
  unmatched(node: N8nNode, why: string): void {
    if (this.report.unmatched.length < maxLines)
      this.report.unmatched.push({ ...this.named(node), why });
  }
  connect(name: string, what: string): void {
    if (this.report.connect.length < maxLines) this.report.connect.push({ name, what });
  }
  note(name: string, said: string): void {
    const { notes } = this.report;
    const text = shortLine(said, 300);
    const isKnown = notes.some((one) => one.name === name && one.text === text);
    if (!isKnown && notes.length < maxLines) notes.push({ name, text });
  }
}

const maxNote = 2000;
const maxNotes = 5;

/** The same as notes on the canvas, so that it is still there when somebody goes on with it. */
export function importNotes({ unmatched, connect, notes }: ImportReport): string[] {
  const part = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`\n${title}`, ...lines.map((line) => `- ${line}`)];
  const lines = [
    "Imported from n8n. There, each step runs once for every item; here, use a loop for that.",
    ...part(
      "Connect",
      connect.map(({ name, what }) => `${name}: ${what}`),
    ),
    ...part(
      "Not matched",
      unmatched.map(({ name, kind, why }) => `${name} (${kind}): ${why}`),
    ),
    ...part(
      "Check",
      notes.map(({ name, text: said }) => `${name}: ${said}`),
    ),
  ];
  const written: string[] = [""];
  for (const line of lines) {
    const last = written.at(-1) ?? "";
    if (last.length + line.length + 1 > maxNote - 1) written.push(line.trim());
    else written[written.length - 1] = last === "" ? line : `${last}\n${line}`;
  }
  if (written.length <= maxNotes) return written;
  return written.slice(0, maxNotes).map((one, at) => (at === maxNotes - 1 ? `${one}…` : one));
}
