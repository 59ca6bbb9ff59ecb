/** Words that say nothing of what a sentence is about. */
const empty = new Set(
  "a about after again all also am an and any are as ask at be because been before being but by can could did do does doing done for from get give go got had has have he hello her here hi him his how i if in into is it its just know let like look made make many may me might more most much my need no not now of off on once one or other our out over own please she should so some somebody someone such tell than thank thanks that the their them then there these they this those through to too under up us very want was way we were what when where which while who whom whose why will with would yes you your".split(
    " ",
  ),
);

/** A word without its ending, roughly: enough to see that "refunds" and "refunded" are about one thing. */
const rootOf = (word: string): string =>
  word.length < 4
    ? word
    : word
        .replace(/(ies|ied)$/, "y")
        .replace(/(?<=\w{3})(ing|ed|es|s|ly)$/, "")
        .replace(/(?<=\w{3})(e|y)$/, "")
        .replace(/(?<=\w{3})([b-df-hj-np-tv-z])\1$/, "$1");

/** The words of a text that say something, in small letters, each with what is left of it without its ending. */
export function sayingWords(text: string): { word: string; root: string }[] {
  const words =
    text
      .toLowerCase()
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .replace(/(\p{L})['’](s|re|ve|ll|d|m|t)\b/gu, "$1 ")
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .filter((word) => word.length > 1 && !empty.has(word))
    .map((word) => ({ word, root: rootOf(word) }));
}

export const rootsIn = (text: string): string[] => sayingWords(text).map(({ root }) => root);
