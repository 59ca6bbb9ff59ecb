import { plainWords } from "#kit/plain-words.ts";
import type { ChatState } from "../../chat/chat-state.ts";
import { sentencesFrom } from "./sentences.ts";

/** How far Aria is with saying what stands in the conversation. */
export type Told = {
  /** Position of the last message that is said, or is not to be said. */
  position: number;
  /** The question whose answer she is saying, and how much of it she has begun to say. */
  replyTo: string | null;
  at: number;
  /** The rest of this answer isn't said: she was interrupted. */
  isHushed: boolean;
};

export const nothingTold: Told = { position: 0, replyTo: null, at: 0, isHushed: false };

/** What stands there already was said before, as after a page that was loaded anew. */
export const allTold = ({ messages }: Pick<ChatState, "messages">): Told => ({
  ...nothingTold,
  position: messages.at(-1)?.position ?? 0,
});

/** She was interrupted: of what she is saying nothing more is said. */
export const hushed = (told: Told, { writing }: Pick<ChatState, "writing">): Told => ({
  ...told,
  replyTo: writing?.replyTo ?? told.replyTo,
  isHushed: writing !== null,
});

/**
 * What she says next of the conversation as it stands now: sentences of an answer as soon as they are whole, each
 * once. Words of a person of ours, who answers in her place, aren't said in her voice.
 */
export function nextToSay(
  told: Told,
  { messages, writing }: Pick<ChatState, "messages" | "writing">,
): { told: Told; sentences: string[] } {
  let now = told;
  const sentences: string[] = [];
  for (const { position, sender, replyTo, text } of messages) {
    if (position <= now.position) continue;
    const isOfThis = replyTo !== null && replyTo === now.replyTo;
    if (sender === "ai" && !(isOfThis && now.isHushed)) {
      const from = isOfThis ? now.at : 0;
      sentences.push(...sentencesFrom(plainWords(text), from, { isWhole: true }).sentences);
    }
    now = sender === "ai" ? { ...nothingTold, position } : { ...now, position };
  }
  if (!writing) return { told: { ...nothingTold, position: now.position }, sentences };
  if (writing.replyTo !== now.replyTo)
    now = { ...now, replyTo: writing.replyTo, at: 0, isHushed: false };
  if (!now.isHushed) {
    const words = plainWords(writing.text, { isWhole: false });
    const whole = sentencesFrom(words, now.at, { isWhole: false });
    sentences.push(...whole.sentences);
    now = { ...now, at: whole.next };
  }
  return { told: now, sentences };
}
