import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { ChatLoad, ChatLoadResult } from "./chat-load.ts";
import { startApp, type App } from "./processes.ts";
import { memoryOf } from "./usage.ts";

export type ChatResult = {
  /** Our own share before the first word, with many conversations at once, in milliseconds. */
  own: { p50: number; p99: number; answers: number };
  /** Many streams held by one process. */
  streams: {
    asked: number;
    whole: number;
    maxOpen: number;
    bad: Record<string, number>;
    /** From sending to the first word: of one conversation alone, and of the many. */
    idleMs: number;
    p50: number;
    p99: number;
    nodeMb: number | null;
  };
};

/** The value below which `share` of all lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/**
 * Chats with a provider that streams at a fixed pace (tests/stand-ins/paced-ai.ts, in a process of its own):
 * 50 conversations at once that ask again and again, and then 1,000 streams opened within a minute, each of
 * which lasts longer than that.
 */
export async function measureChat(
  port: number,
  dataDir: string,
  { isQuick }: { isQuick: boolean },
): Promise<ChatResult> {
  const provider = fork(join(import.meta.dirname, "ai-provider.ts"));
  const [baseUrl] = (await once(provider, "message")) as [string];
  const app = await startApp(port, dataDir, {
    AI_BASE_URL: baseUrl,
    AI_API_KEY: "sk-bench-0123456789abcdef",
    AI_MODEL: "paced-1",
    AI_DAILY_LIMIT_USD: "100000",
  });
  try {
    const talk = (change: Partial<ChatLoad>) =>
      chat({
        url: app.url,
        visitors: 1,
        overMs: 0,
        untilMs: 0,
        words: 20,
        everyMs: 100,
        ...change,
      });
    const seconds = isQuick ? 5 : 20;
    await talk({ visitors: 50, overMs: 1000, untilMs: 4000 }); // warms up
    const many = await talk({ visitors: 50, overMs: 2000, untilMs: seconds * 1000 });
    const idle = await talk({ untilMs: 5000, words: 3, everyMs: 500 });
    return {
      own: {
        p50: percentile(many.ownMs, 0.5),
        p99: percentile(many.ownMs, 0.99),
        answers: many.whole,
      },
      streams: await holdStreams(app, talk, percentile(idle.firstWordMs, 0.5), isQuick),
    };
  } finally {
    await app.stop();
    provider.disconnect();
  }
}

async function holdStreams(
  app: App,
  talk: (change: Partial<ChatLoad>) => Promise<ChatLoadResult>,
  idleMs: number,
  isQuick: boolean,
): Promise<ChatResult["streams"]> {
  const [asked, overMs] = isQuick ? [100, 6000] : [1000, 60_000];
  const everyMs = 500;
  // The first is still being written when the last has come.
  const words = Math.ceil((overMs * 1.2) / everyMs);
  let nodeMb: number | null = null;
  const looking = setInterval(() => {
    const now = memoryOf(app.pid)?.nodeMb;
    if (now !== undefined) nodeMb = Math.max(nodeMb ?? 0, now);
  }, 1000);
  const { whole, maxOpen, bad, firstWordMs } = await talk({
    visitors: asked,
    overMs,
    words,
    everyMs,
  });
  clearInterval(looking);
  return {
    asked,
    whole,
    maxOpen,
    bad,
    idleMs,
    p50: percentile(firstWordMs, 0.5),
    p99: percentile(firstWordMs, 0.99),
    nodeMb,
  };
}

/** Runs chat-load.ts to its end. */
async function chat(load: ChatLoad): Promise<ChatLoadResult> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, "chat-load.ts"), JSON.stringify(load)],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  let text = "";
  child.stdout.on("data", (part: Buffer) => (text += part.toString()));
  await once(child, "close");
  return JSON.parse(text) as ChatLoadResult;
}
