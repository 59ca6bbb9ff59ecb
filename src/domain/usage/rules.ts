import type { UsageLevel } from "./contract.ts";

/** From this part of a limit on people are told that it is near. */
const nearShare = 0.8;

/** The calendar month of a time (UTC), by its first day: `2026-11-01`. */
export const monthOf = (time: Date): string => `${time.toISOString().slice(0, 7)}-01`;

/** When the month after a time's begins, UTC. */
export const nextMonthOf = (time: Date): Date =>
  new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + 1, 1));

/** Whether an amount still fits below a limit. Nothing more always fits, also where the limit was lowered. */
export const fits = (used: number, adding: number, max: number): boolean =>
  adding <= 0 || used + adding <= max;

/** How much of a limit is used: 0 to 1, more where it is exceeded. A limit of nothing is used up. */
export const shareOf = (used: number, max: number): number => (max <= 0 ? 1 : used / max);

export const levelOf = (share: number): UsageLevel =>
  share >= 1 ? "reached" : share >= nearShare ? "near" : "free";
