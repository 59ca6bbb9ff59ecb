import type { Db } from "#db/open.ts";
import { finishInSlices, type Steps } from "#kit/steps.ts";
import { secondMs } from "#kit/time.ts";
import { selectVectors, stampOfVectors } from "./queries-vectors.ts";

/** A collection's vectors as this process last read them, one after the other in `numbers`. */
type Vectors = {
  stamp: string;
  stampedAt: number;
  paths: string[];
  numbers: Float32Array;
  dimensions: number;
};

/** By database, the one that was asked for last at the end. Some 600 of 3072 numbers take 7 MB. */
const read = new WeakMap<Db, Map<string, Vectors>>();
/** More than this isn't kept, but for the one that was asked for last. */
const maxKeptBytes = 384 * 1024 * 1024;
const rowsAtOnce = 1000;
/** Whether something has changed is asked each time, of a large collection every few seconds. */
const large = { vectors: 5000, askedAfterMs: 5 * secondMs };

/** Scaled to length 1, so that a product of two is their cosine. */
export function unitVector(numbers: ArrayLike<number>): Float32Array {
  const vector = Float32Array.from(numbers);
  let squares = 0;
  for (const one of vector) squares += one * one;
  const length = Math.sqrt(squares);
  return length > 0 ? vector.map((one) => one / length) : vector;
}

/** An array of float4 as Postgres sends it: 20 bytes about it, then 4 bytes of length and 4 of number for each. */
function numbersIn(sent: Buffer): Float32Array {
  const count = sent.readInt32BE(12);
  const numbers = new Float32Array(count);
  for (let at = 0; at < count; at += 1) numbers[at] = sent.readFloatBE(20 + 8 * at + 4);
  return numbers;
}

async function readVectors(db: Db, collection: string, model: string): Promise<Vectors> {
  const own = read.get(db) ?? new Map<string, Vectors>();
  read.set(db, own);
  const name = `${collection}\n${model}`;
  const known = own.get(name);
  const now = performance.now();
  const isFresh =
    known && known.paths.length >= large.vectors && now - known.stampedAt < large.askedAfterMs;
  const stamp = isFresh ? known.stamp : await stampOfVectors(db, collection, model);
  own.delete(name);
  if (known?.stamp === stamp) {
    own.set(name, isFresh ? known : { ...known, stampedAt: now });
    return known;
  }
  const all = { stamp, stampedAt: now, ...(await loadVectors(db, collection, model)) };
  own.set(name, all);
  let kept = [...own.values()].reduce((sum, { numbers }) => sum + numbers.byteLength, 0);
  for (const [oldest, { numbers }] of own) {
    if (kept <= maxKeptBytes || oldest === name) break;
    kept -= numbers.byteLength;
    own.delete(oldest);
  }
  return all;
}

/** A batch after the other: all at once would take several times the memory. Vectors of another length are left out. */
async function loadVectors(db: Db, collection: string, model: string) {
  const paths: string[] = [];
  const batches: Float32Array[] = [];
  let dimensions = 0;
  let after = "";
  for (let isDone = false; !isDone;) {
    const rows = await selectVectors(db, { collection, model, after, limit: rowsAtOnce });
    const vectors = rows.map(({ path, sent }) => ({ path, vector: unitVector(numbersIn(sent)) }));
    dimensions ||= vectors[0]?.vector.length ?? 0;
    const fitting = vectors.filter(({ vector }) => vector.length === dimensions);
    const batch = new Float32Array(fitting.length * dimensions);
    for (const [at, { path, vector }] of fitting.entries()) {
      paths.push(path);
      batch.set(vector, at * dimensions);
    }
    batches.push(batch);
    after = rows.at(-1)?.path ?? "";
    isDone = rows.length < rowsAtOnce;
  }
  const numbers = new Float32Array(paths.length * dimensions);
  let at = 0;
  for (const batch of batches) {
    numbers.set(batch, at);
    at += batch.length;
  }
  return { paths, numbers, dimensions };
}

export type Near = { path: string; cosine: number };
/** The nearest first; `mean` and `deviation` are over all, to tell what stands out. */
export type Nearness = { nearest: Near[]; mean: number; deviation: number };

/** Passages by how near their meaning lies to `vector`: exact, over all of the collection, in slices. */
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
  const all = await readVectors(db, collection, model);
  if (all.dimensions !== asked.length || all.paths.length === 0)
    return { nearest: [], mean: 0, deviation: 0 };
  return finishInSlices(rankSteps(all, asked, limit));
}

function* rankSteps(
  { paths, numbers, dimensions }: Vectors,
  asked: Float32Array,
  limit: number,
): Steps<Nearness> {
  const cosines = new Float64Array(paths.length);
  let sum = 0;
  for (let row = 0; row < paths.length; row += 1) {
    const from = row * dimensions;
    let cosine = 0;
    for (let at = 0; at < dimensions; at += 1)
      cosine += (asked[at] ?? 0) * (numbers[from + at] ?? 0);
    cosines[row] = cosine;
    sum += cosine;
    if (row % 100 === 0) yield;
  }
  const mean = sum / paths.length;
  let spread = 0;
  for (const cosine of cosines) spread += (cosine - mean) ** 2;
  yield;
  const bound = cosines.toSorted().at(-limit) ?? -1;
  yield;
  const nearest: Near[] = [];
  for (const [row, path] of paths.entries()) {
    const cosine = cosines[row] ?? 0;
    if (cosine >= bound) nearest.push({ path, cosine });
  }
  return {
    nearest: nearest.toSorted((a, b) => b.cosine - a.cosine).slice(0, limit),
    mean,
    deviation: Math.sqrt(spread / paths.length),
  };
}
