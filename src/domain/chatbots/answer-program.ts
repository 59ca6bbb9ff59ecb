import type { Sent, Visitor } from "#domain/conversations/index.ts";
import { readChat } from "#domain/conversations/index.ts";
import { AppError } from "#errors";
import { newId } from "#kit/ids.ts";
import { awaitReply } from "./await-reply.ts";
import { BotApiMessage, type BotApiReply } from "./contract.ts";
import type { ChatbotDeps } from "./deps.ts";
import type { Bot } from "./find-bot.ts";
import { invalidInput } from "./invalid-input.ts";
import { sendToBot } from "./talk-with-bot.ts";
import { visitorOfProgram } from "./visitor.ts";

/**
 * A message as programs send it (spec studio.md §7, sendMessage), answered once the whole reply is there. The people and
 * sessions that a program names are the bot's own: another bot's are others.
 * @throws AppError invalid_input, bot_paused, reply_pending, ai_unavailable
 */
export async function answerProgram(
  bot: Bot,
  input: unknown,
  deps: ChatbotDeps,
  /** Names the message: the same one again isn't asked a second time. */
  key = newId("key"),
): Promise<BotApiReply> {
  const parsed = BotApiMessage.safeParse(input);
  if (!parsed.success) throw invalidInput(parsed.error);
  const { message, user_id: userId, context } = parsed.data;
  const sessionId = context.session_id ?? "";
  const visitor = visitorOfProgram(bot, { userId, sessionId }, deps);
  const sent = await sendToBot({ bot, visitor }, { text: message, key }, deps, {
    earlier: context.previous_messages ?? [],
  });
  if (!sent.isPending)
    return { conversation_id: sent.conversationId, reply: "", sources: [], state: "person" };
  return replyTo(sent, visitor, deps);
}

/** Waits for what is answered to a message. */
async function replyTo(sent: Sent, visitor: Visitor, deps: ChatbotDeps): Promise<BotApiReply> {
  const { conversationId, message } = sent;
  const heard = await awaitReply({ conversationId, message }, deps);
  if (heard === null) throw new AppError("ai_unavailable");
  const common = { conversation_id: conversationId };
  if (heard === "person") return { ...common, reply: "", sources: [], state: "person" };
  const { conversation } = await readChat(visitor.key, deps);
  const sources = heard.sources.map(({ path, title }) => ({ title, url: path || null }));
  const isUnanswered = heard.isUnanswered === true || heard.state === "canned";
  const state =
    conversation?.wantsPerson === true ? "person" : isUnanswered ? "unanswered" : "answered";
  return { ...common, reply: heard.text, sources, state };
}
