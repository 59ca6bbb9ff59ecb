import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pineExamples } from "./pine-examples.ts";

const folder = join(import.meta.dirname, "pine");
const files = readdirSync(folder);
const read = (file: string) => readFileSync(join(folder, file), "utf8");
const page = readFileSync(
  join(import.meta.dirname, "pages/tutorials/pinescript-examples.mdx"),
  "utf8",
);

/** A script without what a reader of brackets must not see: texts and comments. */
const bare = (text: string) =>
  text.replace(/"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g, '""').replace(/\/\/.*$/gm, "");

test("each script is listed and told on the page, in the page's order", () => {
  expect(files.toSorted()).toEqual(pineExamples.map(({ id }) => `${id}.pine`).toSorted());
  const shown = [...page.matchAll(/```pine file="pine\/([\w-]+)\.pine"/g)].map(([, id]) => id);
  expect(shown).toEqual(pineExamples.map(({ id }) => id));
  const headings = [...page.matchAll(/^## (.*)$/gm)].map(([, title = ""]) => title);
  expect(headings).toEqual(expect.arrayContaining(pineExamples.map(({ title }) => title)));
  for (const { id } of pineExamples) expect(page).toContain(`<Download file="pine/${id}.pine" />`);
});

test.each(pineExamples.map(({ id, kind }) => [id, kind] as const))(
  "%s declares its version first, then once what it is",
  (id, kind) => {
    const lines = read(`${id}.pine`).split("\n");
    expect(lines[0]).toBe("//@version=6");
    const declared = lines.filter((line) => /^(indicator|strategy|library)\(/.test(line));
    expect(declared).toHaveLength(1);
    expect(declared[0]?.startsWith(`${kind.toLowerCase()}("`)).toBe(true);
  },
);

test.each(files)("%s has its brackets in pairs, no tabs, and blocks indented by four", (file) => {
  const text = read(file);
  expect(text).not.toMatch(/\t|\r| $/m);
  expect(text.split("\n").filter((line) => line.length > 93)).toEqual([]); // the frame's width
  expect(text.endsWith("\n")).toBe(true);
  const open: string[] = [];
  for (const sign of bare(text).match(/[()[\]{}]/g) ?? []) {
    const pair = (open.at(-1) ?? "") + sign;
    if (["()", "[]", "{}"].includes(pair)) open.pop();
    else open.push(sign);
  }
  expect(open).toEqual([]);
  // A line that goes on stands one deeper: TradingView takes a multiple of four as a block.
  const depths = text.split("\n").map((line) => /^ */.exec(line)?.[0].length ?? 0);
  expect(depths.filter((depth) => depth % 4 > 1)).toEqual([]);
});

test.each(files)("%s doesn't repaint by what can be told from its text", (file) => {
  const text = bare(read(file));
  // A request with lookahead takes closed bars only: each value that it asks for is one back.
  for (const [, asked = ""] of text.matchAll(/request\.security\([^[]*(\[[^]*?\]),\s+lookahead/g))
    for (const value of asked.slice(1, -1).split(/,(?![^(]*\))/))
      expect(value.trim()).toMatch(/\[[12]\]$/);
  expect(text).not.toMatch(/lookahead_on(?!\))/);
  const alerts = /\balert(condition)?\(/.test(text);
  const isClosed = /barstate\.isconfirmed|freq_once_per_bar_close/.test(text);
  expect(alerts && !isClosed).toBe(false);
});

test.each(files)("%s uses nothing that version 6 has dropped", (file) => {
  const text = bare(read(file));
  expect(text).not.toMatch(/\b(study|security|tostring|iff|rsi|sma|ema)\((?<!\.\w+\()/);
  expect(text).not.toMatch(/\btransp\s*=|\bwhen\s*=/);
  // "and" no longer computes its right side each time: a function with memory stands before it.
  expect(text).not.toMatch(/\b(and|or) ta\.|\? ta\./);
});
