import { AppError } from "#errors";
import { isId } from "#kit/ids.ts";
import { ariaOf, type Assistant, countedIn } from "./assistant.ts";
import { beginReply } from "./begin-reply.ts";
import type { Channel, MessageView } from "./contract.ts";
import type { ConversationDeps, Visitor } from "./deps.ts";
import { takeQuestion } from "./queries-saying.ts";
import { hasMessage, selectLastQuestion, selectOpen, toMessageView } from "./queries.ts";

/**
 * Lets Aria answer the visitor's last message again, of which no whole answer came (a crash, an outage, a
 * lost line).
 * @throws AppError not_found (also for a message of somebody else's), reply_pending, nothing_to_answer
 */
export async function retryReply(
  visitor: Visitor,
  messageId: unknown,
  deps: ConversationDeps,
  channel: Channel = "chat",
  assistant: Assistant = ariaOf(deps),
): Promise<{ conversationId: string; message: MessageView }> {
  if (typeof messageId !== "string" || !isId(messageId)) throw new AppError("not_found");
  const now = deps.clock();
  const until = new Date(now.getTime() + deps.conversations.chats.times.leaseMs);
  const taken = await takeQuestion(deps.db, {
    visitorKey: visitor.key,
    channel,
    messageId,
    now,
    until,
  });
  if (!taken) throw await explain(visitor, messageId, { channel, now }, deps);
  const { conversationId, before } = taken;
  const message = await selectLastQuestion(deps.db, conversationId);
  if (!message) throw new AppError("not_found"); // it was deleted in this very moment
  const isOverLimit = !(await countedIn(assistant, deps, (_db, count) => count(message.id)));
  beginReply(
    { conversationId, question: message, before, visitor, channel, until, assistant, isOverLimit },
    deps,
  );
  return { conversationId, message: toMessageView(message) };
}

async function explain(
  visitor: Visitor,
  messageId: string,
  { channel, now }: { channel: Channel; now: Date },
  deps: ConversationDeps,
): Promise<AppError> {
  const open = await selectOpen(deps.db, visitor.key, channel);
  if (!open || !(await hasMessage(deps.db, open.id, messageId))) return new AppError("not_found");
  const isPending = open.answeringUntil !== null && open.answeringUntil > now;
  return new AppError(isPending ? "reply_pending" : "nothing_to_answer");
}
