import type { Db } from "#db/open.ts";
import type { Log } from "#kit/log.ts";
import type { Embedder } from "./ports.ts";

export type KnowledgeDeps = {
  db: Db;
  knowledge: {
    /** Null: no model is set for it, and passages are found by their words alone. */
    embedder: Embedder | null;
  };
  log?: Log;
};
