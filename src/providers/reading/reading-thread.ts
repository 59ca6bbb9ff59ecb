import { Socket } from "node:net";
import { parentPort } from "node:worker_threads";
import type { SourceUnreadable } from "#domain/knowledge/reading-ports.ts";
import { readJob, type ReadJob } from "./read-job.ts";

// Reads what strangers wrote, in a thread that can be ended at any time (reading-threads.ts).

export type ThreadAnswer = { result: unknown } | { problem: SourceUnreadable["problem"] };

// Nothing that is read here may fetch anything: no picture, no external entity, no included file.
Socket.prototype.connect = () => {
  throw new Error("documents reach nothing");
};
globalThis.fetch = () => Promise.reject(new Error("documents reach nothing"));

async function answerTo(job: ReadJob): Promise<ThreadAnswer> {
  try {
    return { result: await readJob(job) };
  } catch (error) {
    return { problem: (error as SourceUnreadable).problem };
  }
}

parentPort?.on("message", (job: ReadJob) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  void answerTo(job).then((answer) => parentPort?.postMessage(answer));
});
