import { setPriority } from "node:os";
import { setImmediate as turn } from "node:timers/promises";
import {
  type ChildQuestion,
  type FromChild,
  type FromParent,
  isOutOfRoom,
  RenderingFailed,
  type RenderJob,
} from "./render-jobs.ts";
import { type JobHost, runJob } from "./run-job.ts";

// A process of its own that does one job and ends: the encoders change what belongs to a whole process, and pictures
// of strangers are unpacked here.

const lowPriority = 10;
const maxBytes = 1_500_000_000;

setPriority(lowPriority);
const waiting = new Map<number, (answer: Uint8Array | null) => void>();
let questions = 0;

const send = (message: FromChild) =>
  new Promise<void>((sent, failed) => {
    process.send?.(message, undefined, undefined, (error) => (error ? failed(error) : sent()));
  });

async function ask(asks: ChildQuestion): Promise<Uint8Array | null> {
  const question = questions++;
  const answered = new Promise<Uint8Array | null>((done) => waiting.set(question, done));
  await send({ question, asks });
  return answered;
}

const host: JobHost = {
  get: (name) => ask({ kind: "get", name }),
  async put(name, bytes) {
    await ask({ kind: "put", name, bytes });
  },
  earlier: async (from, to) => (await ask({ kind: "earlier", from, to })) ?? new Uint8Array(),
  picture: async (fileId) => (await ask({ kind: "picture", fileId })) ?? new Uint8Array(),
  async progress(done) {
    if (process.memoryUsage.rss() > maxBytes)
      throw new RenderingFailed("provider_failed", "The video took too much memory.");
    await send({ progress: done });
    await turn();
  },
};

async function work(job: RenderJob): Promise<void> {
  try {
    await send({ result: await runJob(job, host) });
  } catch (error) {
    if (error instanceof RenderingFailed)
      await send({ failure: error.code, detail: error.message });
    else if (isOutOfRoom(error)) await send({ failure: "out_of_room", detail: String(error) });
    else throw error;
  }
  process.disconnect();
}

// Whoever started it is gone.
process.on("disconnect", () => process.exit());
process.on("message", (message: FromParent) => {
  if ("job" in message) void work(message.job);
  else {
    waiting.get(message.question)?.(message.answer);
    waiting.delete(message.question);
  }
});
