import { and, asc, desc, eq, ne } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { isId } from "#kit/ids.ts";
import { providerDesk } from "./assistant.ts";
import { deleteConversationsBefore } from "./queries-admin.ts";
import { conversations, messages } from "./tables.ts";

// What a customer's bot asks of its own desk's conversations.

/** A visitor's running conversation at a desk, or else the last one that ended. */
export async function findConversationOf(
  db: DbOrTx,
  { visitorKey, desk }: { visitorKey: string; desk: string },
): Promise<{ id: string } | null> {
  const [row] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.visitorKey, visitorKey), eq(conversations.desk, desk)))
    .orderBy(desc(conversations.createdAt))
    .limit(1);
  return row ?? null;
}

/** What a visitor said first, and on which page. */
export async function selectFirstSaid(
  db: DbOrTx,
  conversationId: string,
): Promise<{ text: string; page: string | null } | null> {
  const [row] = await db
    .select({ text: messages.text, page: messages.page })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.sender, "user")))
    .orderBy(asc(messages.position))
    .limit(1);
  return row ?? null;
}

/** Its visitor has left contact details. */
export async function markLead(tx: DbOrTx, conversationId: string): Promise<void> {
  await tx.update(conversations).set({ hasLead: true }).where(eq(conversations.id, conversationId));
}

/** Projects whose bots have conversations. */
export async function selectDesks(db: DbOrTx): Promise<string[]> {
  const rows = await db
    .selectDistinct({ desk: conversations.desk })
    .from(conversations)
    .where(ne(conversations.desk, providerDesk));
  return rows.map(({ desk }) => desk);
}

const atOnce = 1000;

/** Deletes a bot's conversations in which nothing was said since `time`, in pieces. */
export async function deleteDeskBefore(db: DbOrTx, desk: string, time: Date): Promise<void> {
  if (desk === providerDesk) return;
  while ((await deleteConversationsBefore(db, time, atOnce, desk)) === atOnce);
}

/** Deletes all of a bot's conversations. */
export async function deleteDesk(tx: DbOrTx, desk: string): Promise<void> {
  if (desk !== providerDesk) await tx.delete(conversations).where(eq(conversations.desk, desk));
}

/**
 * Deletes all that one visitor said to a bot, by one of their conversations.
 * @returns what is gone; null where the desk has no such conversation
 */
export async function deleteVisitorAt(
  tx: DbOrTx,
  { desk, id }: { desk: string; id: string },
): Promise<{ visitorKey: string; ids: string[] } | null> {
  if (desk === providerDesk || !isId(id)) return null;
  const at = eq(conversations.desk, desk);
  const [found] = await tx
    .select({ visitorKey: conversations.visitorKey })
    .from(conversations)
    .where(and(eq(conversations.id, id), at));
  if (!found) return null;
  const rows = await tx
    .delete(conversations)
    .where(and(eq(conversations.visitorKey, found.visitorKey), at))
    .returning({ id: conversations.id });
  return { visitorKey: found.visitorKey, ids: rows.map((row) => row.id) };
}
