import type { Answering } from "#content/answers/asked-on.ts";
import { matters } from "#content/answers/matters.ts";
import type { Steps } from "#kit/steps.ts";
import { knownModel } from "./known-models.ts";
import { answeringKey, askedOnModel, type AskedOnModel } from "./learn-asked-on.ts";
import { needFeaturesOf } from "./need-features.ts";

/** What may answer a question that is asked on about a service. */
export type AskedOnRanked = {
  answering: Answering;
  /** How sure that it is meant: 0 to 1, as measured. */
  score: number;
};

/** What may be asked on about a service, the likeliest first; nothing where nobody has told how people ask. */
export type AskedOnReader = (message: string, serviceId: string) => AskedOnRanked[];

/**
 * Ways of this very service or matter count most; those of other services as much as an entry's own ways to ask, which name
 * what they are about; those of other matters least.
 */
const weights = { own: 3, other: 1, matter: 0.25, entry: 1 };
/** How much a feature counts that no way of a group has. */
const smoothing = 0.03;
const maxRanked = 4;

/**
 * How often the likeliest is right (a logistic curve, fitted to 3,300 ways that were left out): by how much more its words
 * are its own than anybody's, how far that is above the next one's, and the share of its words that are known.
 */
const fit = { base: -2.39, sum: 0.21, lead: 0.27, known: 0.67 };

/** Every engine reads with the same reader. */
let reader: AskedOnReader | null = null;

/** Tells what is asked on about a service. */
export function* readingAskedOn(): Steps<AskedOnReader> {
  reader ??= askedOnReader(yield* knownModel(askedOnModel));
  return reader;
}

/** Reads by what was learnt: how much likelier each answer's words are than all others' (naive Bayes). */
export function askedOnReader(model: AskedOnModel): AskedOnReader {
  const { features, rarity, starts, places, values } = model;
  const numbers = new Map(features.map((feature, number) => [feature, number]));
  const sights = new Map<string, Sight | null>();
  return (message, serviceId) => {
    if (!sights.has(serviceId)) sights.set(serviceId, sightOf(serviceId, model));
    const sight = sights.get(serviceId);
    if (!sight) return [];
    const asked: [feature: number, weight: number][] = [];
    let [square, knownWords, words] = [0, 0, 0];
    for (const [feature, value] of needFeaturesOf(message)) {
      const number = numbers.get(feature);
      const isWord = !/[ :^]/.test(feature);
      if (isWord) words += 1;
      if (number === undefined) continue;
      if (isWord) knownWords += 1;
      const weight = value * (rarity[number] ?? 0);
      asked.push([number, weight]);
      square += weight * weight;
    }
    const { answerings, answerOf, weightOf, sums, sum: all } = sight;
    const count = answerings.length;
    const likely = new Float64Array(count);
    const held = new Float64Array(count);
    const vocabulary = smoothing * features.length;
    for (const [number, weight] of asked) {
      held.fill(0);
      let everywhere = 0;
      for (let at = starts[number] ?? 0; at < (starts[number + 1] ?? 0); at += 1) {
        const group = places[at] ?? 0;
        const answer = answerOf[group] ?? -1;
        if (answer < 0) continue;
        const value = (values[at] ?? 0) * (weightOf[group] ?? 0);
        held[answer] = (held[answer] ?? 0) + value;
        everywhere += value;
      }
      if (everywhere === 0) continue;
      const share = weight / Math.sqrt(square);
      for (let one = 0; one < count; one += 1) {
        const own = held[one] ?? 0;
        const [mine, others] = [sums[one] ?? 0, all - (sums[one] ?? 0)];
        likely[one] =
          (likely[one] ?? 0) +
          share *
            (Math.log((own + smoothing) / (mine + vocabulary)) -
              Math.log((everywhere - own + smoothing) / (others + vocabulary)));
      }
    }
    const ranked = answerings
      .map((answering, at) => ({ answering, sum: likely[at] ?? 0 }))
      .toSorted((a, b) => b.sum - a.sum);
    const known = knownWords / Math.max(words, 1);
    return ranked.slice(0, maxRanked).map(({ answering, sum }, at) => {
      const lead = Math.log1p(Math.max(0, sum - (ranked[at === 0 ? 1 : 0]?.sum ?? 0)));
      const told = fit.base + fit.sum * sum + fit.lead * lead + fit.known * known;
      return { answering, score: asked.length === 0 ? 0 : 1 / (1 + Math.exp(-told)) };
    });
  };
}

/** What counts while one service is talked about. */
type Sight = {
  answerings: Answering[];
  /** Of each group, its answer's place, below 0 where it is none here; and how much it counts. */
  answerOf: Int32Array;
  weightOf: Float32Array;
  /** How much each answer's features count together, and all of them. */
  sums: Float64Array;
  sum: number;
};

function sightOf(serviceId: string, { groups }: AskedOnModel): Sight | null {
  if (!groups.some(({ service }) => service === serviceId)) return null;
  const isHere = ({ service }: { service: string | null }) =>
    service === serviceId || service === "any";
  const answerings = new Map(
    groups.filter(isHere).map(({ answering }) => [answeringKey(answering), answering]),
  );
  const keys = [...answerings.keys()];
  // Another service's sizes are others, though they may be called the same.
  const answerOf = Int32Array.from(groups, (group) =>
    group.answering.by === "scope" && !isHere(group)
      ? -1
      : keys.indexOf(answeringKey(group.answering)),
  );
  const weightOf = Float32Array.from(groups, ({ service }) => {
    if (service === serviceId) return weights.own;
    if (service === null) return weights.entry;
    // In a talk about a matter, what is asked in every talk is rarely meant.
    return service in matters || (service === "any" && serviceId in matters)
      ? weights.matter
      : weights.other;
  });
  const sums = new Float64Array(keys.length);
  for (const [at, { sum }] of groups.entries()) {
    const answer = answerOf[at] ?? -1;
    if (answer >= 0) sums[answer] = (sums[answer] ?? 0) + sum * (weightOf[at] ?? 0);
  }
  return {
    answerings: [...answerings.values()],
    answerOf,
    weightOf,
    sums,
    sum: sums.reduce((a, b) => a + b, 0),
  };
}
