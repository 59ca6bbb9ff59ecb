import { and, eq, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import type { ConversationRow } from "./queries.ts";
import { conversations, messages } from "./tables.ts";

/** @returns the id; null where the visitor has a call that runs */
export async function insertSpoken(
  tx: DbOrTx,
  one: { id: string; visitorKey: string; userId: string | null; title: string; now: Date },
): Promise<string | null> {
  const { id, visitorKey, userId, title, now } = one;
  const [row] = await tx
    .insert(conversations)
    .values({
      id,
      visitorKey,
      userId,
      title,
      channel: "video",
      status: "open",
      createdAt: now,
      lastMessageAt: now,
    })
    .onConflictDoNothing({
      target: [conversations.visitorKey, conversations.channel],
      where: sql`status = 'open'`,
    })
    .returning({ id: conversations.id });
  return row?.id ?? null;
}

const isSpoken = (id: string) => and(eq(conversations.id, id), eq(conversations.channel, "video"));

/** Deletes a call's conversation in which nothing was said. */
export async function deleteUnspoken(tx: DbOrTx, id: string): Promise<void> {
  await tx.delete(conversations).where(and(isSpoken(id), eq(conversations.messageCount, 0)));
}

/** The call's conversation, locked until the transaction ends. */
export async function selectSpoken(tx: DbOrTx, id: string): Promise<ConversationRow | null> {
  const [row] = await tx.select().from(conversations).where(isSpoken(id)).for("update");
  return row ?? null;
}

/** Puts turns at the end of a conversation that is locked; its title is what the visitor said first. */
export async function insertTurns(
  tx: DbOrTx,
  one: {
    id: string;
    after: number;
    title: string;
    now: Date;
    turns: readonly { id: string; sender: "user" | "ai"; text: string; createdAt: Date }[];
  },
): Promise<void> {
  await tx.insert(messages).values(
    one.turns.map((turn, at) => ({
      ...turn,
      conversationId: one.id,
      position: one.after + at + 1,
      state: "whole" as const,
    })),
  );
  await tx
    .update(conversations)
    .set({
      title: one.title,
      messageCount: one.after + one.turns.length,
      lastMessageAt: one.now,
    })
    .where(eq(conversations.id, one.id));
}
