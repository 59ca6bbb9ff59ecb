import { hourMs, minuteMs } from "#kit/time.ts";
import type { ConnectionFailed, FailureReason } from "./ports.ts";

/** The pauses between tries, roughly as Standard Webhooks recommends: ten tries within two days. */
const pausesMs = [
  minuteMs,
  5 * minuteMs,
  15 * minuteMs,
  hourMs,
  2 * hourMs,
  4 * hourMs,
  8 * hourMs,
  12 * hourMs,
  21 * hourMs,
];
export const maxAttempts = pausesMs.length + 1;
const maxPauseMs = 24 * hourMs;

/** What would be said again; a refused key is tried again, as its owner may renew it meanwhile. */
const isFinal: Readonly<Partial<Record<FailureReason, true>>> = { rejected: true, blocked: true };

/**
 * How long to wait before the next try. @param attempts tries so far, this one included; @returns null where there is
 * none: a delivery that failed is then sent again by hand
 */
export function pauseAfter(
  { reason, status, retryAfterMs }: Pick<ConnectionFailed, "reason" | "status" | "retryAfterMs">,
  attempts: number,
): number | null {
  // 410: a webhook says that it wants nothing any more.
  if (isFinal[reason] || status === 410) return null;
  const pause = pausesMs[attempts - 1];
  return pause === undefined ? null : Math.min(Math.max(pause, retryAfterMs ?? 0), maxPauseMs);
}
