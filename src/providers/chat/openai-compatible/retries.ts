import { setTimeout as sleep } from "node:timers/promises";
import { ConsultantUnavailable } from "#domain/consultant/ports.ts";
import { ProviderFailure, timedOut, toFailure } from "./failures.ts";
import type { ProviderSettings, Wait } from "./settings.ts";

/** Whoever asks waits for the answer: a provider that wants us away for longer is down for this question. */
const longestWaitMs = 10_000;

/** Waits, or rejects once nobody waits any more. */
export const waitReally: Wait = (ms, signal) => sleep(ms, undefined, { signal });

/**
 * Tries `work` again after 1, 2 and 4 s where the provider didn't answer, was too slow or failed (spec site.md
 * §8), and after a 429 that says when. Other refusals are final, and so is everything once words are out:
 * `work` ends when the first one is there.
 * @throws ConsultantUnavailable, or the signal's reason once it is aborted
 */
export async function withRetries<T>(
  work: () => Promise<T>,
  settings: Pick<ProviderSettings, "retryAfterMs" | "wait">,
  signal: AbortSignal,
): Promise<T> {
  const wait = settings.wait ?? waitReally;
  for (let tries = 0; ; tries++) {
    try {
      signal.throwIfAborted();
      return await work();
    } catch (thrown) {
      if (signal.aborted) throw reasonOf(signal);
      const failure = toFailure(thrown);
      const pauseMs = pauseAfter(failure, settings.retryAfterMs[tries]);
      if (pauseMs === null) throw failure;
      await wait(pauseMs, signal).catch((error: unknown) => {
        throw signal.aborted ? reasonOf(signal) : error;
      });
    }
  }
}

/** Why a call was given up: a limit of time is an outage, somebody who left is none. */
export function reasonOf(signal: AbortSignal): unknown {
  const { reason } = signal as { reason: unknown };
  return reason instanceof DOMException && reason.name === "TimeoutError" ? timedOut() : reason;
}

/** @returns how long to wait before another try; null: there is none */
function pauseAfter(failure: unknown, next: number | undefined): number | null {
  if (next === undefined || !(failure instanceof ConsultantUnavailable)) return null;
  const asked = failure instanceof ProviderFailure ? failure.retryAfterMs : null;
  if (asked !== null && asked > longestWaitMs) return null;
  if (failure.reason === "rate_limited") return asked;
  // 408 counts as a timeout in what is said about it, but it is an answer: never again on a 4xx.
  const isOurs = failure.status === null || failure.status >= 500;
  const mayPass = /^(network|timeout|server)$/.test(failure.reason) && isOurs;
  return mayPass ? Math.max(next, asked ?? 0) : null;
}
