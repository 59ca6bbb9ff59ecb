import { bindingWords, callLimits, chatWords, instructionsFor } from "#content/consultant.ts";
import type { DbOrTx, Tx } from "#db/open.ts";
import type { AnswerDeps, Language } from "#domain/answers/index.ts";
import type { CallLimits, Consultant, Persona } from "#domain/consultant/index.ts";
import type { CollectionId } from "#domain/knowledge/index.ts";
import type { Channel, MessageView } from "./contract.ts";
import type { ConversationDeps } from "./deps.ts";
import { cannedReply, type Said } from "./rules.ts";

/** Our own conversations, which admins read. */
export const providerDesk = "provider";

/** What an assistant says by itself, in one language. */
export type AssistantWords = {
  /** In place of an answer while the provider fails. */
  canned: string;
  outerFailure: string;
  emptyReply: string;
  refused: string;
  brokenOff: string;
  stopped: string;
  /** In place of the words of a limit that names Aria; null: those of the limit. */
  limit: string | null;
};

/** What is asked, as an assistant's own rules see it. */
export type Asked = { conversationId: string; question: Said; before: readonly Said[] };

/** What differs between those who answer: Aria, and each customer's bot. */
export type Assistant = {
  /** Whose conversations these are: `provider`, or the project of a bot. */
  desk: string;
  /** Whose passages are searched. */
  collection: CollectionId;
  answers: AnswerDeps["answers"];
  /** Who answers in its name; absent: who answers for Aria. */
  ai?: Consultant;
  /** Somebody else pays for it: its failures are theirs, too. */
  isOwnKey?: boolean;
  limits: CallLimits;
  /** In the place of a figure that a model has from nowhere. */
  bindingWords: Readonly<Record<Language, string>>;
  instructions: (persona: Persona, how: { isSpoken: boolean }) => string;
  wordsFor: (said: { text: string; before: readonly Said[]; channel: Channel }) => AssistantWords;
  /** Set for a bot. */
  bot?: {
    /** Hosts that its answers may link to. */
    hosts: readonly string[];
    /** The words of the composer without a model. */
    voiceFor: (said: { text: string; before: readonly Said[] }) => {
      unknown: string;
      steadfast: string;
      /** Before what was found, where it is only near to the question (content/bot-near-words.ts). */
      near: string;
    };
    /**
     * Counts a message towards its owner's plan, in the transaction that stores it. @returns whether it may be answered
     */
    count: (tx: Tx, messageId: string) => Promise<boolean>;
    /** What its rules answer before anything is looked up (a person is asked for, a subject it avoids, …). */
    meet: (asked: Asked & { isOverLimit: boolean }) => Promise<Met | null>;
    /** What is added to an answer that isn't known. */
    unanswered: (asked: Asked) => Promise<{ text: string; offersPerson: boolean }>;
    /** A visitor ended a conversation. */
    ended: (tx: Tx, conversationId: string) => Promise<void>;
  };
};

/** An answer by rule. */
export type Met = Pick<MessageView, "text" | "state"> & {
  offersPerson: boolean;
  isUnanswered?: boolean;
};

const wordsOfAria: AssistantWords = {
  canned: "",
  outerFailure: chatWords.outerFailure,
  emptyReply: chatWords.emptyReply,
  refused: chatWords.refused,
  brokenOff: chatWords.brokenOff,
  stopped: chatWords.stopped,
  limit: null,
};

/** Aria, on our own pages. */
export const ariaOf = ({ answers }: Pick<ConversationDeps, "answers">): Assistant => ({
  desk: providerDesk,
  collection: "site",
  answers,
  limits: callLimits.reply,
  instructions: instructionsFor,
  bindingWords,
  wordsFor: ({ channel }) => ({ ...wordsOfAria, canned: cannedReply(channel) }),
});

/** What a reply needs, with who answers in this assistant's name. */
export const assistedBy = (assistant: Assistant, deps: ConversationDeps): ConversationDeps => ({
  ...deps,
  answers: assistant.answers,
  consultant: { ...deps.consultant, ai: assistant.ai ?? deps.consultant.ai },
});

/** Runs in the transaction of a message where it counts, else on the database itself. */
export const countedIn = <T>(
  assistant: Assistant,
  deps: Pick<ConversationDeps, "db">,
  work: (db: DbOrTx, count: (messageId: string) => Promise<boolean>) => Promise<T>,
): Promise<T> => {
  const { bot } = assistant;
  return bot
    ? deps.db.transaction((tx) => work(tx, (messageId) => bot.count(tx, messageId)))
    : work(deps.db, async () => true);
};
