import type { Language } from "#domain/answers/contract.ts";

/**
 * Someone writes of harming themselves, or of being in danger. This comes before every other answer and sells nothing.
 * Only these patterns tell it, never likeness of words, so that "this bug is killing me" gets an answer about the bug.
 */
export type Crisis = {
  id: "self-harm" | "danger" | "despair";
  /** Any of them, anywhere in the message. */
  tells: readonly RegExp[];
  /** What tells that it is about something else after all, anywhere in the message. */
  unless?: RegExp;
  says: Readonly<Record<Language, string>>;
};

/**
 * Whole words in any case, where none of `unless` follows ("I want to die of boredom"); both are alternatives of a
 * pattern. `'` also finds the typographic one, or none.
 */
export const said = (words: string, unless = "(?!)") =>
  new RegExp(
    `(?<!\\p{L})(?:${words.replaceAll("'", "['’]?")})(?!\\p{L})(?!,? (?:${unless})(?!\\p{L}))`,
    "iu",
  );
