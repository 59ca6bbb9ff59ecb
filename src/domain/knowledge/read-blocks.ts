import type { Steps } from "#kit/steps.ts";
import type { Block } from "./block.ts";
import { cleanMarkup } from "./clean-markup.ts";
import { readTables } from "./read-tables.ts";

/** So many letters are freed of markup at once. */
const cleanedAtOnce = 50_000;
const linesAtOnce = 500;
const fence = /^\s{0,12}(`{3,20}|~{3,20})/;

/** The blocks of a text, markup left out; what stands in code is left as it is. Yields between pieces of work. */
export function* readBlocks(text: string): Steps<Block[]> {
  const blocks: Block[] = [];
  for (const { isCode, text: part, isStart } of yield* splitAtFences(text))
    if (isCode) blocks.push(...codeOf(part));
    else {
      const clean = yield* cleanSteps(part, isStart);
      blocks.push(...readTables(yield* linesToBlocks(clean)));
    }
  return blocks;
}

type Part = { isCode: boolean; text: string; isStart: boolean };

/** Code between fences, and what is between it. A fence that isn't closed begins no code. */
function* splitAtFences(text: string): Steps<Part[]> {
  if (!/^\s{0,12}(?:```|~~~)/m.test(text)) return [{ isCode: false, text, isStart: true }];
  const parts: Part[] = [];
  let [from, at, open]: [number, number, { mark: string; from: number; at: number } | null] = [
    0,
    0,
    null,
  ];
  const add = (isCode: boolean, end: number) => {
    if (end > from) parts.push({ isCode, text: text.slice(from, end), isStart: from === 0 });
  };
  for (let lines = 0; at < text.length; lines += 1) {
    if (lines % linesAtOnce === 0) yield;
    const end = text.indexOf("\n", at) + 1 || text.length;
    const mark = fence.exec(text.slice(at, Math.min(end, at + 40)))?.[1];
    if (mark && open === null) open = { mark, from: end, at };
    else if (mark && open && mark.startsWith(open.mark)) {
      add(false, open.at);
      from = open.from;
      add(true, at);
      [from, open] = [end, null];
    }
    at = end;
  }
  add(false, text.length);
  return parts;
}

function codeOf(text: string): Block[] {
  const lines = text.split("\n").map((line) => line.trim());
  const code = lines.filter((line) => line !== "").join("\n");
  return code === "" ? [] : [{ kind: "code", text: code }];
}

/** Markup is looked for in pieces of a text, so that a long one holds nobody up. */
function* cleanSteps(text: string, isStart: boolean): Steps<string> {
  const clean: string[] = [];
  for (let from = 0; from < text.length;) {
    const end = from + cleanedAtOnce;
    const line = end < text.length ? text.lastIndexOf("\n", end) : text.length;
    const space = line > from ? line : text.lastIndexOf(" ", end);
    const to = space > from ? space : Math.min(end, text.length);
    clean.push(cleanMarkup(text.slice(from, to), { isStart: isStart && from === 0 }));
    from = to;
    yield;
  }
  return clean.join("");
}

/** "Price: $29", as readers write the cells of a table's row: a line of its own. */
const record = /^[^.!?:]{1,60}: \S/;
const item = /^\s*(?:[-*+•]|\d{1,3}[.)])\s/;

function* linesToBlocks(text: string): Steps<Block[]> {
  const blocks: Block[] = [];
  let open: string[] = [];
  let kind: "paragraph" | "item" = "paragraph";
  const end = () => {
    const [first, ...rest] = open;
    const lines = rest.map((line) => `${record.test(line) ? "\n" : " "}${line}`);
    if (first !== undefined) blocks.push({ kind, text: first + lines.join("") });
    [open, kind] = [[], "paragraph"];
  };
  for (const [at, line] of text.split("\n").entries()) {
    if (at % linesAtOnce === 0) yield;
    const isRule = /^\s*(?:[-=*_]\s?){3,}$/.test(line);
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    if (isRule && /^\s*[-=]+\s*$/.test(line) && open.length === 1 && kind === "paragraph") {
      blocks.push({ kind: "heading", level: line.includes("=") ? 1 : 2, text: open[0] ?? "" });
      open = [];
    } else if (line.trim() === "" || isRule) end();
    else if (heading) {
      end();
      blocks.push({ kind: "heading", level: heading[1]?.length ?? 1, text: heading[2] ?? "" });
    } else if (line.includes("\t") || line.includes("|")) {
      end();
      blocks.push({ kind: "row", text: line });
    } else if (item.test(line)) {
      end();
      kind = "item";
      open.push(line.replace(/^\s*[-*+•]\s+/, "- ").trimStart());
    } else open.push(line.trim());
  }
  end();
  return blocks;
}
