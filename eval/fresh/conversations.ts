import type { Conversation } from "./conversation.ts";
import { englishConversations } from "./conversations-english.ts";
import { otherLanguageConversations } from "./conversations-other-languages.ts";

/** Whole conversations, with the record that should come out of each. */
export const freshConversations: readonly Conversation[] = [
  ...englishConversations,
  ...otherLanguageConversations,
];
