import { Worker } from "node:worker_threads";
import { AppError } from "#errors";
import { tooWeakMessage, type Strength } from "#kit/password-strength.ts";
import { secondMs } from "#kit/time.ts";

/** Rating takes up to a second of a processor, and its dictionaries 100 MB: neither may weigh on the rest. */
const answerWithinMs = 30 * secondMs;
const idleMs = 30 * secondMs;
const maxWaiting = 20;

type Waiting = { resolve: (strength: Strength) => void; reject: (error: unknown) => void };
let worker: Worker | null = null;
let waiting = new Map<number, Waiting>();
let count = 0;
let rest: NodeJS.Timeout | undefined;

/**
 * How hard a password is to guess (kit/password-strength.ts), told by a thread of its own, which ends when
 * it has had nothing to do for a while.
 * @throws AppError rate_limited while too many wait, or where it takes too long
 */
export function ratePassword(password: string, own: readonly string[]): Promise<Strength> {
  if (waiting.size >= maxWaiting) throw new AppError("rate_limited");
  clearTimeout(rest);
  worker ??= startWorker();
  const id = ++count;
  const answered = new Promise<Strength>((resolve, reject) => waiting.set(id, { resolve, reject }));
  // Whoever gives it something to think about for longer gets no answer, nor does who waits behind.
  const late = setTimeout(() => giveUp(new AppError("rate_limited")), answerWithinMs);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  worker.postMessage({ id, password, own });
  return answered.finally(() => {
    clearTimeout(late);
    if (waiting.size === 0) rest = setTimeout(() => giveUp(null), idleMs).unref();
  });
}

/** @throws AppError invalid_input where a password is one of those that are tried first */
export async function refuseWeakPassword(password: string, own: string[]): Promise<void> {
  // The time it takes grows faster than the length; what is weak shows in less.
  const { isTooWeak } = await ratePassword(password.slice(0, 40), own);
  if (isTooWeak) throw new AppError("invalid_input", { fields: { password: tooWeakMessage } });
}

function startWorker(): Worker {
  const started = new Worker(new URL("./rate-password-thread.ts", import.meta.url));
  started.unref();
  started.on("message", ({ id, strength }: { id: number; strength: Strength }) => {
    waiting.get(id)?.resolve(strength);
    waiting.delete(id);
  });
  started.on("error", giveUp);
  return started;
}

/** Ends the thread; the next rating starts another one. */
function giveUp(error: unknown): void {
  const [ended, left] = [worker, waiting];
  worker = null;
  waiting = new Map();
  for (const { reject } of left.values()) reject(error);
  void ended?.terminate();
}
