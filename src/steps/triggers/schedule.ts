import { Cron } from "croner";
import { z } from "zod";
import { defineTrigger } from "./contract.ts";
import { readSchedule } from "./read-schedule.ts";

export const scheduleTrigger = defineTrigger({
  id: "schedule",
  title: "Schedule",
  description: "By the clock, such as each Monday at seven.",
  settings: z.strictObject({
    cron: z.string().max(100).default("0 7 * * 1").meta({
      title: "When",
      description:
        "In plain words, such as every weekday at 9, or first Monday of the month at 8:30. Or five cron fields.",
    }),
    zone: z
      .string()
      .max(60)
      .default("UTC")
      .meta({ title: "Time zone", description: "Such as Europe/Berlin." }),
  }),
  initial: { cron: "0 7 * * 1", zone: "UTC" },
  sample: { at: "2026-01-05T07:00:00.000Z" },
  problems: ({ cron, zone }) => {
    if (!isZone(zone)) return { zone: "There is no such time zone. Write it as Europe/Berlin." };
    return nextTimes({ cron, zone }, new Date(), 1).length === 1
      ? {}
      : {
          cron: "This can’t be read, or is never due. Write it as “every weekday at 9”, “first Monday of the month at 8:30”, “every 15 minutes”, or as five cron fields.",
        };
  },
});

const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

/**
 * When a schedule in cron fields or plain words is due next, after `from`. An hour that is skipped in spring is due right after it, and one that comes
 * twice in autumn is due once. Empty where the schedule can't be read or is never due.
 */
export function nextTimes(
  { cron, zone }: { cron: string; zone: string },
  from: Date,
  count: number,
): Date[] {
  const fields = readSchedule(cron);
  if (fields === null || !isZone(zone)) return [];
  try {
    return new Cron(fields, { timezone: zone, paused: true }).nextRuns(count, from);
  } catch {
    return [];
  }
}
