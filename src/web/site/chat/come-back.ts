import { ApiError } from "../../kit/api-call.ts";

const firstWaitMs = 1000;
const longestWaitMs = 30_000;

/**
 * Does something that needs the line until it is done: when the line breaks it tries again after 1 s, 2 s,
 * 4 s, … 30 s, and at once when the browser is online again.
 * @param work answers whether it is done for good; calls `arrived` once the server has answered
 * @param options.onLost hears of each try to which nobody answered
 * @returns whether the server said no for good (ApiError 4xx), instead of being done or told to stop
 */
export async function comeBack(
  work: (arrived: () => void) => Promise<boolean>,
  { signal, onLost }: { signal: AbortSignal; onLost: () => void },
): Promise<boolean> {
  let waitMs = firstWaitMs;
  while (!signal.aborted) {
    let hasArrived = false;
    const arrived = () => {
      hasArrived = true;
      waitMs = firstWaitMs;
    };
    try {
      if (await work(arrived)) return false;
    } catch (thrown) {
      if (signal.aborted) return false;
      if (isForGood(thrown)) return true;
      if (!hasArrived) onLost();
    }
    await waitOrOnline(waitMs, signal);
    waitMs = Math.min(2 * waitMs, longestWaitMs);
  }
  return false;
}

const isForGood = (thrown: unknown) =>
  thrown instanceof ApiError && thrown.status < 500 && thrown.status !== 429;

/** Waits, but not longer than until the browser is online again or nobody waits any more. */
function waitOrOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener("online", done);
    signal.addEventListener("abort", done);
  });
}
