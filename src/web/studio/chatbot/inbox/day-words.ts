const format = new Intl.DateTimeFormat("en-US", {
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});

/** A day (`2026-11-24`) as people read it: “Nov 24”. */
export const dayWords = (day: string): string => {
  const time = Date.parse(day);
  return Number.isNaN(time) ? "" : format.format(time);
};
