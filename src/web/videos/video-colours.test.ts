import fc from "fast-check";
import { expect, test } from "vitest";
import { contrast } from "#domain/videos/drawing/colours.ts";
import { videoStyleSheet } from "./video-colours.ts";

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("a page in any brand's colours can be read in both themes, and so can its captions", () => {
  fc.assert(
    fc.property(anyColour, anyColour, (primary, secondary) => {
      const sheet = videoStyleSheet({ primary, secondary });
      const pair = (name: string) =>
        new RegExp(`${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(sheet)!.slice(1);
      const [grounds, inks, threads] = [pair("ground"), pair("ink"), pair("thread")];
      for (const theme of [0, 1]) {
        expect(contrast(inks[theme]!, grounds[theme]!)).toBeGreaterThanOrEqual(7);
        expect(contrast(threads[theme]!, grounds[theme]!)).toBeGreaterThanOrEqual(3);
      }
      const [ground = "", words = ""] = /background: (#\w+);\s+color: (#\w+);/
        .exec(sheet)!
        .slice(1);
      expect(contrast(words, ground)).toBeGreaterThanOrEqual(7);
    }),
  );
});

test("a sheet holds nothing but colours, whatever stands in the project", () => {
  expect(videoStyleSheet({ primary: "red} body{display:none", secondary: "#6b7280" })).toBe("");
  expect(videoStyleSheet(null)).toBe("");
});
