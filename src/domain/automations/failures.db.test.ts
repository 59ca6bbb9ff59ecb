import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { errorWay, newStep, newTrigger } from "#domain/projects/configuration/automation.ts";
import { hourMs, minuteMs } from "#kit/time.ts";
import {
  type Automations,
  byHand,
  openAutomations,
  setStep,
} from "../../../tests/factories/automations.ts";

let a: Automations;
beforeAll(async () => {
  a = await openAutomations();
});
afterAll(() => a.close());
beforeEach(() => {
  a.calls.length = 0;
  a.play.answer = async () => ({ status: 200, headers: {}, text: "{}" });
});

/** A call that goes another way where it fails. */
const call = (
  type = "request",
  settings: Record<string, string> = { url: "https://api.example/" },
) => {
  const step = newStep({
    id: "call",
    type,
    name: "Call",
    settings,
    nextSteps: ["well"],
    branches: { [errorWay]: ["badly"] },
  });
  step.configuration.onError = "branch";
  return step;
};
const workflows = (first = call()) => [
  first,
  setStep("well", "well", ["end"]),
  setStep("badly", "{{call.error}}", ["end"]),
  setStep("end", "{{well.it}}{{badly.it}}"),
];
async function run(projectId: string, data: object = {}) {
  const runId = await a.runByHand(projectId, data);
  return () => a.read(projectId, runId);
}
const waysOf = async (read: Awaited<ReturnType<typeof run>>) => {
  const { state, stepList } = await read();
  return [state, ...stepList.map(({ key, output }) => [key, output])];
};

test("a step that fails goes its other way with what went wrong, and the ways meet again", async () => {
  const projectId = await a.publish({ triggers: [byHand], workflows: workflows() });
  expect(await waysOf(await run(projectId))).toEqual([
    "done",
    ["call", { status: 200, headers: {}, body: {} }],
    ["well", { it: "well" }],
    ["end", { it: "well" }],
  ]);
  a.play.answer = async () => ({ status: 404, headers: {}, text: "Gone" });
  const error = "api.example answered 404: Gone";
  expect(await waysOf(await run(projectId))).toEqual([
    "done",
    ["call", { error }],
    ["badly", { it: error }],
    ["end", { it: error }],
  ]);
});

test("what may pass is tried again before the other way is taken", async () => {
  const projectId = await a.publish({ triggers: [byHand], workflows: workflows() });
  a.play.answer = async () => ({ status: 503, headers: {}, text: "Busy" });
  const read = await run(projectId);
  expect(await read()).toMatchObject({ state: "waiting", stepList: [{ state: "retrying" }] });
  for (const minutes of [1, 2, 15]) await a.pass(minutes * minuteMs);
  expect((await read()).stepList.map(({ key }) => key)).toEqual(["call", "badly", "end"]);
  expect(a.calls).toHaveLength(4);
});

test("an expression that fails, and a wait that ends without what it waited for, take the other way, too", async () => {
  const wrong = call("set", {});
  wrong.configuration.settings = { fields: [{ id: "1", name: "it", value: "{{$number('x')}}" }] };
  const first = await a.publish({ triggers: [byHand], workflows: workflows(wrong) });
  expect((await waysOf(await run(first)))[2]).toMatchObject(["badly", {}]);

  const other = await a.publish({
    triggers: [newTrigger({ id: "called", type: "automation", name: "Called" })],
    workflows: [setStep("wrong", "{{$number('x')}}")],
  });
  const second = await a.publish({
    triggers: [byHand],
    workflows: workflows(call("automation", { projectId: other })),
  });
  const found = await waysOf(await run(second));
  expect(found[0]).toBe("done");
  expect(JSON.stringify(found[2])).toContain("The other automation failed.");
});

test("a run that takes longer than its limit fails, waiting included; one that is done in time doesn't", async () => {
  const wait = (amount: number) =>
    newStep({
      id: "wait",
      type: "wait",
      name: "Wait",
      settings: { amount, unit: "hours" },
      nextSteps: ["end"],
    });
  const publish = (hours: number) =>
    a.publish({
      triggers: [byHand],
      workflows: [wait(hours), setStep("end", "over")],
      maxMinutes: 90,
    });
  const [late, inTime] = [await run(await publish(3)), await run(await publish(1))];
  await a.pass(hourMs + minuteMs);
  expect((await late()).state).toBe("waiting");
  expect((await inTime()).state).toBe("done");
  // At its limit, not when the wait is over.
  await a.pass(30 * minuteMs);
  expect(await late()).toMatchObject({
    state: "failed",
    problem: "It took longer than 90 minutes, its time limit.",
    stepList: [{ key: "wait", state: "waiting" }],
  });
});

test("a loop that would take more steps than a run may take fails before its first round", async () => {
  const inside = Array.from({ length: 25 }, (_, place) =>
    setStep(`in${place}`, "1", [`in${place + 1}`]),
  );
  const projectId = await a.publish({
    triggers: [byHand],
    workflows: [
      newStep({
        id: "each",
        type: "each",
        name: "Loop",
        settings: { list: "{{trigger.items}}" },
        branches: { each: ["in0"] },
      }),
      ...inside,
    ],
  });
  const items = Array.from({ length: 900 }, () => 1);
  const { state, problem, stepList } = await (await run(projectId, { items }))();
  expect([state, stepList.length]).toEqual(["failed", 1]);
  expect(problem).toContain("900 items with 25 steps each are more than the 20000 steps");
});
