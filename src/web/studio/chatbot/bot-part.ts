import type { Chatbot } from "#domain/projects/configuration/chatbot.ts";
import type { Problem } from "#domain/projects/configuration/parts.ts";

/** What each part of the designer gets: the bot's configuration, as generated forms take it (fields/schema-form.tsx). */
export type BotPart = {
  value: Chatbot;
  change: (next: Chatbot) => void;
  /** `["chatbot"]`. */
  path: readonly string[];
  problems: readonly Problem[];
  isReadOnly: boolean;
  /** Words for values, by the dotted path of their field. */
  labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
  select: (id: string) => void;
};
