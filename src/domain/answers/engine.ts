import { finish, finishInSlices, type Steps } from "#kit/steps.ts";
import type { Collection } from "./contract.ts";
import { learningKinds, type MessageReader } from "./hear-kinds.ts";
import { type EntryIndex, indexing } from "./index-entries.ts";
import { type Vocabulary, vocabularyOf } from "./mend-slips.ts";
import {
  createEmergencyReader,
  createNeedReader,
  createTroubleReader,
  type NeedReader,
} from "./read-need.ts";

/** A collection made ready to be asked. */
export type Engine = {
  collection: Collection;
  index: EntryIndex;
  vocabulary: Vocabulary;
  readNeeds: NeedReader;
  /** What kind of message it is: about our work, chat, or from a person in need. */
  readKinds: MessageReader;
  /** The entry that an emergency is answered by, by id. */
  readEmergency: ReturnType<typeof createEmergencyReader>;
  /** The same of trouble that is told outright. */
  readTrouble: ReturnType<typeof createTroubleReader>;
};

function* building(collection: Collection): Steps<Engine> {
  const index = yield* indexing(collection.entries);
  return {
    collection,
    index,
    vocabulary: vocabularyOf(collection.entries),
    readKinds: yield* learningKinds(),
    readNeeds: createNeedReader(collection.needs),
    readEmergency: createEmergencyReader(collection.emergencies),
    readTrouble: createTroubleReader(collection.emergencies),
  };
}

/** Builds it at once. */
export const createEngine = (collection: Collection): Engine => finish(building(collection));

/** Builds it in slices, so that requests are answered in between. */
export const buildEngine = (collection: Collection): Promise<Engine> =>
  finishInSlices(building(collection));
