/**
 * `node bench/measure-training.ts` (after `npm run build`): pages while a bot learns. A page that is drawn for each
 * request is asked for ten times a second, idle and while texts of 2 MB (some 1,000 pages of print) are learned, in turns.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startApp, type App } from "./processes.ts";

const say = (text: string) => process.stdout.write(`${text}\n`);
const admin = { email: "admin@example.com", password: "tulip-harbor-42" };
const page = "/search?q=refund";
const [rounds, idleSeconds, sources, sourceLetters] = [3, 15, 10, 199_000];

type Bot = { app: App; path: string; cookie: string };
let visits = 0;
const from = () => `10.8.${visits >> 8}.${++visits & 255}`;

async function call({ app, path, cookie }: Bot, part: string, input?: object): Promise<unknown> {
  const response = await fetch(`${app.url}${path}${part}`, {
    method: input ? "POST" : "GET",
    headers: {
      cookie,
      origin: app.url,
      "content-type": "application/json",
      "x-forwarded-for": from(),
    },
    ...(input && { body: JSON.stringify(input) }),
  });
  if (!response.ok) throw new Error(`${part}: ${response.status} ${await response.text()}`);
  return response.json();
}

async function open(app: App): Promise<Bot> {
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
  const studio = { app, path: "/functions/projects", cookie };
  const { id } = (await call(studio, "", { serviceType: "chatbot" })) as { id: string };
  return { app, path: `/functions/bots/${id}`, cookie };
}

let texts = 0;
/** Paragraphs of words that no other text has. */
function textOf(letters: number): string {
  texts += 1;
  let text = "";
  for (let at = 0; text.length < letters; at += 1)
    text += `${at % 8 === 0 ? `\n\n# Part ${at} of ${texts}\n\n` : ""}Sentence ${at} says what the ${(at * 7919 + texts).toString(36)} of the ${(at * 104_729 + texts).toString(36)} costs and when it is delivered. `;
  return text.slice(0, letters);
}

/** How long the page takes, ten times a second, until `isOver`. */
async function look({ app }: Bot, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  const running: Promise<void>[] = [];
  while (!isOver()) {
    const since = performance.now();
    running.push(
      fetch(`${app.url}${page}`, { headers: { "x-forwarded-for": from() } }).then(
        async (answer) => {
          await answer.text();
          if (answer.ok) times.push(performance.now() - since);
        },
      ),
    );
    await sleep(100);
  }
  await Promise.all(running);
  return times;
}

async function train(bot: Bot): Promise<void> {
  for (let source = 0; source < sources; source += 1)
    await call(bot, "/sources", {
      kind: "text",
      title: `Text ${source}`,
      text: textOf(sourceLetters),
    });
  for (let isRunning = true; isRunning;) {
    await sleep(500);
    ({ isRunning } = (await call(bot, "/training")) as { isRunning: boolean });
  }
}

const part = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(share * (times.length - 1))] ?? 0;
const told = (times: number[]) =>
  `${part(times, 0.5).toFixed(1)} ms, 99 % within ${part(times, 0.99).toFixed(1)} ms (${times.length})`;

const folder = mkdtempSync(join(tmpdir(), "aria-bench-"));
const app = await startApp(4817, join(folder, "data"), {
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  ADMIN_2FA: "optional",
  PLAN: "enterprise",
});
try {
  const bot = await open(app);
  const all: Record<"idle" | "training", number[]> = { idle: [], training: [] };
  for (let round = 0; round < rounds; round += 1) {
    const until = performance.now() + idleSeconds * 1000;
    all.idle.push(...(await look(bot, () => performance.now() > until)));
    let isOver = false;
    const since = performance.now();
    const training = train(bot).finally(() => {
      isOver = true;
    });
    all.training.push(...(await look(bot, () => isOver)));
    await training;
    say(`round ${round + 1}: learned in ${((performance.now() - since) / 1000).toFixed(0)} s`);
  }
  say(`idle: ${told(all.idle)}\nwhile a bot learns: ${told(all.training)}`);
  say(`99 %: ${(part(all.training, 0.99) / part(all.idle, 0.99)).toFixed(2)} (target: 2)`);
} finally {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
}
