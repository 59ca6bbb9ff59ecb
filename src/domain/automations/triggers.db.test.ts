import { createHmac } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newStep, newTrigger } from "#domain/projects/configuration/automation.ts";
import {
  pauseProject,
  publishProject,
  rollBackProject,
  listDeployments,
} from "#domain/projects/index.ts";
import { dayMs, hourMs, minuteMs } from "#kit/time.ts";
import { type Automations, openAutomations } from "../../../tests/factories/automations.ts";
import { callWebhook, listRuns, readChoices, replayRun, startByHand } from "./index.ts";

let a: Automations;
beforeAll(async () => {
  a = await openAutomations();
});
afterAll(() => a.close());

const workflows = [
  newStep({
    id: "one",
    type: "set",
    name: "One",
    settings: { fields: [{ id: "1", name: "it", value: "{{trigger}}" }] },
  }),
];
const webhook = (settings = {}) =>
  newTrigger({ id: "hook", type: "webhook", name: "Called", settings });
const runs = (projectId: string) =>
  a.rows<{ data: { body: unknown }; state: string }>(
    "select data, state from automation_runs where project_id = $1 order by started_at, data::text desc",
    [projectId],
  );

type Call = { body?: string; headers?: Record<string, string>; token?: string };
async function call(projectId: string, { body = '{"a":1}', headers = {}, token }: Call = {}) {
  const choices = await readChoices(a.ada, projectId, a.deps);
  const own = choices.webhooks["hook"]?.address.split("/").at(-1) ?? "";
  const asked = {
    projectId,
    triggerId: "hook",
    token: token ?? own,
    method: "POST",
    query: {},
    body,
  };
  return callWebhook({ ...asked, header: (name) => headers[name] }, a.deps);
}

test("a call of a live webhook starts one run; the same call again starts none", async () => {
  const projectId = await a.publish({ triggers: [webhook()], workflows });
  const headers = { "idempotency-key": "order-7" };
  expect(await call(projectId, { headers })).toMatch(/^run_/);
  expect(await call(projectId, { headers })).toBeNull();
  expect(await call(projectId, { body: "no JSON" })).toMatch(/^run_/);
  await a.work();
  expect((await runs(projectId)).map(({ data, state }) => [data.body, state])).toEqual([
    [{ a: 1 }, "done"],
    ["no JSON", "done"],
  ]);
});

test("many calls at once are as many runs", async () => {
  const projectId = await a.publish({ triggers: [webhook()], workflows });
  await Promise.all(Array.from({ length: 50 }, () => call(projectId)));
  await a.work();
  const all = await runs(projectId);
  expect([all.length, new Set(all.map(({ state }) => state))]).toEqual([50, new Set(["done"])]);
});

test("a draft's webhook keeps the call as a sample, and starts nothing", async () => {
  const projectId = await a.draft({ triggers: [webhook()], workflows });
  expect(await call(projectId, { body: '{"name":"Mira"}' })).toBeNull();
  expect(await runs(projectId)).toEqual([]);
  const { webhooks } = await readChoices(a.ada, projectId, a.deps);
  expect(webhooks["hook"]?.sample).toMatchObject({ body: { name: "Mira" } });
});

test("a forged address is not found; a signed webhook takes only fresh calls with its signature", async () => {
  const projectId = await a.publish({ triggers: [webhook({ isSigned: true })], workflows });
  await expect(call(projectId, { token: "x".repeat(43) })).rejects.toMatchObject({
    code: "not_found",
  });
  const { webhooks } = await readChoices(a.ada, projectId, a.deps);
  const key = Buffer.from((webhooks["hook"]?.secret ?? "").replace("whsec_", ""), "base64");
  const signed = (timestamp: number, signedBody = '{"a":1}') => ({
    "webhook-id": "msg_1",
    "webhook-timestamp": String(timestamp),
    "webhook-signature": `v1,${createHmac("sha256", key).update(`msg_1.${timestamp}.${signedBody}`).digest("base64")}`,
  });
  const now = a.time.now.getTime() / 1000;
  for (const headers of [{}, signed(now - 600), signed(now + 600), signed(now, '{"a":2}')])
    await expect(call(projectId, { headers })).rejects.toMatchObject({ code: "forbidden_call" });
  expect(await runs(projectId)).toEqual([]);
  expect(await call(projectId, { headers: signed(now) })).toMatch(/^run_/);
  expect(await call(projectId, { headers: signed(now) })).toBeNull();
});

test("automations that start each other in a circle come to an end", async () => {
  const projectId = await a.publish({ triggers: [webhook()], workflows });
  expect(await call(projectId, { headers: { "x-automation-depth": "5" } })).toMatch(/^run_/);
  await expect(call(projectId, { headers: { "x-automation-depth": "6" } })).rejects.toMatchObject({
    code: "forbidden_call",
  });
});

test("a paused automation isn't started, a resumed one is, and a rolled-back one runs its old version", async () => {
  const projectId = await a.publish({ triggers: [webhook()], workflows });
  await pauseProject(a.ada, { projectId, isPaused: true }, a.studioDeps);
  await a.tell();
  expect(await call(projectId)).toBeNull();
  await pauseProject(a.ada, { projectId, isPaused: false }, a.studioDeps);
  await a.tell();
  expect(await call(projectId)).toMatch(/^run_/);
  const { revision } = await a.save(projectId, {
    triggers: [webhook()],
    workflows: [{ ...workflows[0]!, id: "two" }],
  });
  await publishProject(a.ada, { projectId, revision }, a.studioDeps);
  const [, first] = await listDeployments(a.ada, projectId, a.studioDeps);
  await rollBackProject(a.ada, { projectId, deploymentId: first?.id ?? "" }, a.studioDeps);
  await a.tell();
  await call(projectId);
  await a.work();
  const keys = await a.rows<{ key: string }>(
    "select s.key from automation_run_steps s join automation_runs r on r.id = s.run_id where r.project_id = $1",
    [projectId],
  );
  expect(new Set(keys.map(({ key }) => key))).toEqual(new Set(["one"]));
});

test("a schedule starts once each time, keeps to its zone over the end of summer time, and is caught up with once", async () => {
  a.time.now = new Date("2026-10-23T06:00:00Z");
  const projectId = await a.publish({
    triggers: [
      newTrigger({
        id: "daily",
        type: "schedule",
        name: "Daily",
        settings: { cron: "every day at 9", zone: "Europe/Berlin" },
      }),
    ],
    workflows,
  });
  const times = async () =>
    (
      await a.rows<{ at: string }>(
        "select data->>'at' as at from automation_runs where project_id = $1 order by 1",
        [projectId],
      )
    ).map(({ at }) => at);
  await a.pass(minuteMs);
  expect(await times()).toEqual([]);
  for (let hour = 0; hour < 3 * 24; hour += 1) await a.pass(hourMs);
  expect(await times()).toEqual([
    "2026-10-23T07:00:00.000Z",
    "2026-10-24T07:00:00.000Z",
    "2026-10-25T08:00:00.000Z",
  ]);
  await a.pass(10 * dayMs);
  expect(await times()).toHaveLength(4);
});

test("a plan that is used up starts nothing, and says so to who calls", async () => {
  const projectId = await a.publish({ triggers: [webhook()], workflows });
  a.play.plan = "free";
  await a.rows("update usage_months set used = 1000000 where what = 'runs'");
  await expect(call(projectId)).rejects.toMatchObject({ code: "plan_limit" });
  expect(await runs(projectId)).toEqual([]);
  a.play.plan = "professional";
  await a.rows("update usage_months set used = 0 where what = 'runs'");
});

test("a form of a manual trigger is asked for what is live, and checked on the server", async () => {
  const fields = [
    { id: "f1", name: "Name", type: "text", options: "", answer: "required" },
    { id: "f2", name: "Guests", type: "number", options: "", answer: "optional" },
  ];
  const manual = newTrigger({ id: "hand", type: "manual", name: "Hand", settings: { fields } });
  const projectId = await a.publish({ triggers: [manual], workflows });
  const start = (given: object, mode = "live") =>
    startByHand(a.ada, { projectId, input: { mode, key: crypto.randomUUID(), ...given } }, a.deps);
  const asks = { state: "", after: "", projectId };
  expect((await listRuns(a.ada, asks, a.deps)).manualFields).toMatchObject([
    { id: "f1" },
    { id: "f2" },
  ]);
  await expect(start({ answers: { f1: "", f2: "many" } })).rejects.toMatchObject({
    code: "invalid_input",
    fields: { "answers.f1": "Fill this in.", "answers.f2": "Enter a number." },
  });
  // Data beside the form doesn't lead around it.
  await expect(start({ data: '{"answers":{"Guests":1}}' })).rejects.toMatchObject({
    code: "invalid_input",
  });
  const runId = await start({ answers: { f1: "Mira", f2: "4", f3: "unasked" } });
  await start({ answers: { f1: "Noor" } }, "test");
  const again = await replayRun(a.ada, { projectId, runId, key: crypto.randomUUID() }, a.deps);
  await a.work();
  expect(again).not.toBe(runId);
  expect((await runs(projectId)).map(({ data }) => data)).toEqual([
    { answers: { Name: "Noor", Guests: null } },
    { answers: { Name: "Mira", Guests: 4 } },
    { answers: { Name: "Mira", Guests: 4 } },
  ]);
});
