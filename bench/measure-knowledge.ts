/**
 * `node bench/measure-knowledge.ts`: finding passages of a bot that has learned 100,000 against one that has learned
 * 1,000, in one embedded database, in turns. Every question has words of its own, so that nothing is remembered of the
 * one before. `--vectors` compares meanings, too (vectors of 256 numbers, made here).
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectionFromParts } from "#db/connection.ts";
import { startEmbedded } from "#db/embedded.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { openDatabase, type Database } from "#db/open.ts";
import { type Embedder, findPassages } from "#domain/knowledge/index.ts";
import { silentLog } from "#kit/log.ts";
import { indexWords, lockCollection, upsertPassages } from "../src/domain/knowledge/queries.ts";

const say = (text: string) => process.stdout.write(`${text}\n`);
const hasVectors = process.argv.includes("--vectors");
const amounts = { "bot/few": 1000, "bot/many": 100_000 } as const;
type Bot = keyof typeof amounts;
const [rounds, questionsOfRound] = [5, 20];
const [vocabulary, wordsOfPassage, dimensions] = [30_000, 100, 256];

/** Numbers that are the same in each run (Mulberry32). */
let seed = 7;
function random(): number {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}
/** A word by its rank, of letters that no stemmer takes for an ending. */
const wordAt = (rank: number) =>
  `k${rank.toString(16).replace(/[0-9a-f]/g, (digit) => "bodukamipotu"[Number.parseInt(digit, 16) % 12] ?? "x")}q${rank % 97}z`;
/** As in a language: the most frequent words are most of a text (Zipf). */
const anyWord = () => wordAt(Math.floor(Math.exp(random() * Math.log(vocabulary))));
const anyText = () => Array.from({ length: wordsOfPassage }, anyWord).join(" ");
const anyVector = () => Array.from({ length: dimensions }, () => random() - 0.5);

const embedder: Embedder = {
  model: "bench",
  embed: (texts) => Promise.resolve(texts.map(anyVector)),
};

async function fill({ db, pool }: Database, bot: Bot): Promise<void> {
  const atOnce = 500;
  for (let from = 0; from < amounts[bot]; from += atOnce) {
    const rows = Array.from({ length: atOnce }, (_, at) => ({
      collection: bot,
      path: `${bot}-${Math.floor((from + at) / 20)}#${from + at}`,
      kind: "text",
      title: anyWord(),
      part: anyWord(),
      text: anyText(),
      hash: String(from + at),
      language: "en" as const,
      ...(hasVectors && { embedding: anyVector(), embeddingModel: embedder.model }),
    }));
    await db.transaction(async (tx) => {
      await lockCollection(tx, bot);
      await indexWords(tx, bot, await upsertPassages(tx, rows));
    });
  }
  await pool.query("vacuum analyze passages, passage_words, collection_words");
}

/** Five words, of them two that are frequent. */
const anyQuestion = () =>
  [
    ...Array.from({ length: 3 }, anyWord),
    wordAt(Math.floor(random() * 30)),
    wordAt(Math.floor(random() * 300)),
  ].join(" ");

async function ask({ db }: Database, bot: Bot): Promise<number[]> {
  const deps = { db, knowledge: { embedder: hasVectors ? embedder : null } };
  const times: number[] = [];
  for (let asked = 0; asked < questionsOfRound; asked += 1) {
    const question = anyQuestion();
    const since = performance.now();
    await findPassages(question, { limit: 6, collection: bot }, deps);
    times.push(performance.now() - since);
  }
  return times;
}

const sorted = (times: number[]) => times.toSorted((a, b) => a - b);
const part = (times: number[], share: number) =>
  sorted(times)[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;

async function measure(database: Database): Promise<void> {
  for (const bot of Object.keys(amounts) as Bot[]) {
    const since = performance.now();
    await fill(database, bot);
    const seconds = ((performance.now() - since) / 1000).toFixed(0);
    say(`${amounts[bot].toLocaleString("en-US")} passages stored in ${seconds} s`);
    await ask(database, bot);
  }
  const times: Record<Bot, number[]> = { "bot/few": [], "bot/many": [] };
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const few = await ask(database, "bot/few");
    const many = await ask(database, "bot/many");
    times["bot/few"].push(...few);
    times["bot/many"].push(...many);
    ratios.push(part(many, 0.5) / part(few, 0.5));
  }
  for (const [bot, all] of Object.entries(times))
    say(
      `${bot}: ${part(all, 0.5).toFixed(1)} ms, slowest 5 % from ${part(all, 0.95).toFixed(1)} ms`,
    );
  say(`100,000 against 1,000: ${part(ratios, 0.5).toFixed(2)} (target: 4)`);
}

const dataDir = mkdtempSync(join(tmpdir(), "aria-bench-"));
const embedded = await startEmbedded({ dataDir, log: silentLog, role: "application" });
const connection = connectionFromParts(embedded.connection);
const database = openDatabase(connection.pool);
try {
  await migrateDatabase(database.pool, connection.url);
  await measure(database);
} finally {
  await database.close();
  await embedded.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
