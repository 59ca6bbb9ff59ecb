import { z } from "zod";
import type { Contact } from "#kit/read-contact.ts";

/** The languages that are answered in. */
export const languages = ["en", "de", "es", "fr"] as const;
export const Language = z.enum(languages);
export type Language = z.infer<typeof Language>;

/** Something that people say, with what is said to it. */
export type Entry = {
  id: string;
  /** A need is answered with a service and a question back; small talk is whole messages. */
  kind: "answer" | "need" | "small-talk";
  asks: Readonly<Partial<Record<Language, readonly string[]>>>;
  /** Variants, of which one is said; with placeholders (content/answers/curated-answer.ts). */
  says: Readonly<Partial<Record<Language, readonly string[]>>>;
  page: string | null;
  /** A service's or a scope's id, where it is about one. */
  offers: string | null;
  /** The question back to a need. */
  asksBack: Readonly<Partial<Record<Language, string>>>;
  next: readonly string[];
};

/** Everything that one assistant answers from: Aria's, or a customer's bot's. */
export type Collection = {
  entries: readonly Entry[];
  /** Placeholders that every text may hold, e.g. `fact:support`. */
  facts: Readonly<Record<string, string>>;
  /** What is told by patterns alone, and said before everything else. */
  crises: readonly { tells: readonly RegExp[]; says: Readonly<Record<Language, string>> }[];
  /** A line for each language that isn't answered in, with the words and scripts that it is recognised by. */
  otherLanguages: readonly {
    words: readonly string[];
    scripts?: readonly string[];
    says: string;
  }[];
};

/** An answer of the engine's own. */
export type Reply = {
  text: string;
  language: Language;
  /** Addresses that it rests on. */
  cited: readonly string[];
  /** Questions to tap: what is asked next, or what was perhaps meant. */
  asks: readonly string[];
  offersPerson: boolean;
  /**
   * How sure it is: `unsure` asks back, `unknown` is for whoever has other sources (passages of pages, a model).
   */
  certainty: "sure" | "unsure" | "unknown";
  /** What it says that it has noted: whoever says it stores it before. */
  noted?: Contact;
};
