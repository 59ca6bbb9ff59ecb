import { afterAll, beforeAll, expect, test } from "vitest";
import { keepRunsMs } from "#db/columns.ts";
import { newStep, newTrigger } from "#domain/projects/configuration/automation.ts";
import { type Automations, openAutomations } from "../../../tests/factories/automations.ts";
import { listRuns, pruneRunsJob, readRun, retryFailedRuns, startByHand } from "./index.ts";

let a: Automations;
beforeAll(async () => {
  a = await openAutomations();
});
afterAll(() => a.close());

const automation = {
  triggers: [newTrigger({ id: "hand", type: "manual", name: "By hand" })],
  workflows: [
    newStep({
      id: "call",
      type: "request",
      name: "Call",
      settings: { method: "POST", url: "https://api.example/", body: "{{trigger}}" },
    }),
  ],
};
let keys = 0;
const start = async (projectId: string, name: string) => {
  const input = { mode: "live", data: JSON.stringify({ name }), key: `many-${++keys}-12345` };
  const runId = await startByHand(a.ada, { projectId, input }, a.deps);
  await a.work();
  return runId;
};
const list = async (projectId: string, search = "") =>
  (await listRuns(a.ada, { projectId, state: "", search, after: "" }, a.deps)).items;
const refuse = async () => ({ status: 400, headers: {}, text: "no such thing" });
const accept = async () => ({ status: 200, headers: {}, text: "{}" });
const alerts = (projectId: string) =>
  a.rows<{ text: string }>(
    "select text from mails where key like 'automation-failing/%' and text like $1",
    [`%${projectId}%`],
  );

test("failed runs are retried together, those that went well are left alone, and only editors may", async () => {
  const projectId = await a.publish(automation);
  a.play.answer = accept;
  await start(projectId, "Mira");
  a.play.answer = refuse;
  const failed = [await start(projectId, "Nora"), await start(projectId, "Omar")];
  a.play.answer = accept;
  a.calls.length = 0;
  await expect(retryFailedRuns(a.eve, projectId, a.deps)).rejects.toMatchObject({
    code: "not_found",
  });
  expect(await retryFailedRuns(a.ada, projectId, a.deps)).toBe(2);
  await a.work();
  expect(a.calls).toHaveLength(2);
  for (const runId of failed)
    expect(await readRun(a.ada, { projectId, runId }, a.deps)).toMatchObject({ state: "done" });
  expect(await retryFailedRuns(a.ada, projectId, a.deps)).toBe(0);
});

test("runs are found by what their trigger gave and by why they failed, wildcards taken as they are", async () => {
  const projectId = await a.publish(automation);
  a.play.answer = refuse;
  await start(projectId, "100% Mira");
  a.play.answer = accept;
  await start(projectId, "Nora");
  expect(await list(projectId, "mira")).toHaveLength(1);
  expect(await list(projectId, "0% m")).toHaveLength(1);
  expect(await list(projectId, "%")).toHaveLength(1);
  expect(await list(projectId, "answered 400")).toHaveLength(1);
  expect(await list(projectId, "nobody")).toEqual([]);
});

test.each([
  [2, 1],
  [0, 0],
])(
  "the owner who asks for %i failures in a row gets %i emails of three",
  async (alertAfter, mails) => {
    const projectId = await a.publish({ ...automation, alertAfter });
    a.play.answer = refuse;
    for (const name of ["one", "two", "three"]) await start(projectId, name);
    expect(await alerts(projectId)).toHaveLength(mails);
  },
);

test("runs go with what their steps took and gave once their time is over; those that wait stay", async () => {
  const projectId = await a.publish(automation);
  a.play.answer = accept;
  const ended = await start(projectId, "Old");
  const waiting = await start(projectId, "Open");
  await a.rows("update automation_runs set state = 'waiting', ended_at = null where id = $1", [
    waiting,
  ]);
  const before = a.time.now;
  const prune = async (now: Date) => {
    a.time.now = now;
    await pruneRunsJob.run({}, a.deps, { step: (_name, work) => work() });
    a.time.now = before;
    return (await list(projectId)).map(({ id }) => id).toSorted();
  };
  expect(await prune(new Date(before.getTime() + keepRunsMs - 1000))).toEqual(
    [ended, waiting].toSorted(),
  );
  expect(await prune(new Date(before.getTime() + keepRunsMs + 1000))).toEqual([waiting]);
  const steps = "select 1 from automation_run_steps where run_id = $1";
  expect(await a.rows(steps, [ended])).toEqual([]);
  expect(await a.rows(steps, [waiting])).toHaveLength(1);
});
