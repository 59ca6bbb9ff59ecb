import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { DbOrTx } from "#db/open.ts";
import type { Via } from "./contract.ts";
import { conversations, messages } from "./tables.ts";

/** What a bot or a person answered in a conversation after a place in it, oldest first. */
export const selectAnswersAfter = (
  db: DbOrTx,
  { conversationId, position }: { conversationId: string; position: number },
) =>
  db
    .select({
      id: messages.id,
      position: messages.position,
      sender: messages.sender,
      text: messages.text,
      sources: messages.sources,
    })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        gt(messages.position, position),
        inArray(messages.sender, ["ai", "person"]),
      ),
    )
    .orderBy(asc(messages.position));

/** A question that a bot couldn't answer, with what it said instead; null where it was deleted. */
export async function selectUnanswered(
  db: DbOrTx,
  { desk, messageId }: { desk: string; messageId: string },
): Promise<{
  question: string;
  answer: string;
  page: string | null;
  via: Via;
  /** The asker's own name for the question. */
  key: string | null;
} | null> {
  const questions = alias(messages, "questions");
  const [row] = await db
    .select({
      question: questions.text,
      answer: messages.text,
      page: questions.page,
      via: conversations.via,
      key: questions.clientKey,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(
      questions,
      and(
        eq(questions.conversationId, messages.conversationId),
        eq(questions.id, messages.replyTo),
      ),
    )
    .where(and(eq(messages.id, messageId), eq(conversations.desk, desk)));
  return row ?? null;
}
