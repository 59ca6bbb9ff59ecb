import { and, eq, inArray, lt, lte, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { attempts } from "./tables.ts";

/**
 * Counts a try and answers whether it may be made. One statement, so that tries at the same time are
 * counted one after the other. A refused try counts nothing: waiting is enough.
 */
export async function countAttempt(
  db: DbOrTx,
  key: string,
  policy: { free: number; firstMs: number; maxMs: number; forgetMs: number },
  now: Date,
): Promise<boolean> {
  const at = now.toISOString();
  const forgotten = new Date(now.getTime() - policy.forgetMs).toISOString();
  const count = sql`case when ${attempts.updatedAt} < ${forgotten}::timestamptz then 1 else ${attempts.count} + 1 end`;
  // 2^20 of the first wait is beyond every limit; more would only overflow.
  const waitMs = sql`case when (${count}) < ${policy.free} then 0 else least(${policy.maxMs}::float8, ${policy.firstMs}::float8 * power(2, least((${count}) - ${policy.free}, 20))) end`;
  const blockedUntil = new Date(now.getTime() + (policy.free > 1 ? 0 : policy.firstMs));
  const rows = await db
    .insert(attempts)
    .values({ key, count: 1, blockedUntil, updatedAt: now })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count,
        blockedUntil: sql`${at}::timestamptz + (${waitMs}) * interval '1 millisecond'`,
        updatedAt: now,
      },
      setWhere: sql`${attempts.blockedUntil} <= ${at}::timestamptz or ${attempts.updatedAt} < ${forgotten}::timestamptz`,
    })
    .returning({ key: attempts.key });
  return rows.length > 0;
}

/** A code of an authenticator app is taken for 90 seconds: its own half minute, and those beside it. */
const codeLivesMs = 90_000;

/** Claims a code for one try; false while an earlier claim still holds. */
export async function claimCode(db: DbOrTx, key: string, now: Date): Promise<boolean> {
  const over = new Date(now.getTime() - codeLivesMs).toISOString();
  const rows = await db
    .insert(attempts)
    .values({ key, count: 1, blockedUntil: now, updatedAt: now })
    .onConflictDoUpdate({
      target: attempts.key,
      set: { updatedAt: now },
      setWhere: sql`${attempts.updatedAt} <= ${over}::timestamptz`,
    })
    .returning({ key: attempts.key });
  return rows.length > 0;
}

export async function deleteAttempts(db: DbOrTx, keys: string[]): Promise<void> {
  if (keys.length > 0) await db.delete(attempts).where(inArray(attempts.key, keys));
}

/** Takes one try back; with `unlessWaitingAt` only where no wait has begun, as a refused try was never counted. */
export async function forgiveAttempt(
  db: DbOrTx,
  key: string,
  unlessWaitingAt?: Date,
): Promise<void> {
  const isOpen = unlessWaitingAt && lte(attempts.blockedUntil, unlessWaitingAt);
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(and(eq(attempts.key, key), isOpen));
}

export async function deleteAttemptsBefore(db: DbOrTx, before: Date): Promise<void> {
  await db.delete(attempts).where(lt(attempts.updatedAt, before));
}
