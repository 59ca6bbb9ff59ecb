export type Near = { path: string; cosine: number };
/** The nearest first; `mean` and `deviation` are over all, to tell what stands out. */
export type Nearness = { nearest: Near[]; mean: number; deviation: number };

/** Vectors as Postgres sends arrays of float4, one after the other in `bytes`; `ends`: where each ends. */
export type VectorRows = { paths: string[]; bytes: Uint8Array; ends: Uint32Array };

/** A table of vectors that are compared; `key` names it. */
export type VectorRequest =
  | ({ type: "rows"; key: string } & VectorRows)
  | { type: "rank"; id: number; key: string; asked: Float32Array; limit: number }
  | { type: "drop"; key: string };
export type VectorAnswer = { id: number } & Nearness;

type Batch = { paths: string[]; numbers: Float32Array };
type Table = { dimensions: number; batches: Batch[] };

/** Scaled to length 1, so that a product of two is their cosine. */
export function unitVector(numbers: ArrayLike<number>): Float32Array {
  const vector = Float32Array.from(numbers);
  let squares = 0;
  for (const one of vector) squares += one * one;
  const length = Math.sqrt(squares);
  return length > 0 ? vector.map((one) => one / length) : vector;
}

/** An array of float4 as Postgres sends it: 20 bytes about it, then 4 bytes of length and 4 of number for each. */
function numbersIn(sent: DataView): Float32Array {
  const count = sent.byteLength < 20 ? 0 : sent.getInt32(12);
  const numbers = new Float32Array(count);
  for (let at = 0; at < count; at += 1) numbers[at] = sent.getFloat32(20 + 8 * at + 4);
  return numbers;
}

/** Keeps tables of vectors, and ranks them; it blocks its thread, so it has one of its own (vector-thread.ts). */
export function createRanker(): (request: VectorRequest) => VectorAnswer | null {
  const tables = new Map<string, Table>();
  return (request) => {
    const { key } = request;
    if (request.type === "drop") tables.delete(key);
    else if (request.type === "rank") return { id: request.id, ...rank(tables.get(key), request) };
    else {
      const table = tables.get(key) ?? { dimensions: 0, batches: [] };
      tables.set(key, table);
      addRows(table, request);
    }
    return null;
  };
}

/** Vectors of another length than the first are left out. */
function addRows(table: Table, { paths, bytes, ends }: VectorRows): void {
  const kept: string[] = [];
  const vectors: Float32Array[] = [];
  for (const [row, path] of paths.entries()) {
    const [start, end] = [ends[row - 1] ?? 0, ends[row] ?? 0];
    const vector = unitVector(
      numbersIn(new DataView(bytes.buffer, bytes.byteOffset + start, end - start)),
    );
    table.dimensions ||= vector.length;
    if (vector.length !== table.dimensions) continue;
    kept.push(path);
    vectors.push(vector);
  }
  const numbers = new Float32Array(kept.length * table.dimensions);
  for (const [row, vector] of vectors.entries()) numbers.set(vector, row * table.dimensions);
  table.batches.push({ paths: kept, numbers });
}

function rank(
  table: Table | undefined,
  { asked, limit }: { asked: Float32Array; limit: number },
): Nearness {
  const dimensions = table?.dimensions ?? 0;
  const count = table?.batches.reduce((sum, { paths }) => sum + paths.length, 0) ?? 0;
  if (!table || dimensions !== asked.length || count === 0)
    return { nearest: [], mean: 0, deviation: 0 };
  const cosines = new Float64Array(count);
  let [row, sum] = [0, 0];
  for (const { numbers } of table.batches)
    for (let from = 0; from < numbers.length; from += dimensions) {
      const cosine = productOf(asked, numbers, from);
      cosines[row] = cosine;
      sum += cosine;
      row += 1;
    }
  const mean = sum / count;
  let spread = 0;
  for (const cosine of cosines) spread += (cosine - mean) ** 2;
  return {
    nearest: nearestOf(table.batches, cosines, limit),
    mean,
    deviation: Math.sqrt(spread / count),
  };
}

/** The product of a vector with the one that begins at `from`. Four sums run side by side: one would wait for itself. */
function productOf(asked: Float32Array, numbers: Float32Array, from: number): number {
  const inFours = asked.length - (asked.length % 4);
  let [first, second, third, fourth] = [0, 0, 0, 0];
  for (let at = 0; at < inFours; at += 4) {
    const to = from + at;
    first += (asked[at] ?? 0) * (numbers[to] ?? 0);
    second += (asked[at + 1] ?? 0) * (numbers[to + 1] ?? 0);
    third += (asked[at + 2] ?? 0) * (numbers[to + 2] ?? 0);
    fourth += (asked[at + 3] ?? 0) * (numbers[to + 3] ?? 0);
  }
  for (let at = inFours; at < asked.length; at += 1)
    first += (asked[at] ?? 0) * (numbers[from + at] ?? 0);
  return first + second + third + fourth;
}

/** The first `limit` in order, without sorting all. Of equal ones those that came first. */
function nearestOf(batches: readonly Batch[], cosines: Float64Array, limit: number): Near[] {
  const nearest: Near[] = [];
  let row = 0;
  for (const { paths } of batches)
    for (const path of paths) {
      const cosine = cosines[row] ?? 0;
      row += 1;
      const isFull = nearest.length >= limit;
      if (isFull && cosine <= (nearest.at(-1)?.cosine ?? -1)) continue;
      if (isFull) nearest.pop();
      const at = nearest.findIndex((one) => one.cosine < cosine);
      nearest.splice(at === -1 ? nearest.length : at, 0, { path, cosine });
    }
  return nearest;
}
