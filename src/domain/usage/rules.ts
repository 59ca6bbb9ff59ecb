/** The calendar month of a time (UTC), by its first day: `2026-11-01`. */
export const monthOf = (time: Date): string => `${time.toISOString().slice(0, 7)}-01`;

/** When the month after a time's begins, UTC. */
export const nextMonthOf = (time: Date): Date =>
  new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + 1, 1));

/** Whether an amount still fits below a limit. Nothing more always fits, also where the limit was lowered. */
export const fits = (used: number, adding: number, max: number): boolean =>
  adding <= 0 || used + adding <= max;
