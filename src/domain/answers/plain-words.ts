import { plainLetters } from "#kit/words.ts";

/** "don't" and "dont" are one word, "j'ai" is two: small words with their "not" carry meaning where kinds are told apart. */
export const plainWords = (text: string): string[] =>
  plainLetters(text)
    .replaceAll("ß", "ss")
    .replace(/(?<=\p{L})['’](?=(?:s|re|ve|ll|d|m|t)(?!\p{L}))/gu, "")
    .match(/[\p{L}\p{N}]+|\p{Extended_Pictographic}/gu) ?? [];
