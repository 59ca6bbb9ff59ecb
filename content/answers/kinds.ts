import { isPicked } from "#kit/picked.ts";
import { elsewhereSamples } from "./coverage.ts";
import { readWays } from "./read-ways.ts";
import { siteCollection } from "./site-collection.ts";
import { readStories } from "./stories.ts";

/** What a message may be: one that asks about our work, chat, or a person in need, by what they need. */
export const messageKinds = [
  "business",
  "chat",
  "self-harm",
  "despair",
  "danger",
  "medical",
  "worried",
] as const;
export type MessageKind = (typeof messageKinds)[number];

/** One in so many ways to ask our answers is a sample: all of them would outweigh the samples written for this. */
const everyWay = 8;
const everyStory = 5;
const everyAside = 4;

/** Messages whose kind is known: `kinds/<kind>.txt`, all small talk, some of what is asked about our work, and some stories. */
export function kindSamples(): { text: string; kind: MessageKind }[] {
  const samples: { text: string; kind: MessageKind }[] = [];
  for (const [name, ways] of readWays(new URL("kinds/", import.meta.url))) {
    const kind = messageKinds.find((one) => one === name);
    if (!kind)
      throw new Error(`content/answers/kinds/${name}.txt is named after no kind of message`);
    for (const text of Object.values(ways).flat()) samples.push({ text, kind });
  }
  const asked = siteCollection.entries.filter(({ kind }) => kind !== "small-talk");
  const talk = siteCollection.entries.filter(({ kind }) => kind === "small-talk");
  for (const text of asked.flatMap(({ asks }) => Object.values(asks).flat()))
    if (isPicked(text, everyWay)) samples.push({ text, kind: "business" });
  // "Is mistletoe poisonous to sheep?" is nobody's call for help.
  for (const [at, text] of elsewhereSamples().entries())
    if (at % everyAside === 0) samples.push({ text, kind: "business" });
  // "It need not breathe" is nobody's, either.
  for (const { text } of readStories())
    if (isPicked(text, everyStory)) samples.push({ text, kind: "business" });
  for (const text of talk.flatMap(({ asks }) => Object.values(asks).flat()))
    samples.push({ text, kind: "chat" });
  return samples;
}
