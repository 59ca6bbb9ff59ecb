import { dayMs } from "#kit/time.ts";
import type { BotDay, BotFigure } from "./desk-views.ts";

const nothing: BotFigure = {
  conversations: 0,
  byBot: 0,
  handOvers: 0,
  answers: 0,
  unanswered: 0,
  helpful: 0,
  unhelpful: 0,
  leads: 0,
  costMicroUsd: 0,
};

/** So many days (`2026-11-24`) up to one and with it, oldest first. */
export function daysUpTo(last: string, count: number): string[] {
  const end = new Date(last).getTime();
  return Array.from({ length: count }, (_, at) =>
    new Date(end - (count - 1 - at) * dayMs).toISOString().slice(0, 10),
  );
}

/** Each of these days with all that is known of it; where nothing is, it has zeros. */
export function fillDays(
  days: readonly string[],
  known: readonly (Partial<BotFigure> & { day: string })[],
): BotDay[] {
  const filled = new Map<string, BotDay>(days.map((day) => [day, { ...nothing, day }]));
  for (const part of known) {
    const day = filled.get(part.day);
    if (day) filled.set(part.day, { ...day, ...part });
  }
  return [...filled.values()];
}

/** The sum of some days. */
export function sumOf(days: readonly BotFigure[]): BotFigure {
  const sum = { ...nothing };
  const names = Object.keys(nothing) as (keyof BotFigure)[];
  for (const day of days) for (const name of names) sum[name] += day[name];
  return sum;
}
