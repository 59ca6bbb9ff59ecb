import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#db/open.ts";
import { raiseAlert } from "#domain/operations/index.ts";
import { silentLog } from "#kit/log.ts";
import { testDatabase } from "../../../tests/database.ts";
import { answerOf } from "../../../tests/factories/ai-provider.ts";
import { ariaOn } from "../../../tests/factories/aria.ts";
import {
  ConsultantUnavailable,
  isConsultantAvailable,
  mayAnswer,
  noteOutage,
  noteRecovery,
  watchRecovery,
  type Consultant,
  type OutageReason,
} from "./index.ts";

let database: Database;
let now: Date;
let fails: OutageReason | null;
const logged: unknown[] = [];
const note = (...parts: unknown[]) => void logged.push(parts);
const log = { ...silentLog, info: note, warn: note, error: note };
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  now = new Date("2026-11-21T12:50:00Z");
  fails = null;
  logged.length = 0;
  await database.pool.query("truncate alerts, mails, audit_entries");
});
afterAll(() => database.close());

/** A provider's consultant that fails as a test says. */
const scripted: Consultant = {
  name: "provider",
  model: "m",
  async *answer() {
    if (fails) throw new ConsultantUnavailable(fails, "HTTP 401: Unauthorized", { status: 401 });
    yield { type: "text", text: "Yes." };
    yield { type: "end", usage: { inputTokens: 1, outputTokens: 1 }, cited: null };
  },
  moderate: async () => null,
  priceOf: () => 1,
};
const aria = (consultant = scripted) => ariaOn(database, { consultant, log, clock: () => now });
const failure = (reason: OutageReason) =>
  new ConsultantUnavailable(reason, "HTTP 503: Service Unavailable", { status: 503 });
const alerts = async () =>
  (
    await database.pool.query<Record<string, unknown>>(
      "select key, severity, times, resolved_by from alerts order by created_at, key",
    )
  ).rows;
const mailCount = async () =>
  Number((await database.pool.query<{ n: string }>("select count(*) n from mails")).rows[0]?.n);
const minutes = (count: number) => (now = new Date(now.getTime() + count * 60_000));

describe("operators are told", () => {
  test("once about each reason, however often it happens, and in a mail", async () => {
    const deps = aria();
    const crowd = Array.from({ length: 200 }, () => noteOutage(failure("server"), deps));
    await Promise.all([...crowd, noteOutage(failure("out_of_money"), deps)]);
    expect(await alerts()).toEqual([
      { key: "ai/out_of_money", severity: "critical", times: 1, resolved_by: null },
      { key: "ai/server", severity: "warning", times: 200, resolved_by: null },
    ]);
    expect(await mailCount()).toBe(2);
    const { rows } = await database.pool.query<{ to: string; text: string }>(
      `select "to", text from mails order by subject, text`,
    );
    expect(rows.every(({ to }) => to === "desk@shop.test")).toBe(true);
    expect(rows.map(({ text }) => text).join()).toContain(
      "the account at the AI provider is empty",
    );
  });

  test("by at most one mail in any hour, also across a full hour", async () => {
    await noteOutage(failure("server"), aria());
    minutes(20); // 13:10, another hour by the clock
    await noteOutage(failure("server"), aria());
    expect(await mailCount()).toBe(1);
    minutes(39);
    await noteOutage(failure("server"), aria());
    expect(await mailCount()).toBe(1);
    minutes(1);
    await noteOutage(failure("server"), aria());
    expect(await mailCount()).toBe(2);
    expect(await alerts()).toMatchObject([{ times: 4 }]);
  });

  test("by one alert an hour: what comes back after it was resolved opens it again", async () => {
    await noteOutage(failure("key_refused"), aria());
    await noteRecovery(aria());
    expect(await alerts()).toMatchObject([{ times: 1, resolved_by: "system" }]);
    minutes(5);
    await noteOutage(failure("key_refused"), aria());
    expect(await alerts()).toMatchObject([{ times: 2, resolved_by: null }]);
    expect(await mailCount()).toBe(1);
    await noteRecovery(aria());
    minutes(61);
    await noteOutage(failure("key_refused"), aria());
    expect(await alerts()).toMatchObject([
      { times: 2, resolved_by: "system" },
      { times: 1, resolved_by: null },
    ]);
    const { rows } = await database.pool.query<{ action: string }>(
      "select action from audit_entries order by id",
    );
    expect(rows.map(({ action }) => action)).toEqual([
      "alert.resolved",
      "alert.reopened",
      "alert.resolved",
    ]);
  });

  test("and never hold up or fail an answer: what can't be stored is logged", async () => {
    await database.pool.query("alter table alerts rename to alerts_away");
    try {
      await noteOutage(failure("server"), aria());
    } finally {
      await database.pool.query("alter table alerts_away rename to alerts");
    }
    expect(JSON.stringify(logged)).toContain("an alert could not be stored");
    await noteOutage(failure("server"), aria());
    expect(await alerts()).toHaveLength(1);
  });

  test("two nodes at once make one alert", async () => {
    const alert = { key: "x", severity: "warning", title: "T", detail: "D" } as const;
    await Promise.all(Array.from({ length: 20 }, () => raiseAlert(alert, aria())));
    expect(await alerts()).toMatchObject([{ times: 20 }]);
    expect(await mailCount()).toBe(1);
  });
});

describe("whether Aria is available", () => {
  test("the built-in one always is", async () => {
    await noteOutage(failure("key_refused"), aria());
    expect(await isConsultantAvailable(ariaOn(database))).toBe(true);
  });

  test.each(["timeout", "network", "server", "rate_limited", "bad_answer", "bad_request"] as const)(
    "%s passes: she stays available",
    async (reason) => {
      await noteOutage(failure(reason), aria());
      expect(await isConsultantAvailable(aria())).toBe(true);
    },
  );

  test.each(["key_refused", "out_of_money"] as const)(
    "%s lasts, until a call succeeds",
    async (reason) => {
      const consultant = watchRecovery(scripted, aria());
      fails = reason;
      await answerOf(consultant).catch((error: ConsultantUnavailable) => noteOutage(error, aria()));
      expect(await isConsultantAvailable(aria())).toBe(false);
      fails = null;
      await answerOf(consultant);
      await expect.poll(() => isConsultantAvailable(aria())).toBe(true);
      expect(await alerts()).toMatchObject([{ resolved_by: "system" }]);
    },
  );

  test("a node that has just started ends an outage of before, and asks the database once", async () => {
    await noteOutage(failure("key_refused"), aria());
    let asked = 0;
    const counting = new Proxy(database.db, {
      get: (db, name) => {
        asked += name === "transaction" ? 1 : 0;
        return Reflect.get(db, name) as unknown;
      },
    });
    const consultant = watchRecovery(scripted, { ...aria(), db: counting });
    await answerOf(consultant);
    await answerOf(consultant);
    await expect.poll(() => isConsultantAvailable(aria())).toBe(true);
    expect(asked).toBe(1);
  });
});

describe("whether a text may be answered", () => {
  const deciding = (moderate: Consultant["moderate"]) =>
    mayAnswer("secret words", aria({ ...scripted, moderate }));

  test("is what the provider says, where it can tell", async () => {
    expect(await deciding(async () => ({ isFlagged: true, categories: ["hate"] }))).toEqual({
      isFlagged: true,
    });
    expect(await deciding(async () => ({ isFlagged: false, categories: [] }))).toEqual({
      isFlagged: false,
    });
    expect(await deciding(async () => null)).toEqual({ isFlagged: false });
  });

  test.each([failure("server"), new Error("a mistake")])(
    "a check that fails is no yes, and tells nobody a word of it: %s",
    async (error) => {
      await expect(deciding(() => Promise.reject(error))).rejects.toThrow(ConsultantUnavailable);
      expect(JSON.stringify(logged)).not.toContain("secret words");
    },
  );
});
