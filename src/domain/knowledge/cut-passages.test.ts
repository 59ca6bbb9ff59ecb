import fc from "fast-check";
import { expect, test } from "vitest";
import { finish } from "#kit/steps.ts";
import { cutPassages, lengthOf, passageWords } from "./cut-passages.ts";

const cut = (text: string, heading: string | null = null) =>
  finish(cutPassages({ sections: [{ heading, text }] }));
const texts = (text: string) => cut(text).map((one) => one.text);
const sentences = (count: number, word: string) =>
  Array.from({ length: count }, (_, at) => `The ${word} number ${at} is described here.`).join(" ");

test("a passage stays below its heading, and carries it", () => {
  const found = cut("Before.\n\n# Prices\n\nA cake is $9.\n\nHours\n-----\n\nFrom 9 to 5.", "Shop");
  expect(found).toEqual([
    { part: "Shop", text: "Before." },
    { part: "Prices", text: "A cake is $9." },
    { part: "Prices › Hours", text: "From 9 to 5." },
  ]);
});

test("headings are carried with those above them, and the title that a file gives itself", () => {
  const text =
    "---\ntitle: 'Leave: types'\nkeywords: vacation, sick\n---\nAll of it.\n\n## Paid\n\nYes.\n\n### Half days\n\nAlso.\n\n## Unpaid\n\nNo.";
  expect(cut(text).map(({ part }) => part)).toEqual([
    "Leave: types",
    "Leave: types › Paid",
    "Leave: types › Paid › Half days",
    "Leave: types › Unpaid",
  ]);
  const levels = [
    { heading: "Guide", level: 1, text: "a" },
    { heading: "Paid", level: 2, text: "b" },
    { heading: "Other", level: 1, text: "c" },
  ];
  expect(finish(cutPassages({ sections: levels })).map(({ part }) => part)).toEqual([
    "Guide",
    "Guide › Paid",
    "Other",
  ]);
});

test("code keeps its lines, its comments are no headings, and its bars no tables", () => {
  const code = "```sh\n# Dump it\npg_dump | gzip > a.gz\n```";
  expect(cut(`# Backup\n\nRun this:\n\n${code}\n\nThen go.`)).toEqual([
    { part: "Backup", text: "Run this:\n# Dump it\npg_dump | gzip > a.gz\nThen go." },
  ]);
  expect(texts("Text.\n\n```\nnever closed")).toEqual(["Text.\nnever closed"]);
});

test("a list stays whole where it fits into a passage", () => {
  const items = Array.from({ length: 9 }, (_, at) => `- ${sentences(2, `thing ${at}`)}`);
  const found = texts(
    `${sentences(6, "cake")}\n\nYou need:\n\n${items.join("\n")}\n\n${sentences(9, "end")}`,
  );
  const list = found.find((text) => text.includes("You need:"));
  for (const item of items) expect(list).toContain(item);
});

test("short paragraphs go together, long ones are cut between sentences", () => {
  const short = Array.from({ length: 30 }, (_, at) => `Paragraph ${at} is short.`).join("\n\n");
  expect(cut(short).length).toBeLessThan(4);
  const long = texts(sentences(100, "cake"));
  expect(long.length).toBeGreaterThan(2);
  for (const text of long) {
    expect(lengthOf(text)).toBeLessThanOrEqual(passageWords.max);
    expect(text).toMatch(/^The .*\.$/s);
  }
});

test("a row of a table is said with its header's words, however the table is drawn", () => {
  const rows = ["Plan: Starter; Price: $29", "Plan: Pro; Price: $79"];
  expect(texts("| Plan | Price |\n|---|---|\n| Starter | $29 |\n| Pro | $79 |")).toEqual([
    rows.join("\n"),
  ]);
  expect(texts("Plan | Price\n--- | ---\nStarter | $29\nPro | $79")).toEqual([rows.join("\n")]);
  expect(texts("Plan\tPrice\nStarter\t$29\nPro\t$79")).toEqual([rows.join("\n")]);
  const html =
    "<table><tr><th>Plan</th><th>Price</th></tr><tr><td>Starter</td><td>$29</td></tr></table>";
  expect(texts(html)).toEqual([rows[0]]);
});

test("settings, template marks, comments and markup are left out; their words stay", () => {
  const text = `---
title: Leave
---
{% alert %}
Ask **first**, see [the page]({% link a.md %}#b) and \`code\`. {{ site.name }}
{% endalert %}
<!-- not for you --><script>alert(1)</script><p>A <b>bold</b> &amp; long word.</p>`;
  expect(texts(text).join(" ").replace(/\s+/g, " ")).toBe(
    "Ask first, see the page and code. A bold & long word.",
  );
});

test("what stands twice is learned once", () => {
  const twice = cut("# A\n\nOne.\n\n# A\n\nOne.\n\n# B\n\nOne.");
  expect(twice).toEqual([
    { part: "A", text: "One." },
    { part: "B", text: "One." },
  ]);
});

test("what introduces a list stays with its beginning", () => {
  const filler = sentences(9, "cake");
  const found = texts(`${filler}\n\nYou need:\n\n- flour\n- eggs`);
  expect(found.find((text) => text.includes("You need:"))).toContain("flour");
});

const words = fc.array(fc.stringMatching(/^[a-zäöü]{1,12}[.,:]?$/), { maxLength: 400 });

test("no word is lost, invented or put elsewhere, and no passage is too long", () => {
  fc.assert(
    fc.property(fc.array(words, { maxLength: 6 }), (paragraphs) => {
      const text = paragraphs.map((one, at) => `p${at} ${one.join(" ")}`).join("\n\n");
      const found = texts(text);
      expect(found.join(" ").split(/\s+/)).toEqual(
        text.trim() === "" ? [""] : text.split(/\s+/).filter((one) => one !== ""),
      );
      for (const one of found) expect(lengthOf(one)).toBeLessThanOrEqual(passageWords.max);
    }),
    { numRuns: 60 },
  );
});

test("anything at all is cut into passages that can be stored", () => {
  const piece = fc.oneof(
    fc.string({ unit: "binary", maxLength: 200 }),
    fc.constantFrom("\n", "\n\n", "|", "\t", "---\n", "{% ", "{{", "<td", "](", "# ", "\0", "&#0;"),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      for (const { part, text } of cut(pieces.join(""), pieces[0] ?? null)) {
        expect(text.trim()).not.toBe("");
        expect(`${part ?? ""}${text}`).not.toContain("\0");
        expect(text.isWellFormed()).toBe(true);
        expect(text.length).toBeLessThanOrEqual(2 * 10 * passageWords.max);
      }
    }),
    { numRuns: 200 },
  );
});

test.each([
  ["one line of words", "word ".repeat(400_000)],
  ["one word", "x".repeat(1_000_000)],
  ["Chinese", "汉".repeat(300_000)],
  ["opened brackets", "[".repeat(300_000)],
  ["opened marks", "{%".repeat(150_000)],
  ["opened comments", "<!--".repeat(80_000)],
  ["tags that never end", "<td".repeat(100_000)],
  ["stars", "*".repeat(300_000)],
  ["initials", "A. ".repeat(100_000)],
  ["bars", "|".repeat(300_000)],
  ["lines", "\n".repeat(300_000)],
  ["headings", "# a\n".repeat(100_000)],
  ["fences", "```\n".repeat(100_000)],
  ["opened links", "[a\n".repeat(100_000)],
])("%s without end are cut in pieces of work that others can interrupt", (_name, text) => {
  const steps = cutPassages({ sections: [{ heading: null, text }] });
  let pieces = 0;
  // What takes the square of a text's length would run into the limit of this test.
  while (!steps.next().done) pieces += 1;
  expect(pieces).toBeGreaterThan(3);
});
