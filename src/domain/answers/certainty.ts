/** What says how sure it is that the best entry is meant. */
export type Evidence = {
  /** How much more its words are its own than anybody's, and how far that is above the next entry's. */
  sum: number;
  lead: number;
  /** How near the message is to one single way to ask it. */
  nearest: number;
  /** The share of the message's words that no entry knows. */
  unknown: number;
  /** By what was learnt of whole texts; null where nothing was. */
  learnt: LearntEvidence | null;
};

export type LearntEvidence = {
  /** How likely it is, as a logarithm. */
  likely: number;
  /** How far its words and this together are above the next entry's. */
  lead: number;
};

/**
 * How often an entry with such evidence is the right one: logistic curves fitted to ways to ask that were left out of the
 * index (eval/calibrate.ts). The more ways an entry has, the less a single near one and a lead say: `few` was fitted on
 * 2026-11-23 with 52 ways an entry, and holds for what owners of bots write; `many` on 2026-11-28 with 85. `unknown`
 * is set by hand: ways to ask that we wrote have no words from elsewhere.
 */
const fits = {
  few: { base: -2.4, sum: 0.2, lead: 1.3, nearest: 1.5, unknown: -2 },
  many: { base: -1.86, sum: 0.08, lead: 1.01, nearest: 1.23, unknown: -2 },
};
/**
 * The same of what was learnt of whole texts: fitted on 2026-11-28 to ways that were left out in blocks, with stories and
 * questions that our pages don't answer between them, of which no entry is the right one.
 */
const fitLearnt = { base: -2.2, sum: 0.24, lead: 0.28, share: 1.9, unknown: -2 };
/** Halfway between the two. */
const manyWays = 68;

/**
 * The likelihood that an entry is meant, 0 to 1. Where whole texts were learnt, it is the mean of both opinions: they are
 * wrong about different messages, and each was measured by itself.
 * @param ways how many there are to ask, for an entry of the collection on average
 */
export function certaintyOf(evidence: Evidence, ways: number): number {
  const { sum, lead, nearest, unknown, learnt } = evidence;
  const fit = ways < manyWays ? fits.few : fits.many;
  const byWords = shareOf(
    fit.base + fit.sum * sum + fit.lead * lead + fit.nearest * nearest + fit.unknown * unknown,
  );
  if (!learnt) return byWords;
  const byTexts = shareOf(
    fitLearnt.base +
      fitLearnt.sum * sum +
      fitLearnt.lead * learnt.lead +
      fitLearnt.share * Math.exp(learnt.likely) +
      fitLearnt.unknown * unknown,
  );
  return (byWords + byTexts) / 2;
}

const shareOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));
