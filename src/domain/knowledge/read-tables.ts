import type { Block } from "./block.ts";

const rule = /^[\s|:-]*-{2,}[\s|:-]*$/;

/** The cells of a line, if it is one of a table. */
function cellsOf(line: string): string[] | null {
  const separator = line.includes("\t") ? "\t" : line.includes("|") ? "|" : null;
  if (separator === null) return null;
  const cells = line.split(separator).map((cell) => cell.replace(/\s+/g, " ").trim());
  // A table may have a line at its sides.
  if (separator === "|" && cells[0] === "") cells.shift();
  if (separator === "|" && cells.at(-1) === "") cells.pop();
  return cells.length > 1 ? cells : null;
}

/** A row as a sentence: "Plan: Starter; Price: $29". */
function sayRow(header: readonly string[], cells: readonly string[]): string {
  return cells
    .map((cell, at) => {
      const name = header[at] ?? "";
      return cell === "" ? "" : name === "" || name === cell ? cell : `${name}: ${cell}`;
    })
    .filter((said) => said !== "")
    .join("; ");
}

/** Lines that are rows of a table, by their tabs or bars, said with the words of its first row. */
export function readTables(blocks: readonly Block[]): Block[] {
  const said: Block[] = [];
  let header: string[] | null = null;
  let rows = 0;
  // A line alone is no table: it is said as it is.
  const end = () => {
    if (header && rows === 0)
      said.push({ kind: "paragraph", text: header.filter((cell) => cell !== "").join(" ") });
    [header, rows] = [null, 0];
  };
  for (const block of blocks) {
    const isTable = block.kind === "row";
    if (isTable && rule.test(block.text)) continue;
    const cells = isTable ? cellsOf(block.text) : null;
    if (!cells) {
      end();
      said.push(
        isTable ? { kind: "paragraph", text: block.text.replace(/[\t|]+/g, " ").trim() } : block,
      );
    } else if (header === null) header = cells;
    else {
      const row = sayRow(header, cells);
      if (row !== "") said.push({ kind: "row", text: row });
      rows += 1;
    }
  }
  end();
  return said.filter(({ text }) => text.trim() !== "");
}
