/**
 * `node bench/measure-training.ts` (after `npm run build`): pages while a bot learns. A page that is drawn for each
 * request is asked for ten times a second, idle and while texts of 2 MB (some 1,000 pages of print) are learned, in turns.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { withoutLimits, callAs, lookAtPage, register, told, within } from "./beside.ts";
import { startApp, type App } from "./processes.ts";

const say = (text: string) => process.stdout.write(`${text}\n`);
const [rounds, idleSeconds, sources, sourceLetters] = [3, 15, 10, 199_000];

type Bot = { app: App; path: string; cookie: string };

const call = (bot: Bot, part: string, input?: object) => callAs(bot, `${bot.path}${part}`, input);

async function open(app: App): Promise<Bot> {
  const cookie = await register(app);
  const input = { serviceType: "chatbot" };
  const { id } = (await callAs({ app, cookie }, "/functions/projects", input)) as { id: string };
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

const folder = mkdtempSync(join(tmpdir(), "aria-bench-"));
const app = await startApp(4817, join(folder, "data"), withoutLimits);
try {
  const bot = await open(app);
  const all: Record<"idle" | "training", number[]> = { idle: [], training: [] };
  for (let round = 0; round < rounds; round += 1) {
    const until = performance.now() + idleSeconds * 1000;
    all.idle.push(...(await lookAtPage(app, () => performance.now() > until)));
    let isOver = false;
    const since = performance.now();
    const training = train(bot).finally(() => {
      isOver = true;
    });
    all.training.push(...(await lookAtPage(app, () => isOver)));
    await training;
    say(`round ${round + 1}: learned in ${((performance.now() - since) / 1000).toFixed(0)} s`);
  }
  say(`idle: ${told(all.idle)}\nwhile a bot learns: ${told(all.training)}`);
  say(`99 %: ${(within(all.training, 0.99) / within(all.idle, 0.99)).toFixed(2)} (target: 2)`);
} finally {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
}
