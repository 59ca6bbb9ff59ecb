import { and, count, desc, eq, gte, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { isId } from "#kit/ids.ts";
import type { Place } from "#kit/keyset.ts";
import type { EnquiryKind } from "./contract.ts";
import { enquiries } from "./tables.ts";

export type EnquiryRow = typeof enquiries.$inferSelect;

/** Inserts an enquiry unless the same request was stored before; answers the new row, or null. */
export async function insertEnquiry(
  tx: DbOrTx,
  enquiry: typeof enquiries.$inferInsert,
): Promise<EnquiryRow | null> {
  const [row] = await tx
    .insert(enquiries)
    .values(enquiry)
    .onConflictDoNothing({ target: enquiries.requestKey })
    .returning();
  return row ?? null;
}

export async function selectEnquiryByRequest(
  tx: DbOrTx,
  requestKey: string,
): Promise<EnquiryRow | null> {
  const [row] = await tx.select().from(enquiries).where(eq(enquiries.requestKey, requestKey));
  return row ?? null;
}

export async function selectEnquiry(db: DbOrTx, id: string): Promise<EnquiryRow | null> {
  if (!isId(id)) return null;
  const [row] = await db.select().from(enquiries).where(eq(enquiries.id, id));
  return row ?? null;
}

/**
 * Until the transaction ends, nobody else stores an enquiry with this address: who counts sees all of them.
 */
export async function lockAddress(tx: DbOrTx, email: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('enquiry/' || ${email.toLowerCase()}, 0))`,
  );
}

/** How many enquiries gave this address since `since`. */
export async function countFromAddress(db: DbOrTx, email: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ many: count() })
    .from(enquiries)
    .where(
      and(eq(sql`lower(${enquiries.email})`, email.toLowerCase()), gte(enquiries.createdAt, since)),
    );
  return row?.many ?? 0;
}

/** The address that was left last in one of these conversations since a time; null where none was. */
export async function selectAddressLeftIn(
  db: DbOrTx,
  conversationIds: readonly string[],
  since: Date,
): Promise<string | null> {
  if (conversationIds.length === 0) return null;
  const [row] = await db
    .select({ email: enquiries.email })
    .from(enquiries)
    .where(
      and(
        inArray(enquiries.conversationId, [...conversationIds]),
        isNotNull(enquiries.email),
        gte(enquiries.createdAt, since),
      ),
    )
    .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
    .limit(1);
  return row?.email ?? null;
}

/** What was left in a conversation for a reply, an address before a phone number; null where nothing was. */
export async function selectFollowUpIn(
  db: DbOrTx,
  conversationId: string,
): Promise<{ email: string | null } | null> {
  const [row] = await db
    .select({ email: enquiries.email })
    .from(enquiries)
    .where(and(eq(enquiries.conversationId, conversationId), eq(enquiries.kind, "follow-up")))
    .orderBy(sql`(${enquiries.email} is null), ${enquiries.createdAt} desc`)
    .limit(1);
  return row ?? null;
}

const newestFirst = [desc(enquiries.createdAt), desc(enquiries.id)] as const;

/** A person's enquiries of these kinds after a place in the list; one more than `limit` tells that there are more. */
export function selectEnquiriesOf(
  db: DbOrTx,
  {
    userId,
    kinds,
    after,
    limit,
  }: { userId: string; kinds: readonly EnquiryKind[]; after: Place | null; limit: number },
): Promise<EnquiryRow[]> {
  return db
    .select()
    .from(enquiries)
    .where(
      and(
        eq(enquiries.userId, userId),
        inArray(enquiries.kind, kinds),
        after
          ? sql`(${enquiries.createdAt}, ${enquiries.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id})`
          : undefined,
      ),
    )
    .orderBy(...newestFirst)
    .limit(limit + 1);
}

export const selectAllEnquiriesOf = (db: DbOrTx, userId: string): Promise<EnquiryRow[]> =>
  db
    .select()
    .from(enquiries)
    .where(eq(enquiries.userId, userId))
    .orderBy(...newestFirst);

export async function setEnquirer(
  tx: DbOrTx,
  { userId, email, kind }: { userId: string; email: string; kind?: EnquiryKind },
): Promise<number> {
  const rows = await tx
    .update(enquiries)
    .set({ userId })
    .where(
      and(
        isNull(enquiries.userId),
        kind && eq(enquiries.kind, kind),
        eq(sql`lower(${enquiries.email})`, email.toLowerCase()),
      ),
    )
    .returning({ id: enquiries.id });
  return rows.length;
}

/** Deletes what arrived, and was last replied to, before `time`. @returns how many */
export async function deleteEnquiriesBefore(db: DbOrTx, time: Date): Promise<number> {
  const { rowCount } = await db.delete(enquiries).where(
    and(
      lt(enquiries.createdAt, time), // has the index; nothing is answered before it arrives
      lt(sql`coalesce(${enquiries.answeredAt}, ${enquiries.createdAt})`, time),
    ),
  );
  return rowCount ?? 0;
}

/** @returns ids of those that are gone */
export async function deleteEnquiriesOf(tx: DbOrTx, userId: string): Promise<string[]> {
  const rows = await tx
    .delete(enquiries)
    .where(eq(enquiries.userId, userId))
    .returning({ id: enquiries.id });
  return rows.map(({ id }) => id);
}

/**
 * Removes an address, and what names a person beside it, from everybody's enquiries; a place on the waiting
 * list is nothing without it. @returns ids of those that are gone
 */
export async function unsetEnquirer(tx: DbOrTx, email: string): Promise<string[]> {
  const isTheirs = eq(sql`lower(${enquiries.email})`, email.toLowerCase());
  const gone = await tx
    .delete(enquiries)
    .where(and(isTheirs, eq(enquiries.kind, "waiting-list")))
    .returning({ id: enquiries.id });
  await tx
    .update(enquiries)
    .set({ email: null, name: null, company: null, phone: null })
    .where(isTheirs);
  return gone.map(({ id }) => id);
}
