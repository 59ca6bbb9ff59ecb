import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Tx } from "#db/open.ts";
import { type Language, readLanguage } from "#domain/answers/index.ts";
import { checkLimit } from "#domain/usage/index.ts";
import { finishInSlices } from "#kit/steps.ts";
import { cleanText, oneLine } from "#kit/text.ts";
import { sourceLimits, type SourceProblem } from "./contract.ts";
import { cutPassages } from "./cut-passages.ts";
import type { TrainingDeps } from "./deps.ts";
import { type ReadDocument, SourceUnreadable } from "./ports.ts";
import {
  deleteDocument,
  type ListedDocument,
  selectStalePaths,
  sumUpSource,
  updateDocument,
  upsertDocument,
} from "./queries-documents.ts";
import { lockSource, type SourceRow } from "./queries-sources.ts";
import { deletePassages, indexWords, lockCollection, upsertPassages } from "./queries.ts";
import { readFrontMatter } from "./read-front-matter.ts";

/** Another number has every document learned anew with its next reading. */
const learnVersion = 2;
/** So many are stored in one transaction: others have their turn in between. */
const passagesAtOnce = 50;
/** After each of those the database rests as long as they took it, so that pages stay quick while bots learn. */
const longestRestMs = 250;
/** Beyond it nobody looks at the words. */
const maxLetters = 12 * sourceLimits.words;

/** A newer reading of the source has begun, or it was deleted: this one stops. */
export class Superseded extends Error {
  override name = "Superseded";
}

export type Reading = { sourceId: string; round: number };

/** A text to learn, as one of a source's. */
export type NewText = {
  document: ReadDocument;
  title: string;
  address: string | null;
  etag: string | null;
  position: number;
  /** Tells it apart from the source's others, the same with each reading; empty where it is the only one. */
  key: string;
  /** Other ways to ask for it. */
  also?: string;
};

/** The source, locked, if this reading is still the latest. @throws Superseded */
export async function holdReading(tx: Tx, { sourceId, round }: Reading): Promise<SourceRow> {
  const source = await lockSource(tx, sourceId);
  if (!source || source.deletedAt || source.round !== round) throw new Superseded();
  return source;
}

/**
 * Stores a text and the passages that it is cut into, unless it says what it said before. What was learned of it before
 * is found until the new text is.
 * @param before the same document as it was stored
 * @throws Superseded; SourceUnreadable too_long, empty; AppError plan_limit. What was learned before stays.
 */
export async function learnDocument(
  reading: Reading,
  { document, key, title: typed, address, etag, position, also }: NewText,
  before: ListedDocument | null,
  deps: TrainingDeps,
): Promise<void> {
  const title = oneLine(typed).slice(0, 200).toWellFormed();
  const text = textOf(document);
  const words = text.length > maxLetters ? Infinity : await countWords(text);
  if (words > sourceLimits.words) throw new SourceUnreadable("too_long");
  const language = languageOf(text);
  const bytes = Buffer.byteLength(text);
  const problem: SourceProblem | null = document.problem ?? null;
  const hash = digest([learnVersion, title, address, language, also, text]);
  const seen = { etag, problem, seenRound: reading.round, readAt: deps.clock() };

  if (before?.hash === hash) {
    await deps.db.transaction(async (tx) => {
      await holdReading(tx, reading);
      await updateDocument(tx, before.id, seen);
    });
    return;
  }
  const cut = await finishInSlices(cutPassages(document));
  if (cut.length === 0) throw new SourceUnreadable("empty");
  const id = before?.id ?? documentIdOf(reading, key);
  const source = await deps.db.transaction(async (tx) => {
    const held = await holdReading(tx, reading);
    const more = bytes - (before?.bytes ?? 0);
    if (held.words - (before?.words ?? 0) + words > sourceLimits.words)
      throw new SourceUnreadable("too_long");
    const adding = { ownerId: held.ownerId, what: "knowledgeBytes", adding: more } as const;
    if (more > 0) await checkLimit(tx, adding, deps);
    const about = { position: before?.position ?? position, address, title, language, text };
    // Without its hash until all of it is there: a reading that was cut off begins again.
    const row = { id, sourceId: held.id, ...about, ...seen, hash: "", words, bytes };
    await upsertDocument(tx, row);
    await sumUpSource(tx, held.id);
    return held;
  });
  const { keywords } = readFrontMatter(document.sections[0]?.text ?? "");
  const rows = cut.map((one) => ({
    collection: source.collection,
    path: `${id}#${digest(one).slice(0, 16)}`,
    kind: source.kind,
    title,
    part: one.part,
    text: one.text,
    also: also ?? keywords,
    hash: digest([learnVersion, title, language, also ?? keywords, one]),
    sourceId: source.id,
    documentId: id,
    language,
    updatedAt: deps.clock(),
  }));
  await storePassages(reading, source.collection, rows, deps);
  await dropStale(reading, { documentId: id, paths: rows.map(({ path }) => path) }, deps);
  await deps.db.transaction(async (tx) => {
    await holdReading(tx, reading);
    await updateDocument(tx, id, { hash });
  });
}

/** The same for two runs of one reading, so that they write one document. */
export const documentIdOf = ({ sourceId }: Reading, key: string): string =>
  `kdoc_${digest([sourceId, key]).slice(0, 32)}`;

type NewRow = Omit<Parameters<typeof upsertPassages>[1][number], "isOn">;

async function storePassages(
  reading: Reading,
  collection: string,
  rows: readonly NewRow[],
  { db }: TrainingDeps,
): Promise<void> {
  for (let from = 0; from < rows.length; from += passagesAtOnce) {
    const since = performance.now();
    await db.transaction(async (tx) => {
      const { isOn } = await holdReading(tx, reading);
      await lockCollection(tx, collection);
      const some = rows.slice(from, from + passagesAtOnce).map((row) => ({ ...row, isOn }));
      const written = await upsertPassages(tx, some);
      if (isOn) await indexWords(tx, collection, written);
    });
    await sleep(Math.min(performance.now() - since, longestRestMs));
  }
}

async function dropStale(
  reading: Reading,
  { documentId, paths }: { documentId: string; paths: readonly string[] },
  { db }: TrainingDeps,
): Promise<void> {
  const drop = () =>
    db.transaction(async (tx) => {
      const { collection } = await holdReading(tx, reading);
      await lockCollection(tx, collection);
      const stale = await selectStalePaths(tx, { documentId, but: paths, limit: passagesAtOnce });
      await deletePassages(tx, collection, stale);
      return stale.length;
    });
  while ((await drop()) === passagesAtOnce);
}

/** Forgets a document that its source has no more. @throws Superseded */
export async function forgetDocument(
  reading: Reading,
  documentId: string,
  deps: TrainingDeps,
): Promise<void> {
  await dropStale(reading, { documentId, paths: [] }, deps);
  await deps.db.transaction(async (tx) => {
    const { id } = await holdReading(tx, reading);
    await deleteDocument(tx, documentId);
    await sumUpSource(tx, id);
  });
}

const digest = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("hex");

/** A document as one text, with its headings. */
const textOf = ({ sections }: ReadDocument): string =>
  sections
    .map(({ heading, text }) => cleanText(heading ? `# ${heading}\n\n${text}` : text).trim())
    .filter((text) => text !== "")
    .join("\n\n");

const sampleLetters = 1000;
/** Of its beginning and its middle: menus and titles are often in another language. */
function languageOf(text: string): Language {
  const middle = Math.floor(text.length / 2);
  return (
    readLanguage(`${text.slice(0, sampleLetters)} ${text.slice(middle, middle + sampleLetters)}`) ??
    "en"
  );
}

const lettersAtOnce = 100_000;
const countWords = (text: string): Promise<number> =>
  finishInSlices(
    (function* () {
      let words = 0;
      for (let from = 0; from < text.length; from += lettersAtOnce) {
        words += text.slice(from, from + lettersAtOnce).match(/\S+/g)?.length ?? 0;
        yield;
      }
      return words;
    })(),
  );
