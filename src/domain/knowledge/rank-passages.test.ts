import fc from "fast-check";
import { expect, test } from "vitest";
import type { RankedRow } from "./queries-search.ts";
import { fuse, mixPages, nearInMeaning, ofDocuments } from "./rank-passages.ts";

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

const passage = (path: string, score: number, slots: number[]): RankedRow => ({
  path,
  kind: "text",
  title: path,
  part: null,
  text: path,
  sourceId: "src",
  address: null,
  score,
  slots,
  sure: slots.map(() => 1),
  named: [],
});
const part = { weight: 1, isKnown: true, isContext: false, isMeasure: false };
const seeking = { sought: [], parts: [part, part, part] };

test("a document that is about the whole question comes before one that holds its words in one place", () => {
  const rows = [
    passage("lone#1", 10, [0, 1]),
    passage("whole#1", 9, [0, 1]),
    passage("whole#2", 8, [1, 2]),
  ];
  expect(pathsOf(ofDocuments(rows, seeking))).toEqual(["whole#1", "whole#2", "lone#1"]);
});

test("many weak passages of a document don't outweigh the one place that says it", () => {
  const weak = Array.from({ length: 30 }, (_, at) => passage(`long#${at}`, 2, [0]));
  expect(pathsOf(ofDocuments([...weak, passage("short#1", 10, [0, 1, 2])], seeking))[0]).toBe(
    "short#1",
  );
});

test("what holds hardly anything of a question is left out, whatever its document holds", () => {
  const parts = Array.from({ length: 10 }, () => part);
  const rows = [passage("a#1", 5, [0, 1, 2]), passage("a#2", 1, [3])];
  expect(pathsOf(ofDocuments(rows, { ...seeking, parts }))).toEqual(["a#1"]);
});
