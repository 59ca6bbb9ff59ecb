import type { Assistant, AssistantWords } from "./assistant.ts";
import type { Channel, MessageView } from "./contract.ts";
import type { Visitor } from "./deps.ts";
import type { Said } from "./rules.ts";

/** What is asked, by whom and where, and what was said before. */
export type Ask = {
  question: Said;
  before: readonly Said[];
  visitor: Visitor;
  channel: Channel;
  /** Who answers. */
  assistant: Assistant;
  /** The plan of the assistant's owner includes no more answers. */
  isOverLimit?: boolean;
};

export type Answer = Pick<MessageView, "text" | "state" | "sources" | "offers"> & {
  /** It says that it isn't known. */
  isUnanswered?: boolean;
};
/** What comes of it: an answer to store, or a problem to tell where there is nothing to store. */
export type Outcome = Answer | { text: null; problem: string };

export const nothing = (problem: string): Outcome => ({ text: null, problem });
/** What the assistant says by itself. */
export const wordsOf = ({ assistant, question, before, channel }: Ask): AssistantWords =>
  assistant.wordsFor({ text: question.text, before, channel });
/** A reply of our own, with a way to a person. */
export const canned = (text: string): Answer => ({
  text,
  state: "canned",
  sources: [],
  offers: [{ type: "follow-up" }],
});
