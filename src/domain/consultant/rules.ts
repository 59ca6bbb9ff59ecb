/** What calls used, or what a correction adds (then also negative). */
export type UsageCounts = { calls: number; tokens: number; microUsd: number };

/** A counter, and how far it may go in a day; null: no limit. */
export type UsageLimit = {
  counter: string;
  maxTokens: number | null;
  maxMicroUsd: number | null;
};

/** Adds to all of its counters of a day (UTC, `2026-11-21`), or to none where a limit would be exceeded. */
export type UsageEntry = UsageCounts & { day: string; limits: readonly UsageLimit[] };

/** One more message in all of its counters, or in none. `weightBefore`: what share of the previous hour still counts. */
export type MessageEntry = {
  hour: Date;
  weightBefore: number;
  limits: readonly { counter: string; maxMessages: number }[];
};

/** Messages of the running hour, and of the one before it. */
export type MessageCounts = { running: number; before: number };

/** Names a counter's row within one batch. */
export const usageKey = (day: string, counter: string): string => `${day}/${counter}`;
export const messageKey = (hour: Date, counter: string): string =>
  `${hour.toISOString()}/${counter}`;

/**
 * Adds entries one after another to `counts`, as long as no limit is exceeded.
 * @param counts changed in place; has every counter of every entry
 * @returns for each entry the first counter that refused it; null where it was added
 */
export function addUsage(
  counts: ReadonlyMap<string, UsageCounts>,
  entries: readonly UsageEntry[],
): (string | null)[] {
  return entries.map(({ day, limits, calls, tokens, microUsd }) => {
    const counters = limits.map((limit) => ({
      limit,
      count: counts.get(usageKey(day, limit.counter)) as UsageCounts,
    }));
    const full = counters.find(
      ({ limit, count }) =>
        count.tokens + tokens > (limit.maxTokens ?? Infinity) ||
        count.microUsd + microUsd > (limit.maxMicroUsd ?? Infinity),
    );
    if (full) return full.limit.counter;
    for (const { count } of counters) {
      count.calls += calls;
      count.tokens = Math.max(0, count.tokens + tokens);
      count.microUsd = Math.max(0, count.microUsd + microUsd);
    }
    return null;
  });
}

/** The same for messages: the last sixty minutes are the running hour and the share of the one before. */
export function addMessages(
  counts: ReadonlyMap<string, MessageCounts>,
  entries: readonly MessageEntry[],
): (string | null)[] {
  return entries.map(({ hour, weightBefore, limits }) => {
    const counters = limits.map((limit) => ({
      limit,
      count: counts.get(messageKey(hour, limit.counter)) as MessageCounts,
    }));
    const full = counters.find(
      ({ limit, count }) => count.running + 1 + count.before * weightBefore > limit.maxMessages,
    );
    if (full) return full.limit.counter;
    for (const { count } of counters) count.running += 1;
    return null;
  });
}
