import type { Conversation } from "../../judge/conversation.ts";
import { englishConversations } from "./conversations-english.ts";
import { otherLanguageConversations } from "./conversations-other-languages.ts";

export const examConversations: readonly Conversation[] = [
  ...englishConversations,
  ...otherLanguageConversations,
];
