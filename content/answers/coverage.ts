import { isPicked } from "#kit/picked.ts";
import { readWays } from "./read-ways.ts";
import { siteCollection } from "./site-collection.ts";

/**
 * Whether our pages hold the answer to a question: they do, it is about us or our work and no page says it, or it is
 * nothing of ours.
 */
export const coverages = ["covered", "unsaid", "elsewhere"] as const;
export type Coverage = (typeof coverages)[number];

/** What is said to a question that is nothing of ours. */
export const elsewhereId = "off-topic";
/**
 * One in so many ways to ask our answers is a sample, beside what people wrote in their own words: more of those about us,
 * as what no page says sounds like them.
 */
const everyWay = { answer: 60, aboutUs: 8, need: 240 };
const aboutUs =
  /^(?:company|aria|careers|partners|referral|press|testimonials|review|show-my|working|supplier|insurance|legal|tenders|made-by|sell-to|ai-|community|scam|vanish|where)/;

const written = readWays(new URL("coverage/", import.meta.url));

/** Questions that are nothing of ours. */
export const elsewhereSamples = (): string[] =>
  Object.values(written.get("elsewhere") ?? {}).flat();

/** Questions of which it is known whether our pages answer them: `coverage/<coverage>.txt`, and some of the ways to ask. */
export function coverageSamples(): { text: string; kind: Coverage }[] {
  const samples: { text: string; kind: Coverage }[] = [];
  for (const [name, ways] of written) {
    const kind = coverages.find((one) => one === name);
    if (!kind) throw new Error(`content/answers/coverage/${name}.txt is named after no coverage`);
    for (const text of Object.values(ways).flat()) samples.push({ text, kind });
  }
  const asked = siteCollection.entries.filter(
    ({ id, kind }) => kind !== "small-talk" && id !== elsewhereId && id !== "not-sold",
  );
  for (const { id, kind, asks } of asked) {
    const every =
      kind === "need" ? everyWay.need : aboutUs.test(id) ? everyWay.aboutUs : everyWay.answer;
    for (const text of Object.values(asks).flat())
      if (isPicked(text, every)) samples.push({ text, kind: "covered" });
  }
  const elsewhere = siteCollection.entries.find(({ id }) => id === elsewhereId);
  for (const text of Object.values(elsewhere?.asks ?? {}).flat())
    samples.push({ text, kind: "elsewhere" });
  return samples;
}
