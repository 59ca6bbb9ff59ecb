import { withoutContact } from "#kit/asks-for-contact.ts";
import { nearWords } from "#kit/near-words.ts";
import { apartFromUnits, stopWords, wordsOf } from "#kit/words.ts";
import { ownVocabulary, type Vocabulary } from "./vocabulary.ts";

/**
 * One thing that a question is about, with all the ways to say it: a passage that holds any of them has it.
 * `isContext`: it was said before, and the question only leans on it. `isMeasure`: a figure, or what it counts
 * in ("2 weeks"): in every text, and the asked one is the visitor's own. `isName`: it has a capital in the
 * middle of a sentence.
 */
export type Asked = { ways: Way[]; isContext: boolean; isMeasure?: boolean; isName?: boolean };
/** `factor` is 1 for the visitor's own word, less for what stands for it; `sure`, how surely that is meant, where it differs. */
export type Way = { word: string; factor: number; sure?: number };
/** What was said before, oldest first. */
export type History = readonly { sender: "user" | "ai"; text: string }[];

const longestQuestion = 600;
/** More words than this say no more. */
const maxWords = 40;
const phraseFactor = 0.9;

/** Whether a word says nothing, also with a slip in it: "posible". */
export const saysNothing = (word: string): boolean =>
  stopWords.en.has(word) || (word.length > 5 && nearWords(word, [...stopWords.en]).length > 0);

/** The words of a question, in small letters, without accents and marks. */
const questionWordsOf = (text: string, { hasUnits }: Vocabulary): string[] => {
  const asked = withoutContact(text.slice(0, longestQuestion));
  return wordsOf(hasUnits ? apartFromUnits(asked) : asked).slice(0, maxWords);
};

/** Turns of phrase in a text: the words of ours that each asks for, and what is left of the text without them. */
export function takePhrases(
  text: string,
  vocabulary: Vocabulary = ownVocabulary,
): { means: (readonly string[])[]; rest: string } {
  const words = questionWordsOf(text, vocabulary);
  const means: (readonly string[])[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length;) {
    const said = phraseAt(words, at, vocabulary);
    if (said) means.push(said.means);
    else rest.push(words[at] ?? "");
    at += said?.phrase.length ?? 1;
  }
  return { means, rest: rest.join(" ") };
}

const phraseAt = (words: readonly string[], at: number, { phrases }: Vocabulary) =>
  phrases.find(({ phrase }) => phrase.every((one, by) => words[at + by] === one));

/** Words with a capital that no sentence begins with, in small letters. */
const namesIn = (text: string): ReadonlySet<string> =>
  new Set(
    text.match(/(?<=[\p{Ll}\p{N},;][’']?\s+)\p{Lu}[\p{L}\p{N}]+/gu)?.flatMap((one) => wordsOf(one)),
  );

/** What stands for a word of a question about our pages (content/question-words.ts), whatever its ending. */
export const wordsLike = (word: string): readonly string[] => ownVocabulary.like(word);

/** Takes a question apart into what it is about. Words that only a language has are left to Postgres. */
function askedIn(text: string, isContext: boolean, vocabulary: Vocabulary): Asked[] {
  const { stop, like, standsFor } = vocabulary;
  const words = questionWordsOf(text, vocabulary);
  const names = namesIn(text);
  const asked: Asked[] = [];
  for (let at = 0; at < words.length;) {
    const said = phraseAt(words, at, vocabulary);
    if (said) {
      asked.push({
        isContext,
        ways: said.means.map((word) => ({ word, factor: phraseFactor })),
      });
      at += said.phrase.length;
      continue;
    }
    const word = words[at] ?? "";
    const next = words[at + 1];
    at += 1;
    if (stop.has(word) || (word.length === 1 && !/\d/.test(word))) continue;
    asked.push({
      isContext,
      isName: names.has(word),
      isMeasure: /^\d+$/.test(word) || (/^\d+$/.test(words[at - 2] ?? "") && measure.test(word)),
      ways: [
        { word, factor: 1 },
        // "chat bot", "web site": one word on our pages.
        ...(next && !stop.has(next) ? [{ word: word + next, factor: 1 }] : []),
        ...like(word).map((other) => ({
          word: other,
          ...standsFor,
        })),
      ],
    });
  }
  return asked;
}

/** Whether a question needs what was said before to be understood: "and how long does that take?" */
export function leansOnBefore(
  question: string,
  asked: readonly Asked[] = askedIn(question, false, ownVocabulary),
): boolean {
  const words = wordsOf(question.slice(0, longestQuestion));
  return (
    /^\s*(and|but|so|or|also|then|what about|how about|ok(ay)?|what if)\b/i.test(question) ||
    words.some((word) =>
      /^(it|its|that|this|they|them|their|those|these|one|ones|there|then|afterwards)$/.test(word),
    ) ||
    asked.length <= 1
  );
}

/** Whether somebody says what they want done, rather than asking about something. */
export const isWish = (question: string): boolean =>
  /(?<!\b(?:do|would|will|did|can|may|must) )\b(?:i|we)(?:'d| would| 'd)? (?:need|want|like|am looking|are looking|look)\b|\blooking for\b|\bwhich (?:service|one|of your)\b|\bwhat (?:service|would you (?:build|recommend|suggest))\b|\b(?:build|make|create|set up|design|automate|develop|write|program|code) (?:me |us )?(?:a|an|our|my|some|the)\b|\bmy \w+ (?:should|must|needs? to)\b|\brecommend\b/i.test(
    question,
  );

const forWhom = /\bfor (?:my|our)(?: [\p{L}'’-]+){1,2}/giu;

/** A wish without whom it is for: "a website for my bakery" asks for a website, whatever our pages say of bakeries. */
export function withoutWhom(text: string): string {
  if (!isWish(text)) return text;
  const rest = text.replace(forWhom, " ");
  return askedIn(rest, false, ownVocabulary).length > 0 ? rest : text;
}

const measure = /^(minute|hour|day|week|month|year|dollar|usd|euro|percent)s?$/;
const contextFactor = 0.6;

/** What a question is about, what it leans on included. @param history the turns before it */
export function readQuestion(
  question: string,
  history: History = [],
  vocabulary: Vocabulary = ownVocabulary,
): Asked[] {
  const own = vocabulary === ownVocabulary ? withoutWhom(question) : question;
  const asked = askedIn(own, false, vocabulary);
  if (!leansOnBefore(question, asked)) return asked;
  const before = history.filter(({ sender }) => sender === "user").slice(-2);
  const known = new Set(asked.flatMap(({ ways }) => ways[0]?.word ?? []));
  const context: Asked[] = [];
  // The nearest turn that is about something; the one before it only where that leans, too.
  for (const { text } of before.toReversed()) {
    const said = askedIn(text, true, vocabulary);
    context.push(...said.filter(({ ways }) => !known.has(ways[0]?.word ?? "")));
    if (!leansOnBefore(text, said)) break;
  }
  return [
    ...asked,
    ...context.map(({ ways, ...rest }) => ({
      ...rest,
      ways: ways.map(({ word, factor }) => ({ word, factor: factor * contextFactor })),
    })),
  ];
}
