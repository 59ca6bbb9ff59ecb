import { siteCollection } from "#content/answers/site-collection.ts";
import { readStories, storyIds, type Story } from "#content/answers/stories.ts";
import { isPicked } from "#kit/picked.ts";
import type { Steps } from "#kit/steps.ts";
import { kindReader, type KindModel, type KindReader, learnKinds } from "./kind-reader.ts";
import type { Learning, Sample } from "./kind-reader.ts";
import { knownModel, type ModelToLearn } from "./known-models.ts";
import { needFeaturesOf } from "./need-features.ts";

/** What a message may tell: a need that is met here, one that is met elsewhere, or none. */
export const toldKinds = ["need", "elsewhere", "no-need"] as const;
export type ToldKind = (typeof toldKinds)[number];

/** What somebody's story tells. */
export type StoryReading = {
  told: Record<ToldKind, number>;
  /** How likely each service meets it, by id, if it is a need; all together 1. */
  services: Record<string, number>;
};
export type StoryReader = (text: string) => StoryReading;

const learning: Learning = {
  featuresOf: needFeaturesOf,
  rounds: 6,
  pace: 6,
  decay: 0.000_02,
  minUses: 2,
  byRarity: true,
};
/** Where another service would be as right, the first one keeps so much. */
const ownShare = 0.65;
/** Ways to ask are many, and short: some of them count a little beside the stories. */
const ofWays = {
  toServices: { every: 2, weight: 0.4 },
  need: { every: 3, weight: 0.3 },
  "no-need": { every: 6, weight: 0.5 },
};
/** Stories of needs are sixteen times as many as the others. */
const weightOf = { need: 1, elsewhere: 6, "no-need": 2 };

const isOther = (asksFor: string): asksFor is "elsewhere" | "no-need" =>
  asksFor === "elsewhere" || asksFor === "no-need";

/** Which service meets a need. */
export const learnServices = (stories: readonly Story[]): Steps<KindModel> =>
  learnKinds(
    storyIds,
    [
      ...stories.flatMap(({ text, asksFor, also }) =>
        isOther(asksFor) ? [] : [{ text, kind: shares(asksFor, also) }],
      ),
      ...thinned("need", ofWays.toServices).map(({ text, serviceId, weight }) => ({
        text,
        kind: serviceId,
        weight,
      })),
    ],
    learning,
  );

function shares(asksFor: string, also: readonly string[]): Record<string, number> {
  const own = also.length > 0 ? ownShare : 1;
  const others = also.map((one) => [one, (1 - own) / also.length] as const);
  return Object.fromEntries([[asksFor, own], ...others]);
}

/** Whether a need is told. */
export const learnTold = (stories: readonly Story[]): Steps<KindModel> =>
  learnKinds(
    toldKinds,
    [
      ...stories.map(({ text, asksFor }): Sample<ToldKind> => {
        const kind = isOther(asksFor) ? asksFor : "need";
        return { text, kind, weight: weightOf[kind] };
      }),
      ...(["need", "no-need"] as const).flatMap((kind) =>
        thinned(kind, ofWays[kind]).map(({ text, weight }) => ({ text, kind, weight })),
      ),
    ],
    learning,
  );

/** Some of the ways to ask. */
function thinned(
  kind: "need" | "no-need",
  { every, weight }: { every: number; weight: number },
): { text: string; serviceId: string; weight: number }[] {
  const entries = siteCollection.entries.filter((one) =>
    kind === "need" ? one.kind === "need" && one.offers !== null : one.kind !== "need",
  );
  return entries
    .flatMap(({ asks, offers }) =>
      Object.values(asks)
        .flat()
        .map((text) => ({ text, serviceId: offers?.replace(/\..*$/, "") ?? "", weight })),
    )
    .filter(({ text }) => isPicked(text, every));
}

export const servicesModel: ModelToLearn = {
  name: "need-services",
  learn: () => learnServices(readStories()),
};
export const toldModel: ModelToLearn = {
  name: "need-told",
  learn: () => learnTold(readStories()),
};

/** Every engine reads with the same reader. */
let reader: StoryReader | null = null;

/** Tells which service a story asks for. */
export function* readingStories(): Steps<StoryReader> {
  reader ??= storyReader({
    services: yield* knownModel(servicesModel),
    told: yield* knownModel(toldModel),
  });
  return reader;
}

/** Reads stories by what was learnt. */
export function storyReader(models: { services: KindModel; told: KindModel }): StoryReader {
  let [features, featuresFor]: [ReadonlyMap<string, number>, string] = [new Map(), ""];
  // Both read the same text, one after the other.
  const featuresOf = (text: string) => {
    if (text !== featuresFor) [features, featuresFor] = [needFeaturesOf(text), text];
    return features;
  };
  const readTold: KindReader<ToldKind> = kindReader(toldKinds, models.told, featuresOf);
  const readServices = kindReader(storyIds, models.services, featuresOf);
  // One reply looks at the same few texts several times.
  const last = new Map<string, StoryReading>();
  return (text) => {
    const known = last.get(text);
    if (known) return known;
    const reading = { told: readTold(text), services: readServices(text) };
    const [oldest] = last.keys();
    if (last.size >= maxKept && oldest !== undefined) last.delete(oldest);
    last.set(text, reading);
    return reading;
  };
}
const maxKept = 8;
