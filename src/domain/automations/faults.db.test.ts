import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addConnection, deleteConnection } from "#domain/connections/index.ts";
import { newStep, newTrigger } from "#domain/projects/configuration/automation.ts";
import { deleteProject, publishProject, purgeProject } from "#domain/projects/index.ts";
import { hourMs, minuteMs } from "#kit/time.ts";
import { type Automations, byHand, openAutomations } from "../../../tests/factories/automations.ts";
import { filledForms } from "../../../tests/factories/connections.ts";
import { approvalAddress } from "./approval-address.ts";
import {
  callsPerHour,
  callWebhook,
  cancelRun,
  decide,
  readApproval,
  readChoices,
  readRun,
  retryRun,
} from "./index.ts";

let a: Automations;
beforeAll(async () => {
  a = await openAutomations();
});
afterAll(() => a.close());
beforeEach(() => {
  a.calls.length = 0;
  a.play.plan = "professional";
  a.play.answer = async () => ({ status: 200, headers: {}, text: "{}" });
});

const webhook = newTrigger({ id: "hook", type: "webhook", name: "Called" });
const wait = newStep({
  id: "wait",
  type: "wait",
  name: "Wait",
  settings: { amount: 30, unit: "minutes" },
  nextSteps: ["then"],
});
const request = (url: string) =>
  newStep({ id: "then", type: "request", name: "Then", settings: { url } });
const run = async (projectId: string) => ({ projectId, runId: await a.runByHand(projectId) });
const read = (at: { projectId: string; runId: string }) => readRun(a.ada, at, a.deps);
const usedUp = (used: number) =>
  a.rows("update usage_months set used = $1 where what = 'runs'", [used]);

test("what is deployed while runs are open changes nothing for them, and the next run is of the new version", async () => {
  const projectId = await a.publish({
    triggers: [byHand],
    workflows: [wait, request("https://api.example/old")],
  });
  const open = await run(projectId);
  const { revision } = await a.save(projectId, {
    triggers: [byHand],
    workflows: [request("https://api.example/new")],
  });
  await publishProject(a.ada, { projectId, revision }, a.studioDeps);
  await a.tell();
  await run(projectId);
  await a.pass(31 * minuteMs);
  expect((await read(open)).state).toBe("done");
  expect(a.calls.map(({ url }) => url)).toEqual([
    "https://api.example/new",
    "https://api.example/old",
  ]);
});

test("an automation that is deleted ends its open runs, and nothing of it is left once it is deleted for good", async () => {
  const projectId = await a.publish({
    triggers: [byHand],
    workflows: [wait, request("https://api.example/late")],
  });
  const open = await run(projectId);
  await deleteProject(a.ada, projectId, a.studioDeps);
  await a.tell();
  await a.pass(hourMs);
  expect(a.calls).toEqual([]);
  expect(
    await a.rows(
      "select state, ended_at is not null as is_over from automation_runs where id = $1",
      [open.runId],
    ),
  ).toEqual([{ state: "cancelled", is_over: true }]);
  await purgeProject(a.ada, projectId, a.studioDeps);
  await a.tell();
  for (const table of ["automation_runs", "automation_triggers", "automation_pins"])
    expect(await a.rows(`select 1 from ${table} where project_id = $1`, [projectId])).toEqual([]);
});

test("what a cancelled run had asked can't be decided any more, and its page says that the time has passed", async () => {
  const ask = newStep({
    id: "ask",
    type: "approval",
    name: "Ask",
    settings: { to: "boss@shop.test", question: "Order?", days: 2 },
    branches: { approved: ["then"], rejected: [], expired: [] },
  });
  const projectId = await a.publish({
    triggers: [byHand],
    workflows: [ask, request("https://api.example/approved")],
  });
  const { runId } = await run(projectId);
  await cancelRun(a.ada, { projectId, runId }, a.deps);
  const token = approvalAddress({ runId, key: "ask" }, a.deps).split("/").at(-1) ?? "";
  expect(await readApproval(token, a.deps)).toMatchObject({ decision: "expired" });
  await expect(decide(token, { decision: "approved" }, a.deps)).rejects.toMatchObject({
    code: "already_decided",
  });
  await a.work();
  expect((await read({ projectId, runId })).state).toBe("cancelled");
  expect(a.calls).toEqual([]);
});

test("a plan that is used up in the middle lets open runs end, and a step that starts another run fails in words", async () => {
  const other = await a.publish({
    triggers: [newTrigger({ id: "called", type: "automation", name: "Called" })],
    workflows: [request("https://api.example/other")],
  });
  const start = newStep({
    id: "then",
    type: "automation",
    name: "Start the other",
    settings: { projectId: other },
  });
  const [plain, starting] = [
    await run(
      await a.publish({ triggers: [byHand], workflows: [wait, request("https://api.example/a")] }),
    ),
    await run(await a.publish({ triggers: [byHand], workflows: [wait, start] })),
  ];
  a.play.plan = "free";
  await usedUp(1_000_000);
  await a.pass(31 * minuteMs);
  expect((await read(plain)).state).toBe("done");
  const failed = await read(starting);
  expect(failed.state).toBe("failed");
  expect(failed.problem).toMatch(/^Start the other: .*plan/);
  a.play.plan = "professional";
  await usedUp(0);
  await retryRun(a.ada, starting, a.deps);
  await a.work();
  expect((await read(starting)).state).not.toBe("failed");
});

test("a connection that is removed in the middle fails its step in words, and another run goes on", async () => {
  const input = { name: "Slack", ...filledForms("plant-0000").slack };
  const { id } = await addConnection(a.ada, { kind: "slack", input }, a.connections.deps);
  const send = newStep({
    id: "then",
    type: "slack",
    name: "Tell the team",
    settings: { channel: "#tea", text: "Hello" },
  });
  send.configuration.connectionId = id;
  const open = await run(await a.publish({ triggers: [byHand], workflows: [wait, send] }));
  await deleteConnection(a.ada, id, a.connections.deps);
  await a.pass(31 * minuteMs);
  expect(await read(open)).toMatchObject({
    state: "failed",
    problem: "Tell the team: The connection of this step was deleted.",
    stepList: [{ state: "done" }, { state: "failed" }],
  });
});

test("an automation takes 500 calls in an hour from all nodes, also many at once, and says when it takes the next", async () => {
  const projectId = await a.publish({
    triggers: [webhook],
    workflows: [request("https://api.example/")],
  });
  const { webhooks } = await readChoices(a.ada, projectId, a.deps);
  const token = webhooks["hook"]?.address.split("/").at(-1) ?? "";
  const call = (id: string) =>
    callWebhook(
      {
        projectId,
        triggerId: "hook",
        token,
        method: "POST",
        query: {},
        body: "{}",
        header: (name) => (name === "idempotency-key" ? id : undefined),
      },
      a.deps,
    );
  await call("first");
  // As if another node had taken them.
  await a.rows(
    `insert into automation_runs (id, project_id, owner_id, deployment_id, trigger_id, trigger_type, request_key, state,
       has_effects, depth, turn, started_at, ended_at)
     select 'run_other' || n, project_id, owner_id, deployment_id, trigger_id, trigger_type, 'other/' || n, 'done',
       true, 0, 0, started_at + interval '10 minutes', started_at + interval '10 minutes'
     from automation_runs, generate_series(1, $2::int) n where project_id = $1`,
    [projectId, callsPerHour - 4],
  );
  a.time.now = new Date(a.time.now.getTime() + 20 * minuteMs);
  const told = await Promise.allSettled(
    Array.from({ length: 20 }, (_, at) => call(`at-once-${at}`)),
  );
  expect(told.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  const [refused] = told.flatMap((one) =>
    one.status === "rejected" ? [one.reason as object] : [],
  );
  expect(refused).toMatchObject({ code: "rate_limited", retryAfterSeconds: 40 * 60 });
  // What came before is still answered as before.
  expect(await call("first")).toBeNull();
  a.time.now = new Date(a.time.now.getTime() + 41 * minuteMs);
  expect(await call("later")).toMatch(/^run_/);
});
