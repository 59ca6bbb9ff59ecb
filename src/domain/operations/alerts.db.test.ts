import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "#db/open.ts";
import { testDatabase } from "../../../tests/database.ts";
import { accountsOn } from "../../../tests/factories/accounts.ts";
import { addAdmins } from "../../../tests/factories/admins.ts";
import { peopleOn } from "../../../tests/factories/people.ts";
import { listAlerts, pruneAlertsJob, raiseAlert, resolveAlert } from "./index.ts";

let database: Database;
let house: ReturnType<typeof accountsOn>;
let people: ReturnType<typeof peopleOn>;
beforeAll(async () => {
  database = await testDatabase();
  house = accountsOn(database);
  people = peopleOn(database, house.deps);
  await addAdmins(database, viewer.userId);
});
beforeEach(() => database.pool.query("truncate alerts, audit_entries"));
afterAll(() => database.close());

let now = new Date("2026-11-21T12:00:00Z");
const viewer = { userId: "adm_viewer" };
const deps = () => ({
  db: database.db,
  adminSecondFactor: house.deps.adminSecondFactor,
  clock: () => now,
  brandName: "Ariaworks",
  providerEmail: "desk@shop.test",
});
const raise = (key: string) =>
  raiseAlert({ key, severity: "warning", title: `About ${key}`, detail: "Look at it." }, deps());
type Admin = Awaited<ReturnType<typeof people.insert>>["actor"];
const resolve = (admin: Admin, id: string) => resolveAlert(admin, id, deps());
const openId = async () => (await listAlerts(viewer, "", deps())).open[0]?.id ?? "";
const audit = async () =>
  (await database.pool.query("select actor, action, subject, detail from audit_entries")).rows;

test("an alert is open until an admin resolves it, who is written down", async () => {
  const { actor } = await people.insert({ role: "admin" });
  await raise("a");
  const before = await listAlerts(viewer, "", deps());
  expect(before).toMatchObject({
    open: [{ title: "About a", detail: "Look at it.", times: 1, resolvedAt: null }],
    resolved: [],
    next: null,
  });
  const id = await openId();
  await resolve(actor, id);
  expect(await listAlerts(viewer, "", deps())).toMatchObject({
    open: [],
    resolved: [{ id, resolvedAt: now.toISOString(), resolvedBy: actor.userId }],
  });
  expect(await audit()).toEqual([
    { actor: actor.userId, action: "alert.resolved", subject: `alert/${id}`, detail: { key: "a" } },
  ]);
});

test("resolved twice, also by two at once, it is resolved once", async () => {
  const { actor } = await people.insert({ role: "admin" });
  const other = (await people.insert({ role: "admin" })).actor;
  await raise("a");
  const id = await openId();
  await Promise.all([resolve(actor, id), resolve(other, id), resolve(actor, id)]);
  expect(await audit()).toHaveLength(1);
});

test("nobody else resolves one, an admin of a moment ago neither", async () => {
  await raise("a");
  const id = await openId();
  const { actor, userId } = await people.insert({ role: "admin" });
  await database.pool.query("update users set role = 'client' where id = $1", [userId]);
  await expect(resolve(actor, id)).rejects.toMatchObject({ code: "forbidden" });
  expect(await openId()).toBe(id);
  expect(await audit()).toEqual([]);
});

test.each(["alt_missing", "", "\u0000", "x".repeat(500)])("there is none called %j", async (id) => {
  const { actor } = await people.insert({ role: "admin" });
  await expect(resolve(actor, id)).rejects.toMatchObject({ code: "not_found" });
});

test("the list shows what happened last first, and resolved ones page by page", async () => {
  const { actor } = await people.insert({ role: "admin" });
  for (let index = 0; index < 30; index++) {
    now = new Date(now.getTime() + 60_000);
    await raise(`old-${index}`);
    await resolve(actor, await openId());
  }
  await raise("first");
  now = new Date(now.getTime() + 60_000);
  await raise("second");
  now = new Date(now.getTime() + 60_000);
  await raise("first");
  const page = await listAlerts(viewer, "", deps());
  expect(page.open.map(({ title, times }) => [title, times])).toEqual([
    ["About first", 2],
    ["About second", 1],
  ]);
  expect(page.resolved).toHaveLength(25);
  expect(page.resolved[0]?.title).toBe("About old-29");
  const rest = await listAlerts(viewer, page.next ?? "", deps());
  expect(rest.open).toEqual([]);
  expect(rest.resolved.map(({ title }) => title)).toEqual(
    [4, 3, 2, 1, 0].map((index) => `About old-${index}`),
  );
  expect(rest.next).toBeNull();
});

test("alerts go 90 days after they last happened", async () => {
  now = new Date("2026-08-01T00:00:00Z");
  await raise("gone");
  await raise("back");
  now = new Date("2026-08-10T00:00:00Z");
  await raise("back");
  now = new Date("2026-10-31T00:00:00Z");
  await pruneAlertsJob.run({}, deps(), { step: (_name, work) => work() });
  expect((await listAlerts(viewer, "", deps())).open.map(({ title }) => title)).toEqual([
    "About back",
  ]);
});
