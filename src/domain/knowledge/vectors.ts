import type { Db } from "#db/open.ts";
import { selectVectors, stampOfVectors } from "./queries-vectors.ts";

type Vectors = { stamp: string; byPath: { path: string; vector: Float32Array }[] };

/** A collection's vectors as this process last read them: some 600 of 3072 numbers take 7 MB. */
const read = new WeakMap<Db, Map<string, Vectors>>();

/** Scaled to length 1, so that a product of two is their cosine. */
export function unitVector(numbers: ArrayLike<number>): Float32Array {
  const vector = Float32Array.from(numbers);
  const length = Math.hypot(...chunkLengths(vector));
  return length > 0 ? vector.map((one) => one / length) : vector;
}

/** Lengths of pieces: a function takes only so many arguments. */
function chunkLengths(vector: Float32Array): number[] {
  const lengths: number[] = [];
  for (let from = 0; from < vector.length; from += 1024)
    lengths.push(Math.hypot(...vector.subarray(from, from + 1024)));
  return lengths;
}

/** An array of float4 as Postgres sends it: 20 bytes about it, then 4 bytes of length and 4 of number for each. */
function numbersIn(sent: Buffer): Float32Array {
  const count = sent.readInt32BE(12);
  const numbers = new Float32Array(count);
  for (let at = 0; at < count; at += 1) numbers[at] = sent.readFloatBE(20 + 8 * at + 4);
  return numbers;
}

async function readVectors(db: Db, collection: string, model: string): Promise<Vectors["byPath"]> {
  const stamp = await stampOfVectors(db, collection, model);
  const own = read.get(db) ?? new Map<string, Vectors>();
  read.set(db, own);
  const name = `${collection}\n${model}`;
  const known = own.get(name);
  if (known?.stamp === stamp) return known.byPath;
  const rows = await selectVectors(db, collection, model);
  const byPath = rows.map(({ path, sent }) => ({ path, vector: unitVector(numbersIn(sent)) }));
  own.set(name, { stamp, byPath });
  return byPath;
}

export type Near = { path: string; cosine: number };
/** The nearest first; `mean` and `deviation` are over all, to tell what stands out. */
export type Nearness = { nearest: Near[]; mean: number; deviation: number };

/** Passages by how near their meaning lies to `vector`: exact, over all of the collection. */
export async function nearestPassages(
  db: Db,
  {
    collection,
    model,
    vector,
    limit,
  }: { collection: string; model: string; vector: readonly number[]; limit: number },
): Promise<Nearness> {
  const asked = unitVector(vector);
  const all = (await readVectors(db, collection, model))
    .filter(({ vector: one }) => one.length === asked.length)
    .map(({ path, vector: one }) => {
      let cosine = 0;
      for (let at = 0; at < asked.length; at += 1) cosine += (asked[at] ?? 0) * (one[at] ?? 0);
      return { path, cosine };
    });
  const mean = all.reduce((sum, { cosine }) => sum + cosine, 0) / Math.max(all.length, 1);
  const spread = all.reduce((sum, { cosine }) => sum + (cosine - mean) ** 2, 0);
  return {
    nearest: all.toSorted((a, b) => b.cosine - a.cosine).slice(0, limit),
    mean,
    deviation: Math.sqrt(spread / Math.max(all.length, 1)),
  };
}
