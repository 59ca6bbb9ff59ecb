import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newStep, newTrigger } from "#domain/projects/configuration/automation.ts";
import { type Automations, openAutomations } from "../../../tests/factories/automations.ts";
import { readRun, runAutomation, startByHand } from "./index.ts";

let a: Automations;
beforeAll(async () => {
  a = await openAutomations();
});
afterAll(() => a.close());

const calls = ["one", "two", "three", "four"];

test("wherever a run is cut off, it goes on from there: every step is done, and its service hears one key of it", async () => {
  const projectId = await a.publish({
    triggers: [newTrigger({ id: "hand", type: "manual", name: "By hand" })],
    workflows: calls.map((id, place) =>
      newStep({
        id,
        type: "request",
        name: id,
        settings: { method: "POST", url: `https://api.example/${id}`, body: "{{trigger}}" },
        nextSteps: calls.slice(place + 1, place + 2),
      }),
    ),
  });
  let keys = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(3), { maxLength: 4 }), async (cuts) => {
      a.calls.length = 0;
      const left = [...cuts];
      a.play.answer = async ({ url }) => {
        const [cut] = left;
        if (cut !== undefined && url.endsWith(`/${calls[cut]}`)) {
          left.shift();
          throw new Error("the power is gone");
        }
        return { status: 200, headers: {}, text: "{}" };
      };
      const input = { mode: "live", data: "{}", key: `cut-${++keys}-12345` };
      const runId = await startByHand(a.ada, { projectId, input }, a.deps);
      // As the worker does, which starts a job again that didn't come to its end.
      for (let tries = 0; tries <= cuts.length; tries += 1)
        await runAutomation({ runId, turn: 0 }, a.deps).catch(() => {});
      const { state, stepList } = await readRun(a.ada, { projectId, runId }, a.deps);
      expect(state).toBe("done");
      expect(stepList.map(({ key }) => key)).toEqual(calls);
      const heard = a.calls.map(({ url, headers }) => `${url} ${headers["idempotency-key"]}`);
      expect(new Set(heard).size).toBe(calls.length);
      expect(heard).toHaveLength(calls.length + cuts.length - left.length);
    }),
    { numRuns: 25 },
  );
});
