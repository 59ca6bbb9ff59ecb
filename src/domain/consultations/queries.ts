import { and, asc, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { isId } from "#kit/ids.ts";
import type { Taken } from "./rules.ts";
import { consultationEvents, consultations } from "./tables.ts";

export type ConsultationRow = typeof consultations.$inferSelect;

/** It starts or runs. */
export const isOpen = inArray(consultations.status, ["starting", "running"]);

/** Until the transaction ends, nobody else reserves: sums over many rows must hold for all of them. */
export const lockReservations = (tx: DbOrTx): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(4127011)`);

/** What calls that cost something took since `since`. */
export async function selectTaken(
  db: DbOrTx,
  since: Date,
  { visitorKey, addressKey }: Pick<ConsultationRow, "visitorKey" | "addressKey">,
): Promise<Taken> {
  const sum = sql`coalesce(sum(${consultations.seconds})`;
  const [row] = await db
    .select({
      all: sql<number>`${sum}, 0)::int`,
      address: sql<number>`${sum} filter (where ${consultations.addressKey} = ${addressKey}), 0)::int`,
      visitor: sql<number>`${sum} filter (where ${consultations.visitorKey} = ${visitorKey}), 0)::int`,
    })
    .from(consultations)
    .where(and(sql`${consultations.startedAt} >= ${since}`, eq(consultations.provider, "tavus")));
  const [open] = await db
    .select({ running: sql<number>`count(*)::int` })
    .from(consultations)
    .where(and(isOpen, eq(consultations.provider, "tavus")));
  return { all: 0, address: 0, visitor: 0, ...row, running: open?.running ?? 0 };
}

export async function insertConsultation(
  tx: DbOrTx,
  row: typeof consultations.$inferInsert,
): Promise<void> {
  await tx.insert(consultations).values(row);
}

/** The visitor's call that starts or runs. */
export async function selectOpenCall(
  db: DbOrTx,
  visitorKey: string,
): Promise<ConsultationRow | null> {
  const [row] = await db
    .select()
    .from(consultations)
    .where(and(eq(consultations.visitorKey, visitorKey), isOpen));
  return row ?? null;
}

/** The call, locked until the transaction ends. */
export async function lockConsultation(tx: DbOrTx, id: string): Promise<ConsultationRow | null> {
  if (!isId(id)) return null;
  const [row] = await tx.select().from(consultations).where(eq(consultations.id, id)).for("update");
  return row ?? null;
}

export async function selectConsultation(db: DbOrTx, id: string): Promise<ConsultationRow | null> {
  if (!isId(id)) return null;
  const [row] = await db.select().from(consultations).where(eq(consultations.id, id));
  return row ?? null;
}

export async function selectBySecret(
  db: DbOrTx,
  secretHash: string,
): Promise<Pick<ConsultationRow, "id" | "secretHash"> | null> {
  const [row] = await db
    .select({ id: consultations.id, secretHash: consultations.secretHash })
    .from(consultations)
    .where(eq(consultations.secretHash, secretHash));
  return row ?? null;
}

export async function updateConsultation(
  tx: DbOrTx,
  id: string,
  change: Partial<ConsultationRow>,
): Promise<void> {
  await tx.update(consultations).set(change).where(eq(consultations.id, id));
}

/** Calls whose time is over and that nobody ended. */
export async function selectOverdue(db: DbOrTx, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: consultations.id })
    .from(consultations)
    .where(and(isOpen, lte(consultations.endsBy, now)))
    .orderBy(asc(consultations.endsBy))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** @returns whether it wasn't there yet */
export async function insertEvent(
  tx: DbOrTx,
  event: typeof consultationEvents.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await tx.insert(consultationEvents).values(event).onConflictDoNothing();
  return rowCount === 1;
}

/** Says that the transcript is stored. @returns whether it wasn't before */
export async function claimTranscript(tx: DbOrTx, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(consultations)
    .set({ transcriptAt: now })
    .where(and(eq(consultations.id, id), isNull(consultations.transcriptAt)));
  return rowCount === 1;
}
