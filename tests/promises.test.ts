import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { notYet } from "#content/not-yet.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (file: string) => readFileSync(root + file, "utf8").replace(/\s+/g, " ");

const areas = [
  "orders",
  "billing",
  "operations",
  "studio",
  "chatbots",
  "video",
  "automations",
  "API",
];

/** Rows of both tables: the words that a page says now, the file, and who will keep the promise. */
const rows = readFileSync(`${root}docs/promises.md`, "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !/^\| (promise|-+) /.test(line))
  .map((line) => {
    const cells = line.split("|").map((cell) => cell.trim());
    return {
      line,
      words: /"(.+)"/.exec(cells[2] ?? "")?.[1] ?? "",
      file: /`(.+)`/.exec(cells[3] ?? "")?.[1] ?? "",
      keepers: (cells.at(-2) ?? "").split(", "),
    };
  });

test("each row quotes words, names a file and an area that will keep the promise", () => {
  expect(rows.length).toBeGreaterThan(30);
  const incomplete = rows.filter(
    ({ words, file, keepers }) =>
      words === "" || !existsSync(root + file) || keepers.some((area) => !areas.includes(area)),
  );
  expect(incomplete.map(({ line }) => line)).toEqual([]);
});

test("each place still says what docs/promises.md quotes", () => {
  const gone = rows.filter(
    ({ file, words }) => existsSync(root + file) && !read(file).includes(words),
  );
  expect(gone.map(({ file, words }) => `${file}: ${words}`)).toEqual([]);
});

test("everything that pages call not there yet is listed", () => {
  const listed = new Set(rows.map(({ words }) => words));
  const titles = Object.values(notYet).map(({ title }) => title);
  expect(titles.filter((title) => !listed.has(title))).toEqual([]);
});
