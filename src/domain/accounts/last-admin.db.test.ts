import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "#db/open.ts";
import type { Person } from "#domain/identity/index.ts";
import { eraseSelf, eraseUser } from "#domain/privacy/index.ts";
import { testDatabase } from "../../../tests/database.ts";
import { accountsOn, goodPassword } from "../../../tests/factories/accounts.ts";
import { peopleOn } from "../../../tests/factories/people.ts";
import { blockUser, changeRole } from "./index.ts";

let database: Database;
let people: ReturnType<typeof peopleOn>;
let deps: Parameters<typeof eraseUser>[2];
beforeAll(async () => {
  database = await testDatabase();
  const house = accountsOn(database);
  people = peopleOn(database, house.deps);
  deps = house.deps;
});
afterAll(() => database.close());
beforeEach(() => database.pool.query("truncate users, attempts cascade"));

const admins = (many: number) =>
  Promise.all(
    Array.from({ length: many }, async () => (await people.insert({ role: "admin" })).actor),
  );
const ableAdmins = async () => {
  const { rows } = await database.pool.query<{ id: string }>(
    "select id from users where role = 'admin' and banned_at is null",
  );
  return rows.map(({ id }) => id);
};

/** What one admin may do to another's being one. */
const changes = {
  demote: (by: Person, userId: string) => changeRole(by, { userId, role: "client" }, deps),
  block: (by: Person, userId: string) => blockUser(by, { userId, isBlocked: true }, deps),
  delete: async (by: Person, userId: string) => void (await eraseUser(by, userId, deps)),
} as const;
type Change = keyof typeof changes;
const kinds = Object.keys(changes) as Change[];
const outcome = (change: Promise<void>) =>
  change.then(
    () => "done",
    (error: { code?: string }) => error.code ?? "unknown",
  );

test.each([2, 3, 5])(
  "50 cross-removals of %i admins at once leave one who is able",
  async (many) => {
    const all = await admins(many);
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, i) => {
        const by = all[i % many] as Person;
        const whom = all[(i + 1 + Math.floor(i / many)) % many] as Person;
        return outcome(changes[kinds[i % kinds.length] as Change](by, whom.userId));
      }),
    );
    expect((await ableAdmins()).length).toBeGreaterThanOrEqual(1);
    // Whoever lost the rights meanwhile did nothing more.
    expect(
      outcomes.filter(
        (one) => !["done", "forbidden", "own_role", "not_found", "last_admin"].includes(one),
      ),
    ).toEqual([]);
    expect(outcomes).toContain("done");
  },
);

test("two admins who remove each other at once: one of them is left", async () => {
  for (const kind of kinds) {
    await database.pool.query("truncate users cascade");
    const [a, b] = (await admins(2)) as [Person, Person];
    const outcomes = await Promise.all([
      outcome(changes[kind](a, b.userId)),
      outcome(changes[kind](b, a.userId)),
    ]);
    expect(outcomes.filter((one) => one === "done")).toHaveLength(1);
    expect(await ableAdmins()).toHaveLength(1);
  }
});

test("whatever is done in whichever order, one able admin is left, and only the able act", async () => {
  const step = fc.record({
    kind: fc.constantFrom(...kinds, "promote" as const, "unblock" as const),
    by: fc.nat(4),
    whom: fc.nat(4),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      await database.pool.query("truncate users cascade");
      const all = [
        ...(await admins(3)),
        (await people.insert()).actor,
        (await people.insert()).actor,
      ];
      for (const { kind, by, whom } of steps) {
        const [actor, other] = [all[by], all[whom]] as [Person, Person];
        const before = await ableAdmins();
        const done = await outcome(
          kind === "promote"
            ? changeRole(actor, { userId: other.userId, role: "admin" }, deps)
            : kind === "unblock"
              ? blockUser(actor, { userId: other.userId, isBlocked: false }, deps)
              : changes[kind](actor, other.userId),
        );
        const after = await ableAdmins();
        expect(after.length).toBeGreaterThanOrEqual(1);
        const isAble = before.includes(actor.userId);
        const mayBe = !isAble ? /^forbidden$/ : actor.userId === other.userId ? /^own_role$/ : /./;
        expect(done).toMatch(mayBe);
        const isSame = after.toSorted().join() === before.toSorted().join();
        expect(isSame || done === "done").toBe(true);
      }
    }),
    { numRuns: process.env["TEST_LONG"] ? 100 : 12 },
  );
});

test("nobody changes the own role, also where others could", async () => {
  const [actor] = (await admins(2)) as [Person, Person];
  for (const kind of kinds)
    expect(await outcome(changes[kind](actor, actor.userId))).toBe("own_role");
  expect(await outcome(changeRole(actor, { userId: actor.userId, role: "admin" }, deps))).toBe(
    "own_role",
  );
  expect(await ableAdmins()).toHaveLength(2);
});

test("a client, or nobody who is stored, does nothing to anybody", async () => {
  await admins(2);
  const client = await people.insert();
  const [victim = ""] = await ableAdmins();
  const pretending = { ...client.actor, role: "admin", isAdmin: true } as const;
  for (const actor of [
    client.actor,
    pretending,
    { ...pretending, userId: "usr_gone" },
    { ...pretending, userId: "\u0000" },
  ])
    for (const kind of kinds) {
      expect(await outcome(changes[kind](actor, victim))).toBe("forbidden");
      expect(await outcome(changes[kind](actor, "usr_missing"))).toBe("forbidden");
    }
  expect(await ableAdmins()).toHaveLength(2);
});

test("the last admin can't delete the own account either, but may once there is another", async () => {
  const { actor, browser } = await people.enter({ role: "admin" });
  const password = { password: goodPassword };
  await people.insert({ role: "admin", isBlocked: true }); // not able to take over
  await expect(eraseSelf(browser, actor, password, deps)).rejects.toMatchObject({
    code: "last_admin",
  });
  expect(await people.rowOf(actor.userId)).toBeDefined();
  const [other] = (await admins(1)) as [Person];
  const outcomes = await Promise.all([
    outcome(eraseSelf(browser, actor, password, deps).then(() => {})),
    outcome(changes.demote(actor, other.userId)),
  ]);
  expect(outcomes.filter((one) => one === "done")).toHaveLength(1);
  expect(await ableAdmins()).toHaveLength(1);
});
