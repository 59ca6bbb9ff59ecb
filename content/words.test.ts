import { expect, test } from "vitest";
import { counted, inPercent, listed, priced } from "./words.ts";

test("figures are written with their unit, in the right number", () => {
  expect([counted(1, "month"), counted(30, "day"), counted(1000, "message")]).toEqual([
    "1 month",
    "30 days",
    "1,000 messages",
  ]);
  expect(priced(199)).toBe("$199");
  expect([99.9, 99].map(inPercent)).toEqual(["99.9%", "99.0%"]);
});

test("lists end in an and", () => {
  expect(listed(["restriction", "objection"])).toBe("restriction and objection");
  expect(listed(["a", "b", "c"])).toBe("a, b and c");
});
