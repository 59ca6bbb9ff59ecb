import { afterAll, beforeAll, expect, test } from "vitest";
import { mailText } from "../factories/channels.ts";
import { confirmedClient, type Person } from "./people.ts";
import { type App, startApp } from "./start-app.ts";
import { startProject } from "./studio-visits.ts";

// Mails to a bot while the process is killed: each is answered once, and none is lost.

let app: App;
let owner: Person;
let projectId: string;

beforeAll(async () => {
  app = await startApp({ env: { TRUSTED_PROXIES: "127.0.0.1,::1" } });
  owner = await confirmedClient(app);
  projectId = await startProject(owner, app.url, { serviceType: "chatbot" });
  await app.query(`update projects set configuration =
    jsonb_set(configuration, '{chatbot,channels}', '["web","email"]') where id = '${projectId}'`);
  const published = await post(`/functions/projects/${projectId}/publish`, { revision: 1 });
  if (!published.ok) throw new Error(`Publishing answered ${published.status}`);
});
afterAll(() => app?.remove());

const post = (path: string, body: object) =>
  owner.ask(path, {
    method: "POST",
    headers: { origin: app.url, "content-type": "application/json" },
    body: JSON.stringify(body),
  });

async function webhook(): Promise<string> {
  const response = await owner.ask(`/functions/channels/${projectId}`, {});
  const { channels } = (await response.json()) as {
    channels: { channel: string; webhook: string }[];
  };
  return channels.find(({ channel }) => channel === "email")?.webhook ?? "";
}

test("a mail that was taken is answered once, however soon after that the process is killed", async () => {
  const address = await webhook();
  const pausesMs = [0, 20, 60, 150, 400, 900];
  for (const [index, pauseMs] of pausesMs.entries()) {
    const body = mailText({ id: `${index}@example.com`, from: `visitor${index}@example.com` });
    const headers = { "content-type": "message/rfc822" };
    const taken = await fetch(address, { method: "POST", body, headers });
    expect(taken.status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    await app.kill();
    app = await app.restart();
    // Mail services send again what they got no answer to.
    await fetch(address, { method: "POST", body, headers });
  }
  const answered = () =>
    app.query<{ to: string; many: number }>(
      `select "to", count(*)::int as many from mails where key like 'bot-mail/%' group by "to" order by "to"`,
    );
  await expect
    .poll(async () => (await answered()).length, { timeout: 60_000 })
    .toBe(pausesMs.length);
  expect(await answered()).toEqual(
    pausesMs.map((_pause, index) => ({ to: `visitor${index}@example.com`, many: 1 })),
  );
}, 300_000);
