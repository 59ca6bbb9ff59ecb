import type { Passage } from "#domain/consultant/ports.ts";
import type { Vocabulary } from "#domain/knowledge/ports.ts";
import { sentencesOf } from "#kit/sentences.ts";
import { apartFromUnits, stemIn, wordsOf } from "#kit/words.ts";

/** What can be quoted by itself: a sentence, an item of a list, a row of a table, a line of code. */
export type Unit = {
  text: string;
  roots: ReadonlySet<string>;
  /** It begins a line; what goes on in one is joined by a space. */
  isLine: boolean;
  /** It says little without what introduces it. */
  isItem: boolean;
};

/** A passage, taken apart. */
export type Source = {
  units: readonly Unit[];
  /** Of the headings above it and its document's title. */
  above: ReadonlySet<string>;
};

/** A line that is longer is taken apart into its sentences, also where it is an item of a list. */
const longestItem = 400;
/** Nothing longer is quoted. */
const longestUnit = 1200;
const item = /^(?:- |\d{1,3}[.)] )/;

/** The words of a text that say something, without their endings. */
export const rootsIn = (text: string, { language, stop, hasUnits }: Vocabulary): string[] =>
  wordsOf(hasUnits ? apartFromUnits(text) : text)
    .filter((word) => !stop.has(word) && (word.length > 1 || /\d/.test(word)))
    .map((word) => stemIn(language, word));

export function sourcesOf(passages: readonly Passage[], vocabulary: Vocabulary): Source[] {
  return passages.map(({ title, text }) => {
    const units = text.split("\n").flatMap((typed) => {
      const line = typed.trim();
      if (line === "") return [];
      const isItem = item.test(line);
      const pieces =
        isItem && line.length <= longestItem ? [line] : sentencesOf(withoutNumber(line));
      return pieces.map((piece, at): Unit => {
        const said = piece.replaceAll(numberMark, " ").slice(0, longestUnit);
        return {
          text: said,
          roots: new Set(rootsIn(said, vocabulary)),
          isLine: at === 0,
          isItem: isItem || line.includes(": "),
        };
      });
    });
    return { units, above: new Set(rootsIn(title, vocabulary)) };
  });
}

/** "1. Open the page": the point of its number ends no sentence. */
const numberMark = "\u2007";
const withoutNumber = (line: string) => line.replace(/^(\d{1,3}[.)]) /, `$1${numberMark}`);

/** Units as they stood in their passage. */
export const textOf = (units: readonly Unit[]): string =>
  units.map(({ text, isLine }, at) => (at === 0 ? "" : isLine ? "\n" : " ") + text).join("");
