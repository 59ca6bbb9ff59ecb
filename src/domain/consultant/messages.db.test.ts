import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { chatLimits } from "#content/consultant.ts";
import type { Database } from "#db/open.ts";
import { testDatabase } from "../../../tests/database.ts";
import { countMessage, takeStreamPlace } from "./index.ts";

let database: Database;
let now: Date;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  now = new Date("2026-11-21T12:50:30Z");
  await database.pool.query("truncate ai_messages");
});
afterAll(() => database.close());

const count = (visitor: string | null, address: string) =>
  countMessage({ visitor, address }, { db: database.db, clock: () => now });
const refusalsOf = async (calls: Promise<void>[]) =>
  (await Promise.allSettled(calls)).flatMap((one) =>
    one.status === "rejected" ? [(one.reason as Error).message] : [],
  );
const { messagesPerVisitorPerHour, messagesPerAddressPerHour } = chatLimits;

test("a visitor writes so many messages an hour, also when all come at once", async () => {
  const calls = Array.from({ length: messagesPerVisitorPerHour + 15 }, () => count("v", "a"));
  const refused = await refusalsOf(calls);
  expect(refused).toHaveLength(15);
  expect(new Set(refused)).toEqual(
    new Set(["You have sent many messages in the last hour. Aria can answer again in 11 minutes."]),
  );
  await expect(count("v", "a")).rejects.toMatchObject({ code: "ai_limit_reached" });
  // What was refused counts for the address neither.
  const { rows } = await database.pool.query("select sender, messages from ai_messages order by 1");
  expect(rows).toEqual([
    { sender: "address/a", messages: messagesPerVisitorPerHour },
    { sender: "visitor/v", messages: messagesPerVisitorPerHour },
  ]);
});

test("new visitors from one address meet the address's limit; another address goes on", async () => {
  const calls = Array.from({ length: messagesPerAddressPerHour + 5 }, (_, index) =>
    count(`v${index}`, "a"),
  );
  const refused = await refusalsOf(calls);
  expect(refused).toHaveLength(5);
  expect(refused[0]).toMatch(/^Many messages came from your network/);
  await count("v0", "b");
  await expect(count(null, "a")).rejects.toMatchObject({ code: "ai_limit_reached" });
});

test("around a full hour no more can be written than within any other", async () => {
  now = new Date("2026-11-21T12:59:59.999Z");
  await Promise.all(Array.from({ length: messagesPerVisitorPerHour }, () => count("v", "a")));
  await expect(count("v", "a")).rejects.toThrow("Aria can answer again in 2 minutes.");
  now = new Date("2026-11-21T13:00:00Z");
  const calls = Array.from({ length: messagesPerVisitorPerHour }, () => count("v", "a"));
  expect(await refusalsOf(calls)).toHaveLength(messagesPerVisitorPerHour);
  await expect(count("v", "a")).rejects.toThrow("Aria can answer again in a minute.");
});

test("places come back little by little, and all of them after two hours", async () => {
  const many = () => Array.from({ length: messagesPerVisitorPerHour }, () => count("v", "a"));
  await Promise.all(many());
  now = new Date("2026-11-21T13:30:00Z");
  expect(await refusalsOf(many())).toHaveLength(messagesPerVisitorPerHour / 2);
  now = new Date("2026-11-21T15:00:00Z");
  await Promise.all(many());
});

test("a visitor and an address have so many replies at a time, and places come back", () => {
  const { concurrentPerVisitor, concurrentPerAddress } = chatLimits;
  const own = Array.from({ length: concurrentPerVisitor }, () =>
    takeStreamPlace({ visitor: "v", address: "a" }),
  );
  expect(() => takeStreamPlace({ visitor: "v", address: "b" })).toThrow(
    "Aria is already answering you. Please wait for her reply.",
  );
  const others = Array.from({ length: concurrentPerAddress - concurrentPerVisitor }, (_, index) =>
    takeStreamPlace({ visitor: `v${index}`, address: "a" }),
  );
  expect(() => takeStreamPlace({ visitor: "new", address: "a" })).toThrow(/on your network/);
  expect(() => takeStreamPlace({ visitor: null, address: "a" })).toThrow(/on your network/);
  own[0]?.();
  own[0]?.(); // twice gives back one place
  const again = takeStreamPlace({ visitor: "v", address: "a" });
  expect(() => takeStreamPlace({ visitor: "v", address: "b" })).toThrow(/answering you/);
  for (const leave of [...own, ...others, again]) leave();
  for (const leave of Array.from({ length: concurrentPerAddress }, (_, index) =>
    takeStreamPlace({ visitor: `w${index}`, address: "a" }),
  ))
    leave();
});
