import { expect, test } from "vitest";
import { wordParts } from "./word-parts.ts";

const found = (text: string, search: string) =>
  wordParts(text, search)
    .filter(({ isFound }) => isFound)
    .map(({ part }) => part);

test("marks the words of a search in whatever form, and loses no letter", () => {
  const text = "The prices: one price, priced at $5. Überpreis?";
  expect(found(text, "price")).toEqual(["prices", "price", "priced"]);
  expect(found(text, "  PRICES !")).toEqual(["prices", "price", "priced"]);
  expect(found(text, "überpreis")).toEqual(["Überpreis"]);
  expect(
    wordParts(text, "price")
      .map(({ part }) => part)
      .join(""),
  ).toBe(text);
});

test("marks nothing else, also not for signs or markup", () => {
  expect(found("a prize, a pricing table", "price")).toEqual(["pricing"]);
  expect(found("<b>bold</b> .*", "<b> .*")).toEqual(["b", "b"]);
  expect(found("anything", "")).toEqual([]);
  expect(wordParts("", "x")).toEqual([]);
});
