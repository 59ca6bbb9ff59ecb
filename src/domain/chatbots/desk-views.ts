import type { ConversationListItem, TranscriptLine } from "#domain/conversations/index.ts";
import type { BotNoteView } from "./contract.ts";

// What the people of a bot see at its desk.

/** A conversation as the bot's people read it; `isMine`: the reader answers in the bot's place. */
export type BotConversationView = ConversationListItem & {
  lines: TranscriptLine[];
  isMine: boolean;
  notes: BotNoteView[];
};

/** A question that a bot could not answer, or whose answer didn't help; the same question is counted by its words. */
export type BotUnanswered = {
  id: string;
  question: string;
  language: string;
  certainty: "unknown" | "unsure" | "unhelpful";
  times: number;
  state: "open" | "answered" | "dismissed";
  conversationId: string | null;
  lastAskedAt: string;
};

/** How a bot does, day by day (UTC), oldest first; days without conversations are left out. */
export type BotFigures = {
  days: {
    day: string;
    conversations: number;
    /** Every question was answered, and no person was called or came. */
    byBot: number;
    handOvers: number;
    unanswered: number;
    helpful: number;
    unhelpful: number;
  }[];
};
