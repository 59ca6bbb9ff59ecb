import { recordAudit } from "#domain/audit/index.ts";
import { type Actor, requireAdmin } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import { longWeekday } from "#kit/date-words.ts";
import { dayMs } from "#kit/time.ts";
import { dayIn } from "#kit/zoned-time.ts";
import { Day, type Closures } from "./contract.ts";
import type { BookingDeps } from "./deps.ts";
import { everyDay } from "./offer.ts";
import {
  countByTime,
  deleteClosure,
  insertClosure,
  lockCalendar,
  selectClosures,
} from "./queries.ts";
import { slotRules } from "./rules.ts";

const { timeZone } = slotRules.hours;

/** What is closed, from today on, and how many demos stand there all the same. @throws AppError forbidden */
export async function readClosures(
  actor: Actor,
  { db, clock, adminSecondFactor }: BookingDeps,
): Promise<Closures> {
  await requireAdmin(db, actor, { adminSecondFactor });
  const now = clock();
  const today = dayIn(now, timeZone);
  const closed = await selectClosures(db);
  const days = closed.filter((one) => one !== everyDay && one >= today);
  const last = days.at(-1);
  const booked = last
    ? await countByTime(db, now, new Date(Date.parse(last) + 2 * dayMs))
    : new Map<number, number>();
  const bookedOn = (day: string) =>
    [...booked]
      .filter(([at]) => dayIn(new Date(at), timeZone) === day)
      .reduce((sum, [, many]) => sum + many, 0);
  return {
    isClosed: closed.includes(everyDay),
    days: days.map((day) => ({ day, words: longWeekday(day), booked: bookedOn(day) })),
    today,
  };
}

/**
 * Closes or opens a day of ours, or with `all` the whole calendar. Demos that stand there stay: each is
 * cancelled by itself, as somebody has to be told why. Done already is done.
 * @throws AppError forbidden, invalid_input (`day`)
 */
export async function setClosed(
  actor: Actor,
  { day, isClosed }: { day: string; isClosed: boolean },
  { db, clock, adminSecondFactor }: BookingDeps,
): Promise<void> {
  await db.transaction(async (tx) => {
    const adminId = await requireAdmin(tx, actor, { adminSecondFactor });
    const now = clock();
    const isAll = day === everyDay;
    const isPast = !isAll && isClosed && day < dayIn(now, timeZone);
    if (isPast || (!isAll && !Day.safeParse(day).success))
      throw new AppError("invalid_input", {
        fields: { day: isPast ? "This day is over." : "Please choose a day." },
      });
    await lockCalendar(tx, "to close");
    const isNew = isClosed ? await insertClosure(tx, day, now) : await deleteClosure(tx, day);
    if (!isNew) return;
    await recordAudit(tx, {
      actor: adminId,
      action: isClosed ? "calendar.closed" : "calendar.opened",
      subject: `calendar/${day}`,
    });
  });
}
