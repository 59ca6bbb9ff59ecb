import { and, asc, eq, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { conversationExists } from "#domain/conversations/index.ts";
import { users } from "#domain/identity/index.ts";
import { botNotes } from "./tables.ts";

export type NoteRow = typeof botNotes.$inferSelect;

export async function insertNote(tx: DbOrTx, note: NoteRow): Promise<void> {
  await tx.insert(botNotes).values(note);
}

/** What was noted about a conversation, oldest first, with who wrote it. */
export async function selectNotes(
  db: DbOrTx,
  conversationId: string,
): Promise<(NoteRow & { author: string | null })[]> {
  const rows = await db
    .select({ note: botNotes, author: users.name })
    .from(botNotes)
    .leftJoin(users, eq(users.id, botNotes.authorId))
    .where(eq(botNotes.conversationId, conversationId))
    .orderBy(asc(botNotes.createdAt), asc(botNotes.id));
  return rows.map(({ note, author }) => ({ ...note, author }));
}

/** Notes about conversations that are gone. */
export async function deleteNotesWithout(tx: DbOrTx, projectId: string): Promise<void> {
  await tx
    .delete(botNotes)
    .where(
      and(
        eq(botNotes.projectId, projectId),
        sql`not ${conversationExists(botNotes.conversationId)}`,
      ),
    );
}

export const selectNotesOfAuthor = (db: DbOrTx, authorId: string): Promise<NoteRow[]> =>
  db.select().from(botNotes).where(eq(botNotes.authorId, authorId));

export async function deleteNotesOfAuthor(tx: DbOrTx, authorId: string): Promise<string[]> {
  const rows = await tx
    .delete(botNotes)
    .where(eq(botNotes.authorId, authorId))
    .returning({ id: botNotes.id });
  return rows.map(({ id }) => id);
}
