import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import { SourceUnreadable } from "#domain/knowledge/reading-ports.ts";
import { secondMs } from "#kit/time.ts";
import type { ReadJob, ReadResult } from "./read-job.ts";
import type { ThreadAnswer } from "./reading-thread.ts";

export type ReadingThreads = {
  /** @throws SourceUnreadable also slow and too_large where a limit is reached; the signal's reason */
  read<Job extends ReadJob>(job: Job, signal: AbortSignal): Promise<ReadResult[Job["kind"]]>;
};

const restMs = 30 * secondMs;
const lookEveryMs = 250;
const megabyte = 1024 * 1024;

/**
 * Threads that read files and pages off the main thread. One that takes too long or too much memory is ended for good,
 * and the next job gets a new one. Where a thread has read before, what it read then may have taken the memory: the job
 * is tried once more, on a new one.
 * @param options `thread` is what runs in each; tests give another
 */
export function createReadingThreads({
  threads = 2,
  timeoutMs = 30 * secondMs,
  maxHeapMb = 512,
  maxBuffersMb = 512,
  thread = new URL("./reading-thread.ts", import.meta.url),
} = {}): ReadingThreads {
  const turn = pLimit(threads);
  const resting = new Set<Worker>();
  const limits = { timeoutMs, maxBuffersMb };
  const start = () => {
    const worker = new Worker(thread, {
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb, stackSizeMb: 4 },
      stdout: true,
      stderr: true,
    });
    worker.unref();
    // One that breaks while it rests must not end the process.
    worker.on("error", () => resting.delete(worker));
    worker.on("exit", () => resting.delete(worker));
    return worker;
  };
  const rest = (worker: Worker) => {
    resting.add(worker);
    setTimeout(() => resting.delete(worker) && void worker.terminate(), restMs).unref();
  };
  const tryOn = async (worker: Worker, job: ReadJob, signal: AbortSignal) => {
    resting.delete(worker);
    const answer = await ask(worker, job, { ...limits, signal }).catch((error: unknown) => {
      void worker.terminate();
      throw error;
    });
    rest(worker);
    return answer;
  };
  return {
    read: <Job extends ReadJob>(job: Job, signal: AbortSignal) =>
      turn(async () => {
        signal.throwIfAborted();
        const [rested] = resting;
        const answer = rested
          ? await tryOn(rested, job, signal).catch((error: unknown) => {
              if (!mayBeOfThread(error)) throw error;
              return tryOn(start(), job, signal);
            })
          : await tryOn(start(), job, signal);
        if ("problem" in answer) throw new SourceUnreadable(answer.problem);
        return answer.result as ReadResult[Job["kind"]];
      }),
  };
}

function ask(
  worker: Worker,
  job: ReadJob,
  limits: { timeoutMs: number; maxBuffersMb: number; signal: AbortSignal },
): Promise<ThreadAnswer> {
  const { timeoutMs, maxBuffersMb, signal } = limits;
  const over = new AbortController();
  return new Promise<ThreadAnswer>((resolve, reject) => {
    const options = { signal: over.signal };
    const ended = (error: unknown) =>
      reject(new SourceUnreadable(isMemory(error) ? "too_large" : "damaged", { cause: error }));
    on(worker, "message", resolve as (value: unknown) => void, options);
    on(worker, "error", ended, options);
    on(worker, "exit", ended, options);
    signal.addEventListener("abort", () => reject(signal.reason as Error), options);
    const late = setTimeout(() => reject(new SourceUnreadable("slow")), timeoutMs);
    // Buffers lie outside the heap that resourceLimits watches.
    const look = setInterval(() => {
      void worker.getHeapStatistics().then(
        ({ external_memory }) => {
          if (external_memory > maxBuffersMb * megabyte) reject(new SourceUnreadable("too_large"));
        },
        () => {},
      );
    }, lookEveryMs);
    over.signal.addEventListener("abort", () => {
      clearTimeout(late);
      clearInterval(look);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(job);
  }).finally(() => over.abort());
}

function on(
  worker: Worker,
  event: string,
  listener: (value: unknown) => void,
  { signal }: { signal: AbortSignal },
): void {
  worker.on(event, listener);
  signal.addEventListener("abort", () => worker.off(event, listener));
}

/** A thread that ended by itself, or whose buffers were too large. */
const mayBeOfThread = (error: unknown) =>
  error instanceof SourceUnreadable && error.problem !== "slow";

const isMemory = (error: unknown) =>
  (error as NodeJS.ErrnoException | undefined)?.code === "ERR_WORKER_OUT_OF_MEMORY";
