import type { Tx } from "#db/open.ts";

/** From `start` up to, and without, `end`. */
export type ByteRange = { start: number; end: number };

/** Where the bytes of files are kept. Keys are ids of files. */
export interface FileStore {
  /** Stored with each file: which store holds it. */
  readonly name: "postgres-pieces" | "s3";
  /**
   * Stores a whole file; one under the same key is replaced. On failure nothing readable is left under a new key.
   * @param file size in bytes, and SHA-256 in hex: a store may check both
   * @throws FileStoreDown, or what `bytes` throws
   */
  write(
    key: string,
    bytes: AsyncIterable<Uint8Array>,
    file: { size: number; sha256: string },
  ): Promise<void>;
  /** In order, a little at a time. @throws FileGone, FileStoreDown, also in the middle */
  read(key: string, range: ByteRange): AsyncIterable<Uint8Array>;
  /** Also right where there is nothing. @throws FileStoreDown */
  remove(key: string): Promise<void>;
  /** Keys that have been there since before `time`, in order, after `after`; at most `limit`. @throws FileStoreDown */
  keysBefore(time: Date, options: { after: string; limit: number }): Promise<string[]>;
}

/** The store that also takes a file bit by bit, in our database: uploads arrive there. */
export interface PieceStore extends FileStore {
  readonly name: "postgres-pieces";
  /** How many bytes belong into one call of `append`, from a multiple of it on. */
  readonly pieceBytes: number;
  /**
   * Adds bytes at `offset`, which is the length of what is there. They must not reach beyond the next multiple of
   * `pieceBytes`. The caller holds a lock on the file.
   */
  append(tx: Tx, key: string, offset: number, bytes: Uint8Array): Promise<void>;
}

/** There is nothing, or not enough, under this key. */
export class FileGone extends Error {
  override name = "FileGone";
}

/** The store can't be reached or refuses its work: worth another try. The message holds no key and no name. */
export class FileStoreDown extends Error {
  override name = "FileStoreDown";
}
