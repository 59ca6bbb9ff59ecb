import type { Db } from "#db/open.ts";
import { type Language, readLanguage } from "#domain/answers/index.ts";
import type { CollectionId } from "./contract.ts";
import type { KnowledgeDeps } from "./deps.ts";
import { languagesOf } from "./known-words.ts";
import type { Embedder } from "./ports.ts";
import { type PassageRow, rankByWords, selectByPaths, selectPageTitle } from "./queries-search.ts";
import { aboutQuestion, fuse, mixPages, nearInMeaning, ofDocuments } from "./rank-passages.ts";
import { isWish, readQuestion, type History } from "./read-question.ts";
import { seekWords } from "./seek-words.ts";
import { splitQuestion } from "./split-question.ts";
import { nearestPassages } from "./vectors.ts";
import { ownVocabulary, vocabularyFor } from "./vocabulary.ts";

/** A passage that was found, as answers use it. */
export type FoundPassage = {
  /** Of our own pages an address; of a bot's passages, it only tells them apart. */
  path: string;
  kind: string;
  title: string;
  text: string;
  /** How well it goes with the question beside the others that were found: the best has 1. */
  score: number;
  /** What it was learned from; null for our own pages. */
  sourceId: string | null;
  /** Where its text can be read on the web; null for a bot's own texts and files, and for our own pages. */
  address: string | null;
};

/** So many are looked at for each way of finding. */
const candidates = 40;
/** Longer than this nobody waits for meanings: words alone will do. */
const embedWithinMs = 2000;

/** A token is about four letters; three are on the safe side. */
const lettersPerToken = 3;

type Row = PassageRow & { score: number };

/**
 * What a collection says about a question, the best first: by its words in full text and, where a model for it
 * is set, by its meaning. Empty where no passage is really about it.
 * @param options.collection our own pages unless told
 * @param options.history the turns before, for questions that lean on them ("and how long does that take?")
 */
export async function findPassages(
  question: string,
  {
    limit,
    history = [],
    collection = "site",
  }: { limit: number; history?: History; collection?: CollectionId },
  deps: KnowledgeDeps,
): Promise<FoundPassage[]> {
  const asked = { question, history, collection };
  const [byWords, byMeaning] = await Promise.all([
    findByWords(asked, deps.db),
    deps.knowledge.embedder ? findByMeaning(asked, deps.knowledge.embedder, deps) : [],
  ]);
  if (byMeaning.length === 0) return presented(mixPages(withoutCopies(byWords), limit));
  const fused = fuse([byWords.map(({ path }) => path), byMeaning]).slice(0, candidates);
  const known = new Map<string, PassageRow>(byWords.map((row) => [row.path, row]));
  const missing = fused.map(({ path }) => path).filter((path) => !known.has(path));
  for (const row of await selectByPaths(deps.db, { collection, paths: missing }))
    known.set(row.path, row);
  const rows = fused.flatMap(({ path, score }) => {
    const row = known.get(path);
    return row ? [{ ...row, score }] : [];
  });
  return presented(mixPages(withoutCopies(rows), limit));
}

/** What stands on several pages of a site, or in several sources, is found once. */
function withoutCopies(rows: Row[]): Row[] {
  const seen = new Set<string>();
  return rows.filter(
    ({ sourceId, text }) => sourceId === null || (!seen.has(text) && seen.add(text)),
  );
}

type Query = { question: string; history: History; collection: CollectionId };

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

/** Our own pages are searched for a message as a whole; a bot's documents for each of several questions, too. */
async function findByWords(query: Query, db: Db): Promise<Row[]> {
  if (query.collection === "site") return findOnce(query, db);
  const parts = splitQuestion(query.question, vocabularyFor(query.question));
  const whole = findOnce(query, db);
  if (parts.length === 1) return whole;
  const [first = ""] = parts;
  const orders = await Promise.all([
    whole,
    ...parts.map((question, at) =>
      findOnce({ ...query, question, history: at === 0 ? query.history : asTurn(first) }, db),
    ),
  ]);
  return inTurns(orders);
}

const asTurn = (text: string): History => [{ sender: "user", text }];

/** The first of each order, then the second of each; what several have stands where it comes first. */
function inTurns(orders: readonly Row[][]): Row[] {
  const found = new Map<string, Row>();
  const most = Math.max(...orders.map((order) => order[0]?.score ?? 0), Number.EPSILON);
  for (
    let rank = 0;
    found.size < candidates && orders.some((order) => rank < order.length);
    rank += 1
  )
    for (const order of orders) {
      const row = order[rank];
      if (row && !found.has(row.path))
        found.set(row.path, { ...row, score: most * (1 - found.size / (2 * candidates)) });
    }
  return [...found.values()].slice(0, candidates);
}

async function findOnce({ question, history, collection }: Query, db: Db): Promise<Row[]> {
  const languages = await readLanguages(question, collection, db);
  const vocabulary = collection === "site" ? ownVocabulary : vocabularyFor(question);
  const asked = readQuestion(question, history, vocabulary);
  const seeking = await seekWords(db, collection, asked, languages);
  if (seeking.sought.length === 0) return [];
  const rows = await rankByWords(db, {
    collection,
    sought: seeking.sought,
    limit: candidates,
  });
  return collection === "site"
    ? aboutQuestion(rows, seeking, { isWish: isWish(question) })
    : ofDocuments(rows, seeking);
}

/** In which languages a question's words are looked up: its own first, if the collection has texts in it. */
async function readLanguages(
  question: string,
  collection: CollectionId,
  db: Db,
): Promise<Language[]> {
  if (collection === "site") return ["en"];
  const all = await languagesOf(db, collection);
  const own = all.length > 1 ? readLanguage(question) : null;
  if (all.length === 0) return ["en"];
  return own && all.includes(own) ? [own, ...all.filter((one) => one !== own)] : all;
}

/** Never fails: a provider that doesn't answer must not keep words from being found. */
async function findByMeaning(
  { question, history, collection }: Query,
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
  collection: CollectionId = "site",
): Promise<{ path: string; title: string }[]> {
  if (paths.length === 0) return [];
  const rows = await selectByPaths(db, { collection, paths });
  return paths.flatMap((path) => {
    const row = rows.find((one) => one.path === path);
    return row ? [{ path, title: titleOf(row) }] : [];
  });
}

/** What a page of ours is called that passages come from; null where none does. */
export const findPageTitle = (
  path: string,
  { db }: Pick<KnowledgeDeps, "db">,
): Promise<string | null> => selectPageTitle(db, { collection: "site", path });

const titleOf = ({ title, part }: PassageRow): string =>
  part && part !== title ? `${part} (${title})` : title;

function presented(rows: Row[]): FoundPassage[] {
  const best = Math.max(...rows.map(({ score }) => score), Number.EPSILON);
  return rows.map((row) => ({
    path: row.path,
    kind: row.kind,
    title: titleOf(row),
    text: row.text,
    score: Math.round((100 * row.score) / best) / 100,
    sourceId: row.sourceId,
    address: row.address,
  }));
}
