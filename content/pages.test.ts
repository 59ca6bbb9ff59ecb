import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pagePatterns } from "../src/web/page-patterns.ts";
import { documentPages } from "../src/web/paths.ts";

const folder = join(import.meta.dirname, "pages");
const files = globSync("**/*.mdx", { cwd: folder }).map((file) => file.replaceAll("\\", "/"));

/** What a document says and computes: no imports, nothing about itself, no code, addresses, numbers of a list. */
const bodyOf = (text: string) =>
  text
    .replace(/^import [^;]*;$/gm, "")
    .replace(/^export const about = \{.*?^\};$/ms, "")
    .replace(/^```.*?^```$/gms, "")
    .replace(/`[^`\n]+`/g, "")
    .replace(/\]\([^)\s]+\)|href: "[^"]+"/g, "")
    .replace(/^\d+\. /gm, "");

/** Figures and counted units that somebody typed, instead of taking them from content/promises.ts. */
const typedFigures = (text: string) =>
  bodyOf(text).match(
    /\d+|\b(one|two|three|four|five|six|seven|ten|twelve|thirty|ninety)[- ](minute|hour|day|week|month|year|percent)\w*/gi,
  ) ?? [];

test("each document has an address, and each address its document", () => {
  expect(files.map((file) => `/${file.replace(/\.mdx$/, "")}`).toSorted()).toEqual(
    documentPages.map((name) => pagePatterns[name] as string).toSorted(),
  );
});

test.each(files)("%s types no figure: each comes from the promises", (file) => {
  expect(typedFigures(readFileSync(join(folder, file), "utf8"))).toEqual([]);
});

test.each(files.filter((file) => file.startsWith("legal/")))(
  "%s says from when it is effective, as every legal page does",
  (file) => {
    const text = readFileSync(join(folder, file), "utf8");
    expect(text).toMatch(/^ {2}effective: (legal|earlierLegal)EffectiveDate,$/m);
  },
);

test("a typed figure is found, in words and in expressions too", () => {
  const about = `import { x } from "y2";\nexport const about = {\n  changed: "2026-01-01",\n};\n`;
  expect(typedFigures(`${about}\nWithin {counted(x, "day")} of that.`)).toEqual([]);
  expect(typedFigures("1. Open it.\n2. Close it.")).toEqual([]);
  expect(typedFigures(`${about}Within 30 days.`)).toEqual(["30"]);
  expect(typedFigures(`${about}Within thirty days.`)).toEqual(["thirty days"]);
  expect(typedFigures(`${about}Within {counted(7, "day")}.`)).toEqual(["7"]);
});
