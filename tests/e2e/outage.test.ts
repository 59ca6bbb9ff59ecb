import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectionFromParts } from "#db/connection.ts";
import { type Embedded, startEmbedded } from "#db/embedded.ts";
import { silentLog } from "#kit/log.ts";
import { query } from "../../src/db/embedded/testing.ts";
import { askRaw } from "./raw-request.ts";
import { type App, startApp } from "./start-app.ts";

// A Postgres server of its own, which can be stopped and started while the application runs.
const folder = mkdtempSync(join(tmpdir(), "aria-outage-"));
const startServer = () =>
  startEmbedded({ dataDir: folder, log: silentLog, role: "application", maxConnections: 60 });
let server: Embedded | null = null;
let app: App;

beforeAll(async () => {
  server = await startServer();
  const DATABASE_URL = connectionFromParts(server.connection).url;
  app = await startApp({ dataDir: join(folder, "app"), env: { DATABASE_URL, LOG_LEVEL: "warn" } });
});
afterAll(async () => {
  await app?.remove();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const goAway = async () => {
  await server?.stop();
  server = null;
};
const statusOf = async (path: string) => (await askRaw(app.url, path)).status;
const pages = ["/", "/services", "/legal/terms"];
const statuses = () => Promise.all(pages.map(statusOf));

test("while Postgres is away stored pages are served, and what must be drawn says that it can't be", async () => {
  expect(await statuses()).toEqual([200, 200, 200]);
  await goAway();
  expect(await statuses()).toEqual([200, 200, 200]);
  expect(await Promise.all(["/about", "/checkout/landing-page"].map(statusOf))).toEqual([503, 503]);

  // A change of which the application doesn't hear.
  server = await startServer();
  for (const text of [
    "alter table services disable trigger services_announce",
    "update services set title = 'Changed in the outage' where id = 'landing-page'",
  ])
    await query(server.connection, text);
  await expect
    .poll(async () => (await askRaw(app.url, "/services")).text, { timeout: 60_000 })
    .toContain("Changed in the outage");
  expect(await statusOf("/about")).toBe(200);

  // The home page was not asked for since: that is no reason to lose it with the next outage.
  await goAway();
  expect(await statuses()).toEqual([200, 200, 200]);
  expect(await statusOf("/services/web-app")).toBe(503);
});
