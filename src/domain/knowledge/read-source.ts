import { sourceProblemWords } from "#content/source-problems.ts";
import { openFile } from "#domain/files/index.ts";
import { AppError } from "#errors";
import { dayMs } from "#kit/time.ts";
import type { SourceInput, SourceProblem } from "./contract.ts";
import type { TrainingDeps } from "./deps.ts";
import { requestVectors } from "./embed-passages.ts";
import { forgetKnownWords } from "./known-words.ts";
import {
  forgetDocument,
  holdReading,
  learnDocument,
  type Reading,
  Superseded,
} from "./learn-document.ts";
import { SourceUnreadable } from "./ports.ts";
import {
  type ListedDocument,
  selectDocuments,
  selectUnseen,
  updateDocument,
} from "./queries-documents.ts";
import { type SourceRow, updateSource } from "./queries-sources.ts";
import { type Outcome, readSitePages } from "./read-site.ts";

const fileWithinMs = 5 * 60_000;
const pageWithinMs = 60_000;

/**
 * Reads a source and learns what is new in it. May be called again after it was cut off: what was learned is left alone.
 * A newer reading or the deletion of the source ends it.
 * @throws what isn't the source's fault, to be tried again
 */
export async function readSource(reading: Reading, deps: TrainingDeps): Promise<void> {
  const { db } = deps;
  try {
    const source = await db.transaction(async (tx) => {
      const held = await holdReading(tx, reading);
      await updateSource(tx, held.id, { state: "reading", done: 0, total: 1 });
      return held;
    });
    const known = await selectDocuments(db, source.id);
    await finish(reading, await learn(source, reading, known, deps), deps);
  } catch (error) {
    if (error instanceof Superseded) return;
    const problem = problemOf(error);
    if (problem === null) throw error;
    await finish(reading, { isLearned: false, failed: 0, problem }, deps).catch(
      (thrown: unknown) => {
        if (!(thrown instanceof Superseded)) throw thrown;
      },
    );
  }
}

function problemOf(error: unknown): SourceProblem | null {
  if (error instanceof SourceUnreadable) return error.problem;
  if (!(error instanceof AppError)) return null;
  if (error.code === "plan_limit") return "plan_full";
  return error.code === "not_found" ? "file_gone" : null;
}

/** Learns all of it, and forgets what isn't in it any more. */
async function learn(
  source: SourceRow,
  reading: Reading,
  known: readonly ListedDocument[],
  deps: TrainingDeps,
): Promise<Outcome> {
  const { input } = source;
  if (input.kind === "site") return readSitePages(input, { source, reading, known }, deps);
  const found = await learnOne(source, reading, known[0] ?? null, deps);
  for (const { id } of await selectUnseen(deps.db, { sourceId: source.id, round: reading.round }))
    await forgetDocument(reading, id, deps);
  return { isLearned: true, failed: 0, problem: null, ...found };
}

/** What only its reading tells of a source: what it calls itself, and why a part of it couldn't be read. */
type Found = Pick<Outcome, "title"> & { problem?: SourceProblem | null };

async function learnOne(
  { input, title }: SourceRow,
  reading: Reading,
  before: ListedDocument | null,
  deps: TrainingDeps,
): Promise<Found> {
  const one = { key: "", title, address: null, etag: null, position: 0 };
  const store = (document: Parameters<typeof learnDocument>[1]) =>
    learnDocument(reading, document, before, deps);
  switch (input.kind) {
    case "text":
    case "training-data":
      await store({ ...one, document: plain(input.text) });
      return {};
    case "question": {
      const [, ...others] = input.asks;
      await store({
        ...one,
        address: input.link || null,
        document: plain(input.answer),
        ...(others.length > 0 && { also: others.join("\n") }),
      });
      return {};
    }
    case "file":
      return learnFile(input, { reading, before }, deps);
    case "page":
      return learnPage(input, { reading, before }, deps);
    default:
      throw new Error("a site is read page by page");
  }
}

const plain = (text: string) => ({ title: null, sections: [{ heading: null, text }] });

async function learnFile(
  { fileId }: Extract<SourceInput, { kind: "file" }>,
  { reading, before }: { reading: Reading; before: ListedDocument | null },
  deps: TrainingDeps,
): Promise<Found> {
  if (!deps.readers.documents) throw new SourceUnreadable("unsupported");
  const file = await openFile(fileId, deps);
  // The same bytes say the same, unless their learning was cut off.
  if (before && before.etag === file.sha256 && before.hash !== "") {
    await deps.db.transaction(async (tx) => {
      await holdReading(tx, reading);
      await updateDocument(tx, before.id, { seenRound: reading.round, readAt: deps.clock() });
    });
    return { problem: before.problem };
  }
  const parts: Uint8Array[] = [];
  for await (const part of file.read({ start: 0, end: file.size })) parts.push(part);
  const document = await deps.readers.documents.read(
    { bytes: Buffer.concat(parts), name: file.name, type: file.contentType },
    { signal: AbortSignal.timeout(fileWithinMs) },
  );
  const about = { title: document.title ?? file.name, address: null, etag: file.sha256 };
  await learnDocument(reading, { document, key: "", ...about, position: 0 }, before, deps);
  return { problem: document.problem ?? null };
}

async function learnPage(
  { url }: Extract<SourceInput, { kind: "page" }>,
  { reading, before }: { reading: Reading; before: ListedDocument | null },
  deps: TrainingDeps,
): Promise<Found> {
  if (!deps.readers.sites) throw new SourceUnreadable("unsupported");
  const etag = before && before.hash !== "" ? (before.etag ?? undefined) : undefined;
  const signal = AbortSignal.timeout(pageWithinMs);
  const page = await deps.readers.sites.readPage(url, { etag, signal });
  if (page.state === "failed") throw new SourceUnreadable(page.problem);
  if (page.state === "unchanged" && before) {
    await deps.db.transaction(async (tx) => {
      await holdReading(tx, reading);
      await updateDocument(tx, before.id, { seenRound: reading.round, readAt: deps.clock() });
    });
    return { problem: before.problem };
  }
  if (page.state !== "read") throw new SourceUnreadable("not_a_page");
  const title = page.document.title ?? page.url;
  const about = { key: "", title, address: page.url, etag: page.etag, position: 0 };
  await learnDocument(reading, { document: page.document, ...about }, before, deps);
  return { title, problem: page.document.problem ?? null };
}

const readAgainDays = { never: null, daily: 1, weekly: 7, monthly: 30 } as const;

/** Notes what came of a reading, and when the next one is. @throws Superseded */
async function finish(reading: Reading, outcome: Outcome, deps: TrainingDeps): Promise<void> {
  const { db, clock, knowledge } = deps;
  const collection = await db.transaction(async (tx) => {
    const { id, input, collection: own } = await holdReading(tx, reading);
    const { title, isLearned, problem } = outcome;
    const days = "readAgain" in input ? readAgainDays[input.readAgain] : null;
    await updateSource(tx, id, {
      ...(title !== undefined && { title: title.slice(0, 200).toWellFormed() }),
      state: isLearned ? "ready" : "failed",
      problem,
      note: problem && noteOf(problem, outcome),
      ...(isLearned && { readAt: clock() }),
      nextReadAt: days === null ? null : new Date(clock().getTime() + days * dayMs),
    });
    if (knowledge.embedder)
      await requestVectors(tx, own, knowledge.embedder.model, `${id} ${reading.round}`);
    return own;
  });
  forgetKnownWords(db, collection);
}

function noteOf(problem: SourceProblem, { failed, isLearned }: Outcome): string {
  const words = sourceProblemWords[problem];
  if (!isLearned) return words;
  if (failed === 0) return `A part of it couldn’t be read. ${words}`;
  return `${failed === 1 ? "1 page" : `${failed} pages`} couldn’t be learned. ${words}`;
}
