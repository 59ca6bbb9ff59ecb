import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newStep } from "#domain/projects/configuration/automation.ts";
import { dayMs, minuteMs } from "#kit/time.ts";
import {
  type Automations,
  byHand,
  openAutomations,
  setStep,
} from "../../../tests/factories/automations.ts";
import { approvalAddress } from "./approval-address.ts";
import { cancelRun, decide, readApproval, readRun, retryRun, startByHand } from "./index.ts";

let a: Automations;
beforeAll(async () => {
  a = await openAutomations();
});
afterAll(() => a.close());
beforeEach(() => {
  a.calls.length = 0;
  a.play.answer = async () => ({ status: 200, headers: {}, text: '{"id":"A-1"}' });
});

const request = (id: string, url: string, nextSteps: string[] = []) =>
  newStep({
    id,
    type: "request",
    name: id,
    settings: { method: "POST", url, body: "{{trigger}}" },
    nextSteps,
  });

test("steps follow each other, each with what the ones before it gave", async () => {
  const projectId = await a.publish({
    triggers: [byHand],
    workflows: [
      setStep("one", "Hello {{trigger.name}}", ["two"]),
      request("two", "https://api.example/{{one.it}}", ["three"]),
      setStep("three", "{{$uppercase(two.body.id) & '!'}}"),
    ],
  });
  const { state, stepList } = await a.read(
    projectId,
    await a.runByHand(projectId, { name: "Mira" }),
  );
  expect(state).toBe("done");
  expect(stepList.map(({ key, output }) => [key, output])).toEqual([
    ["one", { it: "Hello Mira" }],
    ["two", { status: 200, headers: {}, body: { id: "A-1" } }],
    ["three", { it: "A-1!" }],
  ]);
  expect(a.calls[0]?.url).toBe("https://api.example/Hello Mira");
});

test("a decision goes one way, and the ways meet again", async () => {
  const projectId = await a.publish({
    triggers: [byHand],
    workflows: [
      newStep({
        id: "large",
        type: "decision",
        name: "Large?",
        settings: { value: "{{trigger.total}}", comparison: "is more than", other: "100" },
        branches: { yes: ["call"], no: ["note"] },
      }),
      setStep("call", "call", ["end"]),
      setStep("note", "note", ["end"]),
      setStep("end", "{{call.it}}{{note.it}}"),
    ],
  });
  const keysOf = async (total: number) =>
    (await a.read(projectId, await a.runByHand(projectId, { total }))).stepList.map(
      ({ key, output }) => [key, output],
    );
  expect(await keysOf(150)).toEqual([
    ["large", { isTrue: true }],
    ["call", { it: "call" }],
    ["end", { it: "call" }],
  ]);
  expect((await keysOf(50)).map(([key]) => key)).toEqual(["large", "note", "end"]);
});

test("a loop does its steps for each item, in their order, and then goes on", async () => {
  const projectId = await a.publish({
    triggers: [byHand],
    workflows: [
      newStep({
        id: "loop",
        type: "each",
        name: "Loop",
        settings: { list: "{{trigger.items}}" },
        branches: { each: ["in"] },
        nextSteps: ["after"],
      }),
      setStep("in", "{{index}}: {{item.name}}", ["in2"]),
      setStep("in2", "{{in.it}}!"),
      setStep("after", "{{loop.count}}"),
    ],
  });
  const items = [{ name: "a" }, { name: "b" }];
  const { stepList, state } = await a.read(projectId, await a.runByHand(projectId, { items }));
  expect(state).toBe("done");
  expect(stepList.map(({ key }) => key)).toEqual([
    "loop",
    "loop[0]/in",
    "loop[0]/in2",
    "loop[1]/in",
    "loop[1]/in2",
    "after",
  ]);
  expect(stepList[4]?.output).toEqual({ it: "1: b!" });
  expect(stepList[5]?.output).toEqual({ it: 2 });
  const long = await a.read(
    projectId,
    await a.runByHand(projectId, { items: Array.from({ length: 20_000 }, () => 1) }),
  );
  expect(long).toMatchObject({ state: "failed" });
  expect(long.problem).toContain("a loop takes 1000");
});

test("what fails and may pass is tried again with the same key; what fails for good ends the run", async () => {
  const projectId = await a.publish({
    triggers: [byHand],
    workflows: [request("call", "https://api.example/")],
  });
  let failures = 2;
  a.play.answer = async () =>
    failures-- > 0
      ? { status: 503, headers: {}, text: "Busy" }
      : { status: 200, headers: {}, text: "ok" };
  const runId = await a.runByHand(projectId, {});
  expect(await a.read(projectId, runId)).toMatchObject({
    state: "waiting",
    stepList: [{ state: "retrying", attempts: 1 }],
  });
  await a.pass(minuteMs);
  await a.pass(2 * minuteMs);
  expect(await a.read(projectId, runId)).toMatchObject({
    state: "done",
    stepList: [{ state: "done", attempts: 3 }],
  });
  expect(new Set(a.calls.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);

  a.play.answer = async () => ({ status: 404, headers: {}, text: "Nothing here" });
  const failed = await a.runByHand(projectId, {});
  expect(await a.read(projectId, failed)).toMatchObject({
    state: "failed",
    problem: "call: api.example answered 404: Nothing here",
  });
  a.play.answer = async () => ({ status: 200, headers: {}, text: "ok" });
  await retryRun(a.ada, { projectId, runId: failed }, a.deps);
  await a.work();
  expect(await a.read(projectId, failed)).toMatchObject({ state: "done" });
});

test("a wait lasts its time, also for days", async () => {
  const projectId = await a.publish({
    triggers: [byHand],
    workflows: [
      newStep({
        id: "wait",
        type: "wait",
        name: "Wait",
        settings: { amount: 3, unit: "days" },
        nextSteps: ["end"],
      }),
      setStep("end", "over"),
    ],
  });
  const runId = await a.runByHand(projectId, {});
  await a.pass(2 * dayMs);
  expect((await a.read(projectId, runId)).state).toBe("waiting");
  await a.pass(dayMs);
  expect((await a.read(projectId, runId)).state).toBe("done");
});

test("an approval waits for whoever has its link, counts once, and ends by itself", async () => {
  const projectId = await a.publish({
    triggers: [byHand],
    workflows: [
      newStep({
        id: "ask",
        type: "approval",
        name: "Ask",
        settings: { to: "boss@shop.test", question: "Order {{trigger.item}}?", days: 2 },
        branches: { approved: ["yes"], rejected: ["no"], expired: ["late"] },
      }),
      setStep("yes", "{{ask.note}}"),
      setStep("no", "no"),
      setStep("late", "late"),
    ],
  });
  const runId = await a.runByHand(projectId, { item: "tea" });
  const [mail] = await a.rows<{ text: string }>(
    "select text from mails where key like 'automation-approval/%'",
  );
  const link = approvalAddress({ runId, key: "ask" }, a.deps);
  expect(mail?.text).toContain(link);
  const token = link.split("/").at(-1) ?? "";
  expect(await readApproval(token, a.deps)).toEqual({
    question: "Order tea?",
    automation: "Ask",
    decision: null,
  });
  await expect(decide(`${token}x`, { decision: "approved" }, a.deps)).rejects.toMatchObject({
    code: "link_invalid",
  });
  await decide(token, { decision: "approved", note: "fine" }, a.deps);
  await expect(decide(token, { decision: "rejected" }, a.deps)).rejects.toMatchObject({
    code: "already_decided",
  });
  await a.work();
  expect(
    (await a.read(projectId, runId)).stepList.map(({ key, output }) => [key, output]),
  ).toMatchObject([
    ["ask", { decision: "approved" }],
    ["yes", { it: "fine" }],
  ]);
  const late = await a.runByHand(projectId, { item: "milk" });
  await a.pass(3 * dayMs);
  expect((await a.read(projectId, late)).stepList.map(({ key }) => key)).toEqual(["ask", "late"]);
});

test("a test of the draft does nothing outside, and says so by its examples", async () => {
  const projectId = await a.draft({
    triggers: [byHand],
    workflows: [
      request("call", "https://api.example/", ["end"]),
      setStep("end", "{{call.status}}"),
    ],
  });
  const { state, isTest, stepList } = await a.read(
    projectId,
    await a.runByHand(projectId, {}, "test"),
  );
  expect([state, isTest, a.calls.length]).toEqual(["done", true, 0]);
  expect(stepList[1]?.output).toEqual({ it: 200 });
});

test("a cancelled run goes no further, and a run keeps to the version that it began with", async () => {
  const projectId = await a.publish({
    triggers: [byHand],
    workflows: [
      newStep({
        id: "wait",
        type: "wait",
        name: "Wait",
        settings: { amount: 1, unit: "hours" },
        nextSteps: ["end"],
      }),
      setStep("end", "old"),
    ],
  });
  const [kept, cancelled] = [await a.runByHand(projectId, {}), await a.runByHand(projectId, {})];
  await cancelRun(a.ada, { projectId, runId: cancelled }, a.deps);
  await a.save(projectId, { triggers: [byHand], workflows: [setStep("end", "new")] });
  await a.pass(61 * minuteMs);
  expect((await a.read(projectId, cancelled)).stepList).toHaveLength(1);
  expect((await a.read(projectId, kept)).stepList.at(-1)?.output).toEqual({ it: "old" });
});

test("an expression that never ends, asks for more than it may have, or is wrong fails its step alone", async () => {
  // Nothing of it could go live (expression-problems.test.ts): a test of the draft runs it all the same.
  const outcomeOf = async (value: string) => {
    const projectId = await a.draft({ triggers: [byHand], workflows: [setStep("one", value)] });
    return a.read(projectId, await a.runByHand(projectId, { a: 1 }, "test"));
  };
  expect((await outcomeOf("{{($f := function($n){$f($n + 1)}; $f(0))}}")).problem).toMatch(
    /too long|too much|worked out/,
  );
  expect((await outcomeOf("{{$join([1..9999999].'0123456789')}}")).problem).toMatch(
    /too long|too much|more than fits|worked out/,
  );
  expect((await outcomeOf("{{process.env}}")).stepList[0]?.output).toEqual({ it: null });
  expect((await outcomeOf("{{(}}")).problem).toContain("can’t be worked out");
  expect((await outcomeOf("{{trigger.a + 1}}")).stepList[0]?.output).toEqual({ it: 2 });
});

test("another's automation and its runs are not found", async () => {
  const projectId = await a.publish({ triggers: [byHand], workflows: [setStep("one", "1")] });
  const runId = await a.runByHand(projectId, {});
  const at = { projectId, runId };
  for (const work of [
    () => readRun(a.eve, at, a.deps),
    () => cancelRun(a.eve, at, a.deps),
    () => retryRun(a.eve, at, a.deps),
    () => startByHand(a.eve, { projectId, input: { mode: "live", key: "12345678" } }, a.deps),
  ])
    await expect(work()).rejects.toMatchObject({ code: "not_found" });
  const own = await a.draft({});
  await expect(readRun(a.ada, { projectId: own, runId }, a.deps)).rejects.toMatchObject({
    code: "not_found",
  });
});
