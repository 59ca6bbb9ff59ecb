import type { DbOrTx } from "#db/open.ts";
import { addEntry, type CountDeps, type NewUsage } from "./count-usage.ts";
import {
  addToCounter,
  deleteEntry,
  findEntry,
  lockCounter,
  type UsageEntry,
  updateEntry,
} from "./queries.ts";

type UsageName = Pick<NewUsage, "ownerId" | "what" | "key">;

/**
 * Reserves the most that some work can use of a monthly limit, before it begins: a video's length, say. Settle it
 * with what was really used, or give it back where the work failed; until then it counts in full, so after a crash
 * the sums are too high rather than too low. The same key reserves once, so that a repeated job doesn't reserve again.
 *
 * This is what a customer may use of their plan. The consultant's `reserveUsage` is what visitors may cost the
 * provider in a day, in tokens and money: an answer of a customer's bot asks both.
 * @returns whether it was reserved now; false where this key was reserved or counted before
 * @throws AppError plan_limit
 */
export const reserveUsage = (tx: DbOrTx, usage: NewUsage, deps: CountDeps): Promise<boolean> =>
  addEntry(tx, usage, { isSettled: false }, deps);

/**
 * Corrects a reservation to what was really used, once, in the month that it was made in. More than was reserved
 * counts too, also above the limit. Does nothing where it was settled or given back before.
 */
export async function settleUsage(
  tx: DbOrTx,
  { amount, ...name }: NewUsage,
  { clock }: Pick<CountDeps, "clock">,
): Promise<void> {
  if (!Number.isSafeInteger(amount) || amount < 0)
    throw new RangeError(`Not an amount of ${name.what}: ${amount}`);
  const entry = await lockEntry(tx, name);
  if (!entry || entry.settledAt) return;
  await updateEntry(tx, name, { amount, settledAt: clock() });
  await addToCounter(tx, entry, amount - entry.amount);
}

/**
 * Takes back what was reserved or counted with a key, because the work failed. Repeated, it does nothing. The key may
 * then be used again, e.g. by another try.
 */
export async function giveBackUsage(tx: DbOrTx, name: UsageName): Promise<void> {
  const entry = await lockEntry(tx, name);
  if (!entry) return;
  await deleteEntry(tx, name);
  await addToCounter(tx, entry, -entry.amount);
}

/**
 * The entry, with its counter locked until the transaction ends. The counter goes first: who deleted the entry and then
 * waited for the counter could wait for somebody who holds it and wants to use the same key.
 */
async function lockEntry(tx: DbOrTx, name: UsageName): Promise<UsageEntry | null> {
  const seen = await findEntry(tx, name);
  if (!seen) return null;
  await lockCounter(tx, seen);
  const entry = await findEntry(tx, name);
  return entry?.month === seen.month ? entry : null;
}
