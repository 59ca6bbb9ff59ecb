import { AppError } from "#errors";
import { isId } from "#kit/ids.ts";
import type { ConversationDeps, Visitor } from "./deps.ts";
import { setStopped } from "./queries-stop.ts";
import { hasMessage, selectOpen } from "./queries.ts";

/**
 * Stops the answer that is being written to a visitor's message, on whichever node: what was said stays, marked as
 * stopped, and can be asked again. An answer that is already there stays whole.
 * @returns whether one was being written
 * @throws AppError not_found (also for a message of somebody else's)
 */
export async function stopReply(
  visitor: Visitor,
  messageId: unknown,
  deps: ConversationDeps,
): Promise<{ stopped: boolean }> {
  if (typeof messageId !== "string" || !isId(messageId)) throw new AppError("not_found");
  const now = deps.clock();
  const id = await setStopped(deps.db, { visitorKey: visitor.key, messageId, now });
  if (id) {
    deps.conversations.chats.stopReply(id, messageId);
    return { stopped: true };
  }
  const open = await selectOpen(deps.db, visitor.key, "chat");
  if (!open || !(await hasMessage(deps.db, open.id, messageId))) throw new AppError("not_found");
  return { stopped: false };
}
