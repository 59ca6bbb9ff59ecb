import type { Certainty, Entry, Language, Trial } from "#domain/answers/contract.ts";

export const languageWords: Record<Language, string> = {
  en: "English",
  de: "German",
  es: "Spanish",
  fr: "French",
};

export const kindWords: Record<Entry["kind"], string> = {
  answer: "Answer",
  need: "Need",
  "small-talk": "Small talk",
};

/** Why a question is on the list. */
export const missedWords: Record<Certainty, string> = {
  unknown: "No answer",
  unsure: "Aria asked to clarify",
  unhelpful: "Not helpful",
};

/** What a trial came to. */
export const trialWords: Record<Trial["certainty"], string> = {
  sure: "She answers",
  unsure: "She isn’t sure and asks to clarify",
  unknown: "No curated answer",
};
