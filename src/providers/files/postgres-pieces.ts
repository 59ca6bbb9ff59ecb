import type { Pool } from "pg";
import type { Database } from "#db/open.ts";
import { type ByteRange, FileGone, type PieceStore } from "#domain/files/ports.ts";
import { copyPieces } from "./queries-copy.ts";
import { deletePieces, extendPiece, insertPiece, selectKeysBefore } from "./queries.ts";

const pieceBytes = 512 * 1024;

/** Where no other store is set: files in our own database, in pieces of 512 kB. */
export function createPieceStore({ db, pool }: Pick<Database, "db" | "pool">): PieceStore {
  return {
    name: "postgres-pieces",
    pieceBytes,

    async append(tx, key, offset, bytes) {
      const number = Math.floor(offset / pieceBytes);
      const within = offset % pieceBytes;
      if (within + bytes.length > pieceBytes)
        throw new RangeError("the bytes reach beyond their piece");
      if (within === 0) return insertPiece(tx, { fileId: key, number, bytes });
      await extendPiece(tx, { fileId: key, number, length: within, bytes });
    },

    async write(key, bytes, { size }) {
      await deletePieces(db, key);
      let [at, rest] = [0, Buffer.alloc(0)];
      const put = async (piece: Buffer) => {
        await insertPiece(db, { fileId: key, number: Math.floor(at / pieceBytes), bytes: piece });
        at += piece.length;
      };
      try {
        for await (const chunk of bytes) {
          rest = Buffer.concat([rest, chunk]);
          while (rest.length >= pieceBytes) {
            await put(rest.subarray(0, pieceBytes));
            rest = rest.subarray(pieceBytes);
          }
        }
        if (rest.length > 0) await put(rest);
        if (at !== size) throw new RangeError(`${at} bytes came of ${size}`);
      } catch (error) {
        await deletePieces(db, key);
        throw error;
      }
    },

    read: (key, range) => readPieces(pool, key, range),
    remove: (key) => deletePieces(db, key),
    keysBefore: (time, options) => selectKeysBefore(db, time, options),
  };
}

/** So many pieces are read at once: 2 MB, in which a connection is taken for a moment only, however slow the reader. */
const atOnce = 4;

/** The next pieces are asked for while those before are on their way to the reader. */
async function* readPieces(
  pool: Pool,
  key: string,
  { start, end }: ByteRange,
): AsyncGenerator<Uint8Array> {
  if (start >= end) return;
  const last = Math.floor((end - 1) / pieceBytes);
  let number = Math.floor(start / pieceBytes);
  const ask = (first: number) =>
    first > last
      ? null
      : quietly(copyPieces(pool, key, { first, last: Math.min(first + atOnce - 1, last) }));
  for (let asked = ask(number); asked;) {
    const pieces = await asked;
    const next = Math.min(number + atOnce, last + 1);
    asked = ask(next);
    for (const { number: found, length, chunks } of pieces) {
      const from = number * pieceBytes;
      if (found !== number || from + length < Math.min(end, from + pieceBytes)) break;
      number += 1;
      yield* cutTo(chunks, { start: start - from, end: end - from });
    }
    if (number < next) throw new FileGone("a piece is missing");
  }
}

function* cutTo(chunks: readonly Buffer[], { start, end }: ByteRange): Generator<Buffer> {
  let at = 0;
  for (const chunk of chunks) {
    const part = chunk.subarray(Math.max(0, start - at), Math.max(0, end - at));
    at += chunk.length;
    if (part.length > 0) yield part;
  }
}

/** A promise that may fail before anybody waits for it; whoever does hears of it then. */
function quietly<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}
