import type { Database } from "#db/open.ts";
import type { Embedder, KnowledgeDeps } from "#domain/knowledge/index.ts";

/** What passages need on a test's database; they are found by words alone unless a test brings an embedder. */
export const knowledgeOn = (
  { db }: Pick<Database, "db">,
  embedder: Embedder | null = null,
): KnowledgeDeps => ({ db, knowledge: { embedder } });
