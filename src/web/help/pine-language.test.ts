import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import hljs from "highlight.js/lib/core";
import { expect, test } from "vitest";
import { pine } from "./pine-language.ts";

hljs.registerLanguage("pine", pine);

/** The pieces of a script that have a scope, as `scope text`. */
function scoped(code: string): string[] {
  const html = hljs.highlight(code, { language: "pine" }).value;
  const pieces = html.matchAll(/<span class="hljs-([\w-]+)">(.*?)<\/span>/gs);
  return [...pieces].map(([, scope, text = ""]) => `${scope} ${plain(text)}`);
}
const plain = (text: string) =>
  text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&gt;", ">");

test("an annotation is told from a comment", () => {
  expect(scoped("//@version=6\n// a note")).toEqual(["meta //@version=6", "comment // a note"]);
});

test("words, types and literals of versions 5 and 6 are known", () => {
  expect(scoped("var float x = na\nmethod f(int a) =>\n    true")).toEqual([
    "keyword var",
    "keyword float",
    "operator =",
    "literal na",
    "keyword method",
    "title f",
    "keyword int",
    "operator =>",
    "literal true",
  ]);
});

test("what a namespace holds is built in, to its last part", () => {
  expect(scoped('strategy("x")\nta.crossover(close, open)\nstrategy.commission.percent')).toEqual([
    "built_in strategy",
    'string "x"',
    "built_in ta.crossover",
    "built_in close",
    "built_in open",
    "built_in strategy.commission.percent",
  ]);
});

test("numbers and colours are numbers, a name with digits is none", () => {
  expect(scoped("a1 b = 1.5e3 .5 #ff880080")).toEqual([
    "operator =",
    "number 1.5e3",
    "number .5",
    "number #ff880080",
  ]);
});

test("a text may hold the other quotes, escaped ones, and what looks like a comment", () => {
  expect(
    scoped(`x = "it's" + "\\"//" + 'a "b"'`).filter((piece) => piece.startsWith("str")),
  ).toEqual([`string "it's"`, `string "\\"//"`, `string 'a "b"'`]);
});

test("a field is a field, even if it is called as something built in", () => {
  expect(scoped("row.close")).toEqual([]);
  expect(scoped("metadata.high + data")).toEqual(["operator +"]);
});

test("each of our scripts is coloured without a piece that can't be read", () => {
  const folder = join(import.meta.dirname, "../../../content/pine");
  for (const file of readdirSync(folder)) {
    const made = hljs.highlight(readFileSync(join(folder, file), "utf8"), { language: "pine" });
    expect(made.illegal).toBe(false);
    expect(made.relevance).toBeGreaterThan(20);
  }
});
