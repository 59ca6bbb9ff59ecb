import { and, eq, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { conversationExists } from "#domain/conversations/index.ts";
import { botReads } from "./tables.ts";

type Read = typeof botReads.$inferSelect;

/** Somebody has read a conversation as far as a message; never less far than before. */
export async function upsertRead(db: DbOrTx, read: Read): Promise<void> {
  await db
    .insert(botReads)
    .values(read)
    .onConflictDoUpdate({
      target: [botReads.conversationId, botReads.userId],
      set: { position: sql`greatest(${botReads.position}, excluded.position)` },
    });
}

/** Of these conversations, how many messages of the visitor somebody hasn't read; those without any are left out. */
export async function selectUnread(
  db: DbOrTx,
  userId: string,
  conversationIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (conversationIds.length === 0) return new Map();
  const ids = sql.join(
    conversationIds.map((id) => sql`${id}`),
    sql`, `,
  );
  const { rows } = await db.execute<{ id: string; unread: number }>(sql`
    select m.conversation_id as id, count(*)::int as unread
    from messages m left join bot_reads r
      on r.conversation_id = m.conversation_id and r.user_id = ${userId}
    where m.conversation_id in (${ids}) and m.sender = 'user' and m.position > coalesce(r.position, 0)
    group by m.conversation_id`);
  return new Map(rows.map(({ id, unread }) => [id, unread]));
}

/** How far conversations that are gone were read. */
export async function deleteReadsWithout(tx: DbOrTx, projectId: string): Promise<void> {
  await tx
    .delete(botReads)
    .where(
      and(
        eq(botReads.projectId, projectId),
        sql`not ${conversationExists(botReads.conversationId)}`,
      ),
    );
}

export const selectReadsOf = (db: DbOrTx, userId: string): Promise<Read[]> =>
  db.select().from(botReads).where(eq(botReads.userId, userId));

export const deleteReadsOf = async (tx: DbOrTx, userId: string): Promise<void> => {
  await tx.delete(botReads).where(eq(botReads.userId, userId));
};
