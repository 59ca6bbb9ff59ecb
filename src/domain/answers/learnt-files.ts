import { createHash } from "node:crypto";
import { deserialize, serialize } from "node:v8";
import { finish, finishInSlices, type Steps } from "#kit/steps.ts";
import { type Entry, languages } from "./contract.ts";
import type { Prepared } from "./engine.ts";
import { messageKindsModel } from "./hear-kinds.ts";
import { troubleModel } from "./hear-trouble.ts";
import { type EntryIndex, indexEntries } from "./index-entries.ts";
import { knownModel, type ModelToLearn, putModel } from "./known-models.ts";
import { askedOnModel } from "./learn-asked-on.ts";
import { entriesModel } from "./learn-entries.ts";
import { servicesModel, toldModel } from "./learn-needs.ts";
import { vocabularyFrom, vocabularyOf } from "./mend-slips.ts";
import { coverageModel } from "./read-coverage.ts";

/** Reads a file that the build left; null where there is none. */
export type ReadLearntFile = (name: string) => Promise<Uint8Array | null>;

/** Learnt at the build. What isn't in a file is learnt when it is needed first. */
const models: readonly ModelToLearn<unknown>[] = [
  askedOnModel,
  messageKindsModel,
  troubleModel,
  coverageModel,
  entriesModel,
  servicesModel,
  toldModel,
];

const modelFile = ({ name }: ModelToLearn<unknown>) => `${name}.bin`;

/** The index of these very entries: where one was changed, it has another name. */
function indexFile(entries: readonly Entry[]): string {
  const hash = createHash("sha256");
  for (const { id, asks, says, asksBack } of entries)
    hash.update(JSON.stringify([id, asks, says, asksBack]));
  return `index-${hash.digest("hex").slice(0, 32)}.bin`;
}

/** An index as it is written: maps take longer to read than lists. */
type StoredIndex = Pick<EntryIndex, "byExample" | "byEntry"> & {
  /** Of each way to ask, its entry's place and its language's. */
  ofExamples: Uint32Array;
  features: string[];
  /** By number; not a number where no way to ask has the feature. */
  idf: Float64Array;
  /** The words that slips are told by. */
  words: string[];
};

/** Learns what takes seconds, for a start to read (decision 0039). @returns files by name */
export function learnToFiles(entries: readonly Entry[]): Map<string, Uint8Array> {
  const { numbers, idf, examples, byExample, byEntry } = indexEntries(entries);
  const index: StoredIndex = {
    features: [...numbers.keys()],
    idf: Float64Array.from(numbers.keys(), (key) => idf.get(key) ?? Number.NaN),
    ofExamples: Uint32Array.from(
      examples.flatMap(({ entry, language }) => [entry, languages.indexOf(language)]),
    ),
    byExample,
    byEntry,
    words: [...vocabularyOf(entries).known],
  };
  const files = new Map<string, Uint8Array>([[indexFile(entries), serialize(index)]]);
  for (const model of models) files.set(modelFile(model), serialize(finish(knownModel(model))));
  return files;
}

/** Makes the models known that the build learnt. */
export async function readModels(read: ReadLearntFile): Promise<void> {
  for (const model of models) {
    const found = await readFile<unknown>(read, modelFile(model));
    if (found) putModel(model.name, found);
  }
}

/** What the build made of these entries; null where they are others. */
export async function readPrepared(
  read: ReadLearntFile,
  entries: readonly Entry[],
): Promise<Prepared | null> {
  const stored = await readFile<StoredIndex>(read, indexFile(entries));
  return stored && finishInSlices(opening(stored, entries));
}

function* opening(
  { features, idf: weights, ofExamples, byExample, byEntry, words }: StoredIndex,
  entries: readonly Entry[],
): Steps<Prepared> {
  const numbers = new Map<string, number>();
  const idf = new Map<string, number>();
  for (const [number, feature] of features.entries()) {
    if (number % 1000 === 0) yield;
    numbers.set(feature, number);
    const weight = weights[number] ?? Number.NaN;
    if (!Number.isNaN(weight)) idf.set(feature, weight);
  }
  const examples = Array.from({ length: ofExamples.length / 2 }, (_, at) => ({
    entry: ofExamples[2 * at] ?? 0,
    language: languages[ofExamples[2 * at + 1] ?? 0] ?? "en",
  }));
  yield;
  const index = { entries, idf, examples, numbers, byExample, byEntry, read: null };
  return { index, vocabulary: vocabularyFrom(words) };
}

/** What can't be read, as another version of Node may write it otherwise, is learnt anew. */
async function readFile<Content>(read: ReadLearntFile, name: string): Promise<Content | null> {
  const bytes = await read(name);
  try {
    return bytes && (deserialize(bytes) as Content);
  } catch {
    return null;
  }
}
