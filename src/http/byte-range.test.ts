import fc from "fast-check";
import { expect, test } from "vitest";
import { readByteRange } from "./byte-range.ts";

test.each([
  [undefined, null],
  ["bytes=0-99", { start: 0, end: 100 }],
  ["bytes=900-", { start: 900, end: 1000 }],
  ["bytes=900-5000", { start: 900, end: 1000 }],
  ["bytes=-100", { start: 900, end: 1000 }],
  ["bytes=-5000", { start: 0, end: 1000 }],
  ["Bytes= 5-5 ", { start: 5, end: 6 }],
  ["bytes=1000-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=9-5", null],
  ["bytes=0-1,5-6", null],
  ["bytes=-", null],
  ["bytes=a-b", null],
  ["items=0-5", null],
  ["bytes=0x10-20", null],
  [`bytes=${"9".repeat(400)}-`, null],
])("%s of 1,000 bytes: %j", (header, range) => {
  expect(readByteRange(header, 1000)).toEqual(range);
});

test("whatever a header says: a range lies within the file and isn't empty", () => {
  const number = fc.oneof(fc.nat(2000).map(String), fc.constantFrom("", "-1", "1e3", " 7", "٣"));
  const header = fc.oneof(
    fc.tuple(number, number).map(([first, last]) => `bytes=${first}-${last}`),
    fc.string(),
  );
  fc.assert(
    fc.property(header, fc.integer({ min: 1, max: 1000 }), (text, size) => {
      const range = readByteRange(text, size);
      const { start, end } = typeof range === "object" && range ? range : { start: 0, end: size };
      expect([start >= 0, start < end, end <= size]).toEqual([true, true, true]);
    }),
  );
});

test("any part of a file can be asked for, from its beginning and from its end", () => {
  const part = fc
    .integer({ min: 1, max: 10_000 })
    .chain((size) => fc.record({ size: fc.constant(size), from: fc.nat(size - 1) }))
    .chain(({ size, from }) =>
      fc.tuple(fc.constant(size), fc.constant(from), fc.integer({ min: from, max: size - 1 })),
    );
  fc.assert(
    fc.property(part, ([size, from, to]) => {
      expect(readByteRange(`bytes=${from}-${to}`, size)).toEqual({ start: from, end: to + 1 });
      expect(readByteRange(`bytes=-${size - from}`, size)).toEqual({ start: from, end: size });
    }),
  );
});
