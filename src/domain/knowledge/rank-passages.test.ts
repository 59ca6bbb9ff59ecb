import fc from "fast-check";
import { expect, test } from "vitest";
import { fuse, mixPages, nearInMeaning } from "./rank-passages.ts";

const scored = (...paths: [string, number][]) => paths.map(([path, score]) => ({ path, score }));
const pathsOf = (rows: { path: string }[]) => rows.map(({ path }) => path);

test("beyond two passages of one page, the next page has its turn", () => {
  const sorted = scored(["/a#1", 9], ["/a#2", 8.9], ["/a#3", 8.8], ["/b", 8]);
  expect(pathsOf(mixPages(sorted, 4))).toEqual(["/a#1", "/a#2", "/b", "/a#3"]);
});

test("unless the next page is far behind", () => {
  const sorted = scored(["/a#1", 9], ["/a#2", 8.9], ["/a#3", 8.8], ["/b", 2]);
  expect(pathsOf(mixPages(sorted, 3))).toEqual(["/a#1", "/a#2", "/a#3"]);
});

test("mixing loses and doubles nothing", () => {
  const row = fc.record({
    path: fc
      .tuple(fc.constantFrom("/a", "/b", "/c"), fc.nat(9))
      .map(([page, at]) => `${page}#${at}`),
    score: fc.integer({ min: 1, max: 100 }),
  });
  fc.assert(
    fc.property(fc.uniqueArray(row, { selector: ({ path }) => path }), (rows) => {
      const mixed = mixPages(rows, rows.length);
      expect(pathsOf(mixed).toSorted()).toEqual(pathsOf(rows).toSorted());
    }),
  );
});

test("what stands high in two orders comes before what stands first in one", () => {
  const fused = fuse([
    ["a", "b", "c"],
    ["d", "b", "e"],
  ]);
  expect(fused[0]?.path).toBe("b");
});

test("of meanings only what stands out counts", () => {
  const near = [
    { path: "a", cosine: 0.8 },
    { path: "b", cosine: 0.3 },
  ];
  expect(nearInMeaning({ nearest: near, mean: 0.1, deviation: 0.1 })).toEqual(["a"]);
  expect(nearInMeaning({ nearest: near, mean: 0.1, deviation: 0.5 })).toEqual([]);
  expect(nearInMeaning({ nearest: [], mean: 0, deviation: 0 })).toEqual([]);
});
