import type { Collection } from "./contract.ts";
import { type Vocabulary, vocabularyOf } from "./mend-slips.ts";
import { type EntryIndex, indexEntries } from "./rank-entries.ts";

/** A collection made ready to be asked. */
export type Engine = { collection: Collection; index: EntryIndex; vocabulary: Vocabulary };
export const createEngine = (collection: Collection): Engine => ({
  collection,
  index: indexEntries(collection.entries),
  vocabulary: vocabularyOf(collection.entries),
});
