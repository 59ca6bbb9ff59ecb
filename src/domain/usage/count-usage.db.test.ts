import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { plans } from "#content/promises.ts";
import { openDatabase, type Database } from "#db/open.ts";
import { testDatabase } from "../../../tests/database.ts";
import { playUsage, refusalOf, takenOf, usageOn } from "../../../tests/factories/usage.ts";
import { countUsage, type NewUsage } from "./index.ts";

let database: Database;
let now: Date;
let played: ReturnType<typeof playUsage>;
beforeAll(async () => {
  database = await testDatabase();
  played = playUsage(database, free);
});
beforeEach(async () => {
  now = new Date("2026-11-21T12:00:00Z");
  await database.pool.query("truncate usage_months, usage_entries");
});
afterAll(() => database.close());

/** On the free plan a person has 100 form answers a month, and 120 seconds of video. */
const { limits } = plans.free;
const free = (on: Pick<Database, "db"> = database, change: Parameters<typeof usageOn>[1] = {}) =>
  usageOn(on, { plan: "free", clock: () => now, ...change });

const answers = (change: Partial<NewUsage> = {}): NewUsage => ({
  ownerId: "usr_a",
  what: "formAnswers",
  amount: 1,
  key: "ans_1",
  ...change,
});
const video = (change: Partial<NewUsage> = {}): NewUsage => ({
  ownerId: "usr_a",
  what: "videoSeconds",
  amount: 60,
  key: "vid_1",
  ...change,
});

/** How many transactions wait for another one's lock. */
const waiting = async () => {
  const { rowCount } = await database.pool.query(
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rowCount;
};

describe("a monthly limit", () => {
  test("is never passed by callers on two nodes at once, and one owner's doesn't hold another's", async () => {
    const other = openDatabase({ ...database.pool.options, max: 5 });
    try {
      const nodes = [free(), free(other)] as const;
      const calls = Array.from({ length: 130 }, (_, index) =>
        played.count(answers({ key: `ans_${index}` }), nodes[index % 2]),
      );
      const neighbour = played.count(answers({ ownerId: "usr_b" }));
      expect(await takenOf(calls)).toBe(limits.formAnswers);
      expect(await neighbour).toBe(true);
      expect(await played.usedOf("formAnswers")).toBe(limits.formAnswers);
      expect(await played.usedOf("formAnswers", "usr_b")).toBe(1);
    } finally {
      await other.close();
    }
  });

  test("counts a key once, however often and from where it comes, also once the limit is reached", async () => {
    const calls = await Promise.all(Array.from({ length: 20 }, () => played.count(answers())));
    expect(calls.filter(Boolean)).toHaveLength(1);
    await played.count(answers({ key: "rest", amount: limits.formAnswers - 1 }));
    expect(await played.count(answers())).toBe(false);
    expect(await played.usedOf("formAnswers")).toBe(limits.formAnswers);
    now = new Date("2026-12-01T00:00:00Z");
    expect(await played.count(answers())).toBe(false);
    expect(await played.usedOf("formAnswers", "usr_a", "2026-12-01")).toBe(0);
  });

  test("starts again with the next calendar month", async () => {
    await played.count(answers({ amount: limits.formAnswers }));
    now = new Date("2026-11-30T23:59:59.999Z");
    expect(await takenOf([played.count(answers({ key: "ans_2" }))])).toBe(0);
    now = new Date("2026-12-01T00:00:00Z");
    expect(await played.count(answers({ key: "ans_3" }))).toBe(true);
  });

  test("counts nothing where the transaction that used it fails", async () => {
    const deps = free();
    const failed = deps.db.transaction(async (tx) => {
      await countUsage(tx, answers(), deps);
      throw new Error("not answered");
    });
    await expect(failed).rejects.toThrow("not answered");
    expect(await played.usedOf("formAnswers")).toBe(0);
    expect(await played.count(answers())).toBe(true);
  });

  test("leaves no trace of what was refused in a transaction that goes on", async () => {
    const deps = free();
    await played.count(answers({ amount: limits.formAnswers }));
    await deps.db.transaction(async (tx) => {
      await refusalOf(countUsage(tx, answers({ key: "ans_2" }), deps));
    });
    expect(await played.entriesSum()).toBe(limits.formAnswers);
    now = new Date("2026-12-01T00:00:00Z");
    expect(await played.count(answers({ key: "ans_2" }))).toBe(true);
  });

  test("takes whole amounts only, and none below zero", async () => {
    for (const amount of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      await expect(played.count(answers({ amount }))).rejects.toThrow(RangeError);
      await expect(played.settle(video({ amount }))).rejects.toThrow(RangeError);
    }
  });

  test("refuses with the limit, the figures, the plan and the day when it starts again", async () => {
    await played.count(answers({ amount: limits.formAnswers }));
    const { message, facts } = await refusalOf(played.count(answers({ key: "ans_2" })));
    expect(message).toBe(
      "You’ve reached your Free plan’s monthly limit of 100 form answers. Wait until 1 December, when it resets, or ask us for a larger plan.",
    );
    expect(facts).toEqual({
      limit: "formAnswers",
      used: 100,
      max: 100,
      plan: "free",
      resetsAt: "2026-12-01T00:00:00.000Z",
    });
  });
});

describe("a reservation", () => {
  test("holds its most, and settles once to what was used", async () => {
    await played.reserve(video({ amount: 100 }));
    const { message } = await refusalOf(played.reserve(video({ key: "vid_2", amount: 21 })));
    expect(message).toMatch(
      /^This doesn’t fit into your Free plan: it needs 0\.4, and you have 0\.4 of 2 minutes of video left this month\./,
    );
    await played.settle(video({ amount: 30 }));
    await played.settle(video({ amount: 90 }));
    expect(await played.usedOf("videoSeconds")).toBe(30);
    expect(await played.reserve(video({ key: "vid_2", amount: 90 }))).toBe(true);
  });

  test("that is made again by a repeated job isn't reserved twice, before and after it is settled", async () => {
    expect(await played.reserve(video())).toBe(true);
    expect(await played.reserve(video())).toBe(false);
    await played.settle(video({ amount: 10 }));
    expect(await played.reserve(video())).toBe(false);
    expect(await played.usedOf("videoSeconds")).toBe(10);
  });

  test("counts more than was reserved too, above the limit, and then refuses more", async () => {
    await played.reserve(video());
    await played.settle(video({ amount: 500 }));
    expect(await played.usedOf("videoSeconds")).toBe(500);
    expect(await takenOf([played.reserve(video({ key: "vid_2", amount: 1 }))])).toBe(0);
  });

  test("is settled in the month in which it was made", async () => {
    await played.reserve(video());
    now = new Date("2026-12-01T00:00:01Z");
    await played.settle(video({ amount: 20 }));
    expect(await played.usedOf("videoSeconds")).toBe(20);
    expect(await played.usedOf("videoSeconds", "usr_a", "2026-12-01")).toBe(0);
  });

  test("given back counts nothing, once, and its key can be reserved again", async () => {
    await played.count(video({ key: "other" }));
    await played.reserve(video());
    await Promise.all(Array.from({ length: 10 }, () => played.giveBack(video())));
    expect(await played.usedOf("videoSeconds")).toBe(60);
    await played.settle(video({ amount: 60 }));
    expect(await played.usedOf("videoSeconds")).toBe(60);
    expect(await played.reserve(video())).toBe(true);
  });

  test("that is given back waits for who counts, and who counts doesn't wait for it", async () => {
    const deps = free();
    await played.reserve(video());
    await deps.db
      .transaction(async (tx) => {
        await countUsage(tx, video({ key: "other", amount: 1 }), deps);
        const givenBack = played.giveBack(video());
        await expect.poll(waiting).toBe(1);
        expect(await countUsage(tx, video(), deps)).toBe(false);
        return { givenBack };
      })
      .then(({ givenBack }) => givenBack);
    expect(await played.usedOf("videoSeconds")).toBe(1);
  });

  test("that is given back and made again at once leaves nobody waiting for ever", async () => {
    await played.reserve(video());
    const calls = Array.from({ length: 40 }, (_, index) =>
      index % 2 ? played.giveBack(video()) : played.reserve(video()),
    );
    expect((await Promise.allSettled(calls)).filter(({ status }) => status === "rejected")).toEqual(
      [],
    );
    expect(await played.usedOf("videoSeconds")).toBe(await played.entriesSum());
  });
});

test("whatever comes at once, sums are what was counted, never below zero nor by reserving above the limit", async () => {
  const call = fc.record({
    key: fc.integer({ min: 1, max: 6 }),
    amount: fc.integer({ min: 0, max: 80 }),
    kind: fc.constantFrom("count", "reserve", "settle", "give back"),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(call, { minLength: 1, maxLength: 30 }), async (calls) => {
      await database.pool.query("truncate usage_months, usage_entries");
      // Nothing settles at more than was reserved here: only then may a sum pass the limit.
      await takenOf(
        calls.map(({ key, amount, kind }) => {
          const usage = video({ key: `vid_${key}`, amount });
          if (kind === "count") return played.count(usage);
          if (kind === "reserve") return played.reserve({ ...usage, amount: 80 });
          return kind === "settle" ? played.settle(usage) : played.giveBack(usage);
        }),
      );
      const used = await played.usedOf("videoSeconds");
      expect(used).toBe(await played.entriesSum());
      expect(used).toBeGreaterThanOrEqual(0);
      expect(used).toBeLessThanOrEqual(limits.videoSeconds);
    }),
    { numRuns: process.env["TEST_LONG"] ? 150 : 15 },
  );
});
