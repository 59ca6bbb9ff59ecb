/** What says how sure it is that the best entry is meant. */
export type Evidence = {
  /** How much more its words are its own than anybody's, and how far that is above the next entry's. */
  sum: number;
  lead: number;
  /** How near the message is to one single way to ask it. */
  nearest: number;
  /** The share of the message's words that no entry knows. */
  unknown: number;
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
/** Halfway between the two. */
const manyWays = 68;

/** The likelihood that the best entry is meant, 0 to 1. @param ways how many there are to ask, for an entry of the collection on average */
export function certaintyOf({ sum, lead, nearest, unknown }: Evidence, ways: number): number {
  const fit = ways < manyWays ? fits.few : fits.many;
  const told =
    fit.base + fit.sum * sum + fit.lead * lead + fit.nearest * nearest + fit.unknown * unknown;
  return 1 / (1 + Math.exp(-told));
}
