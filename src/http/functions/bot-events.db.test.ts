import { afterAll, beforeAll, expect, test } from "vitest";
import { newConduct } from "#domain/projects/configuration/chatbot-conduct.ts";
import { accountsOn } from "../../../tests/factories/accounts.ts";
import { type Bots, openBots } from "../../../tests/factories/bots.ts";
import { peopleOn } from "../../../tests/factories/people.ts";
import { publicUrl } from "../../../tests/factories/shop.ts";

let bots: Bots;
let bot: { projectId: string; address: string };
let viewer: { userId: string };
let cookies: { ada: string; eve: string; viewer: string };

beforeAll(async () => {
  bots = await openBots();
  const handOver = { ...newConduct.handOver, isOn: true };
  bot = await bots.publish({ name: "Rosie", conduct: { ...newConduct, handOver } });
  const people = peopleOn(bots.database, accountsOn(bots.database).deps);
  viewer = await people.insert({ name: "Vi", emailVerified: true });
  await join();
  const cookieOf = async (userId: string) => (await people.sessionOf(userId)).cookie;
  cookies = {
    ada: await cookieOf(bots.ada.userId),
    eve: await cookieOf(bots.eve.userId),
    viewer: await cookieOf(viewer.userId),
  };
});
afterAll(() => bots.close());

const join = () =>
  bots.database.pool.query(
    "insert into project_members (project_id, user_id, role, created_at) values ($1, $2, 'viewer', now())",
    [bot.projectId, viewer.userId],
  );
const leave = () =>
  bots.database.pool.query("delete from project_members where user_id = $1", [viewer.userId]);
const call = (cookie: string | null, path: string, input?: object) =>
  bots.app.request(
    `${publicUrl}/functions/bots/${bot.projectId}${path}`,
    {
      method: input ? "POST" : "GET",
      headers: {
        ...(cookie !== null && { cookie }),
        origin: publicUrl,
        ...(input && { "content-type": "application/json" }),
      },
      ...(input && { body: JSON.stringify(input) }),
    },
    { incoming: { socket: { remoteAddress: "10.0.0.1" } } },
  );

/** An open line: what has come so far, and when it ended. */
async function line(cookie: string, path: string) {
  const response = await call(cookie, path);
  expect(response.status).toBe(200);
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const heard = { text: "", isOver: false };
  const reading = (async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      heard.text += new TextDecoder().decode(value);
    }
    heard.isOver = true;
  })();
  return { heard, reading, stop: () => reader.cancel() };
}
/** The one conversation in which this was said: the clock stands still, so none is the newest. */
const conversationWith = async (text: string) => {
  const found = await bots.rows<{ id: string }>(
    `select conversation_id as id from messages where text = '${text}'`,
  );
  expect(found).toHaveLength(1);
  return found[0]?.id ?? "";
};
const inboxIn = (text: string) =>
  [...text.matchAll(/event: inbox\ndata: (.*)/g)].map(
    ([, data = ""]) => JSON.parse(data) as { open: number; waiting: number },
  );

test("the inbox tells how it stands, and again as soon as a visitor writes or asks for a person", async () => {
  const open = await line(cookies.viewer, "/events");
  await expect.poll(() => inboxIn(open.heard.text).at(-1)).toMatchObject({ open: 0, waiting: 0 });
  const page = bots.window(bot.address);
  await page.say("Where is the harbour?");
  await expect.poll(() => inboxIn(open.heard.text).at(-1)).toMatchObject({ open: 1, waiting: 0 });
  expect((await page.call("POST", "/person", {})).status).toBeLessThan(300);
  await expect.poll(() => inboxIn(open.heard.text).at(-1)).toMatchObject({ open: 1, waiting: 1 });
  await open.stop();
});

test("another bot's visitors are heard at no other desk", async () => {
  const other = await bots.publish({ name: "Other" });
  const open = await line(cookies.ada, "/events");
  const quiet = () => new Promise((resolve) => setTimeout(resolve, 600));
  await quiet();
  const before = inboxIn(open.heard.text).length;
  await bots.window(other.address).say("Hello");
  await quiet();
  expect(inboxIn(open.heard.text)).toHaveLength(before);
  await open.stop();
});

test("a conversation streams to members, and what they have seen is no longer new", async () => {
  const page = bots.window(bot.address);
  await page.say("Do you repair harps?");
  const id = await conversationWith("Do you repair harps?");
  const open = await line(cookies.viewer, `/conversations/${id}/events?after=0`);
  await page.say("And lutes?");
  await expect.poll(() => open.heard.text).toContain("And lutes?");
  const unread = async () => {
    const { listBotConversations } = await import("#domain/chatbots/index.ts");
    const at = { projectId: bot.projectId, query: {} };
    const { items } = await listBotConversations(viewer, at, bots.deps);
    return items.find((item) => item.id === id)?.unread;
  };
  expect(await unread()).toBe(2);
  const read = (position: number) =>
    call(cookies.viewer, `/conversations/${id}/read`, { position });
  expect((await read(1)).status).toBe(204);
  expect(await unread()).toBe(1);
  expect((await read(1e6)).status).toBe(204);
  expect(await unread()).toBe(0);
  await page.say("And flutes?");
  expect(await unread()).toBe(1); // what comes after isn't read, however far somebody said
  await open.stop();
});

test("a stranger opens no line and learns nothing; nobody without signing in", async () => {
  const id = await conversationWith("Where is the harbour?");
  for (const path of ["/events", `/conversations/${id}/events`]) {
    expect((await call(cookies.eve, path)).status).toBe(404);
    expect((await call(null, path)).status).toBe(401);
  }
  expect((await call(cookies.eve, `/conversations/${id}/read`, { position: 1 })).status).toBe(404);
});

test("a member who is removed, or signed out, hears nothing more within five seconds", async () => {
  const id = await conversationWith("Where is the harbour?");
  const paths = ["/events", `/conversations/${id}/events`];
  const theirs = await Promise.all(paths.map((path) => line(cookies.viewer, path)));
  const owners = await line(cookies.ada, "/events");
  await leave();
  await bots.database.pool.query(`delete from sessions where user_id = $1`, [bots.ada.userId]);
  const since = Date.now();
  await Promise.all([...theirs, owners].map(({ reading }) => reading));
  expect(Date.now() - since).toBeLessThan(5000);
}, 15_000);
