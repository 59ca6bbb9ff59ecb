import {
  endConversation,
  findChat,
  rateAnswer,
  retryReply,
  sendMessage,
  type Sent,
  type Via,
  type Visitor,
} from "#domain/conversations/index.ts";
import { AppError } from "#errors";
import { newId } from "#kit/ids.ts";
import { assistantOf } from "./bot-assistant.ts";
import { hasPeople } from "./bot-conduct.ts";
import { callForPerson } from "./call-for-person.ts";
import { pageOfHost } from "./conduct-rules.ts";
import { BotMessage } from "./contract.ts";
import type { ChatbotDeps } from "./deps.ts";
import type { Bot } from "./find-bot.ts";

/** A bot with its visitor: every call of its window. */
type Talk = { bot: Bot; visitor: Visitor };

const refusePaused = ({ state }: Bot) => {
  if (state === "paused") throw new AppError("bot_paused");
};

/** What a visitor says, and the bot's answer to it. @throws AppError bot_paused, invalid_input, reply_pending, not_found */
export async function sendToBot(
  { bot, visitor }: Talk,
  input: unknown,
  deps: ChatbotDeps,
  {
    isNew = false,
    earlier = [],
    via = "web",
  }: { isNew?: boolean; earlier?: readonly string[]; via?: Via } = {},
): Promise<Sent> {
  refusePaused(bot);
  const page = BotMessage.shape.page.parse(Object(input).page);
  return sendMessage(visitor, input, deps, {
    isNew,
    via,
    assistant: await assistantOf(bot, deps, via),
    hostPage: pageOfHost(page),
    earlier: earlier.map((text) => ({
      id: newId("msg"),
      sender: "user" as const,
      text,
      state: "whole" as const,
      replyTo: null,
    })),
  });
}

/** The last message is answered again. @throws AppError bot_paused, not_found, reply_pending, nothing_to_answer */
export async function retryWithBot(
  { bot, visitor }: Talk,
  messageId: unknown,
  deps: ChatbotDeps,
  { via = "web" }: { via?: Via } = {},
) {
  refusePaused(bot);
  return retryReply(visitor, messageId, deps, "chat", await assistantOf(bot, deps, via));
}

/** Whether an answer helped. @throws AppError invalid_input, not_found */
export async function rateBotAnswer({ bot, visitor }: Talk, input: unknown, deps: ChatbotDeps) {
  const { answers } = await assistantOf(bot, deps);
  return rateAnswer(visitor, input, { ...deps, answers });
}

/** Ends the visitor's running conversation. @throws AppError not_found */
export async function endBotChat({ bot, visitor }: Talk, deps: ChatbotDeps): Promise<void> {
  await endConversation(visitor, deps, await assistantOf(bot, deps));
}

/** The visitor asks for a person. @throws AppError not_found where nothing was said, no_person where none can come */
export async function askForPerson({ bot, visitor }: Talk, deps: ChatbotDeps): Promise<void> {
  const { conversationId } = await findChat(visitor.key, deps);
  if (!hasPeople(bot, deps.clock())) throw new AppError("no_person");
  await callForPerson(bot, conversationId, deps);
}
