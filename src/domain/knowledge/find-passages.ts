import type { Db } from "#db/open.ts";
import type { KnowledgeDeps } from "./deps.ts";
import type { Embedder } from "./ports.ts";
import { rankByWords, selectByPaths, selectPageTitle } from "./queries-search.ts";
import { aboutQuestion, fuse, mixPages, nearInMeaning } from "./rank-passages.ts";
import { isWish, readQuestion, type History } from "./read-question.ts";
import { seekWords } from "./seek-words.ts";
import { nearestPassages } from "./vectors.ts";

/** A passage that was found, as answers use it. */
export type FoundPassage = { path: string; kind: string; title: string; text: string };

const collection = "site";
/** So many are looked at for each way of finding. */
const candidates = 40;
/** Longer than this nobody waits for meanings: words alone will do. */
const embedWithinMs = 2000;

/** A token is about four letters; three are on the safe side. */
const lettersPerToken = 3;

type Row = Omit<FoundPassage, "title"> & { title: string; part: string | null };

/**
 * What our own pages say about a question, the best first: by its words in full text and, where a model for it
 * is set, by its meaning. Empty where no passage is really about it.
 * @param options.history the turns before, for questions that lean on them ("and how long does that take?")
 */
export async function findPassages(
  question: string,
  { limit, history = [] }: { limit: number; history?: History },
  deps: KnowledgeDeps,
): Promise<FoundPassage[]> {
  const [byWords, byMeaning] = await Promise.all([
    findByWords(question, history, deps.db),
    deps.knowledge.embedder ? findByMeaning(question, history, deps.knowledge.embedder, deps) : [],
  ]);
  if (byMeaning.length === 0) return mixPages(byWords, limit).map(presented);
  const fused = fuse([byWords.map(({ path }) => path), byMeaning]).slice(0, candidates);
  const known = new Map<string, Row>(byWords.map((row) => [row.path, row]));
  const missing = fused.map(({ path }) => path).filter((path) => !known.has(path));
  for (const row of await selectByPaths(deps.db, { collection, paths: missing }))
    known.set(row.path, row);
  const rows = fused.flatMap(({ path, score }) => {
    const row = known.get(path);
    return row ? [{ ...row, score }] : [];
  });
  return mixPages(rows, limit).map(presented);
}

/**
 * What findPassages asks of the model for meanings, in tokens: rather too many, and none without such a model.
 * Those of the passages themselves are no visitor's: they are asked for once, when a page changes.
 */
export const tokensToFind = (
  question: string,
  history: History,
  { knowledge: { embedder } }: Pick<KnowledgeDeps, "knowledge">,
): number => (embedder ? Math.ceil(meant(question, history).length / lettersPerToken) : 0);

/** A question with the one before it, which it may lean on. */
function meant(question: string, history: History): string {
  const before = history.findLast(({ sender }) => sender === "user")?.text;
  return before ? `${before}\n${question}` : question;
}

async function findByWords(question: string, history: History, db: Db) {
  const seeking = await seekWords(db, collection, readQuestion(question, history));
  if (seeking.sought.length === 0) return [];
  const rows = await rankByWords(db, {
    collection,
    sought: seeking.sought,
    limit: candidates,
  });
  return aboutQuestion(rows, seeking, { isWish: isWish(question) });
}

/** Never fails: a provider that doesn't answer must not keep words from being found. */
async function findByMeaning(
  question: string,
  history: History,
  embedder: Embedder,
  { db, log }: KnowledgeDeps,
): Promise<string[]> {
  try {
    const signal = AbortSignal.timeout(embedWithinMs);
    const [vector] = await embedder.embed([meant(question, history)], { signal });
    if (!vector) return [];
    return nearInMeaning(
      await nearestPassages(db, { collection, model: embedder.model, vector, limit: candidates }),
    );
  } catch (error) {
    log?.warn({ err: error }, "meanings could not be compared; passages are found by words alone");
    return [];
  }
}

/** Addresses with what stands there, as sources are shown; those that no passage has are left out. */
export async function findTitles(
  paths: readonly string[],
  { db }: Pick<KnowledgeDeps, "db">,
): Promise<{ path: string; title: string }[]> {
  if (paths.length === 0) return [];
  const rows = await selectByPaths(db, { collection, paths });
  return paths.flatMap((path) => {
    const row = rows.find((one) => one.path === path);
    return row ? [{ path, title: presented(row).title }] : [];
  });
}

/** What a page of ours is called that passages come from; null where none does. */
export const findPageTitle = (
  path: string,
  { db }: Pick<KnowledgeDeps, "db">,
): Promise<string | null> => selectPageTitle(db, { collection, path });

const presented = ({ path, kind, title, part, text }: Row): FoundPassage => ({
  path,
  kind,
  title: part ? `${part} (${title})` : title,
  text,
});
