import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectionFromParts, connectionFromUrl, type Connection } from "#db/connection.ts";
import { type Embedded, startEmbedded } from "#db/embedded.ts";
import { silentLog } from "#kit/log.ts";
import { withDatabase } from "../database-name.ts";
import { callIt, callsInRow, publishCalled } from "./called-automations.ts";
import { newClient } from "./people.ts";
import { type App, startApp } from "./start-app.ts";

// Two nodes on one given server; the one that works on a run is killed in the middle of it.
const folder = mkdtempSync(join(tmpdir(), "aria-nodes-"));
let embedded: Embedded | null = null;
let connection: Connection;
let sql: Client;
let service: Server;
const nodes: App[] = [];
const calls: string[] = [];
/** Answers that are held back, by their path. */
const held: ServerResponse[] = [];
let isHolding = true;

beforeAll(async () => {
  service = createServer((request, response) => {
    request.resume().on("end", () => {
      calls.push(`${request.url} ${String(request.headers["idempotency-key"])}`);
      if (request.url === "/two" && isHolding) held.push(response);
      else response.setHeader("content-type", "application/json").end("{}");
    });
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => service.once("listening", resolve));
  const given = process.env["TEST_DATABASE_URL"];
  if (!given)
    embedded = await startEmbedded({
      dataDir: folder,
      log: silentLog,
      role: "application",
      maxConnections: 100,
    });
  const server = embedded
    ? connectionFromParts(embedded.connection)
    : connectionFromUrl(given ?? "");
  const name = `aria_automations_${process.pid}`;
  const admin = new Client(server.pool);
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  connection = withDatabase(server, name);
  const env = {
    DATABASE_URL: connection.url,
    AUTH_SECRET: "one-secret-for-every-node-0123456789",
    OUTSIDE_LOOPBACK_PORTS: String((service.address() as AddressInfo).port),
    TRUSTED_PROXIES: "127.0.0.1,::1",
    PLAN: "enterprise",
  };
  nodes.push(...(await Promise.all([startApp({ env }), startApp({ env })])));
  sql = new Client(connection.pool);
  await sql.connect();
});
afterAll(async () => {
  await sql?.end();
  for (const node of nodes) await node.remove();
  service?.closeAllConnections();
  service?.close();
  await embedded?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("runs of a node that dies in the middle of them are finished by the other one, each step under one key", async () => {
  const [one, two] = nodes;
  const owner = await newClient(one!.url);
  const { port } = service.address() as AddressInfo;
  const workflows = callsInRow(`http://127.0.0.1:${port}`, ["one", "two", "three"]);
  const address = await publishCalled(owner, one!.url, workflows);
  await expect
    .poll(async () => (await callIt(address, "run-0")).status, { timeout: 30_000 })
    .toBe(202);
  for (let run = 1; run < 6; run += 1)
    expect((await callIt(address, `run-${run}`)).status).toBe(202);
  await expect.poll(() => held.length, { timeout: 60_000 }).toBe(6);
  isHolding = false;
  await two!.kill();
  for (const response of held) response.setHeader("content-type", "application/json").end("{}");
  const open = async () => {
    const { rows } = await sql.query<{ open: number }>(
      "select count(*)::int as open from automation_runs where state <> 'done'",
    );
    return rows[0]?.open;
  };
  await expect.poll(open, { timeout: 150_000, interval: 500 }).toBe(0);
  const { rows } = await sql.query<{ id: string }>("select id from automation_runs");
  expect(rows).toHaveLength(6);
  expect(new Set(calls).size).toBe(3 * 6);
});
