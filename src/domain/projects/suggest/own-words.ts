import { type InLanguages, videoTopic } from "#content/studio-start/videos.ts";
import { readLanguage } from "#domain/answers/index.ts";
import { plainLetters } from "#kit/words.ts";
import { capital } from "./told.ts";

/** A company that speaks of itself: "We repair…", "Unsere Praxis…", "Nous réparons…", "Ofrecemos…". */
const speaksOfItself =
  /^(?:(?:we|our|i|my|wir|unsere?[mnrs]?|ich|meine?|nous|notre|nos|je|mon|ma|nosotr[oa]s|nuestr[oa]s?|somos|mi)\b|\p{L}{3,}mos\b)/iu;
/** What asks for a video instead of saying what is in it. */
const asksForVideo =
  /\b(?:video|film|clip|avatar|presenter|want|need|would like|mochte|brauche|quiero|necesit|queremos|voudr|veux|besoin)/;

/**
 * The words of a sentence that can be spoken as they are: a statement of one's own, or the topic behind an opening.
 * Empty where the sentence asks for a video, or is in another language than the script.
 */
export function ownWordsIn(
  sentence: string,
  code: keyof InLanguages,
): { words: string; isStatement: boolean } {
  // What was added about length and language isn't spoken.
  const text = sentence.replace(/\s*\([^()]*\)\s*$/u, "").trim();
  // A German sentence isn't spoken in an English script.
  const isOther = (readLanguage(text) ?? code) !== code;
  if (isOther || text.split(/\s+/u).length < 3 || asksForVideo.test(plainLetters(text)))
    return { words: "", isStatement: false };
  const whole = /[.!?…]$/u.test(text) ? text : `${text}.`;
  const isStatement = speaksOfItself.test(text);
  return { words: isStatement ? capital(whole) : videoTopic[code] + whole, isStatement };
}

/** A script with these words after its first paragraph; `replaces`: in place of what asks for the same. */
export function withOwnWords(
  script: string,
  { words, replaces }: { words: string; replaces: boolean },
): string {
  if (words === "") return script;
  const [first = "", ...others] = script.split("\n\n");
  return [first, words, ...(replaces ? others.toSpliced(1, 1) : others)].join("\n\n");
}
