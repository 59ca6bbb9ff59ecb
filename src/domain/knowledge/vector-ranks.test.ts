import fc from "fast-check";
import { expect, test } from "vitest";
import { createRanker, unitVector, type VectorAnswer, type VectorRows } from "./vector-ranks.ts";

/** As Postgres sends `real[]`. */
function sent(numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(20 + 8 * numbers.length);
  bytes.writeInt32BE(numbers.length, 12);
  for (const [at, one] of numbers.entries()) {
    bytes.writeInt32BE(4, 20 + 8 * at);
    bytes.writeFloatBE(one, 24 + 8 * at);
  }
  return bytes;
}
function rowsOf(vectors: readonly (readonly number[])[], from = 0): VectorRows {
  const all = vectors.map(sent);
  let end = 0;
  return {
    paths: all.map((_one, row) => `p${from + row}`),
    bytes: new Uint8Array(Buffer.concat(all)),
    ends: Uint32Array.from(all, ({ length }) => (end += length)),
  };
}
const number = fc.float({ min: -1, max: 1, noNaN: true });
const vectors = fc.array(fc.array(number, { minLength: 3, maxLength: 3 }), { minLength: 1 });

test("ranks are those of every cosine, however the rows came", () => {
  fc.assert(
    fc.property(vectors, vectors, fc.array(number, { minLength: 3, maxLength: 3 }), (a, b, q) => {
      const ask = createRanker();
      ask({ type: "rows", key: "k", ...rowsOf(a) });
      ask({ type: "rows", key: "k", ...rowsOf(b, a.length) });
      const asked = unitVector(q);
      const answer = ask({ type: "rank", id: 7, key: "k", asked, limit: 4 }) as VectorAnswer;
      const cosines = [...a, ...b].map((one) =>
        unitVector(one).reduce((sum, part, at) => sum + part * (asked[at] ?? 0), 0),
      );
      const best = cosines.toSorted((x, y) => y - x).slice(0, 4);
      expect(answer.id).toBe(7);
      expect(answer.nearest.map(({ cosine }) => Math.fround(cosine))).toEqual(
        best.map((one) => Math.fround(one)),
      );
      for (const { path, cosine } of answer.nearest)
        expect(cosine).toBeCloseTo(cosines[Number(path.slice(1))] ?? 9, 5);
      const mean = cosines.reduce((sum, one) => sum + one, 0) / cosines.length;
      expect(answer.mean).toBeCloseTo(mean, 5);
    }),
  );
});

test("vectors of another length, dropped tables and unknown ones give nothing", () => {
  const ask = createRanker();
  ask({ type: "rows", key: "k", ...rowsOf([[1, 0], [0, 1, 0], [], [1, 1]]) });
  const rank = (asked: number[]) =>
    (
      ask({ type: "rank", id: 1, key: "k", asked: unitVector(asked), limit: 9 }) as VectorAnswer
    ).nearest.map(({ path }) => path);
  expect(rank([1, 0])).toEqual(["p0", "p3"]);
  expect(rank([1, 0, 0])).toEqual([]);
  ask({ type: "drop", key: "k" });
  expect(rank([1, 0])).toEqual([]);
});
