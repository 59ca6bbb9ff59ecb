import type { EstimatorOffer } from "#domain/quotes/ports.ts";
import { numberBefore, numberOf } from "./numbers.ts";
import { textOf, type Wanted } from "./read-wish.ts";
import { rootsIn } from "./words.ts";

export type Picked = {
  positions: { scope: EstimatorOffer; quantity: number }[];
  /** What goes beyond the largest scope. */
  beyond: "count" | "languages" | null;
};

const maxOfOne = 50;
/** Said of anything, so that it tells no scope from another. */
const anyWords = new Set(
  rootsIn(
    "new good nice simple small large big great modern fast quick cheap best project business company team customer client work help time day week month year date price budget start begin today tomorrow soon short long page site online people user example first last next every each",
  ),
);

/** Words of the wish that larger scopes hold and the smallest doesn't. */
function featuresOf({ said, shelf }: Wanted): string[] {
  const title = new Set(rootsIn(shelf.title));
  const [smallest, ...larger] = shelf.scopes.map((scope) => new Set(rootsIn(textOf(scope))));
  return [...new Set(rootsIn(said))].filter(
    (root) =>
      root.length > 2 &&
      !/^\d+$/.test(root) &&
      // "Two landing pages" are a count, and no "Two versions to compare".
      numberOf(root) === null &&
      !anyWords.has(root) &&
      !title.has(root) &&
      !smallest?.has(root) &&
      larger.some((roots) => roots.has(root)),
  );
}

/** The smallest scope from which on every wished feature is in; larger ones hold what smaller ones do. */
function atForFeatures(wanted: Wanted): number {
  const features = featuresOf(wanted);
  const firsts = features.map((root) =>
    wanted.shelf.scopes.findIndex((scope) => rootsIn(textOf(scope)).includes(root)),
  );
  return Math.max(0, ...firsts);
}

/** How many of a unit a scope holds; null where it names none. */
const holds = (scope: EstimatorOffer, unit: RegExp): number | null =>
  numberBefore(scope.scope, unit) ??
  numberBefore([scope.description, ...scope.includes].join(". "), unit);

/** Whether a service is bought by the piece: its name says the unit, or its smallest scope is one of it. */
const isByPiece = ({ shelf }: Wanted, unit: RegExp): boolean =>
  new RegExp(`\\b(?:${unit.source})\\b`, "i").test(
    shelf.title.replace(/website/i, "").replace(/workflow/i, "flow"),
  ) ||
  new RegExp(`^(?:one|an?|1)\\s+(?:${unit.source})\\b`, "i").test(shelf.scopes[0]?.scope ?? "");

/** Scopes, the fewest pieces, that make up a count: 4 flows are one of three and one of one. */
function makeUp(count: number, wanted: Wanted, unit: RegExp, from: number): Picked["positions"] {
  const sized = wanted.shelf.scopes
    .slice(from)
    // Only what a scope is called by: "One script, two languages" is one video, and no second one.
    .map((scope, at) => ({ scope, size: numberBefore(scope.scope, unit) ?? (at === 0 ? 1 : 0) }))
    .filter(({ size }, at) => size > 0 && (at === 0 || wanted.languages === 1))
    // Of scopes of one size the smallest: the larger ones hold more of something else.
    .filter(({ size }, index, all) => all.findIndex((one) => one.size === size) === index)
    .toSorted((a, b) => b.size - a.size);
  const smallest = sized.at(-1);
  const positions: Picked["positions"] = [];
  let left = count;
  for (const { scope, size } of sized) {
    const quantity = Math.floor(left / size);
    if (quantity === 0) continue;
    positions.push({ scope, quantity: Math.min(quantity, maxOfOne) });
    left -= quantity * size;
  }
  if (left > 0 && smallest) positions.push({ scope: smallest.scope, quantity: 1 });
  return positions;
}

/** The smallest scopes that do what is wished, with quantities. */
export function pickScopes(wanted: Wanted): Picked {
  const { shelf, kind, count, languages } = wanted;
  let from = atForFeatures(wanted);
  let beyond: Picked["beyond"] = null;
  if (languages > 1) {
    const at = shelf.scopes.findIndex(
      (scope) => (numberBefore(textOf(scope), /languages?/) ?? 1) >= languages,
    );
    if (at >= 0) from = Math.max(from, at);
    else beyond = "languages";
  }
  const first = shelf.scopes[from] ?? shelf.scopes[0];
  if (!first) return { positions: [], beyond };
  if (kind && count !== null && count > 0) {
    if (isByPiece(wanted, kind.unit))
      return { positions: makeUp(count, wanted, kind.unit, from), beyond };
    const at = shelf.scopes.findIndex(
      (scope, index) => index >= from && (holds(scope, kind.unit) ?? 0) >= count,
    );
    if (at >= 0) return { positions: pieces(shelf.scopes[at]), beyond };
    const isNamed = shelf.scopes.some((scope) => holds(scope, kind.unit) !== null);
    if (isNamed) return { positions: pieces(shelf.scopes.at(-1)), beyond: "count" };
  }
  return { positions: pieces(first), beyond };
}

const pieces = (scope: EstimatorOffer | undefined): Picked["positions"] =>
  scope ? [{ scope, quantity: 1 }] : [];
