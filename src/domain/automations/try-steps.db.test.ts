import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newStep, newTrigger } from "#domain/projects/configuration/automation.ts";
import { type Automations, openAutomations } from "../../../tests/factories/automations.ts";
import {
  pinSample,
  readChoices,
  readRun,
  replayRun,
  retryRunFrom,
  startByHand,
  testStep,
  tryText,
  unpinSample,
} from "./index.ts";

let a: Automations;
beforeAll(async () => {
  a = await openAutomations();
});
afterAll(() => a.close());
beforeEach(() => {
  a.calls.length = 0;
  a.play.answer = async ({ body }) => ({ status: 200, headers: {}, text: `{"got":${body}}` });
});

const manual = newTrigger({ id: "hand", type: "manual", name: "By hand" });
const request = (id: string, body: string, nextSteps: string[] = []) =>
  newStep({
    id,
    type: "request",
    name: `Call ${id}`,
    settings: { url: `https://api.example/${id}`, body },
    nextSteps,
  });
const automation = {
  triggers: [manual],
  workflows: [
    request("one", '{"name":"{{trigger.name}}"}', ["two"]),
    request("two", '{"from":{{one.body.got}}}', ["three"]),
    request("three", '{"from":{{two.body.got}}}'),
  ],
};
let keys = 0;
const newKey = () => `try-steps-${++keys}`;
const read = (projectId: string, runId: string) => readRun(a.ada, { projectId, runId }, a.deps);
async function run(projectId: string, mode: string, data: object = { name: "Mira" }) {
  const input = { mode, data: JSON.stringify(data), key: newKey() };
  const runId = await startByHand(a.ada, { projectId, input }, a.deps);
  await a.work();
  return runId;
}
const pin = (projectId: string, input: object) => pinSample(a.ada, { projectId, input }, a.deps);
const tried = (projectId: string, text: string) =>
  tryText(
    a.ada,
    {
      projectId,
      input: {
        text,
        trigger: { id: "hand", type: "manual" },
        steps: [{ id: "one", type: "request" }],
        loopId: null,
      },
    },
    a.deps,
  );

test("what is pinned, from a run or by hand, is what tests and suggestions go by until it is taken away", async () => {
  const projectId = await a.draft(automation);
  const runId = await run(projectId, "test-with-effects");
  await pin(projectId, { runId, step: "one" });
  await pin(projectId, { runId, step: null });
  // A later run doesn't change it.
  a.time.now = new Date(a.time.now.getTime() + 1000);
  await run(projectId, "test-with-effects", { name: "Nora" });
  expect(await tried(projectId, "{{one.body.got.name}} {{trigger.name}}")).toEqual({
    result: "Mira Mira",
  });
  expect((await readChoices(a.ada, projectId, a.deps)).pins).toMatchObject({
    hand: { name: "Mira" },
    one: { body: { got: { name: "Mira" } } },
  });
  a.calls.length = 0;
  a.time.now = new Date(a.time.now.getTime() + 1000);
  const dry = await read(projectId, await run(projectId, "test"));
  expect(a.calls).toEqual([]);
  expect(dry.stepList[1]?.input).toMatchObject({ body: '{"from":{"name":"Mira"}}' });
  expect(dry.stepList[1]?.wouldDo).toBe("POST https://api.example/two");

  await pin(projectId, { itemId: "one", data: '{"body":{"got":{"name":"typed"}}}' });
  expect(await tried(projectId, "{{one.body.got.name}}")).toEqual({ result: "typed" });
  await unpinSample(a.ada, { projectId, input: { itemId: "one" } }, a.deps);
  // What the test gave last: the sample that was pinned then.
  expect(await tried(projectId, "{{one.body.got.name}}")).toEqual({ result: "Mira" });
});

test("a sample that is too large, no JSON, of an unknown step or another's run is refused, and secrets are kept out", async () => {
  const projectId = await a.draft(automation);
  const refused = async (input: object, code: string) =>
    expect(pin(projectId, input)).rejects.toMatchObject({ code });
  await refused({ itemId: "one", data: JSON.stringify("x".repeat(70_000)) }, "too_large");
  await refused({ itemId: "one", data: "{" }, "invalid_input");
  await refused({ itemId: "gone", data: "{}" }, "not_found");
  const other = await a.draft(automation);
  const runId = await run(other, "test");
  await refused({ runId, step: "one" }, "not_found");
  await expect(
    pinSample(a.eve, { projectId, input: { itemId: "one", data: "{}" } }, a.deps),
  ).rejects.toMatchObject({ code: "not_found" });
  await pin(projectId, { itemId: "one", data: '{"access_token":"abc-123-def"}' });
  const rows = await a.rows<{ data: object }>(
    "select data from automation_pins where project_id = $1",
    [projectId],
  );
  expect(rows).toEqual([{ data: { access_token: "•••" } }]);
});

test("one step is tested with what earlier ones gave: without effects it says what it would do, with them it does it", async () => {
  const projectId = await a.draft(automation);
  await pin(projectId, { itemId: "one", data: '{"body":{"got":{"name":"Mira"}}}' });
  const step = async (mode: string, stepId = "two") => {
    const input = { stepId, mode, key: newKey() };
    const runId = await testStep(a.ada, { projectId, input }, a.deps);
    await a.work();
    return read(projectId, runId);
  };
  const dry = await step("test");
  expect(a.calls).toEqual([]);
  expect(dry).toMatchObject({ state: "done", isTest: true, testedStep: "Call two" });
  expect(dry.stepList).toMatchObject([
    {
      key: "two",
      wouldDo: "POST https://api.example/two",
      input: { body: '{"from":{"name":"Mira"}}' },
    },
  ]);
  const real = await step("test-with-effects");
  expect(a.calls.map(({ url, body }) => [url, body])).toEqual([
    ["https://api.example/two", '{"from":{"name":"Mira"}}'],
  ]);
  expect(real.stepList).toMatchObject([
    { key: "two", wouldDo: null, output: { body: { got: { from: { name: "Mira" } } } } },
  ]);
  // Its outcome isn't taken for what the whole gave.
  expect((await readChoices(a.ada, projectId, a.deps)).latest).toBeNull();
  await expect(step("test", "gone")).rejects.toMatchObject({ code: "not_found" });
  await expect(
    testStep(a.eve, { projectId, input: { stepId: "two", mode: "test", key: newKey() } }, a.deps),
  ).rejects.toMatchObject({ code: "not_found" });
});

test("a run that is over goes on again from a chosen step, with what earlier ones gave and the same keys", async () => {
  const projectId = await a.publish(automation);
  const runId = await run(projectId, "live");
  const before = a.calls.map(({ headers }) => headers["idempotency-key"]);
  a.calls.length = 0;
  a.play.answer = async () => ({ status: 200, headers: {}, text: '{"got":"again"}' });
  const again = (step: string, actor = a.ada) =>
    retryRunFrom(actor, { projectId, runId, step }, a.deps);
  await again("two");
  await expect(again("two")).rejects.toMatchObject({ code: "run_not_over" });
  await a.work();
  const { state, stepList } = await read(projectId, runId);
  expect(state).toBe("done");
  expect(a.calls.map(({ url }) => url)).toEqual([
    "https://api.example/two",
    "https://api.example/three",
  ]);
  expect(a.calls.map(({ headers }) => headers["idempotency-key"])).toEqual(before.slice(1));
  expect(stepList.map(({ output }) => (output as { body: { got: unknown } }).body.got)).toEqual([
    { name: "Mira" },
    "again",
    "again",
  ]);
  await expect(again("gone")).rejects.toMatchObject({ code: "not_found" });
  await expect(again("two", a.eve)).rejects.toMatchObject({ code: "not_found" });
});

test.each([
  ["live", 3],
  ["test", 0],
  ["test-with-effects", 3],
])("a replay of a run in the mode %s keeps its mode", async (mode, calls) => {
  const projectId = await a.publish(automation);
  const runId = await run(projectId, mode);
  a.calls.length = 0;
  const again = await replayRun(a.ada, { projectId, runId, key: newKey() }, a.deps);
  await a.work();
  const [was, is] = [await read(projectId, runId), await read(projectId, again)];
  expect([is.hasEffects, is.isTest]).toEqual([was.hasEffects, was.isTest]);
  expect(is.data).toEqual({ name: "Mira" });
  expect(a.calls).toHaveLength(calls);
});
