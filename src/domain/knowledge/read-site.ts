import { AppError } from "#errors";
import type { SourceInput, SourceProblem } from "./contract.ts";
import type { TrainingDeps } from "./deps.ts";
import {
  documentIdOf,
  forgetDocument,
  holdReading,
  learnDocument,
  type Reading,
} from "./learn-document.ts";
import { type ReadPage, SourceUnreadable } from "./ports.ts";
import {
  type ListedDocument,
  selectUnseen,
  updateDocument,
  upsertDocument,
} from "./queries-documents.ts";
import { type SourceRow, updateSource } from "./queries-sources.ts";

/** What a reading has come to, beside what was learned: `failed` counts a site's pages that couldn't be read. */
export type Outcome = {
  title?: string;
  isLearned: boolean;
  failed: number;
  problem: SourceProblem | null;
};

const siteWithinMs = 30 * 60_000;

type Site = Extract<SourceInput, { kind: "site" }>;
type Own = { source: SourceRow; reading: Reading; known: readonly ListedDocument[] };

/**
 * Reads a site page by page, and learns each page as it comes. A page that fails keeps what was learned of it; one that
 * is gone is forgotten, once the whole site was read.
 * @throws Superseded, SourceUnreadable, AppError plan_limit where nothing could be learned
 */
export async function readSitePages(
  { url, maxPages, maxDepth }: Site,
  { source, reading, known }: Own,
  deps: TrainingDeps,
): Promise<Outcome> {
  if (!deps.readers.sites) throw new SourceUnreadable("unsupported");
  const byAddress = new Map(known.map((one) => [one.address, one]));
  const etags = new Map(
    known.flatMap(({ address, etag, hash }) =>
      address !== null && hash !== "" ? [[address, etag] as const] : [],
    ),
  );
  const pages = deps.readers.sites.readSite(url, {
    maxPages,
    maxDepth,
    known: etags,
    signal: AbortSignal.timeout(siteWithinMs),
  });
  const outcome: Outcome = { isLearned: true, failed: 0, problem: null };
  const addresses = new Set<string>();
  let done = 0;
  let learned = 0;
  for await (const { page, total } of pages) {
    // Two addresses may lead to one page.
    if (addresses.size === addresses.add(page.url).size) continue;
    try {
      const own = { reading, before: byAddress.get(page.url) ?? null, position: done };
      const problem = await learnPage(page, own, deps);
      if (problem === null) learned += 1;
      else [outcome.failed, outcome.problem] = [outcome.failed + 1, outcome.problem ?? problem];
      if (done === 0 && page.state === "read") outcome.title = page.document.title ?? page.url;
    } catch (error) {
      if (!(error instanceof AppError && error.code === "plan_limit") || learned === 0) throw error;
      // What there was room for stays, and so do the pages that were not looked at.
      return { ...outcome, failed: Math.max(total - done, 1), problem: "plan_full" };
    }
    done += 1;
    await deps.db.transaction(async (tx) => {
      await holdReading(tx, reading);
      await updateSource(tx, source.id, { done, total: Math.max(total, done) });
    });
  }
  if (done === 0) throw new SourceUnreadable("not_a_page");
  if (learned === 0) throw new SourceUnreadable(outcome.problem ?? "not_a_page");
  for (const { id } of await selectUnseen(deps.db, { sourceId: source.id, round: reading.round }))
    await forgetDocument(reading, id, deps);
  return outcome;
}

/** @returns why it couldn't be learned, or null */
async function learnPage(
  page: ReadPage,
  own: { reading: Reading; before: ListedDocument | null; position: number },
  deps: TrainingDeps,
): Promise<SourceProblem | null> {
  const { reading, before, position } = own;
  if (page.state === "failed") return noteFailure(page.url, page.problem, own, deps);
  if (page.state === "unchanged") {
    if (before) await see(before.id, reading, {}, deps);
    return null;
  }
  const title = page.document.title ?? page.url;
  const about = { key: page.url, title, address: page.url, etag: page.etag, position };
  try {
    await learnDocument(reading, { document: page.document, ...about }, before, deps);
    return null;
  } catch (error) {
    // The site's other pages may be shorter.
    if (!(error instanceof SourceUnreadable)) throw error;
    return noteFailure(page.url, error.problem, own, deps);
  }
}

/** A page that failed is listed with its problem; what it said before stays, unless there is no such page any more. */
async function noteFailure(
  url: string,
  problem: SourceProblem,
  {
    reading,
    before,
    position,
  }: { reading: Reading; before: ListedDocument | null; position: number },
  deps: TrainingDeps,
): Promise<SourceProblem> {
  if (before && (problem === "not_found" || problem === "empty") && before.bytes > 0)
    await forgetDocument(reading, before.id, deps);
  else if (before) await see(before.id, reading, { problem }, deps);
  if (before) return problem;
  await deps.db.transaction(async (tx) => {
    const { id } = await holdReading(tx, reading);
    await upsertDocument(tx, {
      id: documentIdOf(reading, url),
      sourceId: id,
      position,
      address: url,
      title: url,
      text: "",
      language: "en",
      problem,
      etag: null,
      hash: "",
      words: 0,
      bytes: 0,
      seenRound: reading.round,
      readAt: deps.clock(),
    });
  });
  return problem;
}

const see = (
  id: string,
  reading: Reading,
  change: { problem?: SourceProblem },
  { db, clock }: TrainingDeps,
): Promise<void> =>
  db.transaction(async (tx) => {
    await holdReading(tx, reading);
    await updateDocument(tx, id, { ...change, seenRound: reading.round, readAt: clock() });
  });
