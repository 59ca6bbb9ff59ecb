import fc from "fast-check";
import { expect, test } from "vitest";
import type { Json } from "#kit/json-changes.ts";
import type { StepWork } from "../contract.ts";
import { transformStep, type transforms } from "./form.ts";
import { runTransform } from "./run.ts";

type How = (typeof transforms)[number];
async function resultOf(how: How, value: Json, settings: object = {}): Promise<Json> {
  const filled = { ...transformStep.initial, how, value, ...settings };
  // Its texts are filled in by the interpreter, and may be any JSON then.
  const outcome = await runTransform(filled as never, {} as StepWork);
  return (outcome.output as { result: Json }).result;
}
const tea = [
  { name: "Oolong", price: "12.50", country: "Taiwan" },
  { name: "Assam", price: 9, country: "India" },
  { name: "Darjeeling", price: 30, country: "india" },
];

test("lists are filtered, sorted by size, reduced and joined as people mean it", async () => {
  const names = async (how: How, settings: object) =>
    ((await resultOf(how, tea, settings)) as { name: string }[]).map(({ name }) => name);
  expect(await names("keep where", { field: "country", is: "India" })).toEqual([
    "Assam",
    "Darjeeling",
  ]);
  expect(await names("sort", { field: "price" })).toEqual(["Assam", "Oolong", "Darjeeling"]);
  expect(await names("sort, largest first", { field: "price" })).toEqual([
    "Darjeeling",
    "Oolong",
    "Assam",
  ]);
  expect(await names("remove duplicates", { field: "country" })).toEqual(["Oolong", "Assam"]);
  expect(await names("first items", { count: 2 })).toEqual(["Oolong", "Assam"]);
  expect(await resultOf("sum", tea, { field: "price" })).toBe(51.5);
  expect(await resultOf("count", tea)).toBe(3);
  expect(await resultOf("join as text", tea, { field: "name" })).toBe("Oolong, Assam, Darjeeling");
  expect(await resultOf("split text", "a; b;;c ", { separator: ";" })).toEqual(["a", "b", "c"]);
});

test("what isn't a list, a number or JSON is said in words", async () => {
  await expect(resultOf("sort", "tea")).rejects.toThrow("not JSON");
  await expect(resultOf("sort", { a: 1 })).rejects.toThrow("not a list");
  await expect(resultOf("sum", tea, { field: "name" })).rejects.toThrow("“Oolong” is not a number");
  await expect(resultOf("write CSV", [1])).rejects.toThrow("items with fields");
});

test("rows written as CSV are read back as they were, and formulas stay text", async () => {
  const cell = fc
    .string({ unit: "grapheme", maxLength: 12 })
    .filter((text) => !/^[^\p{L}\p{N}]/u.test(text));
  const rows = fc.array(fc.record({ a: cell, b: cell.filter((text) => text !== "") }), {
    minLength: 1,
    maxLength: 5,
  });
  await fc.assert(
    fc.asyncProperty(rows, async (list) => {
      const text = await resultOf("write CSV", list);
      expect(await resultOf("read CSV", text)).toEqual(list);
    }),
    { numRuns: 50 },
  );
  expect(await resultOf("write CSV", [{ a: "=HYPERLINK(1)" }])).toContain("'=HYPERLINK");
});
