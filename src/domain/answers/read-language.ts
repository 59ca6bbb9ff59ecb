import { languageWords } from "#content/language-words.ts";
import { stopWords, wordsOf } from "#kit/words.ts";
import { languages, type Collection, type Language } from "./contract.ts";

/** Letters that only one of the languages has. */
const letters: Readonly<Record<Exclude<Language, "en">, RegExp>> = {
  de: /[äöüß]/giu,
  es: /[ñ¿¡]/giu,
  fr: /[çœêèùûîï]|\b(?:l|d|j|n|qu|c)['’]\p{L}/giu,
};
/** Words that people ask with, which only one of the languages has, though the search needs them. */
const asking: Readonly<Record<Exclude<Language, "en">, RegExp>> = {
  de: /^(?:kostet|kosten|lange|preis|dauert)$/,
  es: /^(?:cuanto|cuanta|cuesta|tarda|precio)$/,
  fr: /^(?:combien|temps|coute|prend|prix|delai)$/,
};
/** A word that several languages have counts less. */
const shares = new Map<string, number>();
for (const language of languages)
  for (const word of stopWords[language]) shares.set(word, (shares.get(word) ?? 0) + 1);

/** Words of one language alone, beside its small ones. */
const ownWords = new Map(
  languages.map((language) => [language, new Set(wordsOf(languageWords[language]))]),
);
const ownShare = 0.6;

/** So much more than English another language must show. */
const margin = 0.5;

function scoreOf(text: string, words: readonly string[], language: Language): number {
  const small = words
    .filter((word) => stopWords[language].has(word))
    .reduce((sum, word) => sum + 1 / (shares.get(word) ?? 1), 0);
  const own = ownShare * words.filter((word) => ownWords.get(language)?.has(word)).length;
  if (language === "en") return small + own;
  const special = text.match(letters[language])?.length ?? 0;
  return small + own + special + words.filter((word) => asking[language].test(word)).length;
}

/** The language of a text; null where nothing in it tells. */
export function readLanguage(text: string): Language | null {
  const words = wordsOf(text.slice(0, 2000));
  const scored = languages
    .map((language) => ({ language, score: scoreOf(text, words, language) }))
    .toSorted((a, b) => b.score - a.score);
  const [best, second] = scored;
  if (!best || best.score === 0) return null;
  if (best.score - (second?.score ?? 0) < margin)
    return scored.find(({ language, score }) => language === "en" && score === best.score)
      ? "en"
      : best.score >= 1
        ? best.language
        : null;
  return best.language;
}

const countScript = (text: string, scripts: readonly string[]): number =>
  scripts.reduce(
    (sum, script) => sum + (text.match(new RegExp(`\\p{Script=${script}}`, "gu"))?.length ?? 0),
    0,
  );

/** What to say to whoever writes in a language that isn't answered in; null for the others. */
export function otherLanguage(text: string, { otherLanguages }: Collection): string | null {
  const letterCount = text.match(/\p{L}/gu)?.length ?? 0;
  const inScript = otherLanguages.filter(
    ({ scripts = [] }) => letterCount > 0 && countScript(text, scripts) > letterCount / 2,
  );
  // Two languages share a script: words of one decide, or the one that comes first.
  const scripted =
    inScript.find(({ words }) => words.some((word) => text.toLowerCase().includes(word))) ??
    inScript[0];
  if (scripted) return scripted.says;
  const words = new Set(wordsOf(text));
  const own = Math.max(...languages.map((one) => scoreOf(text, [...words], one)));
  const scored = otherLanguages
    .map(({ words: known, says }) => ({
      says,
      score: known.filter((word) => words.has(word) && !shares.has(word)).length,
    }))
    .toSorted((a, b) => b.score - a.score);
  const [best] = scored;
  return best && best.score >= 2 && best.score > own ? best.says : null;
}
