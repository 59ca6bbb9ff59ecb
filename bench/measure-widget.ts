/**
 * `node bench/measure-widget.ts` (after `npm run build`): customers' bots beside Aria. Our own share before the first
 * word of each, 50 conversations at once, in turns; then 1,000 streams of windows held by one process, and a page meanwhile.
 */
import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { newChatbot } from "#domain/projects/configuration/chatbot.ts";
import { schemaVersions } from "#domain/projects/configuration/types.ts";
import type { ChatLoad, ChatLoadResult } from "./chat-load.ts";
import { percentile } from "./measure-chat.ts";
import { startApp, type App } from "./processes.ts";
import { memoryOf } from "./usage.ts";

const say = (text: string) => process.stdout.write(`${text}\n`);
const admin = { email: "admin@example.com", password: "tulip-harbor-42" };
/** One bot takes 600 messages a minute. */
const botCount = 4;
const [rounds, roundMs, streams, overMs, everyMs] = process.argv.includes("--quick")
  ? [1, 4000, 100, 6000, 500]
  : [3, 12_000, 1000, 60_000, 500];

async function openStudio(app: App) {
  const signedIn = await fetch(`${app.url}/login`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: app.url },
    body: new URLSearchParams(admin),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((header) => header.split(";")[0])
    .join("; ");
  return async <T>(path: string, input?: object): Promise<T> => {
    const response = await fetch(`${app.url}/functions/${path}`, {
      method: input ? "POST" : "GET",
      headers: { cookie, origin: app.url, "content-type": "application/json" },
      ...(input && { body: JSON.stringify(input) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
}

/** A bot that knows one thing, published. @returns its address */
async function publishBot(call: Awaited<ReturnType<typeof openStudio>>): Promise<string> {
  const { id } = await call<{ id: string }>("projects", { serviceType: "chatbot" });
  const text = "A landing page costs $350, and is ready within five days.";
  await call(`bots/${id}/sources`, { kind: "text", title: "Prices", text });
  while ((await call<{ isRunning: boolean }>(`bots/${id}/training`)).isRunning) await sleep(200);
  const { revision } = await call<{ revision: number }>(`projects/${id}/save`, {
    baseRevision: 1,
    name: "Rosie",
    description: "",
    schemaVersion: schemaVersions.chatbot,
    configuration: { chatbot: { ...newChatbot, name: "Rosie" } },
  });
  return (await call<{ address: string }>(`projects/${id}/publish`, { revision })).address;
}

async function chat(load: ChatLoad): Promise<ChatLoadResult> {
  const script = join(import.meta.dirname, "chat-load.ts");
  const child = spawn(process.execPath, [script, JSON.stringify(load)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  child.stdout.on("data", (part: Buffer) => (text += part.toString()));
  await once(child, "close");
  return JSON.parse(text) as ChatLoadResult;
}

/** How long a page that is drawn for each request takes, ten times a second, until `isOver`. */
async function look({ url }: App, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; !isOver(); at += 1) {
    const since = performance.now();
    const headers = { "x-forwarded-for": `10.9.${at >> 8}.${at & 255}` };
    const answer = await fetch(`${url}/search?q=refund`, { headers });
    await answer.text();
    if (answer.ok) times.push(performance.now() - since);
    await sleep(100);
  }
  return times;
}

const folder = mkdtempSync(join(tmpdir(), "aria-bench-"));
const provider = fork(join(import.meta.dirname, "ai-provider.ts"));
const [baseUrl] = (await once(provider, "message")) as [string];
const app = await startApp(4823, join(folder, "data"), {
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  ADMIN_2FA: "optional",
  PLAN: "enterprise",
  AI_BASE_URL: baseUrl,
  AI_API_KEY: "sk-bench-0123456789abcdef",
  AI_MODEL: "paced-1",
  AI_DAILY_LIMIT_USD: "100000",
});
try {
  const call = await openStudio(app);
  const bots: string[] = [];
  for (let made = 0; made < botCount; made += 1) bots.push(await publishBot(call));
  const talk = (change: Partial<ChatLoad>) =>
    chat({
      url: app.url,
      visitors: 50,
      overMs: 1000,
      untilMs: roundMs,
      words: 20,
      everyMs: 100,
      ...change,
    });
  await talk({ untilMs: 3000 });
  await talk({ untilMs: 3000, bots });
  const own: Record<"aria" | "bots", number[]> = { aria: [], bots: [] };
  for (let round = 0; round < rounds; round += 1) {
    own.aria.push(...(await talk({})).ownMs);
    own.bots.push(...(await talk({ bots })).ownMs);
  }
  const told = (times: number[]) =>
    `${percentile(times, 0.5).toFixed(1)} / ${percentile(times, 0.99).toFixed(1)} ms (${times.length})`;
  say(`own share before the first word: Aria ${told(own.aria)}, bots ${told(own.bots)}`);
  say(`half: ${(percentile(own.bots, 0.5) / percentile(own.aria, 0.5)).toFixed(2)} (target: 1)`);

  const until = performance.now() + 15_000;
  const idle = await look(app, () => performance.now() > until);
  const idleMb = memoryOf(app.pid)?.nodeMb ?? 0;
  let nodeMb = 0;
  const measuring = setInterval(() => {
    nodeMb = Math.max(nodeMb, memoryOf(app.pid)?.nodeMb ?? 0);
  }, 1000);
  let isOver = false;
  const words = Math.ceil((overMs * 1.2) / everyMs);
  const holding = talk({ visitors: streams, overMs, untilMs: 0, words, everyMs, bots }).finally(
    () => {
      isOver = true;
    },
  );
  const [held, busy] = await Promise.all([holding, look(app, () => isOver)]);
  clearInterval(measuring);
  const bad = Object.entries(held.bad).map(([what, many]) => `, ${many} ${what}`);
  say(
    `${streams} streams: ${held.whole} whole, ${held.maxOpen} at once${bad.join("")}; Node ${nodeMb.toFixed(0)} MB, before them ${idleMb.toFixed(0)} MB`,
  );
  say(
    `a page: idle ${told(idle)}, meanwhile ${told(busy)}; half: ${(percentile(busy, 0.5) / percentile(idle, 0.5)).toFixed(2)}`,
  );
} finally {
  await app.stop();
  provider.disconnect();
  rmSync(folder, { recursive: true, force: true });
}
