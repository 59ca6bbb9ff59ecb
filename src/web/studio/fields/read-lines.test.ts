import fc from "fast-check";
import { expect, test } from "vitest";
import { moveItem, placeAfterDeletion } from "./move-item.ts";
import { pasteLines, readLines } from "./read-lines.ts";

test("a pasted list loses its bullets and empty lines", () => {
  expect(readLines("- One\r\n\n  2) Two \n• Three\n4.5 stars")).toEqual([
    "One",
    "Two",
    "Three",
    "4.5 stars",
  ]);
});

test("pasted lines go where the cursor is, and what doesn't fit is counted", () => {
  const around = { before: "Pay ", after: " now" };
  expect(
    pasteLines(["a", "Pay  now", "b"], 1, around, ["by card", "x"], { max: 9, itemMax: 50 }),
  ).toEqual({ list: ["a", "Pay by card", "x now", "b"], last: 2, dropped: 0 });
  expect(
    pasteLines(["a"], 0, { before: "", after: "" }, ["1", "2", "3"], { max: 2, itemMax: 50 }),
  ).toEqual({ list: ["1", "2"], last: 1, dropped: 1 });
});

test("moving keeps every item, and moving back restores the order", () => {
  const cases = fc
    .array(fc.nat(), { minLength: 2 })
    .chain((list) => fc.tuple(fc.constant(list), fc.nat({ max: list.length - 2 })));
  fc.assert(
    fc.property(cases, ([list, from]) => {
      const moved = moveItem(list, from, 1);
      expect(new Set(moved)).toEqual(new Set(list));
      expect(moveItem(moved, from + 1, -1)).toEqual(list);
      expect(moveItem(list, 0, -1)).toEqual(list);
    }),
  );
});

test("after a deletion the focus has a place in the list, as long as there is one", () => {
  expect(placeAfterDeletion(0, 1)).toBe(null);
  expect(placeAfterDeletion(0, 3)).toBe(0);
  expect(placeAfterDeletion(2, 3)).toBe(1);
});
