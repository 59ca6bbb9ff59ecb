import { and, eq, gte, inArray, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { conversations } from "./tables.ts";

/** What others say of a conversation in a line of theirs. */
export type BriefConversation = Pick<
  typeof conversations.$inferSelect,
  "id" | "title" | "userId" | "messageCount" | "visitorKey" | "createdAt"
>;

const brief = {
  id: conversations.id,
  title: conversations.title,
  userId: conversations.userId,
  messageCount: conversations.messageCount,
  visitorKey: conversations.visitorKey,
  createdAt: conversations.createdAt,
};

/** Those of these conversations that are still there, by id. */
export async function briefConversations(
  db: DbOrTx,
  ids: readonly string[],
): Promise<Map<string, BriefConversation>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(brief)
    .from(conversations)
    .where(inArray(conversations.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Until the transaction ends, nobody else works at what waits for this visitor's address. */
export const lockWaiting = (tx: DbOrTx, visitorKey: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`waiting/${visitorKey}`}, 0))`);

/** Ids of a visitor's conversations of a channel, or of all, in which something was said since a time. */
export async function selectIdsOfVisitor(
  db: DbOrTx,
  { visitorKey, channel, since }: { visitorKey: string; channel?: "video"; since: Date },
): Promise<string[]> {
  const rows = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.visitorKey, visitorKey),
        gte(conversations.lastMessageAt, since),
        channel ? eq(conversations.channel, channel) : undefined,
      ),
    );
  return rows.map(({ id }) => id);
}
