import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { hourMs } from "#kit/time.ts";
import {
  messageKey,
  usageKey,
  type MessageCounts,
  type MessageEntry,
  type UsageCounts,
  type UsageEntry,
} from "./rules.ts";
import { aiMessages, aiSpending } from "./tables.ts";

type UsageRow = typeof aiSpending.$inferSelect;
type MessageRow = typeof aiMessages.$inferSelect & MessageCounts;

/** Each key once and in one order for everybody, so that no two transactions wait for each other's locks. */
const lockOrder = <T>(rows: readonly T[], keyOf: (row: T) => string): T[] =>
  [...new Map(rows.map((row) => [keyOf(row), row]))]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, row]) => row);

/**
 * Locks the counters of all entries until the transaction ends; those that don't exist begin at zero.
 * @returns each by its usageKey
 */
export async function lockUsage(
  tx: DbOrTx,
  entries: readonly UsageEntry[],
): Promise<Map<string, UsageRow>> {
  const counters = entries.flatMap(({ day, limits }) =>
    limits.map(({ counter }) => ({ day, spender: counter })),
  );
  const rows = await tx
    .insert(aiSpending)
    .values(lockOrder(counters, ({ day, spender }) => usageKey(day, spender)))
    .onConflictDoUpdate({
      target: [aiSpending.day, aiSpending.spender],
      set: { calls: sql`${aiSpending.calls}` },
    })
    .returning();
  return new Map(rows.map((row) => [usageKey(row.day, row.spender), row]));
}

/** Writes locked counters back. */
export async function writeUsage(
  tx: DbOrTx,
  counts: ReadonlyMap<string, UsageRow & UsageCounts>,
): Promise<void> {
  await tx
    .insert(aiSpending)
    .values([...counts.values()])
    .onConflictDoUpdate({
      target: [aiSpending.day, aiSpending.spender],
      set: {
        calls: sql`excluded.calls`,
        tokens: sql`excluded.tokens`,
        microUsd: sql`excluded.micro_usd`,
      },
    });
}

/** The same for the messages of an hour, each with what was counted in the hour before. */
export async function lockMessages(
  tx: DbOrTx,
  entries: readonly MessageEntry[],
): Promise<Map<string, MessageRow>> {
  const counters = entries.flatMap(({ hour, limits }) =>
    limits.map(({ counter }) => ({ hour, sender: counter, messages: 0 })),
  );
  const rows = await tx
    .insert(aiMessages)
    .values(lockOrder(counters, ({ hour, sender }) => messageKey(hour, sender)))
    .onConflictDoUpdate({
      target: [aiMessages.hour, aiMessages.sender],
      set: { messages: sql`${aiMessages.messages}` },
    })
    .returning();
  const before = await tx
    .select()
    .from(aiMessages)
    .where(
      and(
        inArray(
          aiMessages.hour,
          rows.map(({ hour }) => hourBefore(hour)),
        ),
        inArray(
          aiMessages.sender,
          rows.map(({ sender }) => sender),
        ),
      ),
    );
  const messagesOf = new Map(
    before.map(({ hour, sender, messages }) => [messageKey(hour, sender), messages]),
  );
  return new Map(
    rows.map((row) => [
      messageKey(row.hour, row.sender),
      {
        ...row,
        running: row.messages,
        before: messagesOf.get(messageKey(hourBefore(row.hour), row.sender)) ?? 0,
      },
    ]),
  );
}

/** Writes locked counters of messages back. */
export async function writeMessages(
  tx: DbOrTx,
  counts: ReadonlyMap<string, MessageRow>,
): Promise<void> {
  const rows = [...counts.values()].map(({ hour, sender, running }) => ({
    hour,
    sender,
    messages: running,
  }));
  await tx
    .insert(aiMessages)
    .values(rows)
    .onConflictDoUpdate({
      target: [aiMessages.hour, aiMessages.sender],
      set: { messages: sql`excluded.messages` },
    });
}

const hourBefore = (hour: Date) => new Date(hour.getTime() - hourMs);

/** How many messages a counter has in an hour by the clock, and in the one before. */
export async function selectMessageCounts(
  db: DbOrTx,
  sender: string,
  hour: Date,
): Promise<MessageCounts> {
  const rows = await db
    .select({ hour: aiMessages.hour, messages: aiMessages.messages })
    .from(aiMessages)
    .where(and(eq(aiMessages.sender, sender), inArray(aiMessages.hour, [hour, hourBefore(hour)])));
  const countIn = (time: Date) =>
    rows.find((row) => row.hour.getTime() === time.getTime())?.messages ?? 0;
  return { running: countIn(hour), before: countIn(hourBefore(hour)) };
}

/** Deletes what was counted before a time. */
export async function deleteCountsBefore(db: DbOrTx, before: Date): Promise<void> {
  await db.delete(aiSpending).where(lt(aiSpending.day, before.toISOString().slice(0, 10)));
  await db.delete(aiMessages).where(lt(aiMessages.hour, before));
}
