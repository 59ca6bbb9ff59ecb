import { z } from "zod";
import { defineJob } from "#db/jobs.ts";
import { findBot, talkByChannel, visitorOfChannel } from "#domain/chatbots/index.ts";
import { toAppError } from "#errors";
import type { ChannelDeps } from "./deps.ts";
import { forwardAnswers } from "./forward-answers.ts";
import { ignoredWords } from "./mail-rules.ts";
import { selectMessage, updateMessage, updateThread } from "./queries.ts";
import { senderProofs } from "./sender-proof.ts";
import { threadFor } from "./threads.ts";

/** Failures that mean no answer will ever come. */
const hopeless = ["bot_paused", "not_found", "invalid_input"];

/**
 * Lets a bot answer what came by mail or SMS, and sends the answer. Each step may be done again: the conversation knows
 * the message by its id, and answers that were queued are known by their place.
 */
export const takeMessageJob = defineJob({
  name: "channels.take",
  queue: "ai",
  input: z.object({
    messageId: z.string(),
    receiver: z.string(),
    subject: z.string(),
    references: z.array(z.string()),
    proof: z.enum(senderProofs).default("unknown"),
  }),
  async run({ messageId, receiver, subject, references, proof }, deps: ChannelDeps, { step }) {
    const threadId = await step("place", () => place());
    if (threadId === null) return;
    const isAnswered = await step("answer", () => answer(messageId, threadId, deps));
    if (isAnswered)
      await step("send", () => deps.db.transaction((tx) => forwardAnswers(tx, threadId, deps)));

    function place(): Promise<string | null> {
      return deps.db.transaction(async (tx) => {
        const message = await selectMessage(tx, messageId);
        if (message?.state !== "waiting") return null;
        if (message.threadId) return message.threadId;
        const { projectId, channel, sender } = message;
        const to = { receiver, subject, mailIds: references, proof };
        const about = { projectId, channel, sender, ...to };
        const { id } = await threadFor(tx, about, deps);
        await updateMessage(tx, messageId, { threadId: id });
        return id;
      });
    }
  },
});

/** @returns whether there is something to send */
async function answer(messageId: string, threadId: string, deps: ChannelDeps): Promise<boolean> {
  const message = await selectMessage(deps.db, messageId);
  if (!message) return false;
  if (message.state !== "waiting") return message.state === "answered";
  const { projectId, channel: via, sender, text } = message;
  const done = { text: "", endedAt: deps.clock() };
  try {
    const bot = await findBot(deps.db, projectId);
    const visitor = visitorOfChannel(bot, { via, sender, threadId }, deps);
    const said = { text, key: messageId };
    const { conversationId, position } = await talkByChannel({ bot, visitor, via }, said, deps);
    await deps.db.transaction(async (tx) => {
      await updateMessage(tx, messageId, { ...done, state: "answered" });
      // A conversation that was ended goes on in another one, whose places begin again.
      const change = position === 1 ? { conversationId, sentPosition: 0 } : { conversationId };
      await updateThread(tx, threadId, change);
    });
    return true;
  } catch (error) {
    if (!hopeless.includes(toAppError(error).code)) throw error;
    const note =
      toAppError(error).code === "invalid_input" ? ignoredWords.empty : ignoredWords.paused;
    await updateMessage(deps.db, messageId, { ...done, state: "ignored", note });
    return false;
  }
}
