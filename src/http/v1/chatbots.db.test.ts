import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { BotApiReply, BotChatView, BotView } from "#domain/chatbots/contract.ts";
import { createKey, revokeKey } from "#domain/chatbots/index.ts";
import { newConduct } from "#domain/projects/configuration/chatbot-conduct.ts";
import { type Bots, openBots } from "../../../tests/factories/bots.ts";

let bots: Bots;
let bot: { projectId: string; address: string };

beforeAll(async () => {
  bots = await openBots();
});
afterAll(() => bots.close());
beforeEach(async () => {
  bots.plan.current = "professional";
  await bots.database.pool.query("truncate ai_messages");
  bot = await bots.publish({ name: "Rosie", languages: ["en", "de"] });
});

test("a bot's view holds what its window needs and nothing that only its owner may know", async () => {
  const view = await bots.window(bot.address).json<BotView>("GET", "");
  expect(view).toMatchObject({
    name: "Rosie",
    state: "live",
    greeting: "Hello, I’m Rosie. How can I help you?",
  });
  expect(JSON.stringify(view)).not.toMatch(/shop\.example|avoid|temperature|connection|ownerId/i);
});

describe("which pages may call", () => {
  test.each([
    "https://evil.example",
    "https://shop.example.evil.example",
    "https://evilshop.example",
    "https://sub.shop.example",
    "https://shop.example:8443",
    "null",
    "file://shop.example",
  ])("%s is refused, and gets no permission to read", async (origin) => {
    const response = await bots.window(bot.address, { origin }).call("GET", "");
    expect(response.status).toBe(403);
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
    const preflight = await bots.window(bot.address, { origin }).call("OPTIONS", "/messages");
    expect(preflight.status).toBe(403);
  });

  test("a listed site gets permission for itself, by preflight and by answer, errors included", async () => {
    const page = bots.window(bot.address);
    const preflight = await page.call("OPTIONS", "/messages");
    expect(preflight.status).toBe(204);
    for (const response of [
      preflight,
      await page.call("GET", ""),
      await page.call("POST", "/end", {}),
    ]) {
      expect(response.headers.get("access-control-allow-origin")).toBe("https://shop.example");
      expect(response.headers.get("vary")).toContain("Origin");
      expect(response.headers.get("access-control-allow-credentials")).toBeNull();
    }
  });

  test("our own page may call without being listed", async () => {
    const own = bots.window(bot.address, { origin: "https://shop.test" });
    expect((await own.call("GET", "")).status).toBe(200);
    const read = bots.window(bot.address, { origin: "" });
    expect(
      (await read.call("GET", "", undefined, { "sec-fetch-site": "same-origin" })).status,
    ).toBe(200);
    expect((await read.call("GET", "", undefined, { "sec-fetch-site": "cross-site" })).status).toBe(
      401,
    );
  });
});

test("small talk is the bot's own, and a question without a source is not answered from anywhere else", async () => {
  const page = bots.window(bot.address);
  const hello = await page.say("Hello");
  expect(hello.response.headers.get("x-visitor")).toMatch(/^[\w-]{22}$/);
  expect(hello.answer?.text).toContain("Rosie");
  const price = await page.say("How much does a landing page cost?");
  expect(price.answer).toMatchObject({
    isUnanswered: true,
    sources: [],
    offers: [{ type: "follow-up" }],
  });
  expect(price.answer?.text).toBe(
    "I don’t know. I have no information about that.\n\nLeave your contact details, and we’ll get back to you.",
  );
  const german = await page.say("Was kostet der Versand nach Österreich?");
  expect(german.answer?.text).toContain("Das weiß ich leider nicht");
  for (const { answer } of [hello, price, german])
    expect(JSON.stringify(answer)).not.toMatch(/aria|ariaworks|\/services|\/contact|quote/i);
});

test("a visitor reads their own conversation by its token, and nobody else's: not at another bot, not with another token", async () => {
  const page = bots.window(bot.address);
  await page.say("Hello");
  const { conversation } = await page.json<BotChatView>("GET", "/chat");
  expect(conversation?.messages).toHaveLength(2);
  const other = await bots.publish({ name: "Other" });
  const there = bots.window(other.address);
  there.state.visitor = page.state.visitor;
  expect((await there.json<BotChatView>("GET", "/chat")).conversation).toBeNull();
  const stranger = bots.window(bot.address);
  stranger.state.visitor = "A".repeat(22);
  expect((await stranger.json<BotChatView>("GET", "/chat")).conversation).toBeNull();
  expect((await stranger.call("GET", "/events")).status).toBe(404);
  const [first] = conversation?.messages ?? [];
  expect(
    (await there.call("POST", "/helpful", { messageId: first?.id, isHelpful: true })).status,
  ).toBe(404);
  expect((await stranger.call("POST", "/end", {})).status).toBe(404);
  const stored = await bots.rows<{ desk: string; visitor_key: string }>(
    "select desk, visitor_key from conversations",
  );
  expect(stored.some(({ desk }) => desk === bot.projectId)).toBe(true);
  expect(JSON.stringify(stored)).not.toContain(page.state.visitor);
});

test("what isn't there, offline or paused: not found, and said politely", async () => {
  expect((await bots.window("no-such-bot").call("GET", "")).status).toBe(404);
  expect((await bots.window("proj_00000000000000000000000000").call("GET", "")).status).toBe(404);
  await bots.database.pool.query(
    "update project_deployments set state = 'paused' where project_id = $1",
    [bot.projectId],
  );
  const page = bots.window(bot.address);
  expect(await page.json("GET", "")).toMatchObject({ state: "paused" });
  expect(
    await page.json("POST", "/messages", { text: "Hello", key: "key-12345678" }),
  ).toMatchObject({ code: "bot_paused" });
});

test("a subject that it avoids is declined, a person is called where one can be, and words of the owner count", async () => {
  const conduct = {
    ...newConduct,
    avoid: ["competitor prices"],
    handOver: { isOn: true, afterUnanswered: 2, words: ["complaint"], email: "" },
  };
  await bots.publishAgain(bot.projectId, { name: "Rosie", conduct });
  const page = bots.window(bot.address);
  expect((await page.say("What are the prices of your competitors?")).answer?.text).toContain(
    "can’t talk about that",
  );
  expect((await page.say("I have a complaint")).answer?.text).toContain("let our team know");
  const [mail] = await bots.rows<{ to: string; subject: string }>(
    `select "to", subject from mails where key like 'bot-person/%'`,
  );
  expect(mail?.subject).toBe("Rosie: a visitor is asking for a person");
  expect(
    await bots.rows("select 1 from conversations where person_wanted_at is not null"),
  ).toHaveLength(1);
});

test("at the plan's limit visitors get a polite line, the message is kept, and the owner hears of it once", async () => {
  bots.plan.current = "free";
  const max = 200;
  await bots.database.pool.query(
    `insert into usage_months (owner_id, what, month, used) values ($1, 'messages', to_char(now() at time zone 'utc', 'YYYY-MM-01')::date, ${max})
     on conflict (owner_id, what, month) do update set used = ${max}`,
    [bots.ada.userId],
  );
  const page = bots.window(bot.address);
  const { answer } = await page.say("Hello");
  expect(answer).toMatchObject({ state: "canned", offers: [{ type: "follow-up" }] });
  expect(answer?.text).toContain("can’t answer at the moment");
  await page.say("Hello again");
  const mails = await bots.rows<{ to: string; subject: string; text: string }>(
    `select mails."to", subject, text from mails where key like 'bot-limit/%'`,
  );
  const [owner] = await bots.rows<{ email: string }>(
    `select email from users where id = '${bots.ada.userId}'`,
  );
  expect(mails).toMatchObject([
    { to: owner?.email, subject: "Your chatbots have reached this month’s limit" },
  ]);
  expect(mails[0]?.text).toContain(`includes ${max} chatbot messages a month`);
  await bots.database.pool.query("truncate usage_months, usage_entries");
});

describe("programs", () => {
  const call = (address: string, body: unknown, authorization: string) =>
    bots.app.request(
      `/v1/chatbots/${address}/messages`,
      {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-forwarded-for": "192.0.2.9",
          ...(authorization && { authorization }),
        },
        body: JSON.stringify(body),
      },
      { incoming: { socket: { remoteAddress: "10.0.0.1" } } },
    );
  const message = { message: "Hello", user_id: "u1", context: { session_id: "s1" } };

  test("a key opens its own bot until it is revoked, and nothing of it is stored", async () => {
    const { key, id } = await createKey(
      bots.ada,
      { projectId: bot.projectId, input: { name: "Shop" } },
      bots.deps,
    );
    const response = await call(bot.projectId, message, `Bearer ${key}`);
    expect(response.status).toBe(200);
    expect((await response.json()) as BotApiReply).toMatchObject({
      state: "answered",
      sources: [],
    });
    const other = await bots.publish({ name: "Other" });
    expect((await call(other.address, message, `Bearer ${key}`)).status).toBe(401);
    expect((await call(bot.address, message, "")).status).toBe(401);
    expect((await call(bot.address, message, "Bearer ark_wrong")).status).toBe(401);
    expect(JSON.stringify(await bots.rows("select * from bot_keys"))).not.toContain(key);
    await revokeKey(bots.ada, { projectId: bot.projectId, keyId: id }, bots.deps);
    expect((await call(bot.address, message, `Bearer ${key}`)).status).toBe(401);
  });

  test("a bot has 20 keys at most, and a revoked one makes room", async () => {
    const { projectId } = await bots.publish({ name: "Keys" });
    const create = () => createKey(bots.ada, { projectId, input: { name: "k" } }, bots.deps);
    // Also where several are made at once.
    const made = await Promise.allSettled(Array.from({ length: 22 }, create));
    const keys = made.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    expect(keys).toHaveLength(20);
    await expect(create()).rejects.toMatchObject({ code: "invalid_input" });
    await revokeKey(bots.ada, { projectId, keyId: keys[0]?.id ?? "" }, bots.deps);
    expect((await create()).key).toMatch(/^ark_/);
  });

  test("keys are their owner's alone: another person finds no such bot", async () => {
    const asEve = createKey(
      bots.eve,
      { projectId: bot.projectId, input: { name: "x" } },
      bots.deps,
    );
    await expect(asEve).rejects.toMatchObject({ code: "not_found" });
    const { id } = await createKey(
      bots.ada,
      { projectId: bot.projectId, input: { name: "y" } },
      bots.deps,
    );
    await expect(
      revokeKey(bots.eve, { projectId: bot.projectId, keyId: id }, bots.deps),
    ).rejects.toMatchObject({ code: "not_found" });
  });
});

test("the API's description names what programs call, with their key and every refusal", async () => {
  const response = await bots.app.request("/v1/openapi.json", undefined, {
    incoming: { socket: { remoteAddress: "10.0.0.1" } },
  });
  const { paths } = (await response.json()) as {
    paths: Record<string, Record<string, { security?: object[]; responses: object }>>;
  };
  for (const [path, method] of [
    ["/v1/chatbots/{id}", "get"],
    ["/v1/chatbots/{id}/messages", "post"],
    ["/v1/chatbots/{id}/leads", "post"],
  ] as const) {
    const call = paths[path]?.[method];
    expect([path, call?.security]).toEqual([path, [{ botKey: [] }]]);
    expect(Object.keys(call?.responses ?? {})).toEqual(
      expect.arrayContaining(["401", "403", "404", "429"]),
    );
  }
});

test("a message of 1 MB, no JSON and no text are refused", async () => {
  const page = bots.window(bot.address);
  expect(
    (await page.call("POST", "/messages", { text: "x".repeat(1_000_000), key: "key-12345678" }))
      .status,
  ).toBe(413);
  expect(
    (await page.call("POST", "/messages", { text: "x".repeat(4001), key: "key-12345678" })).status,
  ).toBe(422);
  expect((await page.call("POST", "/messages", { text: 5 })).status).toBe(422);
});

test("a flood is held back: of one address, and of many", async () => {
  const page = bots.window(bot.address, { from: "192.0.2.44" });
  const statuses = await Promise.all(
    Array.from({ length: 70 }, () => page.call("POST", "/messages", {})).map(
      async (one) => (await one).status,
    ),
  );
  expect(statuses.filter((status) => status === 429).length).toBe(10);
  const many = await Promise.all(
    Array.from({ length: 620 }, (_, at) =>
      bots
        .window(bot.address, { from: `198.51.${at >> 8}.${at & 255}` })
        .call("POST", "/messages", {}),
    ).map(async (one) => (await one).status),
  );
  expect(many.filter((status) => status === 429).length).toBeGreaterThan(0);
  const calm = await bots.publish({ name: "Calm" });
  expect((await bots.window(calm.address).say("Hello")).answer?.text).toContain("Calm");
});
