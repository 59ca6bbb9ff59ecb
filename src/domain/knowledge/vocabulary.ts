import { askingWords, generalPhrases, generalWords } from "#content/general-words/by-language.ts";
import { askedBy, sameWords } from "#content/question-words.ts";
import { type Language, readLanguage } from "#domain/answers/index.ts";
import { stemIn, stopWords } from "#kit/words.ts";

/** How questions are read: which words say nothing, what stands for others, and what a turn of phrase asks for. */
export type Vocabulary = {
  language: Language;
  stop: ReadonlySet<string>;
  /** What stands for a word, whatever its ending. */
  like: (word: string) => readonly string[];
  /** The longest first. */
  phrases: readonly { phrase: readonly string[]; means: readonly string[] }[];
  /** How much what stands for a word counts beside the word itself, and how surely it is meant. */
  standsFor: { factor: number; sure?: number };
  /** "5TB" is a number and a unit. */
  hasUnits: boolean;
};

function createVocabulary(
  language: Language,
  lines: readonly string[],
  turns: Readonly<Record<string, string>>,
  rest: Pick<Vocabulary, "stop" | "standsFor" | "hasUnits">,
): Vocabulary {
  const standFor = new Map<string, string[]>();
  for (const line of lines) {
    const words = line.split(" ");
    for (const word of words) {
      const stem = stemIn(language, word);
      const others = words.filter((one) => one !== word);
      standFor.set(stem, [...(standFor.get(stem) ?? []), ...others]);
    }
  }
  const phrases = Object.entries(turns)
    .map(([phrase, means]) => ({ phrase: phrase.split(" "), means: means.split(/[ -]/) }))
    .toSorted((a, b) => b.phrase.length - a.phrase.length);
  return { language, phrases, like: (word) => standFor.get(stemIn(language, word)) ?? [], ...rest };
}

/** For questions about our own pages. */
export const ownVocabulary = createVocabulary("en", sameWords, askedBy, {
  stop: stopWords.en,
  standsFor: { factor: 0.7 },
  hasUnits: false,
});

const made = new Map<Language, Vocabulary>();

/** For questions about anybody's documents, in one of our languages. */
export function documentVocabulary(language: Language): Vocabulary {
  const vocabulary =
    made.get(language) ??
    createVocabulary(language, generalWords[language], generalPhrases[language], {
      stop: new Set([...stopWords[language], ...askingWords[language]]),
      standsFor: { factor: 0.4, sure: 0.7 },
      hasUnits: true,
    });
  made.set(language, vocabulary);
  return vocabulary;
}

/** The vocabulary of the language that a question is in. */
export const vocabularyFor = (question: string): Vocabulary =>
  documentVocabulary(readLanguage(question) ?? "en");
