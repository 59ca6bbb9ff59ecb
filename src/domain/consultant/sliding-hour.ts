import { hourMs } from "#kit/time.ts";

/**
 * How much of the hour by the clock before the running one lies within the last sixty minutes, 1 to 0. So much
 * of its messages count with those of the running one, as if they had come evenly: two counts make an hour that
 * slides, and nobody writes twice the limit around a full hour.
 */
export const weightOfHourBefore = (nowMs: number): number => 1 - (nowMs % hourMs) / hourMs;

/**
 * How long until one more message fits, in milliseconds, if none comes meanwhile.
 * @param counts messages of the running hour and of the one before, and how many there may be
 */
export function waitForPlaceMs(
  counts: { running: number; before: number; max: number },
  nowMs: number,
): number {
  const { running, before, max } = counts;
  const passedMs = nowMs % hourMs;
  // Those of one hour thin out during the next one: by then so many of them may still count.
  const thinnedMs = (messages: number, room: number) =>
    messages > room ? (hourMs * (messages - room)) / messages : 0;
  if (running < max) return Math.max(0, thinnedMs(before, max - 1 - running) - passedMs);
  return hourMs - passedMs + thinnedMs(running, max - 1);
}
