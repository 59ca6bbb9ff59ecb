import { and, count, desc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { conversationExists } from "#domain/conversations/index.ts";
import type { ChannelName, MessageState } from "./contract.ts";
import { channelAddresses, channelMailboxes, channelMessages, channelThreads } from "./tables.ts";

export type ThreadRow = typeof channelThreads.$inferSelect;
export type MessageRow = typeof channelMessages.$inferSelect;

/** @returns false where the same came before */
export async function insertMessage(tx: DbOrTx, message: MessageRow): Promise<boolean> {
  const rows = await tx
    .insert(channelMessages)
    .values(message)
    .onConflictDoNothing()
    .returning({ id: channelMessages.id });
  return rows.length > 0;
}

export async function selectMessage(db: DbOrTx, id: string): Promise<MessageRow | null> {
  const [row] = await db.select().from(channelMessages).where(eq(channelMessages.id, id));
  return row ?? null;
}

export async function updateMessage(
  tx: DbOrTx,
  id: string,
  change: Partial<
    Pick<MessageRow, "state" | "note" | "text" | "externalId" | "threadId" | "endedAt">
  >,
): Promise<void> {
  await tx.update(channelMessages).set(change).where(eq(channelMessages.id, id));
}

/** Takes a message that waits for this one try. @returns whether it waited */
export async function claimWaiting(db: DbOrTx, id: string): Promise<boolean> {
  const rows = await db
    .update(channelMessages)
    .set({ state: "sending" })
    .where(and(eq(channelMessages.id, id), eq(channelMessages.state, "waiting")))
    .returning({ id: channelMessages.id });
  return rows.length > 0;
}

/** Notes what a service says about a message that it took; one that was delivered stays so. */
export async function updateSent(
  tx: DbOrTx,
  sent: { projectId: string; channel: ChannelName; externalId: string },
  change: { state: MessageState; note: string; endedAt: Date },
): Promise<void> {
  await tx
    .update(channelMessages)
    .set(change)
    .where(
      and(
        eq(channelMessages.projectId, sent.projectId),
        eq(channelMessages.channel, sent.channel),
        eq(channelMessages.direction, "out"),
        eq(channelMessages.externalId, sent.externalId),
        eq(channelMessages.state, "sent"),
      ),
    );
}

/** How much came in since a time: of one sender, and of all. */
export async function countReceived(
  db: DbOrTx,
  {
    projectId,
    channel,
    sender,
    since,
  }: Pick<MessageRow, "projectId" | "channel" | "sender"> & { since: Date },
): Promise<{ ofSender: number; all: number }> {
  const [row] = await db
    .select({
      all: count(),
      ofSender: sql<number>`(count(*) filter (where ${channelMessages.sender} = ${sender}))::int`,
    })
    .from(channelMessages)
    .where(
      and(
        eq(channelMessages.projectId, projectId),
        eq(channelMessages.channel, channel),
        eq(channelMessages.direction, "in"),
        gte(channelMessages.createdAt, since),
      ),
    );
  return row ?? { ofSender: 0, all: 0 };
}

export const selectLog = (db: DbOrTx, projectId: string, limit: number): Promise<MessageRow[]> =>
  db
    .select()
    .from(channelMessages)
    .where(eq(channelMessages.projectId, projectId))
    .orderBy(desc(channelMessages.createdAt), desc(channelMessages.id))
    .limit(limit);

export async function insertThread(tx: DbOrTx, thread: ThreadRow): Promise<void> {
  await tx.insert(channelThreads).values(thread);
}

export async function lockThread(tx: DbOrTx, id: string): Promise<ThreadRow | null> {
  const [row] = await tx
    .select()
    .from(channelThreads)
    .where(eq(channelThreads.id, id))
    .for("update");
  return row ?? null;
}

export async function findThreadOf(db: DbOrTx, conversationId: string): Promise<ThreadRow | null> {
  const [row] = await db
    .select()
    .from(channelThreads)
    .where(eq(channelThreads.conversationId, conversationId));
  return row ?? null;
}

export async function updateThread(
  tx: DbOrTx,
  id: string,
  change: Partial<ThreadRow>,
): Promise<void> {
  await tx.update(channelThreads).set(change).where(eq(channelThreads.id, id));
}

/** One at a time takes what a sender says: two mails at once must not begin two threads. */
export async function lockSender(
  tx: DbOrTx,
  { projectId, channel, sender }: Pick<ThreadRow, "projectId" | "channel" | "sender">,
): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${projectId} ${channel} ${sender}`}, 20))`,
  );
}

/** Deletes threads of conversations that are gone, with what came and went in them. @returns ids of those messages */
export async function deleteThreadsWithout(tx: DbOrTx, projectId?: string): Promise<string[]> {
  const gone = and(
    projectId ? eq(channelThreads.projectId, projectId) : undefined,
    sql`${channelThreads.conversationId} is not null and not ${conversationExists(channelThreads.conversationId)}`,
  );
  const threads = tx.select({ id: channelThreads.id }).from(channelThreads).where(gone);
  const messages = await tx
    .delete(channelMessages)
    .where(inArray(channelMessages.threadId, threads))
    .returning({ id: channelMessages.id });
  await tx.delete(channelThreads).where(gone);
  return messages.map(({ id }) => id);
}

/** Deletes what belongs to no thread (what was ignored, and test messages) and came before a time. */
export async function deleteLooseBefore(db: DbOrTx, time: Date): Promise<void> {
  await db
    .delete(channelMessages)
    .where(and(sql`${channelMessages.threadId} is null`, lt(channelMessages.createdAt, time)));
}

export async function deleteAllOfProjects(
  tx: DbOrTx,
  projectIds: readonly string[],
): Promise<void> {
  if (projectIds.length === 0) return;
  for (const table of [channelMessages, channelThreads, channelMailboxes, channelAddresses])
    await tx.delete(table).where(inArray(table.projectId, [...projectIds]));
}

export async function selectAllOfProjects(db: DbOrTx, projectIds: readonly string[]) {
  if (projectIds.length === 0) return { threads: [], messages: [], mailboxes: [], addresses: [] };
  const ids = [...projectIds];
  return {
    threads: await db.select().from(channelThreads).where(inArray(channelThreads.projectId, ids)),
    messages: await db
      .select()
      .from(channelMessages)
      .where(inArray(channelMessages.projectId, ids)),
    mailboxes: await db
      .select()
      .from(channelMailboxes)
      .where(inArray(channelMailboxes.projectId, ids)),
    addresses: await db
      .select()
      .from(channelAddresses)
      .where(inArray(channelAddresses.projectId, ids)),
  };
}

/** Tests that were sent since a time. */
export async function countTests(db: DbOrTx, projectId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ many: count() })
    .from(channelMessages)
    .where(
      and(
        eq(channelMessages.projectId, projectId),
        eq(channelMessages.direction, "out"),
        sql`${channelMessages.threadId} is null`,
        gte(channelMessages.createdAt, since),
      ),
    );
  return row?.many ?? 0;
}
