import type { DbOrTx } from "#db/open.ts";
import { planOf } from "#domain/usage/index.ts";
import { AppError } from "#errors";
import type { OwnCollection } from "./change-sources.ts";
import type { CollectionId, SourceTextView, SourceView, TrainingView } from "./contract.ts";
import type { TrainingDeps } from "./deps.ts";
import { selectDocuments, selectText } from "./queries-documents.ts";
import {
  selectQuestions,
  selectSource,
  selectSources,
  type SourceRow,
  stampOfQuestions,
  sumBytesOf,
} from "./queries-sources.ts";

/** How the training of a bot stands. The caller has checked that it may be seen. */
export async function readTraining(
  { collection, ownerId }: OwnCollection,
  deps: Pick<TrainingDeps, "db" | "clock" | "usage">,
): Promise<Omit<TrainingView, "upload">> {
  const { db } = deps;
  const sources = (await selectSources(db, collection)).map(toView);
  const plan = await planOf(db, ownerId, deps);
  const read = sources.flatMap(({ readAt }) => readAt ?? []).toSorted();
  return {
    isRunning: sources.some(({ state }) => state === "waiting" || state === "reading"),
    sources,
    words: sources.reduce((sum, { words, isOn }) => sum + (isOn ? words : 0), 0),
    bytes: { used: await sumBytesOf(db, ownerId), max: plan.limits.knowledgeBytes },
    trainedAt: read.at(-1) ?? null,
  };
}

const toView = (row: SourceRow): SourceView => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  input: row.input.kind === "training-data" ? { kind: "training-data" } : row.input,
  state: row.state,
  problem: row.problem,
  note: row.note,
  words: row.words,
  documents: row.documents,
  isOn: row.isOn,
  progress: row.state === "reading" ? { done: row.done, total: Math.max(row.total, 1) } : null,
  addedAt: row.addedAt.toISOString(),
  readAt: row.readAt?.toISOString() ?? null,
  nextReadAt: row.nextReadAt?.toISOString() ?? null,
});

const lettersOfPage = 60_000;
const documentsOfPage = 50;

/**
 * What was read of a source, some 60,000 letters at a time; a longer text goes on with the next page.
 * @param place.after as `next` had it
 * @throws AppError not_found
 */
export async function readSourceText(
  { collection, sourceId, after }: { collection: CollectionId; sourceId: string; after: string },
  { db }: { db: DbOrTx },
): Promise<SourceTextView> {
  const source = await selectSource(db, { collection, id: sourceId });
  if (!source) throw new AppError("not_found");
  const all = await selectDocuments(db, sourceId);
  const [, first = "0", letter = "0"] = /^(\d{1,7})\.(\d{1,9})$/.exec(after) ?? [];
  const documents: SourceTextView["documents"] = [];
  let left = lettersOfPage;
  let from = Number(letter);
  for (let at = Number(first); at < all.length; at += 1) {
    const { id, title, address, problem } = all[at] ?? {};
    if (id === undefined || title === undefined) break;
    if (left <= 0 || documents.length === documentsOfPage)
      return { id: sourceId, title: source.title, documents, next: `${at}.${from}` };
    const text = await selectText(db, id, { from, length: left });
    if (text === "" && from > 0) {
      from = 0;
      continue;
    }
    documents.push({ title, address: address ?? null, problem: problem ?? null, text });
    left -= text.length;
    // Letters are counted as Postgres counts them.
    const read = Array.from(text).length;
    if (left <= 0 && read > 0)
      return { id: sourceId, title: source.title, documents, next: `${at}.${from + read}` };
    from = 0;
  }
  return { id: sourceId, title: source.title, documents, next: null };
}

/** A question with its answer, as its owner wrote it. */
export type CuratedEntry = {
  id: string;
  /** Ways to ask it; one at least. */
  asks: string[];
  answer: string;
  link: string | null;
};

/** Questions with answers that a bot has learned and that are on, for its engine. */
export async function entriesOfCollection(
  collection: CollectionId,
  { db }: { db: DbOrTx },
): Promise<{ revision: string; entries: CuratedEntry[] }> {
  const revision = await revisionOfEntries(collection, { db });
  const rows = await selectQuestions(db, collection);
  const entries = rows.flatMap(({ id, input }): CuratedEntry[] =>
    input.kind === "question"
      ? [{ id, asks: input.asks, answer: input.answer, link: input.link || null }]
      : [],
  );
  return { revision, entries };
}

/** Changes whenever an entry comes, goes or changes: an engine that was made of another one is out of date. */
export const revisionOfEntries = (
  collection: CollectionId,
  { db }: { db: DbOrTx },
): Promise<string> => stampOfQuestions(db, collection);
