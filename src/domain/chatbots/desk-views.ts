import type { ConversationListItem, TranscriptLine } from "#domain/conversations/index.ts";
import type { BotNoteView } from "./contract.ts";

// What the people of a bot see at its desk.

/** A conversation as the bot's people read it; `isMine`: the reader answers in the bot's place. */
export type BotConversationView = ConversationListItem & {
  lines: TranscriptLine[];
  isMine: boolean;
  notes: BotNoteView[];
};

/** A line of a bot's inbox; `unread`: how many messages of the visitor its reader hasn't seen. */
export type BotConversationItem = ConversationListItem & { unread: number };

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
  /** Other ways in which the same was asked; `times` counts them, too. */
  others: { id: string; question: string; times: number }[];
};

/** What happened on one day (UTC), or on several. */
export type BotFigure = {
  /** Conversations that began then. */
  conversations: number;
  /** Of them: every question was answered, and no person was called or joined. */
  byBot: number;
  /** Of them: a person was called or joined. */
  handOvers: number;
  answers: number;
  /** Of the answers: those that say that it isn't known. */
  unanswered: number;
  helpful: number;
  unhelpful: number;
  leads: number;
  /** What answers cost with the owner's own key, in millionths of a dollar. */
  costMicroUsd: number;
};
export type BotDay = BotFigure & { day: string };

/** How a bot does. Each day is there, oldest first; `before` are as many days before them. */
export type BotFigures = {
  days: BotDay[];
  before: BotDay[];
  /** Who paid for its answers in all these days: nobody, as no model wrote one; the provider; the owner, at least once. */
  payer: "none" | "provider" | "owner";
};
