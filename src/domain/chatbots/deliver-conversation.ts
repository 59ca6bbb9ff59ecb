import type { Tx } from "#db/open.ts";
import {
  type ConnectionDeps,
  conversationEvent,
  deliver,
  type DeliveredConversation,
} from "#domain/connections/index.ts";
import { selectWholeConversation } from "#domain/conversations/index.ts";
import type { Bot } from "./find-bot.ts";

/** What deliveries of a conversation are about. */
export const conversationSubject = (id: string): string => `conversation/${id}`;

/**
 * Sends a conversation that has ended, with all that was said in it, to the database and the webhook of a bot's settings.
 * Call it in the transaction that hears of the end.
 * @param eventId names why: the same event delivers once
 * @returns how many deliveries were asked for
 */
export async function deliverConversation(
  tx: Tx,
  { bot, conversationId, eventId }: { bot: Bot; conversationId: string; eventId: string },
  deps: Pick<ConnectionDeps, "clock">,
): Promise<number> {
  const { database, databaseConnectionId, webhookConnectionId } = bot.config.integrations;
  const chosen = [
    { kind: database, connectionId: databaseConnectionId },
    { kind: "webhook" as const, connectionId: webhookConnectionId },
  ].filter(({ kind, connectionId }) => kind && connectionId);
  const conversation = chosen.length > 0 ? await selectWholeConversation(tx, conversationId) : null;
  if (!conversation || conversation.said.length === 0) return 0;
  const payload: DeliveredConversation = {
    id: conversationId,
    botName: bot.config.name,
    beganAt: conversation.createdAt.toISOString(),
    endedAt: conversation.endedAt?.toISOString() ?? null,
    messages: conversation.said.map(({ speaker, text, at }) => ({
      by: speaker === "Customer" ? "visitor" : speaker === "Person" ? "person" : "bot",
      text,
      at,
    })),
  };
  const about = {
    ownerId: bot.ownerId,
    subject: conversationSubject(conversationId),
    event: conversationEvent,
    key: eventId,
    payload,
  };
  let asked = 0;
  for (const { kind, connectionId } of chosen)
    if (connectionId && (await deliver(tx, { ...about, connectionId, kind }, deps))) asked += 1;
  return asked;
}
