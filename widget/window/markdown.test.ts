import fc from "fast-check";
import { expect, test } from "vitest";
import { type Block, type Inline, readBlocks, readInline, safeHref } from "./markdown.ts";

const runsOf = (block: Block): Inline[] =>
  block.kind === "list" ? block.items.flat() : block.kind === "code" ? [] : block.inline;

test("paragraphs, lists, quotes, code and headings become blocks", () => {
  const text =
    "# Title\nOne\ntwo\n\n- a\n- **b**\n\n3. c\n4. d\n\n> said\n\n```js\nconst x = 1;\n```";
  expect(readBlocks(text)).toEqual([
    { kind: "paragraph", inline: [{ kind: "strong", text: "Title" }] },
    { kind: "paragraph", inline: [{ kind: "text", text: "One\ntwo" }] },
    {
      kind: "list",
      isOrdered: false,
      start: 1,
      items: [[{ kind: "text", text: "a" }], [{ kind: "strong", text: "b" }]],
    },
    {
      kind: "list",
      isOrdered: true,
      start: 3,
      items: [[{ kind: "text", text: "c" }], [{ kind: "text", text: "d" }]],
    },
    { kind: "quote", inline: [{ kind: "text", text: "said" }] },
    { kind: "code", text: "const x = 1;" },
  ]);
});

test("links lead to http, https and mail only; pictures are their words", () => {
  expect(readInline("[a](https://x.example/y) ![p](https://x.example/p.png)")).toEqual([
    { kind: "link", text: "a", href: "https://x.example/y" },
    { kind: "text", text: " p" },
  ]);
  for (const address of [
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,<b>",
    "//x.example",
    "vbscript:x",
    "https://user:word@x.example",
    "blob:https://x.example/1",
  ])
    expect(safeHref(address), address).toBeNull();
});

test("a bare address becomes a link without the full stop after it", () => {
  expect(readInline("See https://x.example/a.").at(1)).toEqual({
    kind: "link",
    text: "https://x.example/a",
    href: "https://x.example/a",
  });
});

test("whatever text comes, also half of one, gives known runs and safe links", () => {
  const piece = fc.constantFrom(
    ..."*_`[]()!<>-#\n 1.>~\\".split(""),
    "http://a.example",
    "javascript:x",
    "```",
    "word",
    "[a](",
    "**",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const text = pieces.join("");
      const blocks = readBlocks(text);
      const links = blocks.flatMap(runsOf).filter((run) => run.kind === "link");
      for (const { href } of links) expect(href).toMatch(/^(https?|mailto):/);
    }),
  );
});

test("a long run of marks is read in time", () => {
  for (const mark of ["*", "_", "[", "`", "![](", "> ", "- "])
    expect(readBlocks(mark.repeat(4000)).length).toBeGreaterThanOrEqual(0);
});
