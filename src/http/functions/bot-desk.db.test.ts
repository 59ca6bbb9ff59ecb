import { afterAll, beforeAll, expect, test } from "vitest";
import { plans } from "#content/promises.ts";
import { accountsOn } from "../../../tests/factories/accounts.ts";
import { type Bots, openBots } from "../../../tests/factories/bots.ts";
import { peopleOn } from "../../../tests/factories/people.ts";
import { publicUrl } from "../../../tests/factories/shop.ts";

let bots: Bots;
let projectId: string;
let cookies: { ada: string; eve: string; viewer: string };

beforeAll(async () => {
  bots = await openBots();
  const bot = await bots.publish({ name: "Rosie" });
  ({ projectId } = bot);
  await bots.window(bot.address).say("Where is the harbour?");
  const people = peopleOn(bots.database, accountsOn(bots.database).deps);
  const viewer = await people.insert({ name: "Vi", emailVerified: true });
  await bots.database.pool.query(
    "insert into project_members (project_id, user_id, role, created_at) values ($1, $2, 'viewer', now())",
    [projectId, viewer.userId],
  );
  const cookieOf = async (userId: string) => (await people.sessionOf(userId)).cookie;
  cookies = {
    ada: await cookieOf(bots.ada.userId),
    eve: await cookieOf(bots.eve.userId),
    viewer: await cookieOf(viewer.userId),
  };
});
afterAll(() => bots.close());

let address = 0;
const call = (cookie: string | null, path: string, input?: unknown, origin: string = publicUrl) =>
  bots.app.request(
    `${publicUrl}/functions/bots/${projectId}${path}`,
    {
      method: input === undefined ? "GET" : "POST",
      headers: {
        ...(cookie !== null && { cookie }),
        origin,
        "x-forwarded-for": `198.51.100.${++address % 250}`,
        ...(input !== undefined && { "content-type": "application/json" }),
      },
      ...(input !== undefined && { body: JSON.stringify(input) }),
    },
    { incoming: { socket: { remoteAddress: "10.0.0.1" } } },
  );

const reads = () => ["/desk", "/tests"];
const writes = (): [string, object][] => [
  ["/try", { turns: [{ sender: "user", text: "Hello" }] }],
  ["/tests", { question: "Where?" }],
  ["/tests/run", {}],
  ["/tests/test_x/delete", {}],
  ["/keys", { name: "x" }],
  ["/keys/key_x/revoke", {}],
];

test("nobody signed out reads or does anything, and a stranger finds no such bot", async () => {
  for (const path of reads()) {
    expect((await call(null, path)).status, path).toBe(401);
    expect((await call(cookies.eve, path)).status, path).toBe(404);
  }
  for (const [path, input] of writes()) {
    expect((await call(null, path, input)).status, path).toBe(401);
    expect((await call(cookies.eve, path, input)).status, path).toBe(404);
  }
});

test("a viewer reads everything but the keys, and changes nothing", async () => {
  for (const path of reads()) {
    const response = await call(cookies.viewer, path);
    expect(response.status, path).toBe(200);
    expect(response.headers.get("cache-control"), path).toContain("no-store");
    await response.body?.cancel();
  }
  expect((await call(cookies.viewer, "/keys")).status).toBe(403);
  for (const [path, input] of writes())
    expect([403, 409], path).toContain((await call(cookies.viewer, path, input)).status);
  expect(await bots.rows("select 1 from bot_tests union all select 1 from bot_keys")).toEqual([]);
});

test("a foreign page does nothing in the owner's name", async () => {
  for (const [path, input] of writes())
    expect((await call(cookies.ada, path, input, "https://evil.example")).status, path).toBe(403);
});

test("the owner does", async () => {
  const made = (await (await call(cookies.ada, "/keys", { name: "Shop" })).json()) as {
    key: string;
  };
  expect(made.key).toMatch(/^ark_/);
  const desk = await (await call(cookies.ada, "/desk")).json();
  expect(desk).toMatchObject({
    assistant: { kind: "built-in", model: null, models: null, missingModel: null },
    open: 1,
    waiting: 0,
    unanswered: 1,
    leads: 0,
    plan: {
      name: plans.professional.name,
      resetsAt: expect.stringMatching(/-01T00:00:00.000Z$/),
      bots: { used: 1, max: plans.professional.limits.bots },
      knowledgeBytes: { max: plans.professional.limits.knowledgeBytes },
      messages: { used: 1, max: plans.professional.limits.messages },
    },
  });
});
