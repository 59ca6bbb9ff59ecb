import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "#db/open.ts";
import { testDatabase } from "../../../tests/database.ts";
import { accountsOn, browserOf, goodPassword } from "../../../tests/factories/accounts.ts";
import { peopleOn } from "../../../tests/factories/people.ts";
import { blockUser, readActor, requestPasswordReset, resetPassword, signIn } from "./index.ts";

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

const newPassword = "new-harbor-tulip-7";
const ask = (email: string, browser = browserOf()) =>
  requestPasswordReset(browser, { email }, house.deps);
/** The link that somebody asked for, as it came by mail. */
async function linkFor(email: string): Promise<string> {
  await ask(email);
  await house.sendResets();
  return (await house.mailTo(email, "password-reset"))?.token ?? "";
}
const reset = (token: string, password = newPassword, browser = browserOf()) =>
  resetPassword(browser, { token, password, confirmPassword: password }, house.deps);
const opens = (email: string, password: string) =>
  signIn(browserOf(), { email, password }, house.deps).then(
    () => true,
    () => false,
  );
const hashOf = async (userId: string) =>
  (await database.pool.query("select password from accounts where user_id = $1", [userId]))
    .rows[0] as unknown;

test("a reset sets the new password, ends every session, and tells the owner", async () => {
  const { email, userId, browser } = await people.enter();
  const token = await linkFor(email);
  const using = browserOf();
  await reset(token, newPassword, using);
  expect([...using.cookies.keys()]).toEqual(["__Host-aria.device"]); // signing in comes after
  expect(await readActor(browser, house.deps)).toBeNull();
  expect(await opens(email, goodPassword)).toBe(false);
  expect(await opens(email, newPassword)).toBe(true);
  expect((await house.mailTo(email, "account-changed"))?.text).toContain("password");
  expect(
    (await people.auditOf(userId)).map(({ actor, action }) => [actor, action]).slice(0, 2),
  ).toEqual([
    ["visitor", "user.reset_requested"],
    [userId, "user.password_reset"],
  ]);
});

test("a link works once", async () => {
  const { email, userId } = await people.insert();
  const token = await linkFor(email);
  await reset(token);
  const before = await hashOf(userId);
  await expect(reset(token, "another-harbor-8")).rejects.toMatchObject({ code: "link_invalid" });
  expect(await hashOf(userId)).toEqual(before);
});

test("of many uses at once one counts", async () => {
  const { email, userId } = await people.enter();
  const token = await linkFor(email);
  const outcomes = await Promise.all(
    Array.from({ length: 5 }, (_, i) =>
      reset(token, `many-harbors-${i}-tulip`).then(
        () => "done",
        (error: { code: string }) => error.code,
      ),
    ),
  );
  expect(outcomes.toSorted()).toEqual(["done", ...Array<string>(4).fill("link_invalid")]);
  const done = await people.auditOf(userId);
  expect(done.filter(({ action }) => action === "user.password_reset")).toHaveLength(1);
});

test("a link is over after an hour", async () => {
  const { email } = await people.insert();
  const token = await linkFor(email);
  const { rows } = await database.pool.query<{ minutes: string }>(
    "select extract(epoch from expires_at - created_at) / 60 as minutes from verifications order by created_at desc limit 1",
  );
  expect(Math.round(Number(rows[0]?.minutes))).toBe(60);
  await database.pool.query("update verifications set expires_at = now() - interval '1 second'");
  await expect(reset(token)).rejects.toMatchObject({ code: "link_invalid" });
});

test("using one link makes the others void", async () => {
  const { email } = await people.insert();
  const [first, second] = [await linkFor(email), await linkFor(email)];
  expect(first).not.toBe(second);
  await reset(second);
  await expect(reset(first)).rejects.toMatchObject({ code: "link_invalid" });
});

test("a link changes nobody's password but its owner's", async () => {
  const [mine, theirs] = [await people.insert(), await people.enter()];
  const before = await hashOf(theirs.userId);
  const token = await linkFor(mine.email);
  await resetPassword(
    theirs.browser,
    {
      token,
      password: newPassword,
      confirmPassword: newPassword,
      userId: theirs.userId,
      email: theirs.email,
    },
    house.deps,
  );
  expect(await hashOf(theirs.userId)).toEqual(before);
  expect(await readActor(theirs.browser, house.deps)).not.toBeNull();
});

test("links of somebody deleted or blocked meanwhile are void", async () => {
  const [gone, blocked] = [await people.insert(), await people.insert()];
  const tokens = [await linkFor(gone.email), await linkFor(blocked.email)];
  await database.pool.query("delete from users where id = $1", [gone.userId]);
  const admin = await people.insert({ role: "admin" });
  await blockUser(admin.actor, { userId: blocked.userId, isBlocked: true }, house.deps);
  for (const token of tokens)
    await expect(reset(token)).rejects.toMatchObject({ code: "link_invalid" });
});

test("a job that waits for somebody deleted or blocked meanwhile writes nothing", async () => {
  const [gone, blocked] = [await people.insert(), await people.insert()];
  await ask(gone.email);
  await ask(blocked.email);
  await database.pool.query("delete from users where id = $1", [gone.userId]);
  await database.pool.query("update users set banned_at = now() where id = $1", [blocked.userId]);
  expect(await house.sendResets()).toBe(2);
  expect(await house.mailTo(gone.email, "password-reset")).toBeNull();
  expect(await house.mailTo(blocked.email, "password-reset")).toBeNull();
});

test("asking for an unknown address looks the same, to the queue, too, and sends nothing", async () => {
  const { email } = await people.insert();
  const jobs = async () =>
    (
      await database.pool.query<{ name: string; inputs: string }>(
        `select s.name, i.inputs from dbos.workflow_status s join dbos.workflow_input i using (workflow_uuid)
         where name = 'accounts.send-reset' and status = 'ENQUEUED'`,
      )
    ).rows;
  expect(await ask("unknown@example.com")).toBe(await ask(email));
  const [unknown, known] = await jobs();
  const shape = (text = "") => text.replace(/usr_[0-9a-z]{26}/, "usr_…");
  expect(shape(unknown?.inputs)).toBe(shape(known?.inputs));
  expect(JSON.stringify([unknown, known])).not.toContain("example.com");
  await house.sendResets();
  expect(await house.mailTo("unknown@example.com", "password-reset")).toBeNull();
  expect(await house.mailTo(email, "password-reset")).not.toBeNull();
});

test("nobody's mailbox is filled: after three mails the answer stays, and no mail is sent", async () => {
  const { email } = await people.insert();
  for (let i = 0; i < 6; i++) await ask(email);
  await house.sendResets();
  const { rows } = await database.pool.query(`select 1 from mails where "to" = $1`, [email]);
  expect(rows).toHaveLength(3);
});

test("one place that asks without end has to wait", async () => {
  const browser = browserOf();
  for (let i = 0; i < 10; i++) await ask(`nobody${i}@example.com`, browser);
  await expect(ask("nobody@example.com", browser)).rejects.toMatchObject({ code: "rate_limited" });
});

test("the link's host is ours, whatever else may be said in a request", async () => {
  const { email } = await people.insert();
  await linkFor(email);
  const text = (await house.mailTo(email, "password-reset"))?.text ?? "";
  const hosts = [...text.matchAll(/https?:\/\/([^/\s]+)/g)].map(([, host]) => host);
  expect(new Set(hosts)).toEqual(new Set(["shop.test"]));
});

test.each([
  [{ password: "short", confirmPassword: "short" }, "password"],
  [{ password: "password123", confirmPassword: "password123" }, "password"],
  [{ password: newPassword, confirmPassword: "other-harbor-9" }, "confirmPassword"],
])("a form with a mistake leaves the link as it is: %j", async (form, field) => {
  const { email } = await people.insert();
  const token = await linkFor(email);
  await expect(resetPassword(browserOf(), { token, ...form }, house.deps)).rejects.toMatchObject({
    code: "invalid_input",
    fields: { [field]: expect.any(String) as string },
  });
  await reset(token);
});

test.each(["x", "reset-password:x", "' or 1=1", "\u0000"])(
  "a made-up token opens nothing: %j",
  async (token) => {
    await expect(reset(token)).rejects.toMatchObject({ code: "link_invalid" });
  },
);

test("guessing links is slowed down", async () => {
  const browser = browserOf();
  const outcomes = [];
  for (let i = 0; i < 22; i++)
    outcomes.push(
      await reset(`guess${i}`, newPassword, browser).catch((e: { code: string }) => e.code),
    );
  expect(outcomes.slice(0, 20)).toEqual(Array(20).fill("link_invalid"));
  expect(outcomes.slice(20)).toEqual(["rate_limited", "rate_limited"]);
});
