import { finish, finishInSlices, type Steps } from "#kit/steps.ts";
import type { Collection, Entry } from "./contract.ts";
import { type MessageReader, readingKinds } from "./hear-kinds.ts";
import { hearingTrouble, type TroubleHearing } from "./hear-trouble.ts";
import { type EntryIndex, indexing } from "./index-entries.ts";
import { readingStories, type StoryReader } from "./learn-needs.ts";
import { type Vocabulary, vocabularyOf } from "./mend-slips.ts";
import { type AskedOnReader, readingAskedOn } from "./rank-asked-on.ts";
import { type CoverageReader, readingCoverage } from "./read-coverage.ts";
import { readingEntries } from "./read-entries.ts";
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
  /** The same without what was learnt of whole texts. */
  byWords: EntryIndex;
  vocabulary: Vocabulary;
  readNeeds: NeedReader;
  /** What a story asks for, by likeness to others; null where nothing is sold. */
  readStory: StoryReader | null;
  /** What a question is that is asked on about a service; null where nothing is sold. */
  readAskedOn: AskedOnReader | null;
  /** What kind of message it is: about our work, chat, or from a person in need. */
  readKinds: MessageReader;
  /** Whether our own pages hold the answer to a question. */
  readCoverage: CoverageReader;
  /** The entry that an emergency is answered by, by id. */
  readEmergency: ReturnType<typeof createEmergencyReader>;
  /** How likely a message tells of trouble, by its likeness to others. */
  hearTrouble: TroubleHearing;
  /** The same of trouble that is told outright. */
  readTrouble: ReturnType<typeof createTroubleReader>;
};

/** What takes longest to make of entries. */
export type Prepared = Pick<Engine, "index" | "vocabulary">;

function* preparing(entries: readonly Entry[]): Steps<Prepared> {
  return { index: yield* indexing(entries), vocabulary: vocabularyOf(entries) };
}

function* building(collection: Collection, prepared: Prepared | null): Steps<Engine> {
  const sells = Object.keys(collection.needs).length > 0;
  const { index, vocabulary } = prepared ?? (yield* preparing(collection.entries));
  return {
    collection,
    index: { ...index, read: yield* readingEntries(collection) },
    byWords: index,
    vocabulary,
    readKinds: yield* readingKinds(),
    hearTrouble: yield* hearingTrouble(),
    readCoverage: yield* readingCoverage(),
    readStory: sells ? yield* readingStories() : null,
    readAskedOn: sells ? yield* readingAskedOn() : null,
    readNeeds: createNeedReader(collection.needs),
    readEmergency: createEmergencyReader(collection.emergencies),
    readTrouble: createTroubleReader(collection.emergencies),
  };
}

/** Builds it at once; `prepared`: what was made of its entries, if anything. */
export const createEngine = (collection: Collection, prepared: Prepared | null = null): Engine =>
  finish(building(collection, prepared));

/** Builds it in slices, so that requests are answered in between; `prepared`: what was made of its entries, if anything. */
export const buildEngine = (
  collection: Collection,
  prepared: Prepared | null = null,
): Promise<Engine> => finishInSlices(building(collection, prepared));
