import type { Passage, Turn } from "#domain/consultant/ports.ts";
import { type Aspect, tellsAspect } from "./aspects.ts";
import { weighUnits, type Weighed } from "./choose-units.ts";
import type { Unit } from "./units.ts";
import { rootsIn } from "./words.ts";

/** What documents say about a question. */
export type Told = {
  text: string;
  cited: string[];
  /** How much of the question the best place holds, 0 to 1: the least sure of its parts. */
  held: number;
};

/** How much it counts that a passage was found first: for all of the question, so less for a part of it. */
const foundFirst = { one: 1.2, several: 0.3 } as const;
/** Longest excerpt for one question, and for each of several, in letters. */
const longestExcerpt = { one: 650, several: 420 } as const;

/** "How much is it, and who approves it?" asks twice; each part is looked for by itself, with the words before it. */
export function partsOf(question: string): string[] {
  const parts = question
    .split(
      /(?<=[?!.])\s+|[,;]?\s+(?:and|or|und|y|et)\s+(?=(?:how|what|which|who|whom|when|where|why|what's|can|do|does|is|are|wie|was|welche|wer|wann|wo|cuánto|cómo|qué|cuándo|quién|dónde|combien|comment|quand|qui|où|quel|quelle)\b)/iu,
    )
    .map((part) => part.trim())
    .filter((part) => rootsIn(part).length > 0);
  return parts.length > 1 && parts.length <= 3 ? parts : [question];
}

/**
 * An answer in the words of a customer's documents: the places that hold most of the question, with what stands
 * around them, so that a fact comes with its conditions.
 */
export function composeFromDocuments(turns: readonly Turn[], sources: readonly Passage[]): Told {
  const question = turns.findLast(({ sender }) => sender === "user")?.text ?? "";
  const parts = partsOf(question);
  const before = turns.slice(
    0,
    turns.findLastIndex(({ sender }) => sender === "user"),
  );
  const excerpts: Excerpt[] = [];
  let held = 1;
  for (const part of parts) {
    const { asked, weighed, heldIn } = weighUnits(
      [...before, { sender: "user", text: part }],
      sources,
    );
    const longest = parts.length > 1 ? longestExcerpt.several : longestExcerpt.one;
    // The order in which passages were found counts for more than any one sentence of theirs.
    const found = bestSources(weighed, parts.length > 1 ? foundFirst.several : foundFirst.one)
      .slice(0, parts.length > 1 ? 1 : 2)
      .map((source, rank) => excerptOf(source, weighed, longest / (rank + 1)));
    held = Math.min(held, ...found.slice(0, 1).map((one) => heldIn(rootsOf(one, asked.aspects))));
    for (const one of found) add(excerpts, one);
  }
  return {
    held: excerpts.length > 0 ? held : 0,
    text: excerpts.map(({ units }) => units.map(({ text }) => text).join("\n")).join("\n\n"),
    cited: [...new Set(excerpts.flatMap(({ source }) => sources[source]?.path ?? []))],
  };
}

/** Sources by their best place, those that were found first a little ahead. */
function bestSources(weighed: readonly Weighed[], first: number): number[] {
  const best = new Map<number, number>();
  for (const { unit, told } of weighed)
    best.set(unit.source, Math.max(best.get(unit.source) ?? 0, told));
  const most = Math.max(...best.values(), 0.001);
  return [...best]
    .map(([source, told]) => ({ source, score: told / most + first / (1 + source) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ source }) => source);
}

type Excerpt = { source: number; from: number; to: number; units: readonly Unit[] };

/** One that was quoted already isn't quoted again. */
function add(excerpts: Excerpt[], next: Excerpt): void {
  const isThere = excerpts.some(
    ({ source, from, to }) => source === next.source && from <= next.from && to >= next.to,
  );
  if (!isThere) excerpts.push(next);
}

/** Words that ask for a figure: an excerpt that tells such a figure has them, too. */
const figureWords = rootsIn(
  "long take takes cost costs much price charge fee soon fast often many number hours days time date",
);

/** The words of an excerpt, with those of the headings above it. */
function rootsOf({ units }: Excerpt, aspects: readonly Aspect[]): ReadonlySet<string> {
  const isTold = units.some(({ text }) => aspects.some((aspect) => tellsAspect(text, aspect)));
  return new Set([
    ...units.flatMap(({ roots, above }) => [...roots, ...above]),
    ...(isTold ? figureWords : []),
  ]);
}

/** The best place of a source with what follows it, then with what leads to it, as far as there is room. */
function excerptOf(source: number, weighed: readonly Weighed[], longest: number): Excerpt {
  const own = weighed.filter(({ unit }) => unit.source === source);
  const best = own.reduce((most, one) => (one.told > most.told ? one : most));
  const units = own.map(({ unit }) => unit).toSorted((a, b) => a.at - b.at);
  let [from, to] = [best.unit.at, best.unit.at];
  let size = best.unit.text.length;
  const take = (place: number): boolean => {
    const unit = units[place];
    if (!unit || size + unit.text.length > longest) return false;
    size += unit.text.length;
    return true;
  };
  // An item of a list says little without what introduces it.
  if (best.unit.text.startsWith("- ") && take(from - 1)) from -= 1;
  while (take(to + 1)) to += 1;
  while (take(from - 1)) from -= 1;
  return { source, from, to, units: units.slice(from, to + 1) };
}
