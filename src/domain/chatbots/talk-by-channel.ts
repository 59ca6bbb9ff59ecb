import type { Via, Visitor } from "#domain/conversations/index.ts";
import { AppError, toAppError } from "#errors";
import { awaitReply } from "./await-reply.ts";
import type { ChatbotDeps } from "./deps.ts";
import type { Bot } from "./find-bot.ts";
import { retryWithBot, sendToBot } from "./talk-with-bot.ts";

/**
 * What came by mail or SMS, with the bot's answer to it. The same key again stores nothing: it waits for the answer, or
 * asks for it again where whoever wrote it has gone. Resolves once the answer is stored, or a person is to give it.
 * @throws AppError bot_paused, reply_pending, ai_unavailable where no answer came: try again later
 */
export async function talkByChannel(
  { bot, visitor, via }: { bot: Bot; visitor: Visitor; via: Via },
  said: { text: string; key: string },
  deps: ChatbotDeps,
): Promise<{ conversationId: string; position: number }> {
  const sent = await sendToBot({ bot, visitor }, said, deps, { via });
  const { conversationId, message } = sent;
  const stored = { conversationId, position: message.position };
  if (sent.later.some(({ replyTo, state }) => replyTo === message.id && state !== "cut"))
    return stored;
  if (!sent.isPending && !(await askAgain())) return stored;
  const heard = await awaitReply({ conversationId, message }, deps);
  if (heard === null) throw new AppError("ai_unavailable");
  return stored;

  /** @returns false where a person answers, or something was said after it */
  async function askAgain(): Promise<boolean> {
    try {
      await retryWithBot({ bot, visitor }, message.id, deps, { via });
      return true;
    } catch (error) {
      if (["nothing_to_answer", "not_found"].includes(toAppError(error).code)) return false;
      throw error;
    }
  }
}
