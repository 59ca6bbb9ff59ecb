import { expect, test } from "vitest";
import { fillFigures, findFigures } from "./fill-figures.ts";

const figures = { "price:landing-page": "$350", "fact:moneyBackDays": "30" };

test("a preview says figures as Aria does, and names placeholders that mean nothing", () => {
  expect(fillFigures("From {price:landing-page}, {fact:moneyBackDays} days.", figures)).toEqual({
    text: "From $350, 30 days.",
    unknown: [],
  });
  expect(fillFigures("{price:unicorn} {constructor:name}", figures)).toEqual({
    text: "{price:unicorn} {constructor:name}",
    unknown: ["{price:unicorn}", "{constructor:name}"],
  });
});

test("figures are found by name and by value", () => {
  expect(findFigures("LANDING price", figures, 5)).toEqual([
    { key: "price:landing-page", value: "$350" },
  ]);
  expect(findFigures("30", figures, 5).map(({ key }) => key)).toEqual(["fact:moneyBackDays"]);
  expect(findFigures("", figures, 1)).toHaveLength(1);
});
