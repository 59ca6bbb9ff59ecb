const numberWords =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
const vague: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  single: 1,
  pair: 2,
  couple: 2,
  both: 2,
  few: 3,
  several: 3,
  dozen: 12,
  thirty: 30,
  forty: 40,
  fifty: 50,
};

/** Any of these may stand for a number in a regular expression. */
export const numberPattern = `(?:\\d{1,3}|${[...numberWords, ...Object.keys(vague)].join("|")})`;

/** `"three"` → 3, `"12"` → 12, `"several"` → 3; null for what is no number. */
export function numberOf(word: string): number | null {
  const plain = word.toLowerCase();
  if (/^\d{1,3}$/.test(plain)) return Number(plain);
  const index = numberWords.indexOf(plain);
  if (index >= 0) return index + 1;
  return Object.hasOwn(vague, plain) ? (vague[plain] ?? null) : null;
}

/** The number that stands before one of these words, with up to two words between: "three short videos". */
export function numberBefore(text: string, unit: RegExp): number | null {
  const pattern = new RegExp(
    `(?<![\\w$€£.,-])(${numberPattern})(?:\\s+of)?(?:[\\s-]+(?!(?:and|or|with|for|in|to)\\b)[\\p{L}-]+){0,2}?[\\s-]+(?:${unit.source})\\b`,
    "giu",
  );
  const found = [...text.matchAll(pattern)].flatMap(([, word = ""]) => numberOf(word) ?? []);
  return found.length > 0 ? Math.max(...found) : null;
}
