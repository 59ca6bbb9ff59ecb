/**
 * When people of ours pick up the phone and hold demos (spec site.md §2, contact: Mon-Fri 9-6 PST). The one
 * place for both: the words on the pages and the times that can be booked come from here.
 */
export const openingHours = {
  /** Hours are those of the clocks there, in summer time, too. */
  timeZone: "America/Los_Angeles",
  /** 1 is Monday, 7 Sunday. */
  firstWeekday: 1,
  lastWeekday: 5,
  /** On the 24-hour clock. */
  fromHour: 9,
  toHour: 18,
} as const;

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;
const { firstWeekday, lastWeekday, fromHour, toHour } = openingHours;

/** As the specification writes it; PST stands for the west coast's time all year round. */
export const openingWords = `${weekdays[firstWeekday - 1]}-${weekdays[lastWeekday - 1]} ${fromHour}-${toHour - 12} PST`;
