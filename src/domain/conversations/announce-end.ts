import type { Tx } from "#db/open.ts";
import { publishEvent } from "#domain/events/index.ts";
import type { Clock } from "#kit/time.ts";
import { botConversationEnded, botQuestionUnanswered, conversationEnded } from "./contract.ts";

/** Says that a conversation has ended that is worth following up (spec site.md §4): one of more than one message. */
export const announceEnd = (
  tx: Tx,
  conversationId: string,
  messages: number,
  deps: { clock: Clock },
): Promise<void> =>
  messages > 1
    ? publishEvent(
        tx,
        conversationEnded,
        { subject: `conversation/${conversationId}`, payload: { conversationId } },
        deps,
      )
    : Promise.resolve();

/** The same of a customer's bot, for its owner's own systems. */
export const announceBotEnd = (
  tx: Tx,
  payload: { projectId: string; conversationId: string },
  deps: { clock: Clock },
): Promise<void> =>
  publishEvent(
    tx,
    botConversationEnded,
    { subject: `project/${payload.projectId}`, payload },
    deps,
  );

/** Says that a customer's bot couldn't answer a question. */
export const announceUnanswered = (
  tx: Tx,
  payload: { projectId: string; conversationId: string; messageId: string },
  deps: { clock: Clock },
): Promise<void> =>
  publishEvent(
    tx,
    botQuestionUnanswered,
    { subject: `conversation/${payload.conversationId}`, payload },
    deps,
  );
