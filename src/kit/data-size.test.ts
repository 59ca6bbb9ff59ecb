import fc from "fast-check";
import { expect, test } from "vitest";
import { formatDataSize } from "./data-size.ts";

test.each([
  [0, "0 bytes"],
  [1, "1 byte"],
  [999, "999 bytes"],
  [1000, "1 KB"],
  [1_500_000, "1.5 MB"],
  [999_960, "1 MB"],
  [10e9, "10 GB"],
  [5e15, "5,000 TB"],
])("%d bytes are %s", (bytes, text) => {
  expect(formatDataSize(bytes)).toBe(text);
});

test("every size is written with a figure under 1,000, up to 1,000 TB", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9e14 }), (bytes) => {
      expect(formatDataSize(bytes)).toMatch(/^\d{1,3}(\.\d)? (bytes?|KB|MB|GB|TB)$/);
    }),
  );
});
