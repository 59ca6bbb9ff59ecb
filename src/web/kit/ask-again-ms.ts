import { minuteMs, secondMs } from "#kit/time.ts";

/** How long to wait before asking again: quickly at first, and less often the longer it takes. */
export function askAgainMs(waitedMs: number): number {
  if (waitedMs < minuteMs / 2) return 1.5 * secondMs;
  if (waitedMs < 3 * minuteMs) return 4 * secondMs;
  return 15 * secondMs;
}
