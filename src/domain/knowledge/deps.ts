import type { Db } from "#db/open.ts";
import type { FileDeps } from "#domain/files/index.ts";
import type { UsageDeps } from "#domain/usage/index.ts";
import type { Log } from "#kit/log.ts";
import type { Clock } from "#kit/time.ts";
import type { DocumentReader, Embedder, SiteReader } from "./ports.ts";

/** What finding and indexing need. */
export type KnowledgeDeps = {
  db: Db;
  knowledge: {
    /** Null: no model is set for it, and passages are found by their words alone. */
    embedder: Embedder | null;
  };
  log?: Log;
};

/** What learning from sources needs. */
export type TrainingDeps = KnowledgeDeps &
  Pick<FileDeps, "files"> &
  Pick<UsageDeps, "usage"> & {
    clock: Clock;
    /** Null: nothing reads such sources here; they fail as `unsupported`. */
    readers: { documents: DocumentReader | null; sites: SiteReader | null };
  };
