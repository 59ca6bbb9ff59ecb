import { afterAll, beforeAll, expect, test } from "vitest";
import { addConnection } from "#domain/connections/index.ts";
import { publishEvent } from "#domain/events/index.ts";
import { orderPaid } from "#domain/orders/index.ts";
import { newStep, newTrigger } from "#domain/projects/configuration/automation.ts";
import { publishProject } from "#domain/projects/index.ts";
import { dayMs } from "#kit/time.ts";
import { type Automations, byHand, openAutomations } from "../../../tests/factories/automations.ts";
import { filledForms } from "../../../tests/factories/connections.ts";
import { callBack, readRun, startByHand } from "./index.ts";

let a: Automations;
beforeAll(async () => {
  a = await openAutomations();
});
afterAll(() => a.close());

type Settings = Parameters<typeof newStep>[0]["settings"];
const step = (id: string, type: string, settings: Settings, nextSteps: string[] = []) =>
  newStep({ id, type, name: id, settings: settings ?? {}, nextSteps });
const text = (id: string, value: string) => ({ id, value });

async function outputsOf(workflows: ReturnType<typeof step>[], data: object = {}) {
  const projectId = await a.publish({ triggers: [byHand], workflows });
  const runId = await a.runByHand(projectId, data);
  const run = await a.read(projectId, runId);
  const outputs = Object.fromEntries(run.stepList.map(({ key, output }) => [key, output]));
  return { run, projectId, runId, outputs: outputs as Record<string, never> };
}

test("rows are stored, updated field by field, listed and deleted", async () => {
  const table = "guests";
  const change = newStep({
    id: "change",
    type: "change",
    name: "change",
    settings: { table, key: "mira", fields: [{ id: "1", name: "table", value: "7" }] },
    branches: { found: ["list"], missing: [] },
  });
  const { outputs } = await outputsOf(
    [
      step("put", "store", { table, key: "mira", value: "{{trigger}}" }, ["change"]),
      change,
      step("list", "rows", { table, max: 10 }, ["gone"]),
      step("gone", "remove", { table, key: "mira" }, ["again"]),
      step("again", "remove", { table, key: "mira" }),
    ],
    { name: "Mira" },
  );
  expect(outputs).toMatchObject({
    change: { isFound: true, row: { name: "Mira", table: "7" } },
    list: { count: 1, rows: [{ key: "mira", value: { name: "Mira", table: "7" } }] },
    gone: { wasThere: true },
    again: { wasThere: false },
  });
});

test("a merge goes on with what the way that was taken gave", async () => {
  const name = (id: string, value: string) =>
    step(id, "set", { fields: [{ id: "1", name: "it", value }] }, ["both"]);
  const { outputs } = await outputsOf(
    [
      newStep({
        id: "ask",
        type: "decision",
        name: "ask",
        settings: { value: "{{trigger.total}}", comparison: "is more than", other: "100" },
        branches: { yes: ["large"], no: ["small"] },
      }),
      name("large", "large order"),
      name("small", "small order"),
      step("both", "merge", { values: [text("1", "{{large.it}}"), text("2", "{{small.it}}")] }),
    ],
    { total: 5 },
  );
  expect(outputs["both"]).toEqual({ result: "small order" });
});

test("a loop over a list of 100,000 is refused in words", async () => {
  const { run } = await outputsOf([step("each", "each", { list: "{{[1..100000]}}" })]);
  expect(run.problem).toMatch(/more than fits|100000 items; a loop takes 1000/);
  const short = await outputsOf([step("each", "each", { list: "{{[1..20000]}}" })]);
  expect(short.run.problem).toContain("20000 items; a loop takes 1000");
});

const called = newTrigger({ id: "called", type: "automation", name: "Called" });
const runsOf = (projectId: string) =>
  a.rows<{ id: string; state: string; problem: string | null; depth: number }>(
    "select id, state, problem, depth from automation_runs where project_id = $1 order by depth",
    [projectId],
  );

test("a step runs another automation, waits for it, and goes on with what its last step gave", async () => {
  const other = await a.publish({
    triggers: [called],
    workflows: [
      step("greet", "set", { fields: [{ id: "1", name: "it", value: "Hello {{trigger.name}}" }] }),
    ],
  });
  const { outputs, run } = await outputsOf(
    [
      step("call", "automation", { projectId: other }, ["end"]),
      step("end", "set", { fields: [{ id: "1", name: "it", value: "{{call.result.it}}" }] }),
    ],
    { name: "Mira" },
  );
  expect([run.state, outputs["end"]]).toEqual(["done", { it: "Hello Mira" }]);
  expect(await runsOf(other)).toMatchObject([{ state: "done", depth: 1 }]);
});

test("a step fails in words where the other automation fails, isn't live or is somebody else's", async () => {
  const failing = await a.publish({
    triggers: [called],
    workflows: [step("each", "each", { list: "no list" })],
  });
  const { run } = await outputsOf([step("call", "automation", { projectId: failing })]);
  expect(run.problem).toContain("The other automation failed. each: What the loop was given");
  const notLive = await outputsOf([step("call", "automation", { projectId: "proj_missing" })]);
  expect(notLive.run.problem).toContain("isn’t live");
});

test("an automation that starts itself comes to an end", async () => {
  const projectId = await a.publish({ triggers: [called], workflows: [step("one", "set", {})] });
  const { revision } = await a.save(projectId, {
    triggers: [called, byHand],
    workflows: [step("again", "automation", { projectId, waits: false })],
  });
  await publishProject(a.ada, { projectId, revision }, a.studioDeps);
  await a.tell();
  const input = { mode: "live", data: "{}", key: crypto.randomUUID() };
  await startByHand(a.ada, { projectId, input }, a.deps);
  await a.work();
  const runs = await runsOf(projectId);
  expect(runs.map(({ depth }) => depth)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(runs.at(-1)?.problem).toContain("This looks like a circle");
});

test("a run waits for a call at an address of its own, also one that comes before it waits; a second changes nothing", async () => {
  const wait = newStep({
    id: "paid",
    type: "callback",
    name: "paid",
    settings: { days: 1 },
    branches: { called: ["yes"], expired: ["late"] },
  });
  const ask = step(
    "ask",
    "request",
    { method: "POST", url: "https://pay.example/", body: "{{links.paid}}" },
    ["paid"],
  );
  const end = (id: string, value: string) =>
    step(id, "set", { fields: [{ id: "1", name: "it", value }] });
  const workflows = [ask, wait, end("yes", "{{paid.body.status}}"), end("late", "too late")];
  const addressOf = () => String(a.calls.at(-1)?.body).split("/").at(-1) ?? "";
  const call = (status: string) =>
    callBack({ token: addressOf(), data: { body: { status } } }, a.deps);

  const { runId, projectId } = await outputsOf(workflows);
  expect([await call("paid"), await call("forged")]).toEqual([true, false]);
  await a.work();
  const keys = async (id: string, project: string) =>
    (await readRun(a.ada, { projectId: project, runId: id }, a.deps)).stepList.at(-1)?.output;
  expect(await keys(runId, projectId)).toEqual({ it: "paid" });

  const early = await (async () => {
    a.play.answer = async () => {
      await call("early");
      return { status: 200, headers: {}, text: "{}" };
    };
    return outputsOf(workflows);
  })();
  a.play.answer = async () => ({ status: 200, headers: {}, text: "{}" });
  expect(early.outputs["yes"]).toEqual({ it: "early" });

  const late = await outputsOf(workflows);
  await a.pass(2 * dayMs);
  expect(await keys(late.runId, late.projectId)).toEqual({ it: "too late" });
  await expect(call("paid")).rejects.toMatchObject({ code: "not_found" });
  await expect(callBack({ token: `x${addressOf()}`, data: null }, a.deps)).rejects.toMatchObject({
    code: "not_found",
  });
});

test("a Slack message and a signed hand-over go through connections, with the step's key; one that is deleted fails in words", async () => {
  const [slack, hook] = await Promise.all(
    (["slack", "webhook"] as const).map((kind) =>
      addConnection(
        a.ada,
        { kind, input: { name: kind, ...filledForms("steps")[kind] } },
        a.connections.deps,
      ),
    ),
  );
  const through = (one: ReturnType<typeof step>, id = "") => ({
    ...one,
    configuration: { ...one.configuration, connectionId: id },
  });
  const { run, runId, outputs } = await outputsOf(
    [
      through(
        step("post", "slack", { channel: "#tea", text: "<!channel> {{trigger.name}}" }, ["hand"]),
        slack?.id,
      ),
      through(
        step("hand", "hook", { event: "guest.added", data: "{{trigger}}" }, ["lost"]),
        hook?.id,
      ),
      through(step("lost", "slack", { text: "x" }), "con_deleted"),
    ],
    { name: "Mira" },
  );
  expect(a.connections.acted.at(-1)?.action).toEqual({
    name: "message",
    input: { channel: "#tea", text: "&lt;!channel&gt; Mira" },
    key: `${runId}/post`,
  });
  expect(a.connections.seen.at(-1)?.message).toMatchObject({
    id: `${runId}/hand`,
    event: "guest.added",
    data: { data: { name: "Mira" } },
  });
  expect(outputs["hand"]).toMatchObject({ status: 200 });
  expect(run.problem).toContain("The connection of this step was deleted.");
});

test("a paid order starts its buyer's automation, and nobody else's", async () => {
  const projectId = await a.publish({
    triggers: [newTrigger({ id: "paid", type: "order", name: "Paid" })],
    workflows: [
      step("one", "set", { fields: [{ id: "1", name: "it", value: "{{trigger.service}}" }] }),
    ],
  });
  const order = (id: string, userId: string) =>
    a.rows(
      `insert into orders (id, attempt_key, service_id, scope_id, title, scope_name, amount_cents, currency, credits,
         delivery_days, delivery_text, provider, mode, status, expires_at, user_id, paid_at)
       values ($1, $1, 'landing', 'starter', 'Landing page', 'Starter', 35000, 'usd', 0, 7, '7 days', 'test-till', 'test',
         'paid', now(), $2, now())`,
      [id, userId],
    );
  const ids = [`ord_${crypto.randomUUID()}`, `ord_${crypto.randomUUID()}`];
  await order(ids[0] ?? "", (a.ada as { userId: string }).userId);
  await order(ids[1] ?? "", (a.eve as { userId: string }).userId);
  for (const orderId of ids)
    await a.database.db.transaction((tx) =>
      publishEvent(
        tx,
        orderPaid,
        { subject: `order/${orderId}`, payload: { orderId, quoteId: null, paidAt: a.time.now } },
        a.deps,
      ),
    );
  await a.tell();
  await a.work();
  const runs = await a.rows<{ data: { order: string; buyerId?: string } }>(
    "select data from automation_runs where project_id = $1",
    [projectId],
  );
  expect(runs.map(({ data }) => [data.order, data.buyerId])).toEqual([[ids[0], undefined]]);
});
