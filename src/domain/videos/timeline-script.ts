import { sentencesOf } from "#kit/sentences.ts";
import type { Storyboard } from "./storyboard.ts";

/** A sentence of the script as it is seen: its words in their order, never empty. */
export type ScriptSentence = { scene: number; words: readonly string[] };

/** Longer than any word that is spoken: an address, or a language that leaves no space between words. */
const maxWordLetters = 40;
const isSpoken = (word: string) => /[\p{L}\p{N}]/u.test(word);

/**
 * The sentences of a script, through all scenes. Tags of SSML and HTML are left out, as nobody says them; what has no
 * letter (a dash, an emoji) stays beside the word that it follows.
 */
export function scriptSentences(scenes: Storyboard["scenes"]): ScriptSentence[] {
  return scenes.flatMap(({ text }, scene) => {
    const sentences: string[][] = [];
    let before = "";
    for (const sentence of sentencesOf(withoutTags(text))) {
      const words: string[] = [];
      for (const word of sentence.split(/\s+/).flatMap(piecesOf)) {
        if (isSpoken(word)) {
          words.push(before + word);
          before = "";
        } else if (words.length > 0) words[words.length - 1] += ` ${word}`;
        else if (sentences.length > 0) append(sentences.at(-1)!, word);
        else before += `${word} `;
      }
      if (words.length > 0) sentences.push(words);
    }
    return sentences.map((words) => ({ scene, words }));
  });
}

function append(words: string[], word: string): void {
  words[words.length - 1] += ` ${word}`;
}

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

const withoutTags = (text: string) =>
  text
    .replace(
      /<\/?(?:p|s|div|br|hr|li|ul|ol|tr|td|h\d|break|speak|sentence|paragraph)\b[^<>]*>/gi,
      " ",
    )
    .replace(/<!--[\s\S]*?-->|<\/?[a-z][^<>]*>/gi, "")
    .replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (_whole, name: string) => entities[name] ?? " ")
    // oxlint-disable-next-line no-control-regex -- what a keyboard doesn't type isn't drawn
    .replace(/[\u0000-\u0009\u000B-\u001F\u007F\u2028\u2029]/g, " ");

/** A word, or what is left of it between its own dashes and slashes where it is far too long. */
function piecesOf(word: string): string[] {
  const letters = Array.from(word);
  if (letters.length <= maxWordLetters) return word === "" ? [] : [word];
  const pieces: string[] = [];
  while (letters.length > maxWordLetters) {
    const most = letters.slice(0, maxWordLetters);
    const joint = most.findLastIndex((letter) => /[-/_.,;:?&=]/.test(letter)) + 1;
    pieces.push(letters.splice(0, joint > maxWordLetters / 2 ? joint : maxWordLetters).join(""));
  }
  return [...pieces, letters.join("")].filter(Boolean);
}
