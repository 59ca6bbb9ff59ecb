import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { datesElsewhere, monthFirst } from "./architecture/dates.ts";
import { parseSource } from "./architecture/source.ts";

test.each([
  ["toLocaleDateString", `at.toLocaleDateString("en-GB");`],
  ["toLocaleTimeString", `new Date(iso).toLocaleTimeString();`],
  ["toDateString", `at.toDateString();`],
  ["toLocaleString", `at.toLocaleString("en-US", { dateStyle: "long" });`],
  ["Intl.DateTimeFormat", `const day = new Intl.DateTimeFormat("en-US", { month: "long" });`],
  ["Intl.DateTimeFormat", `const write = () => Intl.DateTimeFormat("en").format(at);`],
  ["an ISO time without its T", `at.toISOString().slice(0, 16).replace("T", " ");`],
  ["December 1", `const text = "Wait until December 1, please.";`],
  ["December 1", `const text = <p>Wait until December 1.</p>;`],
  ["May 30", "const text = `It ends on May 30, ${year}.`;"],
])("%s beside the one place for dates is found", (way, text) => {
  expect(datesElsewhere([parseSource("src/web/page.tsx", text)])).toEqual([
    `src/web/page.tsx: ${way}`,
  ]);
});

test.each([
  `const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;`,
  `const figure = value.toLocaleString("en-US", { maximumFractionDigits: 2 });`,
  `const name = at.toISOString().slice(0, 10);`,
  `const text = "In March 2026, on 1 December, and you may 2 times.";`,
])("what words no date is left alone: %s", (text) => {
  expect(datesElsewhere([parseSource("src/web/page.tsx", text)])).toEqual([]);
});

test("the pages of content write the day before the month", () => {
  const pages = globSync("content/pages/**/*.mdx");
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.filter((page) => monthFirst.test(readFileSync(page, "utf8")))).toEqual([]);
});
