import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "#db/open.ts";
import { listEnquiries, sendEnquiry, type EnquiryDeps } from "#domain/enquiries/index.ts";
import { findConfirmedPerson } from "#domain/identity/index.ts";
import { listOrders } from "#domain/orders/index.ts";
import { dayMs } from "#kit/time.ts";
import { testDatabase } from "../../../tests/database.ts";
import { accountsOn, browserOf, goodPassword } from "../../../tests/factories/accounts.ts";
import { peopleOn } from "../../../tests/factories/people.ts";
import { openShop } from "../../../tests/factories/shop.ts";
import { cardOf } from "../../providers/payments/test-till/till-rig.ts";
import {
  askAgainForConfirmation,
  changeEmail,
  changePassword,
  confirmEmail,
  resetPassword,
  requestPasswordReset,
} from "./index.ts";

let database: Database;
let house: ReturnType<typeof accountsOn>;
let people: ReturnType<typeof peopleOn>;
let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  database = await testDatabase();
  house = accountsOn(database);
  people = peopleOn(database, house.deps);
  shop = await openShop(database);
});
afterAll(() => database.close());
beforeEach(() => database.pool.query("truncate attempts"));

const tokenFor = async (email: string) => (await house.mailTo(email, "confirm"))?.token ?? "";
/** Follows a link in a browser that is signed in to the link's own account. */
async function confirm(token: string) {
  const [payload = ""] = token.split(".");
  const text = Buffer.from(payload, "base64url").toString("utf8");
  const userId = /"userId":"(\w+)"/.exec(text)?.[1];
  const browser = userId ? await people.sessionOf(userId).catch(() => browserOf()) : browserOf();
  return confirmEmail(browser, token, house.deps);
}
const isVoid = (token: string) =>
  expect(confirm(token)).rejects.toMatchObject({ code: "link_invalid" });
/** A visitor's paid order with this address. */
async function buy(email: string) {
  const { url, orderId } = await shop.checkout();
  await shop.till.till.pay(url.split("/").at(-1) ?? "", cardOf("4242424242424242", { email }));
  await shop.deliver();
  return orderId;
}
const ask = async (email: string, actor: Parameters<typeof sendEnquiry>[0] = "visitor") => {
  const deps: EnquiryDeps = {
    ...shop.deps,
    enquiries: { findSubjectTitle: async () => null, forward: null },
    clock: house.deps.clock,
  };
  const sent = await sendEnquiry(
    actor,
    { kind: "quote", freeText: "How much is a site?", email },
    deps,
  );
  return sent.trapped ? "" : sent.id;
};
const ordersOf = async (userId: string) =>
  (await listOrders({ userId }, { after: "" }, house.deps)).items.map(({ id }) => id);
const enquiriesOf = async (userId: string) =>
  (await listEnquiries({ userId }, { kinds: ["quote"], after: "" }, house.deps)).items.map(
    ({ id }) => id,
  );

test("orders paid before with the confirmed address appear; others' don't, nor what somebody just wrote with it", async () => {
  const bought = [await buy("Early@Example.com"), await buy("early@example.com")];
  const foreign = await buy("not-early@example.com");
  await ask("EARLY@example.com");
  const { userId, email, actor } = await people.insert({ email: "early@example.com" });
  await askAgainForConfirmation(actor, house.deps);
  expect(await ordersOf(userId)).toEqual([]);
  expect(await enquiriesOf(userId)).toEqual([]);
  expect(await findConfirmedPerson(database.db, email)).toBeNull();
  expect(await confirm(await tokenFor(email))).toEqual({ email });
  expect((await ordersOf(userId)).toSorted()).toEqual(bought.toSorted());
  expect(await ordersOf(userId)).not.toContain(foreign);
  expect(await enquiriesOf(userId)).toEqual([]);
  expect((await people.auditOf(userId)).at(-1)).toEqual({
    actor: userId,
    action: "user.email_confirmed",
    subject: `user/${userId}`,
    detail: { orders: 2, enquiries: 0 },
  });
});

test("a link confirms nothing for whoever has only the link, or another account", async () => {
  const bought = await buy("victim@example.com");
  const thief = await people.insert({ email: "victim@example.com" });
  await askAgainForConfirmation(thief.actor, house.deps);
  const token = await tokenFor("victim@example.com");
  const other = await people.enter();
  await expect(confirmEmail(browserOf(), token, house.deps)).rejects.toMatchObject({
    code: "signed_out",
  });
  await expect(confirmEmail(other.browser, token, house.deps)).rejects.toMatchObject({
    code: "other_account",
  });
  expect(await ordersOf(thief.userId)).not.toContain(bought);
  expect((await people.rowOf(thief.userId))?.["email_verified"]).toBe(false);
});

test("an order that comes later is linked at once to a confirmed address, and to no other; an enquiry never", async () => {
  const sure = await people.insert({ email: "sure@example.com", emailVerified: true });
  const unsure = await people.insert({ email: "unsure@example.com" });
  const blocked = await people.insert({
    email: "blocked@example.com",
    emailVerified: true,
    isBlocked: true,
  });
  const order = await buy("SURE@example.com");
  await ask("Sure@example.com");
  for (const { email } of [unsure, blocked]) {
    await buy(email);
    await ask(email);
  }
  expect(await ordersOf(sure.userId)).toEqual([order]);
  expect(await enquiriesOf(sure.userId)).toEqual([]);
  for (const { userId } of [unsure, blocked]) {
    expect(await ordersOf(userId)).toEqual([]);
    expect(await enquiriesOf(userId)).toEqual([]);
  }
});

test("what belongs to somebody is not given to another who confirms its address", async () => {
  const owner = await people.insert();
  const asked = await ask("shared@example.com", { userId: owner.userId });
  const { userId, email, actor } = await people.insert({ email: "shared@example.com" });
  await askAgainForConfirmation(actor, house.deps);
  await confirm(await tokenFor(email));
  expect(await enquiriesOf(userId)).toEqual([]);
  expect(await enquiriesOf(owner.userId)).toEqual([asked]);
});

test("the same link again does no harm, and is written down once", async () => {
  const { userId, email, actor } = await people.insert();
  await askAgainForConfirmation(actor, house.deps);
  const token = await tokenFor(email);
  await Promise.all([confirm(token), confirm(token)]);
  expect(await confirm(token)).toEqual({ email });
  expect(await people.auditOf(userId)).toHaveLength(1);
});

test("a link that was changed, cut, or is too old confirms nothing", async () => {
  const { userId, email, actor } = await people.insert();
  await askAgainForConfirmation(actor, house.deps);
  const token = await tokenFor(email);
  const [payload = "", signature = ""] = token.split(".");
  const other = Buffer.from(
    Buffer.from(payload, "base64url").toString().replace(email, "evil@example.com"),
  ).toString("base64url");
  for (const forged of [
    "",
    ".",
    payload,
    `${payload}.`,
    `${other}.${signature}`,
    `${token}.x`,
    `x${token}`,
  ])
    await isVoid(forged);
  const { now } = house.time;
  house.time.now = new Date(now.getTime() + 3 * dayMs);
  await isVoid(token);
  house.time.now = now;
  expect((await people.rowOf(userId))?.["email_verified"]).toBe(false);
});

test("a link of somebody deleted doesn't confirm who registers with the address later", async () => {
  const { userId, email, actor } = await people.insert({ email: "again@example.com" });
  await askAgainForConfirmation(actor, house.deps);
  const token = await tokenFor(email);
  await database.pool.query("delete from users where id = $1", [userId]);
  const later = await people.enter({ email });
  await expect(confirmEmail(later.browser, token, house.deps)).rejects.toMatchObject({
    code: "other_account",
  });
  expect((await people.rowOf(later.userId))?.["email_verified"]).toBe(false);
});

test("nobody's mailbox is filled by asking again", async () => {
  const { actor, email } = await people.insert();
  const outcomes = [];
  for (let i = 0; i < 5; i++)
    outcomes.push(
      await askAgainForConfirmation(actor, house.deps).catch((e: { code: string }) => e.code),
    );
  expect(outcomes).toEqual([undefined, undefined, undefined, "rate_limited", "rate_limited"]);
  const { rows } = await database.pool.query(`select 1 from mails where "to" = $1`, [email]);
  // Time stands still here, and the same link is written once.
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.length).toBeLessThanOrEqual(3);
});

/** Somebody with a confirmed address who asked to change it. */
async function changing(to: string) {
  const person = await people.enter({ emailVerified: true });
  const actor = await house.actorOf(person.browser);
  await changeEmail(person.browser, actor, { email: to, password: goodPassword }, house.deps);
  return { ...person, actor, token: await tokenFor(to.toLowerCase()) };
}

test("a changed address takes effect with its own link, brings what is its own, and voids links to the former", async () => {
  const to = "moved@example.com";
  const order = await buy(to);
  const { browser, userId, email, token } = await changing("Moved@example.com");
  expect((await house.actorOf(browser)).email).toBe(email);
  expect((await house.mailTo(email, "account-changed"))?.text).toContain(
    "asked to change your account’s email address",
  );
  await requestPasswordReset(browserOf(), { email }, house.deps);
  await house.sendResets();
  const reset = await house.mailTo(email, "password-reset");
  expect(await confirm(token)).toEqual({ email: to });
  expect(await house.actorOf(browser)).toMatchObject({ email: to, emailVerified: true });
  expect(await ordersOf(userId)).toEqual([order]);
  const form = {
    token: reset?.token,
    password: "new-harbor-tulip-7",
    confirmPassword: "new-harbor-tulip-7",
  };
  await expect(resetPassword(browserOf(), form, house.deps)).rejects.toMatchObject({
    code: "link_invalid",
  });
  expect(await confirm(token)).toEqual({ email: to }); // again: no harm
  expect((await people.auditOf(userId)).map(({ action }) => action)).toEqual([
    "user.email_change_asked",
    "user.reset_requested",
    "user.email_changed",
  ]);
  expect(JSON.stringify(await people.auditOf(userId))).not.toContain("example.com");
});

test("of two changes under way the first that is confirmed voids the other", async () => {
  const { browser, actor, token } = await changing("one@example.com");
  await changeEmail(
    browser,
    actor,
    { email: "two@example.com", password: goodPassword },
    house.deps,
  );
  expect(await confirm(token)).toEqual({ email: "one@example.com" });
  await isVoid(await tokenFor("two@example.com"));
});

test("a new password voids a change of address that somebody else began", async () => {
  const { browser, actor, userId, email, token } = await changing("thief@evil.example");
  const form = {
    currentPassword: goodPassword,
    password: "new-harbor-tulip-7",
    confirmPassword: "new-harbor-tulip-7",
  };
  await changePassword(browser, actor, form, house.deps);
  await isVoid(token);
  expect((await people.rowOf(userId))?.["email"]).toBe(email);
});

test("a change to a taken address looks the same, and comes to nothing", async () => {
  const taken = await people.insert({ emailVerified: true });
  const { userId, email } = await changing(taken.email);
  expect(await house.mailTo(taken.email, "confirm")).toBeNull();
  expect((await people.rowOf(userId))?.["email"]).toBe(email);
});

test("an address that somebody took meanwhile isn't taken away from them", async () => {
  const { userId, email, token } = await changing("meanwhile@example.com");
  const taker = await people.insert({ email: "meanwhile@example.com" });
  await isVoid(token);
  expect((await people.rowOf(userId))?.["email"]).toBe(email);
  expect((await people.rowOf(taker.userId))?.["email_verified"]).toBe(false);
});

test("changing the address needs the password", async () => {
  const { browser, actor } = await people.enter();
  const form = { email: "x@example.com", password: "a wrong password" };
  await expect(changeEmail(browser, actor, form, house.deps)).rejects.toMatchObject({
    code: "invalid_input",
    fields: { password: "Incorrect password." },
  });
  expect(await house.mailTo("x@example.com", "confirm")).toBeNull();
});
