import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { connectionFromParts } from "#db/connection.ts";
import { startEmbedded } from "#db/embedded.ts";
import { openDatabase } from "#db/open.ts";
import type { AutomationDeps } from "#domain/automations/index.ts";
import { startRun } from "#domain/automations/start-run.ts";
import {
  type Automation,
  newAutomation,
  newStep,
  newTrigger,
} from "#domain/projects/configuration/automation.ts";
import { schemaVersions } from "#domain/projects/configuration/types.ts";
import { newId } from "#kit/ids.ts";
import { silentLog } from "#kit/log.ts";
import { systemClock } from "#kit/time.ts";
import { createExpressions } from "../src/providers/automations/expressions.ts";

export const [owners, stepsInRow, slowMs] = [4, 100, 1000];

/** Somebody else's service. */
export const service = createServer((request, response) => {
  request.resume().on("end", () => {
    const delay = request.url === "/slow" ? slowMs : 0;
    setTimeout(
      () => response.setHeader("content-type", "application/json").end('{"id":"A-1"}'),
      delay,
    );
  });
}).listen(0, "127.0.0.1");
await once(service, "listening");
const { port } = service.address() as AddressInfo;
export const serviceUrl = `http://127.0.0.1:${port}`;

const set = (id: string, value: string, nextSteps: string[] = []) =>
  newStep({
    id,
    type: "set",
    name: id,
    settings: { fields: [{ id: "1", name: "it", value }] },
    nextSteps,
  });
const request = (id: string, path: string, nextSteps: string[] = []) =>
  newStep({
    id,
    type: "request",
    name: id,
    settings: { url: serviceUrl + path, body: "{{trigger.body}}" },
    nextSteps,
  });
const automations: Record<"six" | "slow" | "row", Automation["workflows"]> = {
  // The trigger is the first of the six.
  six: [
    set("one", "{{trigger.body.name & '!'}}", ["large"]),
    newStep({
      id: "large",
      type: "decision",
      name: "large",
      settings: { value: "{{trigger.body.total}}", comparison: "is more than", other: "100" },
      branches: { yes: ["two"], no: [] },
    }),
    set("two", "{{one.it}}", ["call"]),
    request("call", "/", ["three"]),
    set("three", "{{call.body.id}}"),
  ],
  slow: [request("call", "/slow")],
  row: Array.from({ length: stepsInRow }, (_, at) =>
    set(`s${at}`, "{{trigger.body.name}}", at + 1 < stepsInRow ? [`s${at + 1}`] : []),
  ),
};

export const folder = mkdtempSync(join(tmpdir(), "aria-bench-"));
export const embedded = await startEmbedded({
  dataDir: join(folder, "postgres"),
  log: silentLog,
  role: "application",
  maxConnections: 100,
});
const connection = connectionFromParts(embedded.connection);
export const database = openDatabase(connection.pool);
const { db } = database;
const expressions = createExpressions();
export const deps = {
  db,
  clock: systemClock,
  publicUrl: "https://shop.test",
  digest: (_purpose: string, text: string) => text,
  usage: { planIdOf: async () => "enterprise", counted: { held: {}, monthly: ["runs"] } },
  automations: {
    expressions,
    trials: expressions,
    call: () => Promise.reject(new Error("unused")),
  },
} as unknown as AutomationDeps;
export const settings = {
  DATABASE_URL: connection.url,
  AUTH_SECRET: "one-secret-for-every-node-0123456789",
  OUTSIDE_LOOPBACK_PORTS: String(port),
  PLAN: "enterprise",
};

export async function publish(name: keyof typeof automations, owner: number): Promise<void> {
  const id = `${name}_${owner}`;
  const triggers = [newTrigger({ id: "hook", type: "webhook", name: "Called" })];
  const automation = { ...newAutomation, triggers, workflows: automations[name] };
  const configuration = JSON.stringify({ automation });
  const version = schemaVersions.automation;
  await db.execute(sql`
    insert into projects (id, owner_id, name, description, service_type, configuration, schema_version, revision, state)
    values (${`proj_${id}`}, ${`usr_${owner}`}, ${id}, '', 'automation', ${configuration}::jsonb, ${version}, 1, 'live')`);
  await db.execute(sql`
    insert into project_deployments (id, project_id, number, revision, service_type, name, configuration, schema_version, state, published_by)
    values (${`dep_${id}`}, ${`proj_${id}`}, 1, 1, 'automation', ${id}, ${configuration}::jsonb, ${version}, 'live', ${`usr_${owner}`})`);
}

export const start = (name: keyof typeof automations, at: number) =>
  db.transaction((tx) =>
    startRun(
      tx,
      {
        projectId: `proj_${name}_${at % owners}`,
        ownerId: `usr_${at % owners}`,
        plan: { deploymentId: `dep_${name}_${at % owners}` },
        trigger: { id: "hook", type: "webhook" },
        data: { body: { name: `Mira ${at}`, total: 150 } },
        key: newId("key"),
      },
      deps,
    ),
  );

/** Starts so many runs, and waits until all are done. @returns how long that took, in seconds */
export async function doAll(name: keyof typeof automations, many: number): Promise<number> {
  const since = performance.now();
  for (let at = 0; at < many; at += 20)
    await Promise.all(
      Array.from({ length: Math.min(20, many - at) }, (_, one) => start(name, at + one)),
    );
  return untilDone(since);
}

/** Starts so many runs a second, one after the other, for so many seconds. @returns as doAll */
export async function doSteadily(
  name: keyof typeof automations,
  perSecond: number,
  seconds: number,
): Promise<number> {
  const since = performance.now();
  const started: Promise<unknown>[] = [];
  for (let at = 0; at < perSecond * seconds; at += 1) {
    await sleep(Math.max(0, since + (at * 1000) / perSecond - performance.now()));
    started.push(start(name, at));
  }
  await Promise.all(started);
  return untilDone(since);
}

async function untilDone(since: number): Promise<number> {
  for (;;) {
    const { rows } = await db.execute<{ open: number; failed: number }>(sql`
      select count(*) filter (where ended_at is null)::int as open,
        count(*) filter (where state = 'failed')::int as failed from automation_runs`);
    if (rows[0]?.failed) throw new Error(`${rows[0].failed} runs failed`);
    if (rows[0]?.open === 0) return (performance.now() - since) / 1000;
    await sleep(50);
  }
}
