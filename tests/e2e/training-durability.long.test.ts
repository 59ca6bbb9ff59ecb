import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { TrainingView } from "#domain/knowledge/contract.ts";
import { confirmedClient, type Person } from "./people.ts";
import { type App, startApp } from "./start-app.ts";
import { startProject } from "./studio-visits.ts";

// The process is killed without warning at each step of a training, and started again on the same data.

vi.setConfig({ testTimeout: 240_000 });
const pagesOfSite = 8;
const heldPage = 5;
const sections = 2000;

let app: App;
let owner: Person;
let site: Server;
let isHeld = false;
/** How often each page was asked for. */
const asked = new Map<string, number>();
let projectId = "";

beforeAll(async () => {
  site = createServer((request, response: ServerResponse) => {
    const path = request.url ?? "/";
    asked.set(path, (asked.get(path) ?? 0) + 1);
    if (path === `/${heldPage}` && isHeld) return; // it never answers
    if (path === "/robots.txt" || path === "/sitemap.xml") {
      response.writeHead(404).end();
      return;
    }
    const number = Number(path.slice(1)) || 1;
    const others = Array.from({ length: pagesOfSite }, (_, at) => `<a href="/${at + 1}">on</a>`);
    response.writeHead(200, { "content-type": "text/html", etag: `"${number}"` });
    response.end(
      `<main><h1>Pier ${number}</h1><p>Pier number ${number} is blue.</p>${others.join(" ")}</main>`,
    );
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  app = await startApp({
    env: {
      OUTSIDE_LOOPBACK_PORTS: String((site.address() as AddressInfo).port),
      TRUSTED_PROXIES: "127.0.0.1,::1",
      PLAN: "enterprise",
    },
  });
  owner = await confirmedClient(app);
});
afterAll(async () => {
  await app?.remove();
  site?.closeAllConnections();
  site?.close();
});
beforeEach(async () => {
  projectId = await startProject(owner, app.url, { serviceType: "chatbot" });
});

async function call<T>(path: string, method = "GET", body?: object): Promise<T> {
  const answer = await owner.ask(`/functions/bots/${projectId}/${path}`, {
    method,
    headers: { origin: app.url, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}
const add = (input: object) => call<{ id: string }>("sources", "POST", input);
const stored = async () => {
  const [row] = await app.query<{ passages: number; paths: number; counted: number }>(
    `select count(*)::int passages, count(distinct path)::int paths,
       coalesce((select passages from collection_words where collection = 'bot/${projectId}' and word = ''), 0)::int counted
     from passages where collection = 'bot/${projectId}'`,
  );
  return row ?? { passages: 0, paths: 0, counted: 0 };
};
/** What waits or runs is given back to a living process; that takes up to a minute. */
const trained = async () => {
  await expect
    .poll(async () => (await call<TrainingView>("training")).isRunning, {
      timeout: 150_000,
      interval: 500,
    })
    .toBe(false);
  return call<TrainingView>("training");
};
async function crash() {
  await app.kill();
  app = await app.restart();
}
const longText = (word: string) =>
  Array.from(
    { length: sections },
    (_, at) => `# ${word} ${at}\n\nIt has number ${at}, and is blue.`,
  )
    .join("\n\n")
    .slice(0, 199_000);

test("killed right after it was asked for, a training takes place", async () => {
  await add({ kind: "text", title: "Hours", text: "The harbour opens at six." });
  await crash();
  expect(await trained()).toMatchObject({ sources: [{ state: "ready", documents: 1 }] });
  expect(await stored()).toEqual({ passages: 1, paths: 1, counted: 1 });
});

test("killed while a site is read, it goes on with the pages that it doesn't know yet", async () => {
  isHeld = true;
  const { port } = site.address() as AddressInfo;
  await add({
    kind: "site",
    url: `http://127.0.0.1:${port}/`,
    maxPages: 50,
    maxDepth: 2,
    readAgain: "never",
  });
  await expect.poll(() => asked.get(`/${heldPage}`) ?? 0, { timeout: 60_000 }).toBeGreaterThan(0);
  await expect.poll(async () => (await stored()).passages).toBeGreaterThan(2);
  isHeld = false;
  await crash();
  expect(await trained()).toMatchObject({
    sources: [{ state: "ready", documents: pagesOfSite, problem: null }],
  });
  const after = await stored();
  expect(after.passages).toBeGreaterThanOrEqual(pagesOfSite);
  expect(after).toEqual({ passages: after.paths, paths: after.paths, counted: after.paths });
});

test("killed while passages are stored, learned again and removed, it ends as if nothing had happened", async () => {
  const text = longText("Pier");
  const { id } = await add({ kind: "text", title: "Piers", text });
  const between = async (from: number, to: number) => {
    const { passages } = await stored();
    return passages > from && passages < to;
  };
  await expect.poll(() => between(20, sections), { timeout: 60_000, interval: 20 }).toBe(true);
  await crash();
  expect(await trained()).toMatchObject({ sources: [{ state: "ready", documents: 1 }] });
  const learned = await stored();
  expect(learned.passages).toBeGreaterThan(sections * 0.9);
  expect(learned).toEqual({
    passages: learned.paths,
    paths: learned.paths,
    counted: learned.paths,
  });

  // Another text in its place: the new one is stored before the old one goes.
  await call(`sources/${id}`, "PATCH", {
    input: { kind: "text", title: "Piers", text: longText("Quay") },
  });
  await expect
    .poll(async () => (await stored()).passages > learned.passages + 20, {
      timeout: 60_000,
      interval: 20,
    })
    .toBe(true);
  await crash();
  await trained();
  const changed = await stored();
  expect(changed).toEqual({
    passages: changed.paths,
    paths: changed.paths,
    counted: changed.paths,
  });
  expect(
    await app.query(
      `select 1 from passages where collection = 'bot/${projectId}' and part like 'Pier %'`,
    ),
  ).toEqual([]);

  await call(`sources/${id}`, "DELETE");
  await expect
    .poll(async () => (await stored()).passages < changed.passages, {
      timeout: 60_000,
      interval: 20,
    })
    .toBe(true);
  await crash();
  await expect
    .poll(stored, { timeout: 150_000, interval: 500 })
    .toEqual({ passages: 0, paths: 0, counted: 0 });
  expect(await app.query(`select 1 from knowledge_sources where id = '${id}'`)).toEqual([]);
});
