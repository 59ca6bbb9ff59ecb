import type { Db } from "#db/open.ts";
import type { UsageDeps } from "#domain/usage/index.ts";
import type { Clock } from "#kit/time.ts";
import type { FileStore, PieceStore } from "./ports.ts";

export type FileDeps = Pick<UsageDeps, "usage"> & {
  db: Db;
  clock: Clock;
  /** Keyed digest of a text, for a purpose: signs tickets and links. */
  digest: (purpose: string, text: string) => string;
  files: {
    /** Where uploads arrive. */
    pieces: PieceStore;
    /** Where finished files are kept; the same one, unless an S3 store is set. */
    store: FileStore;
  };
};

/** The store of this name; null where it isn't set any more. */
export const storeNamed = (
  name: FileStore["name"],
  { files: { pieces, store } }: Pick<FileDeps, "files">,
): FileStore | null => [pieces, store].find((one) => one.name === name) ?? null;
