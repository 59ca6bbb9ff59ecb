import { type ChildProcess, fork } from "node:child_process";
import type { EarlierVideo, RenderingWork } from "#domain/videos/ports.ts";
import {
  type ChildQuestion,
  type FromChild,
  type FromParent,
  isOutOfRoom,
  RenderingFailed,
  type RenderJob,
  type RenderResult,
} from "./render-jobs.ts";

const entry = new URL("./render-child.ts", import.meta.url);
const maxHeapMb = 600;

export type ChildWork = Pick<RenderingWork, "pieces" | "picture" | "signal"> & {
  /** The video of which segments are kept, where the job is that. */
  earlierVideo?: Pick<EarlierVideo, "read">;
  timeoutMs: number;
};

/**
 * Does a job in a child process, which is ended when it takes too long or isn't wanted any more.
 * @throws RenderingFailed; the signal's reason; what pieces or pictures throw; Error where the child broke off
 */
export async function runChild<Job extends RenderJob>(
  job: Job,
  { signal, timeoutMs, ...work }: ChildWork,
): Promise<RenderResult[Job["kind"]]> {
  signal.throwIfAborted();
  const child = fork(entry, {
    // Only what it is told: none of our settings and secrets.
    env: {},
    execArgv: ["--no-warnings", `--max-old-space-size=${maxHeapMb}`],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  const over = new AbortController();
  const late = setTimeout(
    () => over.abort(new Error(`The ${job.kind} step took longer than ${timeoutMs} ms.`)),
    timeoutMs,
  );
  try {
    return (await talk(
      child,
      job,
      work,
      AbortSignal.any([signal, over.signal]),
    )) as RenderResult[Job["kind"]];
  } finally {
    clearTimeout(late);
    child.kill("SIGKILL");
  }
}

function talk(
  child: ChildProcess,
  job: RenderJob,
  work: Omit<ChildWork, "signal" | "timeoutMs">,
  signal: AbortSignal,
): Promise<unknown> {
  return new Promise<unknown>((resolve, reject) => {
    let complaint = "";
    child.stderr?.on("data", (part: Buffer) => {
      complaint = (complaint + part.toString("utf8")).slice(-2000);
    });
    const stop = () => reject(signal.reason as Error);
    signal.addEventListener("abort", stop, { once: true });
    child.on("error", reject);
    child.on("exit", (code, ending) => {
      signal.removeEventListener("abort", stop);
      reject(new Error(`The ${job.kind} step ended with ${ending ?? code}. ${complaint.trim()}`));
    });
    child.on("message", (message: FromChild) => {
      if ("result" in message) resolve(message.result);
      else if ("failure" in message) reject(new RenderingFailed(message.failure, message.detail));
      else if ("asks" in message)
        answerTo(message.asks, work).then(
          (answer) => tell(child, { question: message.question, answer }),
          (error: unknown) => reject(withRoom(error)),
        );
    });
    tell(child, { job });
  });
}

/** A child that has just ended hears nothing, which its exit tells. */
function tell(child: ChildProcess, message: FromParent): void {
  if (child.connected) child.send(message, () => {});
}

const withRoom = (error: unknown): unknown =>
  isOutOfRoom(error) ? new RenderingFailed("out_of_room", String(error), { cause: error }) : error;

async function answerTo(
  asks: ChildQuestion,
  { pieces, picture, earlierVideo }: Omit<ChildWork, "signal" | "timeoutMs">,
): Promise<Uint8Array | null> {
  if (asks.kind === "get") return pieces.get(asks.name);
  if (asks.kind === "picture") return picture(asks.fileId);
  if (asks.kind === "earlier") return earlierVideo?.read(asks.from, asks.to) ?? null;
  await pieces.put(asks.name, asks.bytes);
  return null;
}
