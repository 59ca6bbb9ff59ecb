import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "#db/open.ts";
import { dayMs, hourMs, secondMs } from "#kit/time.ts";
import { testDatabase } from "../../../tests/database.ts";
import { accountsOn, browserOf, goodPassword } from "../../../tests/factories/accounts.ts";
import { peopleOn } from "../../../tests/factories/people.ts";
import { attemptPolicies, beginAttempt, endAttempt, mayAttempt } from "./attempts.ts";
import { pruneAccountsJob, signIn } from "./index.ts";

let database: Database;
let house: ReturnType<typeof accountsOn>;
let people: ReturnType<typeof peopleOn>;
beforeAll(async () => {
  database = await testDatabase();
  house = accountsOn(database);
  people = peopleOn(database, house.deps);
});
afterAll(() => database.close());
beforeEach(() => database.pool.query("truncate attempts"));

const names = Object.keys(attemptPolicies) as (keyof typeof attemptPolicies)[];
const wait = (ms: number) => {
  house.time.now = new Date(house.time.now.getTime() + ms);
};
const tryOnce = (policy: (typeof names)[number], about = "one") =>
  mayAttempt({ policy, about }, house.deps);
let browsers = 0;
/** A browser of its own address in the one network of this file. */
const neighbour = (cookies = new Map<string, string>()) =>
  browserOf({ clientAddress: `203.0.113.${browsers++ % 256}`, cookies });
const tryIn = (email: string, password: string, browser = neighbour()) =>
  signIn(browser, { email, password }, house.deps).then(
    ({ step }) => step,
    (error: { code: string }) => error.code,
  );

test.each(names)("of 50 tries of %s at once no more get through than are free", async (policy) => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => tryOnce(policy)));
  expect(answers.filter(Boolean)).toHaveLength(Math.min(50, attemptPolicies[policy].free));
});

test.each(names)("each wait of %s is twice the one before, up to its longest", async (policy) => {
  const { free, firstMs, maxMs } = attemptPolicies[policy];
  for (let i = 0; i < free; i++) expect(await tryOnce(policy)).toBe(true);
  for (let expected = firstMs, round = 0; round < 30; round++) {
    expect(await tryOnce(policy)).toBe(false);
    wait(expected - 1);
    expect(await tryOnce(policy)).toBe(false);
    wait(1);
    expect(await tryOnce(policy)).toBe(true);
    expected = Math.min(maxMs, expected * 2);
  }
  wait(maxMs);
  expect(await tryOnce(policy)).toBe(true);
});

test("tries that are refused don't prolong the wait", async () => {
  for (let i = 0; i < 5; i++) await tryOnce("signInAccount");
  for (let i = 0; i < 20; i++) expect(await tryOnce("signInAccount")).toBe(false);
  wait(10 * secondMs);
  expect(await tryOnce("signInAccount")).toBe(true);
});

test("after a day of quiet everything is forgotten, and not before", async () => {
  for (let i = 0; i < 5; i++) await tryOnce("signInAccount");
  wait(dayMs - 1);
  expect(await tryOnce("signInAccount")).toBe(true); // counted on: the sixth
  expect(await tryOnce("signInAccount")).toBe(false);
  wait(dayMs + 1);
  for (let i = 0; i < 5; i++) expect(await tryOnce("signInAccount")).toBe(true);
  expect(await tryOnce("signInAccount")).toBe(false);
});

test("a success clears an account, and gives an address back its own try only", async () => {
  const account = { policy: "signInAccount", about: "a" } as const;
  const address = { policy: "signInAddress", about: "b" } as const;
  for (let i = 0; i < 4; i++) await beginAttempt([address, account], house.deps);
  await endAttempt([address, account], house.deps);
  const { rows } = await database.pool.query<{ key: string; count: number }>(
    "select key, count from attempts",
  );
  expect(rows).toEqual([{ key: expect.stringMatching(/^signInAddress:/) as string, count: 3 }]);
});

test("one subject doesn't count for another, and keys name nobody", async () => {
  for (let i = 0; i < 6; i++) await tryOnce("signInAccount", "ada@example.com");
  expect(await tryOnce("signInAccount", "grace@example.com")).toBe(true);
  expect(await tryOnce("signInDevice", "ada@example.com")).toBe(true);
  const { rows } = await database.pool.query("select * from attempts");
  expect(JSON.stringify(rows)).not.toMatch(/ada|grace|example/);
});

/**
 * What one network may try at an account before it has to wait: those of the account, in which its own are counted,
 * and one more that it has once the account is under attack.
 */
const triesOfNetwork = attemptPolicies.signInAccount.free + attemptPolicies.signInNetworkOnce.free;
/** At once, its own may pass beside those of the account. */
const triesAtOnce = triesOfNetwork + attemptPolicies.signInNetwork.free;

test("an account's password can't be guessed by many browsers at once", async () => {
  const { email } = await people.enter();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => tryIn(email, `a wrong password ${i}`)),
  );
  const made = answers.filter((code) => code === "sign_in_failed").length;
  expect(made).toBeGreaterThanOrEqual(attemptPolicies.signInAccount.free);
  expect(made).toBeLessThanOrEqual(triesAtOnce);
  expect(answers.filter((code) => code === "rate_limited")).toHaveLength(50 - made);
  expect(await tryIn(email, goodPassword)).toBe("rate_limited");
  wait(10 * secondMs);
  expect(await tryIn(email, goodPassword)).toBe("done");
});

test("an unknown address is limited just the same", async () => {
  const answers = [];
  for (let i = 0; i < triesOfNetwork + 2; i++)
    answers.push(await tryIn("nobody@example.com", "a wrong password"));
  expect(answers).toEqual([
    ...Array<string>(triesOfNetwork).fill("sign_in_failed"),
    "rate_limited",
    "rate_limited",
  ]);
});

test("one place that tries many accounts has to wait", async () => {
  const clientAddress = "203.0.113.9";
  for (let i = 0; i < 19; i++) await tryOnce("signInAddress", clientAddress);
  const tryAnother = (i: number) =>
    tryIn(`nobody${i}@example.com`, "x", browserOf({ clientAddress }));
  expect(await tryAnother(20)).toBe("sign_in_failed");
  expect(await tryAnother(21)).toBe("rate_limited");
  wait(secondMs);
  expect(await tryAnother(22)).toBe("sign_in_failed");
});

test("a stranger who fails on purpose doesn't keep the owner out of a browser that is known", async () => {
  const { email } = await people.enter();
  const own = neighbour();
  expect(await tryIn(email, goodPassword, own)).toBe("done");
  for (let i = 0; i < triesOfNetwork; i++) await tryIn(email, "a wrong password");
  expect(await tryIn(email, goodPassword)).toBe("rate_limited");
  expect(await tryIn(email, goodPassword, own)).toBe("done");
});

test("a known browser has its limit, too", async () => {
  const { email } = await people.enter();
  const own = neighbour();
  await tryIn(email, goodPassword, own);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => tryIn(email, "a wrong password", own.copy())),
  );
  expect(answers.filter((code) => code === "sign_in_failed")).toHaveLength(10);
  expect(answers.filter((code) => code === "rate_limited")).toHaveLength(10);
});

test("a forged mark of a known browser, or one of another account, is worth nothing", async () => {
  const [victim, other] = [await people.enter(), await people.enter()];
  const mine = neighbour();
  await tryIn(other.email, goodPassword, mine);
  const mark = mine.cookies.get("__Host-aria.device") ?? "";
  expect(mark).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
  const forged = ["x", ".", "a.b", mark, `${mark}x`, `${mark.slice(0, -4)}AAAA`, `n${mark}`];
  for (let i = 0; i < triesOfNetwork; i++) await tryIn(victim.email, "a wrong password");
  for (const value of forged) {
    const browser = neighbour(new Map([["__Host-aria.device", value]]));
    expect(await tryIn(victim.email, "a wrong password", browser)).toBe("rate_limited");
  }
});

test("a mark of a known browser opens nothing by itself", async () => {
  const { email } = await people.enter();
  const browser = await house.signIn(email);
  const mark = browser.cookies.get("__Host-aria.device") ?? "";
  expect(
    await house.readActor(browserOf({ cookies: new Map([["__Host-aria.device", mark]]) })),
  ).toBeNull();
});

test("the nightly job deletes counts and sessions that are over, and no others", async () => {
  await tryOnce("signInAccount", "old");
  wait(91 * dayMs);
  await tryOnce("signInAccount", "new");
  const { userId } = await people.enter();
  await database.pool.query(
    "insert into sessions (id, user_id, token, expires_at) values ('ses_old', $1, 'old', $2)",
    [userId, new Date(house.time.now.getTime() - hourMs)],
  );
  await database.pool.query("update sessions set expires_at = $1 where id <> 'ses_old'", [
    new Date(house.time.now.getTime() + hourMs),
  ]);
  await pruneAccountsJob.run({}, house.deps, { step: (_name, work) => work() });
  expect((await database.pool.query("select 1 from attempts")).rows).toHaveLength(1);
  expect((await database.pool.query("select 1 from sessions where id = 'ses_old'")).rows).toEqual(
    [],
  );
  expect(
    (await database.pool.query("select 1 from sessions where user_id = $1", [userId])).rows,
  ).toHaveLength(1);
});
