import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { callIt, callsInRow, publishCalled } from "./called-automations.ts";
import { newClient, type Person } from "./people.ts";
import { type App, startApp } from "./start-app.ts";

// The process is killed without warning while a step is under way, and right after it, in turns.
const rounds = process.env["TEST_LONG"] ? 200 : 2;
vi.setConfig({ testTimeout: 120_000 + rounds * 30_000 });
const steps = ["one", "two", "three", "four", "five"];

let app: App;
let owner: Person;
/** Somebody else's service, which does a thing once for each key. */
let service: Server;
const done = new Map<string, number>();
let onCall: ((path: string, response: ServerResponse) => boolean) | null = null;

beforeAll(async () => {
  service = createServer((request, response) => {
    request.resume().on("end", () => {
      const path = (request.url ?? "").slice(1);
      const key = `${path} ${String(request.headers["idempotency-key"])}`;
      done.set(key, (done.get(key) ?? 0) + 1);
      if (onCall?.(path, response)) return;
      response.setHeader("content-type", "application/json").end('{"ok":true}');
    });
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => service.once("listening", resolve));
  const { port } = service.address() as AddressInfo;
  app = await startApp({
    env: {
      OUTSIDE_LOOPBACK_PORTS: String(port),
      TRUSTED_PROXIES: "127.0.0.1,::1",
      PLAN: "enterprise",
    },
  });
  owner = await newClient(app.url);
});
afterAll(async () => {
  await app?.remove();
  service?.closeAllConnections();
  service?.close();
});

const maxTries = 120;

/**
 * Asks until there is an answer: the kill takes a connection with it, and an answer that has not left yet.
 * @returns the answer's status, and how many times it was asked
 */
async function untilAnswered(
  ask: () => Promise<Response>,
  tries = 1,
): Promise<{ status: number; tries: number }> {
  try {
    return { status: (await ask()).status, tries };
  } catch (error) {
    if (tries === maxTries) throw error;
    await new Promise((resolve) => setTimeout(resolve, 500));
    return untilAnswered(ask, tries + 1);
  }
}

test(`after ${rounds} kills at steps every accepted run is done, and no step's effect is doubled at a service that honours keys`, async () => {
  const { port } = service.address() as AddressInfo;
  const workflows = callsInRow(`http://127.0.0.1:${port}`, steps);
  const address = await publishCalled(owner, app.url, workflows);
  const post = (round: number) => callIt(address, `round-${round}`);
  await expect.poll(async () => (await post(-1)).status, { timeout: 30_000 }).toBe(202);
  for (let round = 0; round < rounds; round += 1) {
    const at = steps[round % steps.length];
    const isBefore = round % 2 === 0;
    const killed = new Promise<void>((resolve, reject) => {
      onCall = (path, response) => {
        if (path !== at) return false;
        onCall = null;
        if (!isBefore) response.setHeader("content-type", "application/json").end('{"ok":true}');
        // The answer leaves; whether it is noted is a matter of milliseconds.
        setTimeout(() => void app.kill().then(resolve, reject), isBefore ? 0 : round % 20);
        return true;
      };
    });
    // Taken as the caller of a webhook would: who hears no answer calls again with the same key.
    // 202 where this call starts the run; 200 where an earlier one did, whose answer the kill took along
    // (docs/flows/automation.md). That it started one run is counted at the end.
    const taken = untilAnswered(() => post(round)).then(({ status, tries }) =>
      expect(tries === 1 ? [202] : [200, 202]).toContain(status),
    );
    const isBack = killed.then(async () => {
      app = await app.restart();
    });
    await Promise.all([taken, isBack]);
  }
  const open = async () => {
    const [row] = await app.query<{ open: number }>(
      "select count(*)::int as open from automation_runs where state <> 'done'",
    );
    return row?.open;
  };
  await expect.poll(open, { timeout: 120_000, interval: 500 }).toBe(0);
  const runs = await app.query<{ id: string }>("select id from automation_runs");
  expect(runs).toHaveLength(rounds + 1);
  const wanted = runs.flatMap(({ id }) => steps.map((step) => `${step} ${id}/${step}`));
  expect([...done.keys()].toSorted()).toEqual(wanted.toSorted());
  const rows = await app.query<{ key: string; many: number }>(
    "select run_id as key, count(*)::int as many from automation_run_steps where state = 'done' group by 1",
  );
  expect(rows.map(({ many }) => many)).toEqual(runs.map(() => steps.length));
});
