import { takePhrases, type Vocabulary } from "#domain/knowledge/ports.ts";
import { nearWords } from "#kit/near-words.ts";
import { stemIn, wordsOf } from "#kit/words.ts";
import type { Source } from "./units.ts";
import { rootsIn } from "./units.ts";

/** One thing that was asked about: the words for it, each with how surely it is meant, and how much it tells. */
export type Concept = { ways: ReadonlyMap<string, number>; worth: number };

/** What stands for the visitor's own word, where that is in the sources, and where it isn't. */
const standsFor = { known: 0.5, unknown: 0.75 } as const;
/** What a question leans on counts less than its own words. */
const contextFactor = 0.4;

/** What a question is about, weighed by how rare each word is among what was found. */
export function conceptsOf(
  question: string,
  context: string,
  sources: readonly Source[],
  vocabulary: Vocabulary,
): { own: Concept[]; all: Concept[] } {
  const units = sources.flatMap((source) => source.units.map(({ roots }) => roots));
  const known = [
    ...new Set(sources.flatMap(({ above }) => [...above]).concat(units.flatMap((one) => [...one]))),
  ];
  const rarity = (ways: ReadonlyMap<string, number>) => {
    const sure = [...ways]
      .filter(([, factor]) => factor >= standsFor.unknown)
      .map(([root]) => root);
    const count = units.filter((roots) => sure.some((root) => roots.has(root))).length;
    return Math.log(1 + (units.length + 1) / (count + 1));
  };
  const read = (text: string, factor: number): Concept[] => {
    const { means, rest } = takePhrases(text, vocabulary);
    const phrases = means.map((words) => {
      const ways = new Map(
        words.flatMap((word) => rootsIn(word, vocabulary)).map((root) => [root, 0.9]),
      );
      return { ways, worth: factor * rarity(ways) };
    });
    const seen = new Set<string>();
    const words = wordsOf(rest).flatMap((word): Concept[] => {
      const [said] = rootsIn(word, vocabulary);
      if (said === undefined || seen.has(said)) return [];
      seen.add(said);
      const isKnown = known.includes(said);
      const ways = new Map<string, number>();
      const others = vocabulary.like(word).map((other) => stemIn(vocabulary.language, other));
      const isMeant = others.some((other) => known.includes(other));
      for (const other of others) ways.set(other, isKnown ? standsFor.known : standsFor.unknown);
      if (!isKnown && !isMeant) for (const near of nearWords(said, known)) ways.set(near, 0.9);
      ways.set(said, 1);
      return [{ ways, worth: factor * rarity(ways) * (/^\d+$/.test(said) ? 0.4 : 1) }];
    });
    return [...phrases, ...words];
  };
  const own = read(question, 1);
  return { own, all: context === "" ? own : [...own, ...read(context, contextFactor)] };
}

/** How much of a concept some words hold, 0 to 1. */
export function heldBy(roots: ReadonlySet<string>, { ways }: Concept): number {
  let most = 0;
  for (const [root, factor] of ways) if (factor > most && roots.has(root)) most = factor;
  return most;
}
