import { isPicked } from "#kit/picked.ts";
import { readAskedOn } from "./asked-on.ts";
import { readWays } from "./read-ways.ts";
import { siteCollection } from "./site-collection.ts";

/**
 * Whether our pages hold the answer to a question: they do, it is about us or our work and no page says it, or it is about
 * something else: the law, another company, somebody's own business, or anything else that is nothing of ours.
 */
export const asides = ["elsewhere", "law", "others", "advice"] as const;
export const coverages = ["covered", "unsaid", ...asides] as const;
export type Aside = (typeof asides)[number];
export type Coverage = (typeof coverages)[number];

/** The entries that answer what isn't about us. */
export const notAboutUsIds: Readonly<Record<Aside, string>> = {
  elsewhere: "off-topic",
  law: "law-and-tax",
  others: "other-companies",
  advice: "own-business",
};
/**
 * One in so many ways to ask our answers is a sample, beside what people wrote in their own words: more of those about us,
 * as what no page says sounds like them.
 */
const everyWay = { answer: 60, aboutUs: 3, need: 240, askedOn: 15 };
const aboutUs =
  /^(?:company|client-|team-|partner-|phone-|talk-|certificates|dpo|aria|careers|partners|referral|press|testimonials|review|show-my|working|supplier|insurance|legal|tenders|made-by|sell-to|ai-|community|scam|vanish|where)/;

const written = readWays(new URL("coverage/", import.meta.url));

/** Questions that aren't about us. */
export const elsewhereSamples = (): string[] =>
  asides.flatMap((kind) => Object.values(written.get(kind) ?? {}).flat());

/** Questions of which it is known whether our pages answer them: `coverage/<coverage>.txt`, and some of the ways to ask. */
export function coverageSamples(): { text: string; kind: Coverage }[] {
  const samples: { text: string; kind: Coverage }[] = [];
  for (const [name, ways] of written) {
    const kind = coverages.find((one) => one === name);
    if (!kind) throw new Error(`content/answers/coverage/${name}.txt is named after no coverage`);
    for (const text of Object.values(ways).flat()) samples.push({ text, kind });
  }
  const notAboutUs = new Map(asides.map((kind) => [notAboutUsIds[kind], kind]));
  const asked = siteCollection.entries.filter(
    ({ id, kind }) => kind !== "small-talk" && !notAboutUs.has(id) && id !== "not-sold",
  );
  for (const { id, kind, asks } of asked) {
    const every =
      kind === "need" ? everyWay.need : aboutUs.test(id) ? everyWay.aboutUs : everyWay.answer;
    for (const text of Object.values(asks).flat())
      if (isPicked(text, every)) samples.push({ text, kind: "covered" });
  }
  // "How long till it's live?" is asked of what is talked about.
  const askedOn = [...readAskedOn().values()].flat();
  for (const { answering, asks } of askedOn)
    if (answering.by !== "elsewhere")
      for (const text of Object.values(asks).flat())
        if (isPicked(text, everyWay.askedOn)) samples.push({ text, kind: "covered" });
  for (const { id, asks } of siteCollection.entries) {
    const kind = notAboutUs.get(id);
    if (kind) for (const text of Object.values(asks).flat()) samples.push({ text, kind });
  }
  return samples;
}
