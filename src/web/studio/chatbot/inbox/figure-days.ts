/** Periods that figures are shown for, in days. */
export const periods = [30, 90] as const;

/** Which of them is asked for: `?days=`. */
export const daysIn = (query: URLSearchParams): number =>
  periods.find((days) => String(days) === query.get("days")) ?? periods[0];
