/** Words that say nothing of what is looked for. */
const empty = new Set(
  "a an and are as at be by can do does for from get has have how i if in is it its me my of on or our so that the their this to was we what when where which who why will with you your".split(
    " ",
  ),
);

/** A word as it is compared: small letters, no accents, no plural. Null for words that say nothing. */
export function stemOf(word: string): string | null {
  const plain = word
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}|['’]/gu, "");
  if (plain === "" || empty.has(plain)) return null;
  if (/^\w{3,}ies$/.test(plain)) return `${plain.slice(0, -3)}y`;
  return /^\w{3,}[^su]s$/.test(plain) ? plain.slice(0, -1) : plain;
}

/** The words of a text with what stands between them: every second one is a word. */
export const partsOf = (text: string): string[] =>
  text.split(/([\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*)/u);

/** The words alone. */
export const wordsIn = (text: string): string[] =>
  partsOf(text).filter((_, index) => index % 2 === 1);
