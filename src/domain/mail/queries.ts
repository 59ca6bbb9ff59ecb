import { and, eq, lt, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { mails } from "./tables.ts";

export type MailRow = typeof mails.$inferSelect;

/** Inserts a mail unless one was written for the same reason; answers whether it did. */
export async function insertMail(tx: DbOrTx, mail: typeof mails.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(mails)
    .values(mail)
    .onConflictDoNothing({ target: mails.key })
    .returning({ id: mails.id });
  return rows.length > 0;
}

export async function selectMail(db: DbOrTx, id: string): Promise<MailRow | null> {
  const [row] = await db.select().from(mails).where(eq(mails.id, id));
  return row ?? null;
}

/** Records how an attempt went, and counts it. */
export async function recordAttempt(
  db: DbOrTx,
  id: string,
  outcome: Pick<MailRow, "status" | "lastError" | "sentAt">,
): Promise<void> {
  await db
    .update(mails)
    .set({ ...outcome, attempts: sql`${mails.attempts} + 1` })
    .where(eq(mails.id, id));
}

/** Deletes mails handed over (or, where that never happened, written) before `before`. */
export async function deleteMailsBefore(db: DbOrTx, before: Date): Promise<number> {
  const rows = await db
    .delete(mails)
    .where(
      and(
        lt(mails.createdAt, before), // has the index; no mail is sent before it is written
        lt(sql`coalesce(${mails.sentAt}, ${mails.createdAt})`, before),
      ),
    )
    .returning({ id: mails.id });
  return rows.length;
}
