import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { plans } from "#content/promises.ts";
import { openDatabase, type Database, type DbOrTx } from "#db/open.ts";
import { testDatabase } from "../../../tests/database.ts";
import { playUsage, refusalOf, takenOf, usageOn } from "../../../tests/factories/usage.ts";
import {
  checkLimit,
  pruneUsageJob,
  readUsage,
  usageOfPerson,
  type NewUsage,
  type UsageDeps,
} from "./index.ts";

let database: Database;
let now: Date;
let played: ReturnType<typeof playUsage>;
beforeAll(async () => {
  database = await testDatabase();
  played = playUsage(database, free);
  await database.pool.query("create table things (owner_id text not null)");
});
beforeEach(async () => {
  now = new Date("2026-11-21T12:00:00Z");
  await database.pool.query("truncate usage_months, usage_entries, things");
});
afterAll(() => database.close());

/** On the free plan a person has 3 projects. */
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
describe("a limit of what exists", () => {
  const held = {
    projects: async (db: DbOrTx, ownerId: string) => {
      const { rows } = await db.execute<{ many: number }>(
        sql`select count(*)::int as many from things where owner_id = ${ownerId}`,
      );
      return rows[0]?.many ?? 0;
    },
  };
  const create = (ownerId: string, deps: UsageDeps, adding = 1) =>
    deps.db.transaction(async (tx) => {
      await checkLimit(tx, { ownerId, what: "projects", adding }, deps);
      for (let index = 0; index < adding; index++)
        await tx.execute(sql`insert into things values (${ownerId})`);
    });

  test("is never passed by callers on two nodes at once", async () => {
    const other = openDatabase({ ...database.pool.options, max: 5 });
    try {
      const nodes = [free(database, { held }), free(other, { held })] as const;
      const calls = Array.from({ length: 30 }, (_, index) =>
        create("usr_a", nodes[index % 2] ?? nodes[0]),
      );
      expect(await takenOf([...calls, create("usr_b", nodes[0])])).toBe(limits.projects + 1);
      const { rows } = await database.pool.query("select 1 from things where owner_id = 'usr_a'");
      expect(rows).toHaveLength(limits.projects);
    } finally {
      await other.close();
    }
  });

  test("refuses what doesn't fit as a whole, and says what makes room", async () => {
    const deps = free(database, { held });
    expect(await takenOf([create("usr_a", deps, limits.projects + 1)])).toBe(0);
    await create("usr_a", deps, limits.projects);
    const { message, facts } = await refusalOf(create("usr_a", deps));
    expect(message).toBe(
      "You’ve reached your Free plan’s limit of 3 projects. Delete a project, or ask us for a larger plan.",
    );
    expect(facts).toEqual({ limit: "projects", used: 3, max: 3, plan: "free" });
  });

  test("of each project is counted by who asks, once nobody else checks", async () => {
    const deps = free();
    const invite = (members: number) =>
      deps.db.transaction((tx) =>
        checkLimit(tx, { ownerId: "usr_a", what: "members", count: async () => members }, deps),
      );
    await invite(limits.members - 1);
    expect((await refusalOf(invite(limits.members))).message).toContain("limit of 2 people");
  });

  test("that no noun counts is a fault of ours, not a refusal", async () => {
    const deps = free();
    await expect(create("usr_a", deps)).rejects.toThrow("No noun counts projects");
  });
});

describe("what a person reads", () => {
  test("is each limit with its figures, its level and when it starts again", async () => {
    const deps = free(database, { held: { projects: async () => 3, fileBytes: async () => 0 } });
    await played.count(answers({ amount: 80 }));
    await played.count(answers({ ownerId: "usr_b", amount: 5 }));
    const view = await readUsage({ userId: "usr_a" }, deps);
    expect(view).toMatchObject({
      plan: { id: "free", name: "Free" },
      month: "2026-11-01T00:00:00.000Z",
      resetsAt: "2026-12-01T00:00:00.000Z",
    });
    const line = (what: string) => view.lines.find((one) => one.what === what);
    expect(view.lines.map(({ what }) => what).toSorted()).toEqual(Object.keys(limits).toSorted());
    expect(line("projects")).toMatchObject({ used: 3, max: 3, level: "reached", isInUse: true });
    expect(line("formAnswers")).toMatchObject({ used: 80, share: 0.8, level: "near" });
    expect(line("fileBytes")).toMatchObject({ used: 0, level: "free" });
    // Nothing can be published as a bot yet, and people are counted for each project.
    expect(line("bots")).toMatchObject({ used: null, isInUse: false, level: "free" });
    expect(line("members")).toMatchObject({ used: null, isInUse: true, level: "free" });
  });

  test("is theirs alone: nobody reads it signed out", async () => {
    await expect(readUsage("visitor", free())).rejects.toMatchObject({ code: "signed_out" });
  });
});

describe("a person's data", () => {
  test("is handed out and forgotten with the person, and nobody else's", async () => {
    await played.count(answers());
    await played.reserve(answers({ what: "videoSeconds", key: "vid_1", amount: 60 }));
    await played.count(answers({ ownerId: "usr_b" }));
    const person = { userId: "usr_a", email: null, about: [] };
    expect(await usageOfPerson.export(database.db, person)).toMatchObject([
      { month: "2026-11-01", what: "formAnswers", used: 1 },
      { month: "2026-11-01", what: "videoSeconds", used: 60 },
      { key: "ans_1", amount: 1 },
      { key: "vid_1", amount: 60 },
    ]);
    await database.db.transaction((tx) => usageOfPerson.forget(tx, person, {}));
    expect(await usageOfPerson.export(database.db, person)).toEqual([]);
    expect(await played.usedOf("formAnswers", "usr_b")).toBe(1);
  });

  test("is deleted after 90 days, and not a day earlier", async () => {
    now = new Date("2026-08-22T23:59:59Z");
    await played.count(answers({ key: "old" }));
    now = new Date("2026-08-23T12:00:00Z");
    await played.count(answers({ key: "kept" }));
    now = new Date("2026-11-21T12:00:00Z");
    await played.count(answers({ key: "new" }));
    await pruneUsageJob.run({}, free(), { step: (_name, work) => work() });
    const { rows } = await database.pool.query("select key from usage_entries order by key");
    expect(rows).toEqual([{ key: "kept" }, { key: "new" }]);
    const months = await database.pool.query("select month::text from usage_months");
    expect(months.rows).toEqual([{ month: "2026-11-01" }]);
  });
});
