import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callIt, callsInRow, publishCalled } from "./called-automations.ts";
import { newClient } from "./people.ts";
import { type Nodes, startNodes } from "./two-nodes.ts";

// The node that works on a run is killed in the middle of it.
let both: Nodes;
let service: Server;
const calls: string[] = [];
/** Answers that are held back. */
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
  both = await startNodes("aria_automations", {
    OUTSIDE_LOOPBACK_PORTS: String((service.address() as AddressInfo).port),
    TRUSTED_PROXIES: "127.0.0.1,::1",
    PLAN: "enterprise",
  });
});
afterAll(async () => {
  await both?.remove();
  service?.closeAllConnections();
  service?.close();
});

test("runs of a node that dies in the middle of them are finished by the other one, each step under one key", async () => {
  const [one, two] = both.nodes;
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
    const { rows } = await both.sql.query<{ open: number }>(
      "select count(*)::int as open from automation_runs where state <> 'done'",
    );
    return rows[0]?.open;
  };
  await expect.poll(open, { timeout: 150_000, interval: 500 }).toBe(0);
  const { rows } = await both.sql.query<{ id: string }>("select id from automation_runs");
  expect(rows).toHaveLength(6);
  expect(new Set(calls).size).toBe(3 * 6);
});
