import { sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";

/** An answer that was rated. */
export type Rated = {
  conversationId: string;
  position: number;
  replyTo: string | null;
  /** What was said of it before. */
  before: boolean | null;
};

/**
 * Stores whether an answer in the visitor's running chat helped. Null where there is no such answer, or it isn't theirs.
 */
export async function setHelpful(
  db: DbOrTx,
  one: { visitorKey: string; messageId: string; isHelpful: boolean | null },
): Promise<Rated | null> {
  const { rows } = await db.execute<Rated>(sql`
    with rated as (
      select m.id, m.is_helpful from messages m join conversations c on c.id = m.conversation_id
      where m.id = ${one.messageId} and m.sender = 'ai' and c.visitor_key = ${one.visitorKey}
        and c.channel = 'chat' and c.status = 'open'
      for update of m
    )
    update messages m set is_helpful = ${one.isHelpful}::boolean from rated
    where m.id = rated.id
    returning m.conversation_id as "conversationId", m.position, m.reply_to as "replyTo",
      rated.is_helpful as before`);
  return rows[0] ?? null;
}
