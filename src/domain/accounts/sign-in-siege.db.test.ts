import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Database } from "#db/open.ts";
import { dayMs, hourMs, minuteMs, secondMs } from "#kit/time.ts";
import { testDatabase } from "../../../tests/database.ts";
import { accountsOn, browserOf, goodPassword } from "../../../tests/factories/accounts.ts";
import { peopleOn } from "../../../tests/factories/people.ts";
import { deviceCookie } from "./device.ts";
import { requestPasswordReset, resetPassword, signIn } from "./index.ts";
import { countAttempt } from "./queries-attempts.ts";
import { beginSignInTry } from "./sign-in-tries.ts";

// Hundreds of tries, one after the other, take their time on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

// Both sides of guessing, on a clock that jumps to the next moment at which anything may be tried (decision 0029).

let database: Database;
let house: ReturnType<typeof accountsOn>;
let people: ReturnType<typeof peopleOn>;
beforeAll(async () => {
  database = await testDatabase();
  house = accountsOn(database);
  people = peopleOn(database, house.deps);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.pool.query("truncate attempts");
  house.time.now = new Date();
});

type Try = (attacker: number, email: string) => Promise<boolean>;
const passes = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );
const fromManyNetworks = (i: number) => `203.0.${i}.${i + 1}`;
const fromOneNetwork = (i: number) => `203.0.113.${i + 1}`;
const byTheRules =
  (addressOf: (attacker: number) => string): Try =>
  (attacker, email) =>
    passes(beginSignInTry({ cookie: "", clientAddress: addressOf(attacker) }, email, house.deps));

/** What was in force before decision 0029: a count for the address, and one for the account. */
const former = {
  address: { free: 20, firstMs: secondMs, maxMs: 15 * minuteMs, forgetMs: dayMs },
  account: { free: 5, firstMs: secondMs, maxMs: minuteMs, forgetMs: dayMs },
};
const byTheFormerRules: Try = async (attacker, email) =>
  (await countAttempt(database.db, `from${attacker}`, former.address, house.time.now)) &&
  countAttempt(database.db, `at:${email}`, former.account, house.time.now);

/** When the account may be tried next. */
async function nextMoment(): Promise<Date | null> {
  const { rows } = await database.db.execute<{ at: string | null }>(sql`
    select to_char(min(blocked_until) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from attempts where (key like 'at:%' or key like 'signInAccount:%')
      and blocked_until > ${house.time.now.toISOString()}::timestamptz`);
  const at = rows[0]?.at;
  return at ? new Date(at) : null;
}

const attackers = 50;

/** Attackers who take turns, and try as soon as anything passes. @returns how many guesses they get */
async function besiege(
  email: string,
  forMs: number,
  tryOnce: Try,
  meanwhile: () => Promise<void> = async () => {},
): Promise<{ firstHour: number; all: number }> {
  const start = house.time.now.getTime();
  const sinceStart = () => house.time.now.getTime() - start;
  const made = { firstHour: 0, all: 0 };
  for (let turn = 0; sinceStart() < forMs;) {
    // Until two of them are refused in a row: then the account has to wait.
    for (let refused = 0; refused < 2; turn = (turn + 1) % attackers) {
      const isMade = await tryOnce(turn, email);
      refused = isMade ? 0 : refused + 1;
      if (isMade) made.all++;
      if (isMade && sinceStart() < hourMs) made.firstHour++;
    }
    await meanwhile();
    house.time.now = (await nextMoment()) ?? new Date(start + forMs);
  }
  return made;
}

/** How long the simulations here last. */
const siegeMs = process.env["TEST_LONG"] ? dayMs : 2 * hourMs;

test("guesses from 50 addresses are fewer than under the former rules, within the first hour and after it, in one network or in 50", async () => {
  const before = await besiege("ada@example.com", siegeMs, byTheFormerRules);
  await database.pool.query("truncate attempts");
  const inMany = await besiege("ada@example.com", siegeMs, byTheRules(fromManyNetworks));
  await database.pool.query("truncate attempts");
  const inOne = await besiege("ada@example.com", siegeMs, byTheRules(fromOneNetwork));
  for (const after of [inMany, inOne]) {
    expect(after.firstHour).toBeLessThan(before.firstHour);
    expect(after.all).toBeLessThan(before.all);
  }
});

test("however many networks guess, their own tries at one account are 500 a day", async () => {
  const [email, day] = ["ada@example.com", house.time.now];
  const tryFrom = (network: number) =>
    byTheRules((i) => `10.${i >> 8}.${i & 255}.1`)(network, email);
  for (let i = 0; i < 500; i++) expect(await tryFrom(i)).toBe(true);
  const further = [];
  for (let i = 500; i < 520; i++) further.push(await tryFrom(i));
  expect(further.filter(Boolean)).toEqual([]);
  house.time.now = new Date(day.getTime() + dayMs);
  expect(await tryFrom(520)).toBe(true);
});

let ownNetworks = 0;
/** A new device in a network that nobody else is in. */
const newDevice = () => browserOf({ clientAddress: `192.0.${ownNetworks++}.1` });
const signInFrom = (email: string, browser = newDevice(), password = goodPassword) =>
  passes(signIn(browser, { email, password }, house.deps));

/** Right sign-ins in the middle of a siege; each takes real work of a processor. */
const rightOnes = process.env["TEST_LONG"] ? 12 : 5;

test(`while 50 addresses attack, ${rightOnes} of ${rightOnes} right sign-ins succeed at once, from new devices and from a known one`, async () => {
  const { email } = await people.enter();
  const known = newDevice();
  await signInFrom(email, known);
  const outcomes: { fresh: boolean; known: boolean }[] = [];
  await besiege(email, 3 * hourMs, byTheRules(fromManyNetworks), async () => {
    if (outcomes.length < rightOnes)
      outcomes.push({
        fresh: await signInFrom(email),
        known: await signInFrom(email, known.copy()),
      });
  });
  expect(outcomes).toHaveLength(rightOnes);
  expect(outcomes.every(({ fresh, known: again }) => fresh && again)).toBe(true);
});

test("a slip of the owner's on a new device costs nothing while nobody attacks", async () => {
  const { email } = await people.enter();
  const fresh = newDevice();
  expect(await signInFrom(email, fresh, "tulip-harbour-42")).toBe(false);
  expect(await signInFrom(email, fresh)).toBe(true);
});

test("an owner's success gives nothing to those who are guessing", async () => {
  const { email } = await people.enter();
  const attack = byTheRules(fromManyNetworks);
  await besiege(email, minuteMs, attack);
  while (await attack(0, email));
  expect(await signInFrom(email)).toBe(true);
  expect(await attack(0, email)).toBe(false);
});

test("an owner in the attackers' own network gets in with a known device, and else by a reset", async () => {
  const { email } = await people.enter();
  const known = newDevice();
  await signInFrom(email, known);
  const attack = byTheRules(fromOneNetwork);
  await besiege(email, minuteMs, attack);
  for (let i = 0; i < 25; i++) await attack(7, email); // the owner's own address, too
  const here = { clientAddress: fromOneNetwork(7) };
  expect(await signInFrom(email, browserOf({ ...here, cookies: known.cookies }))).toBe(true);
  const fresh = browserOf(here);
  expect(await signInFrom(email, fresh)).toBe(false);

  await requestPasswordReset(browserOf(), { email }, house.deps);
  await house.sendResets();
  const password = "new-harbor-tulip-7";
  const token = (await house.mailTo(email, "password-reset"))?.token ?? "";
  await resetPassword(fresh, { token, password, confirmPassword: password }, house.deps);
  expect([...fresh.cookies.keys()]).toEqual([expect.stringContaining("aria.device")]);
  while (await attack(8, email)); // what the reset cleared is used up again
  expect(await signInFrom(email, fresh, password)).toBe(true);
});

test("a completed reset clears the counts of the account", async () => {
  const { email } = await people.enter();
  const attack = byTheRules(fromManyNetworks);
  await besiege(email, minuteMs, attack);
  while (await attack(0, email));
  const owner = newDevice();
  const token = await resetLink(email, owner);
  const password = "new-harbor-tulip-7";
  await resetPassword(owner, { token, password, confirmPassword: password }, house.deps);
  const elsewhere = newDevice();
  for (let i = 0; i < 5; i++)
    expect(await byTheRules(() => elsewhere.clientAddress)(0, email)).toBe(true);
});

/** Asks for a link from this browser. @returns its token, or "" where no mail was sent */
async function resetLink(email: string, browser = browserOf()): Promise<string> {
  const before = await house.mailTo(email, "password-reset");
  await requestPasswordReset(browser, { email }, house.deps).catch(() => {});
  await house.sendResets();
  const after = await house.mailTo(email, "password-reset");
  return after?.token === before?.token ? "" : (after?.token ?? "");
}

test("strangers who use up the reset mails leave their owner with a link of the last 15 minutes, and a known device with its own", async () => {
  const { email } = await people.enter();
  const known = newDevice();
  await signInFrom(email, known);
  let lastMail = 0;
  const gaps: number[] = [];
  for (let minute = 0; minute < 3 * 60; minute++) {
    house.time.now = new Date(house.time.now.getTime() + minuteMs);
    const clientAddress = fromManyNetworks(minute % attackers);
    if ((await resetLink(email, browserOf({ clientAddress }))) !== "") {
      gaps.push(minute - lastMail);
      lastMail = minute;
    }
  }
  expect(Math.max(...gaps)).toBe(15);
  expect(gaps.length).toBeLessThan(3 + 3 * 4 + 2);
  expect(await resetLink(email)).toBe("");
  for (let i = 0; i < 3; i++) expect(await resetLink(email, known)).not.toBe("");
  expect(await resetLink(email, known)).toBe("");
});

/** Marks of known browsers, gathered by someone who signed in often while they had the password. */
const gatheredMarks = (email: string) =>
  Array.from({ length: 150 }, () => deviceCookie("", email, house.deps).split(";")[0] ?? "");

test("marks of known browsers that someone gathered give few guesses more, and leave the owner theirs", async () => {
  const { email } = await people.enter();
  let made = 0;
  for (const cookie of gatheredMarks(email))
    for (let i = 0; i < 2; i++) {
      const trier = { cookie, clientAddress: "198.51.100.1" };
      if (await passes(beginSignInTry(trier, email, house.deps))) made++;
    }
  expect(made).toBeLessThan(120);
  expect(await signInFrom(email)).toBe(true);
});

test("marks of known browsers that someone gathered fill no mailbox with reset mails", async () => {
  const { email } = await people.enter();
  let sent = 0;
  for (const cookie of gatheredMarks(email).slice(0, 30)) {
    const [name = "", value = ""] = cookie.split("=");
    const browser = browserOf({ clientAddress: "198.51.100.1", cookies: new Map([[name, value]]) });
    if ((await resetLink(email, browser)) !== "") sent++;
  }
  expect(sent).toBeLessThanOrEqual(10 + 3);
});
