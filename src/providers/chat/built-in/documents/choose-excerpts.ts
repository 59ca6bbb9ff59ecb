import { type Concept, heldBy } from "./concepts.ts";
import { type FactKind, tellsFact } from "./facts-asked.ts";
import type { Source, Unit } from "./units.ts";

/** Sentences of one passage that stand one after the other. */
export type Excerpt = {
  source: number;
  from: number;
  to: number;
  units: readonly Unit[];
  score: number;
};

/** What is looked for. */
export type Wanted = { concepts: readonly Concept[]; facts: readonly FactKind[] };

/** How much what is above a passage counts beside what it says. */
const aboveFactor = 0.6;
/** Of a question's whole worth: what a fact of the asked kind adds, the more the nearer it is to the question's words. */
const factBonus = 0.25;
/** A fact far from any of them. */
const strayFact = 0.15;
/** How much several sentences with a word count over one. */
const repeated = 0.06;
/** How much it counts that a passage was found first, of the whole worth. */
const foundFirst = 0.35;

/** How well a place holds what is wanted. */
export type Held = {
  /** How much of the wanted words it holds with what is above it, 0 to 1. */
  whole: number;
  /** The same of the sentence that holds most. */
  together: number;
  /** It holds something of each wanted word. */
  hasAll: boolean;
};

/**
 * How well some sentences hold the wanted words. A fact of the asked kind stands for the words that ask for it: "$5 a
 * month" needn't say "price".
 */
export function heldIn(
  { units }: Pick<Excerpt, "units">,
  { above }: Source,
  { concepts, facts, asking }: Wanted & { asking: ReadonlyMap<string, FactKind> },
): Held {
  const worth = concepts.reduce((sum, one) => sum + one.worth, 0);
  const told = new Set(facts.filter((kind) => units.some(({ text }) => tellsFact(text, kind))));
  const isTold = ({ ways }: Concept) =>
    [...ways].some(([root, factor]) => {
      const kind = factor === 1 ? asking.get(root) : undefined;
      return kind !== undefined && told.has(kind);
    });
  const untold = concepts.filter((one) => !isTold(one));
  const ofTold = worth - untold.reduce((sum, one) => sum + one.worth, 0);
  const share = (roots: ReadonlySet<string>) =>
    worth === 0
      ? 0
      : untold.reduce((sum, one) => sum + one.worth * heldBy(roots, one), ofTold) / worth;
  const roots = new Set([...above, ...units.flatMap((unit) => [...unit.roots])]);
  return {
    whole: share(roots),
    together: Math.max(0, ...units.map((unit) => share(new Set([...above, ...unit.roots])))),
    hasAll: untold.every((one) => heldBy(roots, one) > 0),
  };
}

/** The best excerpt of each source that holds anything of what is wanted, the best first. */
export function chooseExcerpts(
  sources: readonly Source[],
  wanted: Wanted,
  { longest }: { longest: number },
): Excerpt[] {
  return sources
    .flatMap((source, at) => bestOf(source, at, wanted, longest) ?? [])
    .toSorted((a, b) => b.score - a.score);
}

function bestOf(
  { units, above }: Source,
  source: number,
  { concepts, facts }: Wanted,
  longest: number,
): Excerpt | null {
  const whole = concepts.reduce((sum, { worth }) => sum + worth, 0) || 1;
  const held = units.map(({ roots }) => concepts.map((one) => heldBy(roots, one)));
  const fromAbove = concepts.map((one) => aboveFactor * heldBy(above, one));
  const tells = units.map(({ text }) => facts.filter((kind) => tellsFact(text, kind)).length);
  const own = (unit: number) =>
    concepts.reduce((sum, { worth }, at) => sum + worth * (held[unit]?.[at] ?? 0), 0) / whole;
  let best: Excerpt | null = null;
  for (let from = 0; from < units.length; from += 1) {
    let length = 0;
    const most = concepts.map(() => 0);
    let [sum, told] = [0, 0];
    for (let to = from; to < units.length; to += 1) {
      length += (units[to]?.text.length ?? 0) + 1;
      if (length > longest && to > from) break;
      for (const [at, value] of (held[to] ?? []).entries())
        most[at] = Math.max(most[at] ?? 0, value);
      const value = own(to);
      sum += value;
      // A fact counts as much as the sentence that has it, or the one before it, is about what was asked.
      const near = Math.max(value, 0.6 * own(to - 1), strayFact);
      told = Math.max(told, Math.min(tells[to] ?? 0, 1) * near);
      const covered =
        concepts.reduce(
          (all, { worth }, at) => all + worth * Math.max(most[at] ?? 0, fromAbove[at] ?? 0),
          0,
        ) / whole;
      if (covered === 0) continue;
      const score =
        covered +
        repeated * Math.min(sum, 3) +
        factBonus * (told > 0 ? 0.5 + told / 2 : 0) +
        foundFirst / (1 + source);
      if (best === null || score > best.score + 1e-9)
        best = { source, from, to, units: units.slice(from, to + 1), score };
    }
  }
  return best && widened(best, units, longest);
}

/** With what introduces it, then what follows it, then what leads to it, as far as there is room. */
function widened(excerpt: Excerpt, units: readonly Unit[], longest: number): Excerpt {
  let { from, to } = excerpt;
  let length = excerpt.units.reduce((sum, { text }) => sum + text.length + 1, 0);
  const take = (at: number): boolean => {
    const unit = units[at];
    if (!unit || length + unit.text.length > longest) return false;
    length += unit.text.length + 1;
    return true;
  };
  const isIntroduced = () => units[from]?.isItem === true || units[from - 1]?.text.endsWith(":");
  if (isIntroduced() && take(from - 1)) from -= 1;
  while (take(to + 1)) to += 1;
  while (take(from - 1)) from -= 1;
  return { ...excerpt, from, to, units: units.slice(from, to + 1) };
}
