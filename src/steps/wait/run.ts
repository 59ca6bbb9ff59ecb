import type { z } from "zod";
import { dayMs, hourMs, minuteMs, secondMs } from "#kit/time.ts";
import { momentOf, readTimeZone } from "#kit/zoned-time.ts";
import { asText, type RunStep, StepFailed } from "../contract.ts";
import type { waitStep } from "./form.ts";

type Settings = z.infer<typeof waitStep.settings>;

/** Runs are kept for a while, not for ever. */
const maxDays = 366;
const unitMs = {
  seconds: secondMs,
  minutes: minuteMs,
  hours: hourMs,
  days: dayMs,
  weeks: 7 * dayMs,
};

/** Waits, for up to a year. What is over already doesn't wait. */
export const runWait: RunStep<Settings> = async (settings, { now }) => {
  const until = settings.how === "until a date" ? dateOf(settings, now) : timeAfter(settings, now);
  if (until.getTime() - now.getTime() > maxDays * dayMs)
    throw new StepFailed("That is more than a year away. A run waits for a year at most.");
  const output = { until: until.toISOString() };
  return until <= now ? { kind: "done", output } : { kind: "wait", until, output };
};

/** A month later is the same day of the month, or its last one. */
function timeAfter({ amount, unit }: Settings, now: Date): Date {
  if (unit !== "months") return new Date(now.getTime() + amount * unitMs[unit]);
  const until = new Date(now);
  until.setUTCMonth(until.getUTCMonth() + amount);
  // The 31st of a month that has no 31st.
  if (until.getUTCDate() !== now.getUTCDate()) until.setUTCDate(0);
  return until;
}

const wall = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?)?$/;

/** A moment as ISO 8601 has it, or what a clock in `zone` shows. */
function dateOf({ date, zone }: Settings, now: Date): Date {
  const text = asText(date).trim();
  const [whole, year, month, day, hour = "0", minute = "0"] = wall.exec(text) ?? [];
  if (whole === undefined) {
    const moment = new Date(text);
    // Without a zone a text like “June 3” would be read by this server's clock.
    if (!/(Z|[+-]\d{2}:?\d{2})$/.test(text) || Number.isNaN(moment.getTime()))
      throw new StepFailed(`“${text}” is not a date. Write it as 2026-12-24 or 2026-12-24T09:00.`);
    return moment;
  }
  const known = readTimeZone(asText(zone).trim() || "UTC");
  if (!known) throw new StepFailed(`There is no time zone “${asText(zone)}”.`);
  const shown = {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: Number(hour),
    minute: Number(minute),
  };
  const { year: y, month: m, day: d } = shown;
  if (new Date(Date.UTC(y, m - 1, d)).getUTCDate() !== d || shown.hour > 23 || shown.minute > 59)
    throw new StepFailed(`There is no such date as ${text}.`);
  // An hour that is skipped in spring: the same minute of the next one.
  return momentOf(shown, known) ?? momentOf({ ...shown, hour: shown.hour + 1 }, known) ?? now;
}
