import { Worker } from "node:worker_threads";
import type { Db } from "#db/open.ts";
import { secondMs } from "#kit/time.ts";
import { isIndexed, selectNearest, selectSample } from "./queries-near.ts";
import { selectVectors, stampOfVectors } from "./queries-vectors.ts";
import {
  type Nearness,
  unitVector,
  type VectorAnswer,
  type VectorRequest,
  type VectorRows,
} from "./vector-ranks.ts";

/** Vectors that the thread has; `key` names them there. */
type Table = { stamp: string; stampedAt: number; rows: number; bytes: number; key: string };
type Kept = { table: Promise<Table> };
type Thread = {
  post: (request: VectorRequest) => void;
  rank: (key: string, asked: Float32Array, limit: number) => Promise<Nearness>;
  /** By database, then by what is compared; the one that was asked for last at the end. */
  tables: WeakMap<Db, Map<string, Kept>>;
};

/** More than this isn't kept, but for the one that was asked for last. Some 600 of 3072 numbers take 7 MB. */
const maxKeptBytes = 384 * 1024 * 1024;
const rowsAtOnce = 250;
/** Whether something has changed is asked each time, of a large collection every few seconds. */
const large = { vectors: 5000, askedAfterMs: 5 * secondMs };

let thread: Thread | null = null;
let count = 0;

/** One thread for this process. One that breaks takes its tables with it: the next question reads them anew. */
function openThread(): Thread {
  if (thread) return thread;
  const worker = new Worker(new URL("./vector-thread.ts", import.meta.url));
  const waiting = new Map<number, PromiseWithResolvers<Nearness>>();
  // It holds the process only while somebody waits for it.
  worker.unref();
  worker.on("message", ({ id, ...nearness }: VectorAnswer) => {
    waiting.get(id)?.resolve(nearness);
    waiting.delete(id);
    if (waiting.size === 0) worker.unref();
  });
  const end = (error?: unknown) => {
    if (thread === opened) thread = null;
    for (const { reject } of waiting.values())
      reject(new Error("the thread that compares vectors ended", { cause: error }));
    waiting.clear();
  };
  worker.on("error", end);
  worker.on("exit", () => end());
  const post = (request: VectorRequest) => {
    const moved = request.type === "rows" ? [request.bytes.buffer, request.ends.buffer] : [];
    worker.postMessage(request, moved as ArrayBuffer[]);
  };
  const opened: Thread = {
    post,
    rank(key, asked, limit) {
      const id = ++count;
      const answer = Promise.withResolvers<Nearness>();
      waiting.set(id, answer);
      worker.ref();
      post({ type: "rank", id, key, asked, limit });
      return answer.promise;
    },
    tables: new WeakMap(),
  };
  thread = opened;
  return opened;
}

type Read = (after: string) => Promise<{ path: string; sent: Uint8Array }[]>;

/** Has the thread read vectors, unless it has them as they are now. @returns their key there */
async function keep(
  db: Db,
  { tables, post }: Thread,
  { name, stamp, read }: { name: string; stamp: () => Promise<string>; read: Read },
): Promise<string> {
  const own = tables.get(db) ?? new Map<string, Kept>();
  tables.set(db, own);
  const known = own.get(name);
  const table = fresh(known?.table ?? null);
  own.delete(name);
  own.set(name, { table });
  const { key } = await table.catch((error: unknown) => {
    own.delete(name);
    throw error;
  });
  void forgetOldest(own, name, post);
  return key;

  async function fresh(before: Promise<Table> | null): Promise<Table> {
    const last = await before?.catch(() => null);
    const now = performance.now();
    if (last && last.rows >= large.vectors && now - last.stampedAt < large.askedAfterMs)
      return last;
    const seen = await stamp();
    if (last?.stamp === seen) return { ...last, stampedAt: now };
    const next = `${++count}`;
    const sizes = await load(next, post, read);
    if (last) post({ type: "drop", key: last.key });
    return { stamp: seen, stampedAt: now, key: next, ...sizes };
  }
}

/** A batch after the other: all at once would take several times the memory. */
async function load(key: string, post: Thread["post"], read: Read) {
  let [rows, bytes, after] = [0, 0, ""];
  for (;;) {
    const batch = await read(after);
    post({ type: "rows", key, ...packed(batch) });
    rows += batch.length;
    // As numbers they take half of what Postgres sends.
    bytes += batch.reduce((sum, { sent }) => sum + sent.length / 2, 0);
    after = batch.at(-1)?.path ?? "";
    if (batch.length < rowsAtOnce) return { rows, bytes };
  }
}

function packed(batch: readonly { path: string; sent: Uint8Array }[]): VectorRows {
  const ends = new Uint32Array(batch.length);
  const bytes = new Uint8Array(batch.reduce((sum, { sent }) => sum + sent.length, 0));
  let at = 0;
  for (const [row, { sent }] of batch.entries()) {
    bytes.set(sent, at);
    at += sent.length;
    ends[row] = at;
  }
  return { paths: batch.map(({ path }) => path), bytes, ends };
}

async function forgetOldest(
  own: Map<string, Kept>,
  name: string,
  post: Thread["post"],
): Promise<void> {
  const all = await Promise.all(
    [...own].map(async ([key, { table }]) => [key, await table.catch(() => null)] as const),
  );
  let kept = all.reduce((sum, [, table]) => sum + (table?.bytes ?? 0), 0);
  for (const [oldest, table] of all) {
    if (kept <= maxKeptBytes) return;
    if (oldest === name || !table || !own.delete(oldest)) continue;
    kept -= table.bytes;
    post({ type: "drop", key: table.key });
  }
}

/**
 * Passages by how near their meaning lies to `vector`: by the collection's own index where it has one (pgvector, decision
 * 0053), else exact over all of its vectors, in a thread of their own. With an index, `mean` and `deviation` are those of
 * a sample.
 */
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
  const table = { collection, model };
  const hasIndex = await isIndexed(db, { ...table, dimensions: asked.length });
  const opened = openThread();
  const key = await keep(db, opened, {
    name: [collection, model, hasIndex ? "sample" : "all"].join("\n"),
    stamp: () => stampOfVectors(db, collection, model),
    read: (after) =>
      hasIndex
        ? selectSample(db, { ...table, after, limit: rowsAtOnce })
        : selectVectors(db, { ...table, after, limit: rowsAtOnce }),
  });
  if (!hasIndex) return opened.rank(key, asked, limit);
  const [nearest, { mean, deviation }] = await Promise.all([
    selectNearest(db, { ...table, asked, limit }),
    opened.rank(key, asked, 1),
  ]);
  return { nearest, mean, deviation };
}
