import { setTimeout as sleep } from "node:timers/promises";
import { newId } from "#kit/ids.ts";
import { announceUnanswered } from "./announce-end.ts";
import type { Ask, Outcome } from "./ask.ts";
import { type Assistant, assistedBy } from "./assistant.ts";
import type { ChatEvent, MessageView } from "./contract.ts";
import type { ConversationDeps } from "./deps.ts";
import type { Run } from "./live-run.ts";
import { insertAnswer, releaseLease } from "./queries-saying.ts";
import { writeReply } from "./write-reply.ts";

const storeTries = 3;
const storeAgainMs = 1000;

/**
 * Begins the reply to a question for which this node holds the right to answer until `until`. It goes on by
 * itself; whoever wants to see it watches the conversation.
 */
export function beginReply(
  ask: Ask & { conversationId: string; until: Date },
  deps: ConversationDeps,
): void {
  const { conversationId, until, question, assistant, before, channel } = ask;
  const words = assistant.wordsFor({ text: question.text, before, channel });
  const run = deps.conversations.chats.begin({ conversationId, until, replyTo: question.id });
  void writeReply(run, ask, deps)
    .then((outcome) => conclude(run, outcome, assistant, assistedBy(assistant, deps)))
    .catch((error: unknown) => {
      // The right to answer runs out by itself, and the question can be asked again.
      deps.log.error({ err: error }, "a reply could not be stored");
      deps.conversations.chats.conclude(run, failed(run, words.outerFailure));
    });
}

const failed = (run: Run, problem: string): ChatEvent => ({
  type: "failed",
  replyTo: run.replyTo,
  problem,
});

/** Stores what came of a reply, and tells whoever watches. @throws Error where the database stays away */
async function conclude(
  run: Run,
  outcome: Outcome,
  assistant: Assistant,
  deps: ConversationDeps,
): Promise<void> {
  await deps.conversations.chats.settle(run);
  if (outcome.text === null) {
    await tried(() => releaseLease(deps.db, run.conversationId, run.until));
    return deps.conversations.chats.conclude(run, failed(run, outcome.problem));
  }
  const createdAt = deps.clock();
  const { text, state, sources, offers } = outcome;
  const answer = {
    id: newId("msg"),
    sender: "ai" as const,
    replyTo: run.replyTo,
    ...outcome,
    text,
  };
  const stored = {
    ...answer,
    conversationId: run.conversationId,
    until: run.until,
    model: state === "canned" ? null : (deps.consultant.ai.model ?? deps.consultant.ai.name),
    createdAt,
  };
  const position = await tried(() =>
    assistant.bot && outcome.isUnanswered
      ? storeUnanswered(stored, assistant.desk, deps)
      : insertAnswer(deps.db, stored),
  );
  // Somebody else answers by now, or the conversation is over: whoever watches hears it from there.
  if (position === null) return deps.conversations.chats.conclude(run, null);
  const message: MessageView = {
    ...answer,
    state,
    sources,
    offers,
    page: null,
    isHelpful: null,
    position,
    at: createdAt.toISOString(),
  };
  deps.conversations.chats.conclude(run, {
    type: "message",
    conversationId: run.conversationId,
    message,
  });
}

/** An answer of a bot that says that it doesn't know: its owner's automations may hear of the question. */
const storeUnanswered = (
  answer: Parameters<typeof insertAnswer>[1],
  projectId: string,
  deps: ConversationDeps,
): Promise<number | null> =>
  deps.db.transaction(async (tx) => {
    const position = await insertAnswer(tx, answer);
    const { conversationId, id: messageId } = answer;
    if (position !== null)
      await announceUnanswered(tx, { projectId, conversationId, messageId }, deps);
    return position;
  });

/** A database that restarts is back in a moment: nobody's answer shall be lost by that. */
async function tried<T>(store: () => Promise<T>): Promise<T> {
  for (let left = storeTries - 1; ; left--)
    try {
      return await store();
    } catch (error) {
      if (left === 0) throw error;
      await sleep(storeAgainMs);
    }
}
