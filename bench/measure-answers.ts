/**
 * `node bench/measure-answers.ts`: what the answer engine costs. Building it for Aria's own answers and for 1,000: the
 * processor's time, and the longest that others wait for their turn meanwhile. One question asked of both. With
 * `--start`, three starts each of the built application with no answer of the provider's own and with so many that there
 * are 1,000.
 */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { siteCollection } from "#content/answers/site-collection.ts";
import type { Collection, Entry } from "#domain/answers/index.ts";
import { buildEngine, createEngine } from "../src/domain/answers/engine.ts";
import { replyTo } from "../src/domain/answers/reply.ts";
import { startApp } from "../tests/e2e/start-app.ts";

const many = 1000;
const rounds = 3;
const question = "How long do I have to ask for my money back, and what does a landing page cost?";
const say = (text: string) => process.stdout.write(`${text}\n`);
const median = (figures: number[]) => figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? 0;
const ms = (figure: number) => `${figure.toFixed(figure < 10 ? 1 : 0)} ms`;

/** The same answers about other things: a word of its own in each way to ask, as another trade would have. */
function copyOf(entry: Entry, copy: number): Entry {
  const told = (texts: Entry["asks"]) =>
    Object.fromEntries(
      Object.entries(texts).map(([language, all]) => [
        language,
        all.map((text) => `${text} ${entry.id.slice(0, 4)}${copy}trade`),
      ]),
    );
  return { ...entry, id: `${entry.id}-${copy}`, asks: told(entry.asks), next: [] };
}

const { entries } = siteCollection;
const copies = Array.from({ length: many - entries.length }, (_, at) =>
  copyOf(entries[at % entries.length]!, 1 + Math.floor(at / entries.length)),
);
const thousand: Collection = { ...siteCollection, entries: [...entries, ...copies] };

/** Processor time, and the longest wait of others, while something is done. */
async function cost(work: () => unknown): Promise<{ cpu: number; wait: number }> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  await new Promise((resolve) => setTimeout(resolve, 20));
  delay.disable();
  return { cpu: (user + system) / 1000, wait: delay.max / 1e6 };
}

async function measureBuilding(name: string, collection: Collection): Promise<void> {
  const [atOnce, sliced]: { cpu: number; wait: number }[][] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    atOnce?.push(await cost(() => createEngine(collection)));
    sliced?.push(await cost(() => buildEngine(collection)));
  }
  const engine = createEngine(collection);
  const asked = Array.from({ length: 200 }, () => {
    const since = performance.now();
    replyTo([{ sender: "user", text: question }], engine, []);
    return performance.now() - since;
  });
  const cpu = (all: { cpu: number }[] = []) => ms(median(all.map((one) => one.cpu)));
  const wait = (all: { wait: number }[] = []) => ms(median(all.map((one) => one.wait)));
  say(
    `${name}: at once ${cpu(atOnce)} of processor time, in slices ${cpu(sliced)} (others wait ${wait(sliced)} at most); a question ${ms(median(asked))}`,
  );
}

/** Milliseconds from the start of the process until it is open, as it says itself. */
const openedIn = (output: string) => Number([...output.matchAll(/\((\d+) ms\)/g)].at(-1)?.[1]);

async function measureStarts(): Promise<void> {
  let app = await startApp({ embedded: true });
  const times: Record<"files" | "thousand", number[]> = { files: [], thousand: [] };
  const store = async (name: keyof typeof times) => {
    await app.query("delete from answer_entries");
    if (name === "files") return;
    // At once: each change has the engine built anew.
    const rows = copies.map(({ id, ...content }) => {
      const json = JSON.stringify(content).replaceAll("'", "''");
      return `('site', '${id}', true, '${json}')`;
    });
    await app.query(
      `insert into answer_entries (collection, id, is_own, content) values ${rows.join()}`,
    );
  };
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const name of ["files", "thousand"] as const) {
        await store(name);
        await app.stop();
        app = await app.restart();
        times[name].push(openedIn(app.output()));
      }
  } finally {
    await app.remove();
  }
  const [files, all] = [median(times.files), median(times.thousand)];
  say(
    `start: ${ms(files)} with the files' answers, ${ms(all)} with ${many}: ${(all / files).toFixed(2)}`,
  );
}

await measureBuilding(`${entries.length} answers`, siteCollection);
await measureBuilding(`${many} answers`, thousand);
if (process.argv.includes("--start")) await measureStarts();
