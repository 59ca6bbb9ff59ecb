export type Language = "en" | "de" | "es" | "fr" | "pt" | "nl";

export type QuestionKind =
  | "need"
  | "service"
  | "buying"
  | "trust"
  | "company"
  | "aria"
  | "follow-up"
  | "several"
  | "complaint"
  | "contact-details"
  | "not-answered"
  | "small-talk"
  | "crisis";

/** What Aria should do with a question. */
export type Reaction =
  /** Say what our pages say. */
  | "answer"
  /** Say that our pages don't say it, or that it isn't ours to answer. */
  | "decline"
  /** Ask for what is missing. */
  | "ask-back"
  /** Lead to support or to another person: an address, a number, a page or a promise of a reply. */
  | "hand-over";

export type Facts = {
  /** Each fact that a right answer holds. All must match the answer's text, in any fair wording. */
  must: readonly RegExp[];
  /** What makes an answer wrong, whatever else it says. */
  mustNot?: readonly RegExp[];
};

export type Question = {
  id: string;
  kind: QuestionKind;
  /** The visitor's language; the answer should be in it, too. */
  language: Language;
  /** What the visitor typed earlier in the same conversation, oldest first. */
  before?: readonly string[];
  question: string;
  facts: Facts;
  /** What a right answer says, for a reader who judges by hand. */
  inWords?: string;
  /** Addresses that support the answer: one of them is enough. Empty where no page does. */
  pages: readonly string[];
  should: Reaction;
};
