import { type Answering, type AskedOnServices, readAskedOn } from "#content/answers/asked-on.ts";
import { siteCollection } from "#content/answers/site-collection.ts";
import type { Steps } from "#kit/steps.ts";
import { languages } from "./contract.ts";
import type { ModelToLearn } from "./known-models.ts";
import { needFeaturesOf } from "./need-features.ts";

/** Ways to ask that answer one thing: those of one service, those of every talk, or those of an entry itself. */
export type AskedGroup = {
  /** A service's id, `any`, or null of an entry's own ways to ask. */
  service: string | null;
  answering: Answering;
  /** How much all its features count together. */
  sum: number;
};

/** What was learnt: of each feature how rare it is, and how much it counts in which groups. */
export type AskedOnModel = {
  groups: readonly AskedGroup[];
  features: readonly string[];
  rarity: Float32Array;
  /** From `starts[feature]` until `starts[feature + 1]`: the groups that have it, and how much it counts there. */
  starts: Uint32Array;
  places: Uint16Array;
  values: Float32Array;
};

/** What is the same question, whichever service is talked about. */
export const answeringKey = (answering: Answering): string => {
  if (answering.by === "entry") return answering.id;
  if (answering.by === "fact") return `fact ${answering.fact}`;
  return answering.by === "scope" ? `scope ${answering.slug}` : "elsewhere";
};

/** So many of an entry's own ways to ask, in each language. */
const maxWays = 40;
/** A feature of one single way says nothing of another. */
const minUses = 2;

function groupsOf(all: AskedOnServices): { group: AskedGroup; texts: string[] }[] {
  const told = [...all].flatMap(([service, sections]) =>
    sections.map(({ answering, asks }) => ({
      group: { service, answering, sum: 0 },
      texts: Object.values(asks).flat(),
    })),
  );
  const asked = new Set(told.map(({ group }) => answeringKey(group.answering)));
  const own = siteCollection.entries
    .filter(({ id }) => asked.has(id))
    .map(({ id, asks }) => ({
      group: { service: null, answering: { by: "entry" as const, id }, sum: 0 },
      texts: languages.flatMap((language) => (asks[language] ?? []).slice(0, maxWays)),
    }));
  return [...told, ...own];
}

/** Counts what is asked on in which words. The same texts always make the same model. */
export function* learnAskedOn(all: AskedOnServices): Steps<AskedOnModel> {
  const groups = groupsOf(all);
  const uses = new Map<string, number>();
  const counts: Map<string, number>[] = [];
  let texts = 0;
  for (const one of groups) {
    yield;
    const count = new Map<string, number>();
    for (const text of one.texts) {
      texts += 1;
      for (const [feature, value] of needFeaturesOf(text)) {
        uses.set(feature, (uses.get(feature) ?? 0) + 1);
        count.set(feature, (count.get(feature) ?? 0) + value);
      }
    }
    counts.push(count);
  }
  const features = [...uses].flatMap(([feature, count]) => (count >= minUses ? [feature] : []));
  const rarity = Float32Array.from(features, (one) => Math.log((texts + 1) / (uses.get(one) ?? 1)));
  yield;
  return {
    groups: groups.map(({ group }) => group),
    features,
    rarity,
    ...posted(features, rarity, counts, groups),
  };
}

/** Sorts what counts in which group by feature, and sums it up. */
function posted(
  features: readonly string[],
  rarity: Float32Array,
  counts: readonly ReadonlyMap<string, number>[],
  groups: readonly { group: AskedGroup }[],
): Pick<AskedOnModel, "starts" | "places" | "values"> {
  const numbers = new Map(features.map((feature, number) => [feature, number]));
  const having: [group: number, value: number][][] = features.map(() => []);
  for (const [at, count] of counts.entries())
    for (const [feature, value] of count) {
      const number = numbers.get(feature);
      const group = groups[at]?.group;
      if (number === undefined || !group) continue;
      const weighed = value * (rarity[number] ?? 0);
      having[number]?.push([at, weighed]);
      group.sum += weighed;
    }
  const starts = new Uint32Array(features.length + 1);
  for (const [number, list] of having.entries())
    starts[number + 1] = (starts[number] ?? 0) + list.length;
  const all = having.flat();
  return {
    starts,
    places: Uint16Array.from(all, ([group]) => group),
    values: Float32Array.from(all, ([, value]) => value),
  };
}

export const askedOnModel: ModelToLearn<AskedOnModel> = {
  name: "asked-on",
  learn: () => learnAskedOn(readAskedOn()),
};
