import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { chatLimits } from "#content/consultant.ts";
import { openDatabase, type Database } from "#db/open.ts";
import { testDatabase } from "../../../tests/database.ts";
import { ariaOn } from "../../../tests/factories/aria.ts";
import { pruneConsultantJob, reserveUsage, type Consultant, type Usage } from "./index.ts";

let database: Database;
let now = new Date("2026-11-21T12:00:00Z");
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  now = new Date("2026-11-21T12:00:00Z");
  await database.pool.query("truncate ai_spending, ai_messages");
});
afterAll(() => database.close());

/** A token costs a millionth of a dollar, in or out. */
const consultant: Consultant = {
  ...ariaOn({ db: null as never }).consultant.ai,
  name: "provider",
  priceOf: ({ inputTokens, outputTokens }) => inputTokens + outputTokens,
};
const aria = (change: Parameters<typeof ariaOn>[1] = {}) =>
  ariaOn(database, { consultant, clock: () => now, ...change });
const tokens = (count: number): Usage => ({ inputTokens: count, outputTokens: 0 });

const spent = async (spender: string, day = "2026-11-21") => {
  const { rows } = await database.pool.query<{ calls: number; tokens: string; micro_usd: string }>(
    "select calls, tokens, micro_usd from ai_spending where spender = $1 and day = $2",
    [spender, day],
  );
  const [row] = rows;
  return row && { calls: row.calls, tokens: Number(row.tokens), microUsd: Number(row.micro_usd) };
};
const outcomes = async (calls: Promise<unknown>[]) => {
  const results = await Promise.allSettled(calls);
  const refused = results.filter((one) => one.status === "rejected");
  for (const { reason } of refused) expect(reason).toMatchObject({ code: "ai_limit_reached" });
  const messages = refused.map(({ reason }) => (reason as Error).message);
  return { taken: results.length - refused.length, messages: [...new Set(messages)] };
};

describe("no limit is passed, however the calls come (security.md, row 18)", () => {
  test("100 calls at once by one visitor stay below their tokens of the day", async () => {
    const each = Math.floor(chatLimits.tokensPerVisitorPerDay / 10);
    const deps = aria();
    const { taken, messages } = await outcomes(
      Array.from({ length: 100 }, () =>
        reserveUsage({ visitor: "v", address: "a" }, tokens(each), deps),
      ),
    );
    expect(taken).toBe(10);
    expect(messages).toEqual([expect.stringMatching(/^You have asked as much/)]);
    // What was refused for one reason counts nowhere else either.
    expect(await spent("all")).toEqual({ calls: 10, tokens: 10 * each, microUsd: 10 * each });
    expect(await spent("address/a")).toEqual(await spent("visitor/v"));
  });

  test("new visitors from one address meet the address's tokens", async () => {
    const each = Math.floor(chatLimits.tokensPerAddressPerDay / 5);
    const deps = aria();
    const { taken, messages } = await outcomes(
      Array.from({ length: 50 }, (_, index) =>
        reserveUsage(
          { visitor: `v${index}`, address: "a" },
          tokens(Math.min(each, chatLimits.tokensPerVisitorPerDay)),
          deps,
        ),
      ),
    );
    expect(taken).toBe(5);
    expect(messages).toEqual([expect.stringMatching(/from your network/)]);
  });

  test("new addresses meet the day's ceiling of money", async () => {
    const deps = aria({ aiDailyLimitUsd: 0.1 });
    const { taken, messages } = await outcomes(
      Array.from({ length: 100 }, (_, index) =>
        reserveUsage({ visitor: `v${index}`, address: `a${index}` }, tokens(10_000), deps),
      ),
    );
    expect(taken).toBe(10);
    expect(messages).toEqual([expect.stringMatching(/^Aria has answered all that she may today/)]);
    expect(await spent("all")).toMatchObject({ microUsd: 100_000 });
  });

  test("two nodes that reserve at once stay below the limit together, and none waits for ever", async () => {
    const other = openDatabase({ ...database.pool.options, max: 4 });
    const each = Math.floor(chatLimits.tokensPerVisitorPerDay / 10);
    const nodes = [aria(), ariaOn(other, { consultant, clock: () => now })];
    try {
      const { taken } = await outcomes(
        Array.from({ length: 100 }, (_, index) => {
          // Different addresses: each node locks its counters in an order of its own, were they not sorted.
          const spender = { visitor: "v", address: `a${(index * 7) % 10}` };
          return reserveUsage(spender, tokens(each), nodes[index % 2] ?? aria());
        }),
      );
      expect(taken).toBe(10);
      expect(await spent("visitor/v")).toEqual({
        calls: 10,
        tokens: 10 * each,
        microUsd: 10 * each,
      });
    } finally {
      await other.close();
    }
  });

  test("where only the address is known, that counts alone", async () => {
    await reserveUsage({ visitor: null, address: "a" }, tokens(5), aria());
    const { rows } = await database.pool.query("select spender from ai_spending order by 1");
    expect(rows).toEqual([{ spender: "address/a" }, { spender: "all" }]);
  });

  test("a limit of nothing lets nobody spend, and the built-in one costs nothing", async () => {
    const spender = { visitor: "v", address: "a" };
    const closed = aria({ aiDailyLimitUsd: 0 });
    expect(await outcomes([reserveUsage(spender, tokens(1), closed)])).toMatchObject({
      taken: 0,
    });
    const free = ariaOn(database, { clock: () => now, aiDailyLimitUsd: 0 });
    for (let times = 0; times < 3; times++) await reserveUsage(spender, tokens(1), free);
    expect(await spent("all")).toMatchObject({ calls: 3, microUsd: 0 });
  });

  test("whatever is reserved and settled at once, the limits hold and the sums are right", async () => {
    const call = fc.record({
      visitor: fc.nat(2),
      address: fc.nat(1),
      reserved: fc.integer({ min: 1, max: 60_000 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      crashes: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(call, { minLength: 1, maxLength: 25 }), async (calls) => {
        await database.pool.query("truncate ai_spending");
        const deps = aria({ aiDailyLimitUsd: 0.4 });
        const used: { visitor: number; tokens: number }[] = [];
        await Promise.all(
          calls.map(async ({ visitor, address, reserved, share, crashes }) => {
            const spender = { visitor: `v${visitor}`, address: `a${address}` };
            const held = await reserveUsage(spender, tokens(reserved), deps).catch(() => null);
            if (!held) return;
            const really = Math.floor(reserved * share);
            used.push({ visitor, tokens: crashes ? reserved : really });
            if (!crashes) await held.settle(tokens(really));
          }),
        );
        const total = used.reduce((sum, one) => sum + one.tokens, 0);
        expect((await spent("all"))?.microUsd ?? 0).toBe(total);
        expect(total).toBeLessThanOrEqual(400_000);
        for (const visitor of [0, 1, 2]) {
          const own = used.filter((one) => one.visitor === visitor);
          const sum = own.reduce((all, one) => all + one.tokens, 0);
          expect((await spent(`visitor/v${visitor}`))?.tokens ?? 0).toBe(sum);
          expect(sum).toBeLessThanOrEqual(chatLimits.tokensPerVisitorPerDay);
        }
      }),
      { numRuns: process.env["TEST_LONG"] ? 100 : 12 },
    );
  });
});

describe("settling", () => {
  const spender = { visitor: "v", address: "a" };

  test("corrects what was put aside to what was used, once", async () => {
    const held = await reserveUsage(spender, tokens(1000), aria());
    await held.settle({ inputTokens: 100, outputTokens: 50 });
    await held.settle({ inputTokens: 0, outputTokens: 0 });
    for (const who of ["all", "address/a", "visitor/v"])
      expect(await spent(who)).toEqual({ calls: 1, tokens: 150, microUsd: 150 });
  });

  test("that never comes leaves the counts too high rather than too low", async () => {
    await reserveUsage(spender, tokens(1000), aria());
    expect(await spent("visitor/v")).toMatchObject({ tokens: 1000 });
  });

  test("of more than was put aside counts all of it, also above a limit", async () => {
    const held = await reserveUsage(spender, tokens(10), aria());
    await held.settle(tokens(chatLimits.tokensPerVisitorPerDay + 10));
    expect((await spent("visitor/v"))?.tokens).toBe(chatLimits.tokensPerVisitorPerDay + 10);
    expect(await outcomes([reserveUsage(spender, tokens(1), aria())])).toMatchObject({
      taken: 0,
    });
  });

  test("after midnight counts for the day on which the call began; a new day begins anew", async () => {
    now = new Date("2026-11-21T23:59:59Z");
    const deps = aria();
    const held = await reserveUsage(spender, tokens(chatLimits.tokensPerVisitorPerDay), deps);
    expect(await outcomes([reserveUsage(spender, tokens(1), deps)])).toMatchObject({ taken: 0 });
    now = new Date("2026-11-22T00:00:00Z");
    await reserveUsage(spender, tokens(7), deps);
    await held.settle(tokens(5));
    expect(await spent("visitor/v", "2026-11-21")).toMatchObject({ tokens: 5 });
    expect(await spent("visitor/v", "2026-11-22")).toMatchObject({ tokens: 7 });
  });
});

test("counts are deleted after 90 days, and not a day earlier", async () => {
  await database.pool.query(
    `insert into ai_spending (day, spender) values ('2026-08-22', 'old'), ('2026-08-23', 'kept')`,
  );
  await database.pool.query(
    `insert into ai_messages (hour, sender, messages)
     values ('2026-08-23T11:00Z', 'old', 1), ('2026-08-23T12:00Z', 'kept', 1)`,
  );
  await pruneConsultantJob.run({}, aria(), { step: (_name, work) => work() });
  const { rows } = await database.pool.query(
    "select spender from ai_spending union all select sender from ai_messages",
  );
  expect(rows).toEqual([{ spender: "kept" }, { spender: "kept" }]);
});
