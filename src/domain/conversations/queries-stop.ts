import { sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";

/**
 * Notes that a visitor stops the answer to a message in their running chat; the next question takes the note away.
 * @returns the conversation; null where no answer is being written there, or the message isn't theirs
 */
export async function setStopped(
  db: DbOrTx,
  one: { visitorKey: string; messageId: string; now: Date },
): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update conversations c set stopped_reply = ${one.messageId}
    where visitor_key = ${one.visitorKey} and channel = 'chat' and status = 'open'
      and answering_until > ${one.now.toISOString()}::timestamptz
      and exists (select 1 from messages m
        where m.id = ${one.messageId} and m.conversation_id = c.id and m.sender = 'user')
    returning c.id`);
  return rows[0]?.id ?? null;
}
