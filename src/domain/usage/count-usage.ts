import type { DbOrTx } from "#db/open.ts";
import type { MonthlyLimit } from "./contract.ts";
import type { UsageDeps } from "./deps.ts";
import { planOf } from "./plan-of.ts";
import { addUpTo, deleteEntry, insertEntries, insertEntry, selectUsed } from "./queries.ts";
import { planLimitReached } from "./refuse.ts";
import { monthOf } from "./rules.ts";

export type NewUsage = {
  ownerId: string;
  what: MonthlyLimit;
  /** Whole pieces or seconds. */
  amount: number;
  /** Id of what is counted, e.g. `ans_…`: the same key counts once, also in a later month. */
  key: string;
};

/** What counting needs beside its transaction. */
export type CountDeps = Pick<UsageDeps, "clock" | "usage">;

/**
 * Counts what somebody uses of a monthly limit, in the transaction that uses it. The owner's counter is locked until
 * that ends, which keeps the limit across nodes: call it last. A transaction that counts several things takes owners
 * and limits in one order, or two of them may wait for each other.
 * @returns whether it was counted now; false where this key was counted before
 * @throws AppError plan_limit
 */
export const countUsage = (tx: DbOrTx, usage: NewUsage, deps: CountDeps): Promise<boolean> =>
  addEntry(tx, usage, { isSettled: true }, deps);

/**
 * Adds an entry and its amount, unless the key is there already. The entry goes first: the counter, for which others
 * of the same owner wait, is then locked by the last statement only. @throws AppError plan_limit
 */
export async function addEntry(
  tx: DbOrTx,
  { ownerId, what, amount, key }: NewUsage,
  { isSettled }: { isSettled: boolean },
  deps: CountDeps,
): Promise<boolean> {
  if (!Number.isSafeInteger(amount) || amount < 0)
    throw new RangeError(`Not an amount of ${what}: ${amount}`);
  const now = deps.clock();
  const counter = { ownerId, what, month: monthOf(now) };
  const entry = { ...counter, key, amount, settledAt: isSettled ? now : null, createdAt: now };
  if (!(await insertEntry(tx, entry))) return false;
  const plan = await planOf(tx, ownerId, deps);
  if (await addUpTo(tx, counter, amount, plan.limits[what])) return true;
  // A caller that goes on in this transaction leaves no trace of what was refused.
  await deleteEntry(tx, entry);
  const used = await selectUsed(tx, counter);
  throw planLimitReached(plan, { what, used, adding: amount, now });
}

/**
 * The same for several things that count one each, such as answers that are stored together.
 * @throws AppError plan_limit where not all of them fit; then none is counted
 */
export async function countAll(
  tx: DbOrTx,
  { ownerId, what, keys }: Pick<NewUsage, "ownerId" | "what"> & { keys: readonly string[] },
  deps: CountDeps,
): Promise<void> {
  const now = deps.clock();
  const counter = { ownerId, what, month: monthOf(now) };
  const entries = keys.map((key) => ({
    ...counter,
    key,
    amount: 1,
    settledAt: now,
    createdAt: now,
  }));
  const adding = await insertEntries(tx, entries);
  if (adding === 0) return;
  const plan = await planOf(tx, ownerId, deps);
  if (await addUpTo(tx, counter, adding, plan.limits[what])) return;
  for (const entry of entries) await deleteEntry(tx, entry);
  const used = await selectUsed(tx, counter);
  throw planLimitReached(plan, { what, used, adding, now });
}
