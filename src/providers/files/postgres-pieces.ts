import type { Db } from "#db/open.ts";
import { type ByteRange, FileGone, type PieceStore } from "#domain/files/ports.ts";
import {
  deletePieces,
  extendPiece,
  insertPiece,
  selectKeysBefore,
  selectPiece,
} from "./queries.ts";

const pieceBytes = 512 * 1024;

/** Where no other store is set: files in our own database, in pieces of 512 kB. */
export function createPieceStore(db: Db): PieceStore {
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

    read: (key, range) => readPieces(db, key, range),
    remove: (key) => deletePieces(db, key),
    keysBefore: (time, options) => selectKeysBefore(db, time, options),
  };
}

/** The next piece is asked for while the one before is on its way to the reader. */
async function* readPieces(
  db: Db,
  key: string,
  { start, end }: ByteRange,
): AsyncGenerator<Uint8Array> {
  const last = Math.floor((end - 1) / pieceBytes);
  let number = Math.floor(start / pieceBytes);
  const ask = (at: number) => (at > last ? null : quietly(selectPiece(db, key, at)));
  let next = start < end ? ask(number) : null;
  while (next) {
    const piece = await next;
    next = ask(number + 1);
    const from = number * pieceBytes;
    const part = piece?.subarray(Math.max(0, start - from), end - from);
    if (!piece || from + piece.length < Math.min(end, from + pieceBytes) || !part)
      throw new FileGone("a piece is missing");
    yield part;
    number += 1;
  }
}

/** A promise that may fail before anybody waits for it; whoever does hears of it then. */
function quietly<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}
