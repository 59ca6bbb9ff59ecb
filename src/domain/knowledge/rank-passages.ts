import { pageWeights } from "#content/question-words.ts";
import type { RankedRow } from "./queries-search.ts";
import type { Seeking } from "./seek-words.ts";
import type { Nearness } from "./vector-ranks.ts";

/**
 * How much of what a question is about a passage must hold: less where its heading holds some of it. Questions
 * that our pages don't answer stay below a third (eval/).
 */
const minHeld = 0.45;
const minWithHeading = { held: 0.4, named: 0.2 };
/** A vector counts where it lies clearly nearer than most, and not too far: models differ in what is near. */
const minNear = { deviations: 3.5, cosine: 0.25 };
/** Passages of one page one after the other; more only where the next page's is far behind. */
const maxOfPage = 2;
const clearlyBetter = 1.5;
/** Reciprocal rank fusion (Cormack et al. 2009). */
const fusionConstant = 60;

type Weighed = { path: string; score: number };

type Held = { slot: number; sure: number };

/** How much of a question's own part (or, where it has none, of what it leans on) is held, 0 to 1. */
function share(held: readonly Held[], { parts }: Seeking, isContext: boolean): number {
  let [all, found] = [0, 0];
  for (const [slot, part] of parts.entries()) {
    if (part.isContext !== isContext) continue;
    all += part.weight;
    found += part.weight * Math.min(1, held.find((one) => one.slot === slot)?.sure ?? 0);
  }
  return all === 0 ? 0 : found / all;
}

/**
 * Passages that are really about a question, the best first: those that hold enough of its words, where rare
 * words are most of it. A word that no passage knows counts against all of them.
 */
export function aboutQuestion(
  rows: readonly RankedRow[],
  seeking: Seeking,
  { isWish = false }: { isWish?: boolean } = {},
): (RankedRow & Weighed)[] {
  // Figures alone ask for nothing.
  if (seeking.parts.every(({ isMeasure }) => isMeasure)) return [];
  const hasOwn = seeking.parts.some(({ isContext }) => !isContext);
  return rows
    .map((row) => {
      const slots = row.slots.map((slot, at) => ({ slot, sure: row.sure[at] ?? 0 }));
      const named = slots.filter(({ slot }) => row.named.includes(slot));
      return {
        row,
        held: share(slots, seeking, !hasOwn),
        named: share(named, seeking, !hasOwn),
      };
    })
    .filter(
      ({ held, named }) =>
        held >= minHeld || (held >= minWithHeading.held && named >= minWithHeading.named),
    )
    .map(({ row, held }) => ({
      ...row,
      score:
        row.score *
        (0.4 + 0.6 * held) *
        (pageWeights[pageOf(row.path)] ?? 1) *
        (isPartOfUnnamed(row, seeking) ? unnamedFactor : 1) *
        (isWish && isNamedService(row, seeking) ? wishedFactor : 1),
    }))
    .toSorted((a, b) => b.score - a.score || (a.path < b.path ? -1 : 1));
}

/** Below this share of a question's words, a customer's document has nothing to do with it. */
const minHeldOfDocuments = 0.12;
/** How much a passage gains by what the rest of its document says about the question: by its other passages, each for half
 * of the one before it, and by the share of the question that all of them hold together. */
const documentFactor = { passages: 1.5, held: 1, next: 0.5 } as const;

/**
 * Passages of customers' documents, the best first. Little of a question is enough here: documents are written in other
 * words than people ask in, and whoever composes the answer says where it is only near. A document that is about the
 * question as a whole comes before one that happens to hold its words in one place (passage and document scores fused).
 */
export function ofDocuments(rows: readonly RankedRow[], seeking: Seeking): (RankedRow & Weighed)[] {
  if (seeking.parts.every(({ isMeasure }) => isMeasure)) return [];
  const hasOwn = seeking.parts.some(({ isContext }) => !isContext);
  const passages = rows
    .map((row) => {
      const slots = row.slots.map((slot, at) => ({ slot, sure: row.sure[at] ?? 0 }));
      const held = share(slots, seeking, !hasOwn);
      return { row, slots, held, score: row.score * (0.3 + 0.7 * held) };
    })
    .filter(({ held }) => held >= minHeldOfDocuments)
    .toSorted((a, b) => b.score - a.score || (a.row.path < b.row.path ? -1 : 1));
  const documents = [...Map.groupBy(passages, ({ row }) => pageOf(row.path))].map(
    ([path, own]) => ({
      path,
      score: own.reduce((sum, { score }, at) => sum + score * documentFactor.next ** at, 0),
      held: share(surest(own.flatMap(({ slots }) => slots)), seeking, !hasOwn),
    }),
  );
  const best = Math.max(...documents.map(({ score }) => score), Number.EPSILON);
  const gains = new Map(
    documents.map(({ path, score, held }) => [
      path,
      (1 + (documentFactor.passages * score) / best) * (1 + documentFactor.held * held),
    ]),
  );
  return passages
    .map(({ row, score }) => ({ ...row, score: score * (gains.get(pageOf(row.path)) ?? 1) }))
    .toSorted((a, b) => b.score - a.score || (a.path < b.path ? -1 : 1));
}

/** The surest of each part of a question first. */
const surest = (held: readonly Held[]): Held[] => held.toSorted((a, b) => b.sure - a.sure);

/** A part of a service's page (its delivery, its payment) seldom answers a question that doesn't name the service. */
const unnamedFactor = 0.7;
const isPartOfUnnamed = (row: RankedRow, seeking: Seeking): boolean =>
  row.kind === "service" && row.path.includes("#") && !isNamedService(row, seeking);
/** Who says that they want something is told what we sell of it, before how it is made. */
const wishedFactor = 1.8;
const isNamedService = ({ kind, title }: RankedRow, { sought }: Seeking): boolean =>
  kind === "service" &&
  sought.some(({ word }) => word.length > 2 && title.toLowerCase().includes(word));

/** Addresses by their meaning, the nearest first; none where nothing stands out. */
export function nearInMeaning({ nearest, mean, deviation }: Nearness): string[] {
  return nearest
    .filter(
      ({ cosine }) => cosine >= minNear.cosine && cosine - mean >= minNear.deviations * deviation,
    )
    .map(({ path }) => path);
}

/** One order out of several: what stands high in any of them comes first, and higher where it does in more. */
export function fuse(orders: readonly (readonly string[])[]): Weighed[] {
  const scores = new Map<string, number>();
  for (const order of orders)
    for (const [rank, path] of order.entries())
      scores.set(path, (scores.get(path) ?? 0) + 1 / (fusionConstant + rank + 1));
  return [...scores]
    .map(([path, score]) => ({ path, score }))
    .toSorted((a, b) => b.score - a.score || (a.path < b.path ? -1 : 1));
}

/** The first `limit`, so that no page crowds out the others: beyond two of one page, the next page has its turn. */
export function mixPages<T extends Weighed>(sorted: readonly T[], limit: number): T[] {
  const left = [...sorted];
  const mixed: T[] = [];
  while (left.length > 0 && mixed.length < limit) {
    const last = mixed.slice(-maxOfPage).map(({ path }) => pageOf(path));
    const isFull = last.length === maxOfPage && new Set(last).size === 1;
    const [next] = left;
    const other = isFull ? left.findIndex(({ path }) => pageOf(path) !== last[0]) : 0;
    const isClear = other > 0 && (next?.score ?? 0) > clearlyBetter * (left[other]?.score ?? 0);
    mixed.push(...left.splice(isClear ? 0 : Math.max(other, 0), 1));
  }
  return mixed;
}

const pageOf = (path: string) => path.replace(/#.*$/, "");
