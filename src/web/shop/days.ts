/** `1` → `1 day`, `5` → `5 days`. */
export const daysText = (days: number): string => (days === 1 ? "1 day" : `${days} days`);
