import { and, count, desc, eq, gte, inArray, lt, or, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { isId } from "#kit/ids.ts";
import type { Place } from "#kit/keyset.ts";
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
  if (!isId(id)) return null;
  const [row] = await db.select().from(mails).where(eq(mails.id, id));
  return row ?? null;
}

/** Mails that still wait and were written within a time. */
export async function selectQueuedMails(
  db: DbOrTx,
  { from, until }: { from: Date; until: Date },
): Promise<string[]> {
  const rows = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.status, "queued"), gte(mails.createdAt, from), lt(mails.createdAt, until)));
  return rows.map(({ id }) => id);
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

/** Mails newest first after a place; one more than `limit` tells that there are more. */
export function selectMails(db: DbOrTx, after: Place | null, limit: number): Promise<MailRow[]> {
  return db
    .select()
    .from(mails)
    .where(
      after
        ? sql`(${mails.createdAt}, ${mails.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id})`
        : undefined,
    )
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(limit + 1);
}

/**
 * How many mails of a kind, the first part of their keys, were written to an address since a time. Until the
 * transaction ends, nobody else who counts writes it one.
 */
export async function countMailsTo(
  tx: DbOrTx,
  { kind, to, since }: { kind: string; to: string; since: Date },
): Promise<number> {
  const address = to.toLowerCase();
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`mail/${kind}/${address}`}, 0))`,
  );
  const [row] = await tx
    .select({ many: count() })
    .from(mails)
    .where(
      and(
        is(mails.to, address),
        eq(sql`split_part(${mails.key}, '/', 1)`, kind),
        gte(mails.createdAt, since),
      ),
    );
  return row?.many ?? 0;
}

/** How many mails of a kind were written about these since a time. */
export async function countMailsAbout(
  tx: DbOrTx,
  { kind, about, since }: { kind: string; about: readonly string[]; since: Date },
): Promise<number> {
  if (about.length === 0) return 0;
  const [row] = await tx
    .select({ many: count() })
    .from(mails)
    .where(
      and(
        isAbout([...about]),
        eq(sql`split_part(${mails.key}, '/', 1)`, kind),
        gte(mails.createdAt, since),
      ),
    );
  return row?.many ?? 0;
}

/** Whether a mail was written for a reason. */
export async function hasMail(db: DbOrTx, key: string): Promise<boolean> {
  const rows = await db.select({ id: mails.id }).from(mails).where(eq(mails.key, key));
  return rows.length > 0;
}

/** `about`: ids of the account, orders, enquiries that are the person's. */
export type MailPerson = { about: string[]; email: string | null };
const is = (column: typeof mails.to | typeof mails.replyTo, email: string) =>
  eq(sql`lower(${column})`, email.toLowerCase());
/** A mail carries in its key what it is about: `order-paid/ord_…`, `confirm/usr_…/…`. */
const isAbout = (ids: string[]) => inArray(sql`split_part(${mails.key}, '/', 2)`, ids);

export const selectMailsOf = (db: DbOrTx, { about, email }: MailPerson): Promise<MailRow[]> =>
  db
    .select()
    .from(mails)
    .where(or(isAbout(about), email === null ? undefined : is(mails.to, email)))
    .orderBy(desc(mails.createdAt), desc(mails.id));

/** Deletes mails to and about a person, and those to others that give the person's address for answers. */
export async function deleteMailsOf(tx: DbOrTx, { about, email }: MailPerson): Promise<number> {
  const rows = await tx
    .delete(mails)
    .where(
      or(
        isAbout(about),
        ...(email === null ? [] : [is(mails.to, email), is(mails.replyTo, email)]),
      ),
    )
    .returning({ id: mails.id });
  return rows.length;
}
