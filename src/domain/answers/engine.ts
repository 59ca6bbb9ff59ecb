import { finish, finishInSlices, type Steps } from "#kit/steps.ts";
import type { Collection } from "./contract.ts";
import { type Vocabulary, vocabularyOf } from "./mend-slips.ts";
import { type EntryIndex, indexing } from "./rank-entries.ts";

/** A collection made ready to be asked. */
export type Engine = { collection: Collection; index: EntryIndex; vocabulary: Vocabulary };

function* building(collection: Collection): Steps<Engine> {
  const index = yield* indexing(collection.entries);
  return { collection, index, vocabulary: vocabularyOf(collection.entries) };
}

/** Builds it at once. */
export const createEngine = (collection: Collection): Engine => finish(building(collection));

/** Builds it in slices, so that requests are answered in between. */
export const buildEngine = (collection: Collection): Promise<Engine> =>
  finishInSlices(building(collection));
