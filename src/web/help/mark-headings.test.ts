import { expect, test } from "vitest";
import { markHeadings } from "./mark-headings.ts";

type Tree = Parameters<ReturnType<typeof markHeadings>>[0];

const text = (value: string) => ({ type: "text", value });
const heading = (depth: number, ...children: Tree[]): Tree => ({
  type: "heading",
  depth,
  children,
});
const marked = (...children: Tree[]) => {
  const tree: Tree = { type: "root", children };
  markHeadings()(tree);
  return tree.children ?? [];
};

test("a heading gets an id of its words", () => {
  const [, first, second] = marked(
    heading(2, text("Who’s responsible, "), { type: "strong", children: [text("and why?")] }),
    heading(3, { type: "inlineCode", value: "POST /v1" }),
  );
  expect(first?.data).toEqual({ hProperties: { id: "whos-responsible-and-why" } });
  expect(second?.data).toEqual({ hProperties: { id: "post-v1" } });
});

test("the contents name the main headings only, in their order", () => {
  const [exported] = marked(
    heading(2, text("Second")),
    heading(3, text("Part")),
    heading(2, text("First")),
  );
  const written = JSON.stringify(exported);
  expect(exported?.type).toBe("mdxjsEsm");
  expect(written.match(/"value":"[^"]+"/g)).toEqual(
    ["second", "Second", "first", "First"].map((value) => `"value":"${value}"`),
  );
});

test("two headings with one id, or with more than words, stop the build", () => {
  expect(() => marked(heading(2, text("Scope")), heading(3, text("scope!")))).toThrow("scope!");
  expect(() => marked(heading(2, text("?")))).toThrow(`"?"`);
  expect(() => marked(heading(2, { type: "mdxTextExpression", value: "x" }))).toThrow("words only");
});
