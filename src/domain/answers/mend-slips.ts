import { serviceNames } from "#content/answers/service-names.ts";
import { countedNouns } from "#domain/catalogue/index.ts";
import { nearWords } from "#kit/near-words.ts";
import { plainLetters, wordsOf } from "#kit/words.ts";
import { languages, type Entry } from "./contract.ts";
import { isSmall } from "./features.ts";

/** Words that messages are expected to hold, by their first letter. */
export type Vocabulary = { known: ReadonlySet<string>; byLetter: ReadonlyMap<string, string[]> };

/** A word of one way to ask only may itself be a slip that people make. */
const minUses = 2;
/** An answer that is asked for in few ways has few words to tell slips by: all of them count as known. */
const fewAsks = 6;
const shortest = 5;

/** The words that entries are asked with, and what services are called. */
export function vocabularyOf(entries: readonly Entry[]): Vocabulary {
  const uses = new Map<string, number>();
  for (const { asks } of entries) {
    const texts = languages.flatMap((language) => asks[language] ?? []);
    const count = texts.length < fewAsks ? minUses : 1;
    for (const text of texts)
      for (const word of new Set(wordsOf(text))) uses.set(word, (uses.get(word) ?? 0) + count);
  }
  for (const word of Object.values(serviceNames).flatMap((names) => wordsOf(names)))
    uses.set(word, minUses);
  return vocabularyFrom([...uses].flatMap(([word, count]) => (count >= minUses ? [word] : [])));
}

export const vocabularyFrom = (words: readonly string[]): Vocabulary => ({
  known: new Set(words),
  byLetter: Map.groupBy(words, (word) => word.charAt(0)),
});

/** "12 Felder" are no folder. */
const isCounted = (word: string): boolean => countedNouns.some(([noun]) => noun.test(word));

const isEnding = (longer: string, shorter: string) =>
  longer.startsWith(shorter) && /^(?:s|es|e|en|er|n|d|ed|ing)?$/.test(longer.slice(shorter.length));

/** A message with its misspelt words put right: "refnud" → "refund". Only words that nothing else explains. */
export function mendSlips(message: string, { known, byLetter }: Vocabulary): string {
  return message.replace(/\p{L}{5,40}/gu, (written) => {
    const word = plainLetters(written);
    if (known.has(word) || isSmall(word) || isCounted(written)) return written;
    const candidates = (byLetter.get(word.charAt(0)) ?? []).filter(
      ({ length }) => length >= shortest && Math.abs(length - word.length) <= 2,
    );
    // A plural or another ending is no slip.
    if (candidates.some((one) => isEnding(word, one) || isEnding(one, word))) return written;
    return nearWords(word, candidates).find((meant) => isLikelySlip(word, meant)) ?? written;
  });
}

const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
/** Where a key lies, each row half a key to the right of the one above. */
function keyOf(letter: string): { x: number; y: number } | null {
  const y = rows.findIndex((row) => row.includes(letter));
  return y === -1 ? null : { x: (rows[y] ?? "").indexOf(letter) + y / 2, y };
}
const isVowel = (letter: string) => "aeiouy".includes(letter);

/** Whether a finger or an ear may take one for the other: "gebucht" is a word of its own, and no slip of "gesucht". */
function areMistaken(a: string, b: string): boolean {
  if (isVowel(a) && isVowel(b)) return true;
  const [one, other] = [keyOf(a), keyOf(b)];
  return (
    one !== null &&
    other !== null &&
    Math.abs(one.x - other.x) <= 1.5 &&
    Math.abs(one.y - other.y) <= 1
  );
}

function isLikelySlip(word: string, meant: string): boolean {
  // "insured" and "insurer" are two words, and no slip of one another.
  if (word.slice(0, -1) === meant.slice(0, -1)) return false;
  if (word.length !== meant.length) return true;
  const places = Array.from(word, (_, at) => at).filter((at) => word[at] !== meant[at]);
  const [at = 0] = places;
  return places.length !== 1 || areMistaken(word.charAt(at), meant.charAt(at));
}
