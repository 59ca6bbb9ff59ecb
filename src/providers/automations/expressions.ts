import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import pLimit from "p-limit";
import { ExpressionFailed, type Expressions } from "#domain/automations/ports.ts";
import type { Json } from "#kit/json-changes.ts";
import { secondMs } from "#kit/time.ts";
import type { ExpressionAnswer, ExpressionJob, ExpressionReady } from "./expression-process.ts";

const program = fileURLToPath(new URL("./expression-process.ts", import.meta.url));
const restMs = 60 * secondMs;
/** A process takes a moment to begin; what it works out then is given less time. */
const startMs = 10 * secondMs;

/**
 * JSONata in a process of its own, without the network, our settings and the disk, and with limits of time and memory.
 * No thread: one that runs out of memory can end the whole process. One expression at a time; one that reaches a limit
 * ends the process, and the next gets a new one.
 */
export function createExpressions({
  timeoutMs = secondMs,
  maxHeapMb = 96,
  maxWaiting = Infinity,
} = {}): Expressions {
  const turn = pLimit(1);
  let child: ChildProcess | null = null;
  let resting: NodeJS.Timeout | undefined;
  let ids = 0;
  const end = () => {
    child?.kill("SIGKILL");
    child = null;
  };
  const start = (): ChildProcess => {
    const started = fork(program, {
      execArgv: [`--max-old-space-size=${maxHeapMb}`, "--stack-size=900", "--no-warnings"],
      env: {},
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      serialization: "json",
    });
    started.unref();
    started.channel?.unref();
    started.on("error", () => {});
    started.on("exit", () => {
      if (child === started) child = null;
    });
    return started;
  };
  return {
    evaluate: async (expression, data) => {
      if (turn.pendingCount >= maxWaiting)
        throw new ExpressionFailed("Too many expressions are being tried. Try again in a moment.");
      return turn(async () => {
        clearTimeout(resting);
        const isNew = child === null;
        child ??= start();
        const job = { id: ++ids, expression, data };
        try {
          return await ask(child, job, { timeoutMs, isNew });
        } catch (error) {
          if ((error as Error).cause === limit) end();
          throw error;
        } finally {
          resting = setTimeout(end, restMs).unref();
        }
      });
    },
  };
}

/** A limit was reached: the process is of no more use. */
const limit = Symbol("limit");

function ask(
  child: ChildProcess,
  job: ExpressionJob,
  { timeoutMs, isNew }: { timeoutMs: number; isNew: boolean },
): Promise<Json> {
  return new Promise<Json>((resolve, reject) => {
    const over = () => {
      clearTimeout(late);
      child.off("message", onMessage).off("exit", onEnd);
      child.channel?.unref();
    };
    const fail = (
      message: string,
      why: { cause?: symbol; reason?: string; position?: number | null } = {},
    ) => {
      over();
      reject(new ExpressionFailed(message, why));
    };
    const onMessage = (answer: unknown) => {
      const told = answer as ExpressionAnswer | ExpressionReady;
      if ("isReady" in told) return giveTime(timeoutMs);
      if (told.id !== job.id) return;
      if ("problem" in told)
        return fail(told.problem, { reason: told.reason, position: told.position });
      over();
      resolve(JSON.parse(told.text) as Json);
    };
    const onEnd = () => fail("An expression needs too much memory.", { cause: limit });
    let late: NodeJS.Timeout | undefined;
    const giveTime = (ms: number) => {
      clearTimeout(late);
      late = setTimeout(() => fail("An expression takes too long.", { cause: limit }), ms);
    };
    giveTime(isNew ? startMs : timeoutMs);
    child.on("message", onMessage).on("exit", onEnd);
    child.channel?.ref();
    child.send(job);
  });
}
