import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import type { Tx } from "#db/open.ts";
import { dayMs } from "#kit/time.ts";
import { testDatabase } from "../../../tests/database.ts";
import {
  bindSubscriber,
  defineEvent,
  defineSubscriber,
  deliverEventsJob,
  type EventDeps,
  pruneEventsJob,
  publishEvent,
  registerSubscribers,
} from "./index.ts";

const cupFilled = defineEvent("cup.filled", z.object({ millilitres: z.number().int() }));
const cupBroken = defineEvent("cup.broken", z.object({}));

let database: Awaited<ReturnType<typeof testDatabase>>;
const time = { now: new Date("2026-11-23T12:00:00Z") };
const clock = () => time.now;
/** What each subscriber heard, and whether it fails now. */
const heard: string[] = [];
let fails = false;

const drink = defineSubscriber({
  name: "test.drink",
  event: cupFilled,
  async handle(tx, { subject, payload }, _deps: object) {
    await tx.execute(
      sql`insert into sips (subject, millilitres) values (${subject}, ${payload.millilitres})`,
    );
    if (fails) throw new Error("spilt");
    heard.push(`drink ${subject} ${payload.millilitres}`);
  },
});
const count = defineSubscriber({
  name: "test.count",
  event: cupFilled,
  async handle(_tx, { payload }, _deps: object) {
    heard.push(`count ${payload.millilitres}`);
  },
});

const deps = (): EventDeps => ({
  db: database.db,
  clock,
  subscribers: [bindSubscriber(drink, {}), bindSubscriber(count, {})],
});
const fill = (millilitres: number, subject = "cup/1", tx?: Tx) => {
  const publish = (on: Tx) =>
    publishEvent(on, cupFilled, { subject, payload: { millilitres } }, { clock });
  return tx ? publish(tx) : database.db.transaction(publish);
};
type Run = { subscriber: string; subject: string };
const waiting = async () => {
  const { rows } = await database.db.execute<{ inputs: string }>(
    sql`select i.inputs from dbos.workflow_status w join dbos.workflow_input i using (workflow_uuid)
      where w.name = ${deliverEventsJob.name} order by w.created_at, w.workflow_uuid`,
  );
  return rows.map(
    ({ inputs }) => (JSON.parse(inputs) as { positionalArgs: [Run] }).positionalArgs[0],
  );
};
const run = (input: Run) => deliverEventsJob.run(input, deps(), { step: (_name, work) => work() });
const runAll = async () => {
  for (const input of await waiting()) await run(input);
};
const sips = async () =>
  (
    await database.pool.query<{ millilitres: number }>("select millilitres from sips order by id")
  ).rows.map((row) => row.millilitres);

beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query("create table sips (id serial, subject text, millilitres int)");
});
afterAll(() => database.close());
beforeEach(async () => {
  heard.length = 0;
  fails = false;
  await database.pool.query(
    "truncate events, event_deliveries, sips, dbos.workflow_status cascade",
  );
  await registerSubscribers(deps());
});

test("every subscriber of its kind hears of an event once it is stored, and of no other", async () => {
  await fill(200);
  await database.db.transaction((tx) =>
    publishEvent(tx, cupBroken, { subject: "cup/1", payload: {} }, { clock }),
  );
  expect(heard).toEqual([]);
  await runAll();
  expect(heard.toSorted()).toEqual(["count 200", "drink cup/1 200"]);
});

test("a change that is taken back has published nothing", async () => {
  const change = database.db.transaction(async (tx) => {
    await fill(200, "cup/1", tx);
    throw new Error("taken back");
  });
  await expect(change).rejects.toThrow("taken back");
  expect(await waiting()).toEqual([]);
  expect((await database.pool.query("select 1 from events")).rows).toEqual([]);
});

test("what isn't of its kind is refused before anything is stored", async () => {
  await expect(fill(0.5)).rejects.toThrow("expected int");
  expect(await waiting()).toEqual([]);
});

test("a subscriber that failed is called again, its own change is made once, and others are not held up", async () => {
  await fill(100);
  await fill(200);
  fails = true;
  for (const input of await waiting()) await run(input).catch(() => {});
  expect(await sips()).toEqual([]);
  expect(heard).toEqual(["count 100", "count 200"]);
  fails = false;
  await runAll();
  await runAll();
  expect(await sips()).toEqual([100, 200]);
});

test("a job that runs twice at once, or again, tells nobody twice", async () => {
  await fill(100);
  await Promise.all([...(await waiting()), ...(await waiting()), ...(await waiting())].map(run));
  await runAll();
  expect(await sips()).toEqual([100]);
});

test(
  "of one subject everything is heard in the order in which it was committed, however publishers and deliveries mix",
  { timeout: 240_000 },
  async () => {
    const step = fc.record({
      cup: fc.integer({ min: 1, max: 3 }),
      deliver: fc.boolean(),
      isTakenBack: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { maxLength: 4 }), { maxLength: 6 }),
        async (rounds) => {
          await database.pool.query(
            "truncate events, event_deliveries, sips, dbos.workflow_status cascade",
          );
          heard.length = 0;
          let filled = 0;
          for (const round of rounds)
            await Promise.all(
              round.map(async ({ cup, deliver, isTakenBack }) => {
                const millilitres = ++filled;
                await database.db
                  .transaction(async (tx) => {
                    await fill(millilitres, `cup/${cup}`, tx);
                    if (isTakenBack) throw new Error("taken back");
                  })
                  .catch(() => {});
                if (deliver) await runAll();
              }),
            );
          await runAll();
          const { rows } = await database.pool.query<{
            subject: string;
            payload: { millilitres: number };
          }>("select subject, payload from events order by position");
          const stored = rows.map(({ subject, payload }) => `${subject} ${payload.millilitres}`);
          const drunk = heard.filter((one) => one.startsWith("drink ")).map((one) => one.slice(6));
          for (const cup of ["cup/1 ", "cup/2 ", "cup/3 "])
            expect(drunk.filter((one) => one.startsWith(cup))).toEqual(
              stored.filter((one) => one.startsWith(cup)),
            );
          expect(drunk).toHaveLength(stored.length);
        },
      ),
      { numRuns: process.env["TEST_LONG"] ? 60 : 8 },
    );
  },
);

test("a subscriber of a former version hears nothing any more, and one that is new only of what is new", async () => {
  await fill(100);
  const only = { ...deps(), subscribers: [bindSubscriber(count, {})] };
  await registerSubscribers(only);
  await fill(200);
  const inputs = await waiting();
  for (const input of inputs)
    await deliverEventsJob.run(input, only, { step: (_name, work) => work() });
  expect(heard).toEqual(["count 100", "count 200"]);
  expect(await sips()).toEqual([]);
});

test("events go after the time of operations, but none that somebody has still to hear of", async () => {
  await fill(100, "cup/old");
  await runAll();
  await fill(200, "cup/waiting");
  time.now = new Date(time.now.getTime() + 91 * dayMs);
  await fill(300, "cup/new");
  await pruneEventsJob.run({}, deps(), { step: (_name, work) => work() });
  const { rows } = await database.pool.query<{ subject: string }>(
    "select subject from events order by position",
  );
  expect(rows.map(({ subject }) => subject)).toEqual(["cup/waiting", "cup/new"]);
});
