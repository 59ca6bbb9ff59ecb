import { quotes, replies } from "#content/promises.ts";
import { dayMs, hourMs } from "#kit/time.ts";

/** Until when a quote is promised (spec site.md §9: within 24 hours). */
export const dueFor = (asked: Date): Date =>
  new Date(asked.getTime() + replies.quoteHours * hourMs);

/** Until when it can be accepted. */
export const validFrom = (ready: Date): Date =>
  new Date(ready.getTime() + quotes.validDays * dayMs);
