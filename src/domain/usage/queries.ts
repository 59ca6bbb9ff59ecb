import { and, asc, eq, lt, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import type { MonthlyLimit } from "./contract.ts";
import { usageEntries, usageMonths } from "./tables.ts";

export type UsageEntry = typeof usageEntries.$inferSelect;
type Counter = Pick<UsageEntry, "ownerId" | "month" | "what">;
type EntryName = Pick<UsageEntry, "ownerId" | "what" | "key">;

const isCounter = ({ ownerId, month, what }: Counter) =>
  and(eq(usageMonths.ownerId, ownerId), eq(usageMonths.month, month), eq(usageMonths.what, what));
const isEntry = ({ ownerId, what, key }: EntryName) =>
  and(eq(usageEntries.ownerId, ownerId), eq(usageEntries.what, what), eq(usageEntries.key, key));

/** Until the transaction ends, nobody else checks what this person holds. */
export async function lockHoldings(tx: DbOrTx, ownerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`usage/${ownerId}`}, 0))`);
}

/** Locks a counter until the transaction ends; one that doesn't exist begins at zero. @returns what is used */
export async function lockCounter(tx: DbOrTx, { ownerId, month, what }: Counter): Promise<number> {
  const [row] = await tx
    .insert(usageMonths)
    .values({ ownerId, month, what })
    .onConflictDoUpdate({
      target: [usageMonths.ownerId, usageMonths.month, usageMonths.what],
      set: { used: sql`${usageMonths.used}` },
    })
    .returning({ used: usageMonths.used });
  return row?.used ?? 0;
}

/** Adds to a counter, and locks it until the transaction ends. @returns false where that would pass the limit */
export async function addUpTo(
  tx: DbOrTx,
  { ownerId, month, what }: Counter,
  amount: number,
  max: number,
): Promise<boolean> {
  if (amount > max) return false;
  const used = sql`${usageMonths.used} + ${amount}`;
  const rows = await tx
    .insert(usageMonths)
    .values({ ownerId, month, what, used: amount })
    .onConflictDoUpdate({
      target: [usageMonths.ownerId, usageMonths.month, usageMonths.what],
      set: { used },
      setWhere: sql`${amount} = 0 or ${used} <= ${max}`,
    })
    .returning({ used: usageMonths.used });
  return rows.length > 0;
}

export async function selectUsed(db: DbOrTx, counter: Counter): Promise<number> {
  const [row] = await db
    .select({ used: usageMonths.used })
    .from(usageMonths)
    .where(isCounter(counter));
  return row?.used ?? 0;
}

/** Adds to a counter, or takes from it; never below zero. */
export async function addToCounter(tx: DbOrTx, counter: Counter, amount: number): Promise<void> {
  await tx
    .update(usageMonths)
    .set({ used: sql`greatest(0, ${usageMonths.used} + ${amount})` })
    .where(isCounter(counter));
}

/** @returns false where there is an entry with this key already */
export async function insertEntry(tx: DbOrTx, entry: UsageEntry): Promise<boolean> {
  const rows = await tx
    .insert(usageEntries)
    .values(entry)
    .onConflictDoNothing()
    .returning({ key: usageEntries.key });
  return rows.length > 0;
}

/** @returns how many of them weren't there */
export async function insertEntries(tx: DbOrTx, entries: readonly UsageEntry[]): Promise<number> {
  if (entries.length === 0) return 0;
  const rows = await tx
    .insert(usageEntries)
    .values([...entries])
    .onConflictDoNothing()
    .returning({ key: usageEntries.key });
  return rows.length;
}

export async function findEntry(db: DbOrTx, name: EntryName): Promise<UsageEntry | null> {
  const [row] = await db.select().from(usageEntries).where(isEntry(name));
  return row ?? null;
}

export async function updateEntry(
  tx: DbOrTx,
  name: EntryName,
  change: Pick<UsageEntry, "amount" | "settledAt">,
): Promise<void> {
  await tx.update(usageEntries).set(change).where(isEntry(name));
}

export async function deleteEntry(tx: DbOrTx, name: EntryName): Promise<void> {
  await tx.delete(usageEntries).where(isEntry(name));
}

/** What somebody has used in a month; limits that nothing was counted for are missing. */
export async function selectMonth(
  db: DbOrTx,
  ownerId: string,
  month: string,
): Promise<Map<MonthlyLimit, number>> {
  const rows = await db
    .select({ what: usageMonths.what, used: usageMonths.used })
    .from(usageMonths)
    .where(and(eq(usageMonths.ownerId, ownerId), eq(usageMonths.month, month)));
  return new Map(rows.map(({ what, used }) => [what, used]));
}

/** All that is counted for somebody, oldest first. */
export async function selectUsageOf(db: DbOrTx, ownerId: string) {
  const months = await db
    .select({ month: usageMonths.month, what: usageMonths.what, used: usageMonths.used })
    .from(usageMonths)
    .where(eq(usageMonths.ownerId, ownerId))
    .orderBy(asc(usageMonths.month), asc(usageMonths.what));
  const entries = await db
    .select({
      what: usageEntries.what,
      key: usageEntries.key,
      amount: usageEntries.amount,
      createdAt: usageEntries.createdAt,
    })
    .from(usageEntries)
    .where(eq(usageEntries.ownerId, ownerId))
    .orderBy(asc(usageEntries.createdAt), asc(usageEntries.key));
  return { months, entries };
}

export async function deleteUsageOf(tx: DbOrTx, ownerId: string): Promise<void> {
  await tx.delete(usageMonths).where(eq(usageMonths.ownerId, ownerId));
  await tx.delete(usageEntries).where(eq(usageEntries.ownerId, ownerId));
}

/** Deletes what was counted before a time, and the sums of months that began before it. */
export async function deleteUsageBefore(db: DbOrTx, before: Date): Promise<void> {
  await db.delete(usageEntries).where(lt(usageEntries.createdAt, before));
  await db.delete(usageMonths).where(lt(usageMonths.month, before.toISOString().slice(0, 10)));
}
