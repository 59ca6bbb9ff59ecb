import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#db/open.ts";
import { beginTwoFactor, requestPasswordReset } from "#domain/accounts/index.ts";
import { sendEnquiry } from "#domain/enquiries/index.ts";
import type { Person } from "#domain/identity/index.ts";
import { startCheckout } from "#domain/orders/index.ts";
import { minuteMs } from "#kit/time.ts";
import { testDatabase } from "../../../tests/database.ts";
import { accountsOn, browserOf, goodPassword } from "../../../tests/factories/accounts.ts";
import { peopleOn } from "../../../tests/factories/people.ts";
import { quotesOn } from "../../../tests/factories/quotes.ts";
import { landingPage, openShop } from "../../../tests/factories/shop.ts";
import { talkOn } from "../../../tests/factories/talk.ts";
import { cardOf } from "../../providers/payments/test-till/till-rig.ts";
import { exportPersonalData } from "./index.ts";

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

async function buy(email: string, buyer: Parameters<typeof startCheckout>[0] = "visitor") {
  const { url, orderId } = await startCheckout(buyer, { request: landingPage }, shop.deps);
  await shop.till.till.pay(url.split("/").at(-1) ?? "", cardOf("4242424242424242", { email }));
  await shop.deliver();
  return orderId;
}
const ask = (
  email: string,
  message: string,
  actor: Parameters<typeof sendEnquiry>[0] = "visitor",
) =>
  sendEnquiry(
    actor,
    { kind: "quote", freeText: message, email },
    {
      ...shop.deps,
      clock: house.deps.clock,
      enquiries: { findSubjectTitle: async () => null, forward: null },
    },
  );
type Copy = {
  keptFor: Record<string, string[]>;
  profile: Record<string, unknown>;
  sessions: Record<string, unknown>[];
  history: { action: string }[];
  orders: Record<string, unknown>[];
  enquiries: Record<string, unknown>[];
  conversations: { messages: { sender: string }[] }[];
  quotes: Record<string, unknown>[];
  mails: { to: string; subject: string; text: string }[];
};
const copyOf = async (actor: Person) => {
  const text = await exportPersonalData(actor, house.deps);
  return { text, copy: JSON.parse(text) as Copy };
};

test("the copy holds what is stored about a person, and nothing of anybody else", async () => {
  const { actor, userId, email, browser } = await people.enter({
    name: "Ada Lovelace",
    company: "Engines",
    emailVerified: true,
  });
  const order = await buy(email);
  const second = await buy("my-other@example.com", { userId });
  await ask(email, "A question of mine", { userId });
  const t = talkOn(database);
  await t.say(t.visitor("my browser", userId), "A word of mine");
  const stranger = await people.insert({ name: "Somebody Else", emailVerified: true });
  await buy(stranger.email);
  await ask(stranger.email, "A question of theirs");
  await t.say(t.visitor("their browser", stranger.userId), "A word of theirs");
  await t.say(t.visitor("nobody's browser"), "A word of nobody's");
  await t.quiet();
  const quotes = quotesOn(shop.deps);
  await quotes.ask({ freeText: "A quote of mine" }, { userId });
  await quotes.ask({ freeText: "A question of theirs, priced", email: stranger.email });
  await people.sessionOf(stranger.userId);
  const { copy, text } = await copyOf({
    ...actor,
    sessionId: (await house.actorOf(browser)).sessionId,
  });
  expect(copy.profile).toMatchObject({
    id: userId,
    email,
    name: "Ada Lovelace",
    company: "Engines",
    role: "client",
  });
  expect(copy.sessions).toHaveLength(1);
  expect(copy.keptFor["mails"]).toEqual(["90 days after sending"]);
  expect(copy.keptFor["orders"]).toHaveLength(2); // the record, and who bought
  expect(new Set(copy.orders.map(({ id }) => id))).toEqual(new Set([order, second]));
  expect(new Set(copy.enquiries.map(({ message }) => message))).toEqual(
    new Set(["A question of mine", "A quote of mine"]),
  );
  expect(copy.quotes).toMatchObject([{ wish: "A quote of mine", totalCents: 35_000 }]);
  expect(copy.mails.map(({ to }) => to)).toEqual(
    expect.arrayContaining([email, "my-other@example.com"]) as string[],
  );
  expect(copy.conversations.map(({ messages }) => messages.map(({ sender }) => sender))).toEqual([
    ["user", "ai"],
  ]);
  expect(text).toContain("A word of mine");
  expect(text).not.toMatch(
    /Somebody Else|A question of theirs|A word of (theirs|nobody)|visitorKey/,
  );
  expect(text).not.toContain(stranger.email);
  expect(text).not.toContain(stranger.userId);
  expect((await copyOf(actor)).copy.history.at(-1)).toMatchObject({ action: "user.data_exported" });
});

test("the copy holds no secret: no hash, token, code or link that opens something", async () => {
  const { actor, userId, email, browser } = await people.enter({ emailVerified: true });
  const setup = await beginTwoFactor(
    browser,
    await house.actorOf(browser),
    { password: goodPassword },
    house.deps,
  );
  await requestPasswordReset(browserOf(), { email }, house.deps);
  await house.sendResets();
  const reset = await house.mailTo(email, "password-reset");
  await buy(email, { userId });
  await startCheckout({ userId }, { request: landingPage }, shop.deps); // a payment page that is still open
  const { text, copy } = await copyOf(actor);
  const stored = await database.pool.query<{ secret: string }>(
    `select token secret from sessions union select password from accounts union select secret from two_factors
     union select backup_codes from two_factors union select identifier from verifications
     union select attempt_key from orders union select session_url from orders where session_url is not null`,
  );
  const secrets = [
    reset?.token,
    setup.secret,
    ...setup.recoveryCodes,
    ...stored.rows.map(({ secret }) => secret),
  ];
  expect(reset?.token).toMatch(/^\w{20,}$/);
  expect(secrets.length).toBeGreaterThan(17);
  for (const secret of secrets) expect(text).not.toContain(secret);
  expect(copy.mails.find(({ subject }) => subject === "Set a new password")?.text).toContain(
    "token=…",
  );
});

test("an unconfirmed address opens nobody's mails or orders", async () => {
  const email = "victim@example.com";
  await buy(email);
  await ask(email, "A secret of the victim");
  const { actor } = await people.insert({ email });
  const { copy, text } = await copyOf(actor);
  expect([copy.orders, copy.enquiries, copy.mails]).toEqual([[], [], []]);
  expect(text).not.toContain("A secret");
});

test("nobody who is gone gets a copy", async () => {
  const { actor, userId } = await people.insert();
  await database.pool.query("delete from users where id = $1", [userId]);
  await expect(exportPersonalData(actor, house.deps)).rejects.toMatchObject({ code: "not_found" });
});

test("copies of the data are limited for each person, and given again after a while", async () => {
  const [ada, eve] = [await people.insert(), await people.insert()];
  let now = house.deps.clock();
  const deps = { ...house.deps, clock: () => now };
  for (let i = 0; i < 10; i++) await exportPersonalData(ada.actor, deps);
  await expect(exportPersonalData(ada.actor, deps)).rejects.toMatchObject({ code: "rate_limited" });
  await expect(exportPersonalData(eve.actor, deps)).resolves.toContain(eve.email);
  now = new Date(now.getTime() + minuteMs + 1);
  await expect(exportPersonalData(ada.actor, deps)).resolves.toContain(ada.email);
});
