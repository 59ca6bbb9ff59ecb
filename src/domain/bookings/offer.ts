import { demos } from "#content/demos.ts";
import type { DbOrTx } from "#db/open.ts";
import { AppError } from "#errors";
import { countByTime, selectClosures, selectSeats } from "./queries.ts";
import { slotRules } from "./rules.ts";
import { isSlot, slotsFrom } from "./slots.ts";

/** What stands in the place of a day where everything is closed. */
export const everyDay = "all";

/** The times that are free now, in their order; null where the calendar is closed. */
export async function listFreeTimes(db: DbOrTx, now: Date): Promise<Date[] | null> {
  const closed = new Set(await selectClosures(db));
  if (closed.has(everyDay)) return null;
  const slots = slotsFrom(now, closed, slotRules);
  const [first, last] = [slots[0], slots.at(-1)];
  if (!first || !last) return [];
  const booked = await countByTime(db, first, last);
  return slots.filter((at) => (booked.get(at.getTime()) ?? 0) < demos.capacity);
}

/**
 * A free seat at this time. Call it with the time locked: what it answers stays true until the transaction ends.
 * @throws AppError calendar_closed, time_unavailable (past, too soon, too late, off hours, closed, or no time of
 *   ours at all), time_taken
 */
export async function findSeat(tx: DbOrTx, at: Date, now: Date): Promise<number> {
  const closed = new Set(await selectClosures(tx));
  if (closed.has(everyDay)) throw new AppError("calendar_closed");
  if (!isSlot(at, now, closed, slotRules)) throw new AppError("time_unavailable");
  const taken = await selectSeats(tx, at);
  const seat = Array.from({ length: demos.capacity }, (_, one) => one).find(
    (one) => !taken.includes(one),
  );
  if (seat === undefined || taken.length >= demos.capacity) throw new AppError("time_taken");
  return seat;
}
