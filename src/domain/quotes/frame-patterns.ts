/**
 * What may be said in any words, because of what stands around it: what a bot knows, what a presenter explains, what is talked
 * about, which papers are fetched. None of it asks for anything beyond the service itself.
 */
export type Frame = {
  /** The services of which it is said; of any where none is named. */
  of?: readonly string[];
  /** What is free is the group, or else all of it. */
  said: RegExp;
  /** What is free is a list: each item has to look like a thing. */
  isList?: true;
  /** What it names is only called so, whatever else it may mean: "three processes: orders, bookings", "two things". */
  isName?: true;
};

/** A word. */
export const w = String.raw`[\p{L}\p{N}’'-]+`;
export const pattern = (source: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${source})`, "giud");
/** Up to the end of the clause, or to what is asked for beside it. */
export const toEnd = String.raw`[^.!?;:,\n]*?(?=[.!?;:,\n]|$|\s[–—-]\s|,? (?:plus|as well as|sowie|además|ainsi que)\s|, (?:and|und|y|et|but|aber|pero|mais)\s| (?:and|und|y|et) (?:an?|one|two|three|\d+|eine?[nmr]?|zwei|drei|una?|dos|tres|une|deux|trois|then|also|it|we|you|dann|auch|además|aussi) )`;
/** As far, and no further than the next comma. */
export const toComma = String.raw`[^.!?;:,\n]*?(?=[.!?;:,\n]|$|\s[–—-]\s| (?:and|then|while|und|dann|während|y|luego|mientras|et|puis|plus|pendant) )`;
