import { expect, test } from "vitest";
import { excerptWords, wordParts } from "./word-parts.ts";

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

test("an excerpt shows a link by its words, also where only half of it is there", () => {
  expect(
    excerptWords("Chatbot](/services/gpt4-chatbot) fits: **from $400**, or [ask](/quote)."),
  ).toBe("Chatbot fits: from $400, or ask.");
  expect(excerptWords("see the [Landing Page](/services/land")).toBe("see the Landing Page");
  expect(excerptWords("a [note], a list[0] (see below)")).toBe("a [note], a list[0] (see below)");
});
