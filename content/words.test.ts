import { expect, test } from "vitest";
import { counted, dated, inPercent, listed, priced } from "./words.ts";

test("figures are written with their unit, in the right number", () => {
  expect([counted(1, "month"), counted(30, "day"), counted(1000, "message")]).toEqual([
    "1 month",
    "30 days",
    "1,000 messages",
  ]);
  expect(priced(199)).toBe("$199");
  expect([99.9, 99].map(inPercent)).toEqual(["99.9%", "99.0%"]);
});

test("a date is the same day wherever the server stands", () => {
  expect(dated("2025-01-01")).toBe("January 1, 2025");
});

test("lists end in an and", () => {
  expect(listed(["restriction", "objection"])).toBe("restriction and objection");
  expect(listed(["a", "b", "c"])).toBe("a, b and c");
});
