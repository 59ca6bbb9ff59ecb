import type { ConnectionDeps } from "#domain/connections/index.ts";
import type { ConversationDeps } from "#domain/conversations/index.ts";
import type { FileDeps } from "#domain/files/index.ts";
import type { UsageDeps } from "#domain/usage/index.ts";

/** What customers' bots need. */
export type ChatbotDeps = ConversationDeps &
  Pick<ConnectionDeps, "connections"> &
  Pick<UsageDeps, "usage"> &
  Pick<FileDeps, "files">;
