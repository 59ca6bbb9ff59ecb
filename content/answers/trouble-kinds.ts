import { elsewhereSamples } from "./coverage.ts";
import { readWays } from "./read-ways.ts";
import { siteCollection } from "./site-collection.ts";
import { readStories } from "./stories.ts";

/**
 * What a customer's message may tell of: something that went wrong with us, by the entry that answers it, or none of
 * these, which is most of what people write.
 */
export const troubleKinds = [
  "none",
  "service-down",
  "delivered-broken",
  "delivery-late",
  "nobody-wrote",
  "double-charge",
  "invoice-wrong",
  "refund-late",
  "no-confirmation",
  "data-exposed",
  "account-hacked",
  "leaving",
  "complaint",
] as const;
export type TroubleKind = (typeof troubleKinds)[number];

/** One in so many ways to ask for something else, and of stories, is a sample: they outnumber troubles by far. */
const everyWay = 5;
const everyStory = 2;
const everyTalk = 3;
/** Entries that are asked about in general as often as told of: what is told stands in `trouble-kinds/`. */
const ofWays = new Set<string>([
  "service-down",
  "delivered-broken",
  "delivery-late",
  "nobody-wrote",
  "double-charge",
  "complaint",
  "account-hacked",
]);
const weightOfWays = 0.6;

type TroubleSample = { text: string; kind: TroubleKind; weight?: number };

/** Messages whose kind is known: `trouble-kinds/<entry>.txt`, the ways to ask for trouble, and some of everything else. */
export function troubleSamples(): TroubleSample[] {
  const samples: TroubleSample[] = [];
  const kindOf = (id: string) => troubleKinds.find((one) => one === id);
  for (const [name, ways] of readWays(new URL("trouble-kinds/", import.meta.url))) {
    const kind = kindOf(name);
    if (!kind)
      throw new Error(`content/answers/trouble-kinds/${name}.txt is named after no trouble`);
    for (const text of Object.values(ways).flat()) samples.push({ text, kind });
  }
  let others = 0;
  for (const { id, kind: entryKind, asks } of siteCollection.entries) {
    const kind = kindOf(id);
    const every = entryKind === "small-talk" ? everyTalk : everyWay;
    for (const text of Object.values(asks).flat()) {
      if (kind && ofWays.has(id)) samples.push({ text, kind, weight: weightOfWays });
      if (kind) continue;
      if (others % every === 0) samples.push({ text, kind: "none", weight: weightOfWays });
      others += 1;
    }
  }
  for (const text of elsewhereSamples()) samples.push({ text, kind: "none" });
  // What tells of no need may tell of trouble.
  const needs = readStories().filter(({ asksFor }) => asksFor !== "no-need");
  for (const [at, { text }] of needs.entries())
    if (at % everyStory === 0) samples.push({ text, kind: "none" });
  return samples;
}
