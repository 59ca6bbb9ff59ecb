import fc from "fast-check";
import { expect, test } from "vitest";
import { graphOf, graphProblems } from "#domain/projects/configuration/automation-graph.ts";
import { newStep } from "#domain/projects/configuration/automation.ts";
import { type StepRecord, Walk } from "./walk.ts";

/** Steps that lead on only to later ones, as many ways as it comes. */
const graphs = fc
  .array(fc.array(fc.nat(7), { maxLength: 3 }), { minLength: 1, maxLength: 8 })
  .map((ways) =>
    ways.map((targets, place) => {
      const later = [...new Set(targets)]
        .map((by) => place + 1 + by)
        .filter((to) => to < ways.length);
      return newStep({
        id: `s${place}`,
        type: "set",
        name: "",
        nextSteps: later.map((to) => `s${to}`),
      });
    }),
  );

/** Does ready steps until there are none, in any order. */
function play(steps: ReturnType<typeof newStep>[], pick: (many: number) => number): string[] {
  const records = new Map<string, StepRecord>();
  const done: string[] = [];
  for (;;) {
    const { ready } = new Walk(graphOf(steps), records).look();
    const key = ready[pick(ready.length)];
    if (key === undefined) return done;
    records.set(key, { status: "done", branch: null, output: null });
    done.push(key);
  }
}

test("every step that is reached is done once, after all that lead to it, in whichever order others are done", () => {
  fc.assert(
    fc.property(graphs, fc.infiniteStream(fc.nat()), (steps, numbers) => {
      const done = play(steps, (many) => (numbers.next().value ?? 0) % Math.max(1, many));
      expect(new Set(done).size).toBe(done.length);
      const problems = graphProblems(steps).map(({ id }) => id);
      expect(new Set(done)).toEqual(
        new Set(steps.map(({ id }) => id).filter((id) => !problems.includes(id))),
      );
      for (const { id, nextSteps } of steps.filter((step) => done.includes(step.id)))
        for (const next of nextSteps) expect(done.indexOf(next)).toBeGreaterThan(done.indexOf(id));
    }),
  );
});

const decision = (id: string, yes: string[], no: string[]) =>
  newStep({ id, type: "decision", name: id, branches: { yes, no } });
const loop = (id: string, each: string[], nextSteps: string[]) =>
  newStep({ id, type: "each", name: id, branches: { each }, nextSteps });
const plain = (id: string, ...nextSteps: string[]) =>
  newStep({ id, type: "set", name: id, nextSteps });

test("what can't be walked is named where it is", () => {
  const messages = (...steps: ReturnType<typeof newStep>[]) =>
    graphProblems(steps).map(({ id, message }) => [id, message]);
  expect(messages(plain("a", "b"), plain("b", "a"))).toEqual([
    ["a", "This step leads back to itself. Use a loop to repeat something."],
    ["b", "This step leads back to itself. Use a loop to repeat something."],
  ]);
  expect(messages(plain("a"), plain("b"))).toEqual([["b", "Nothing leads to this step."]]);
  expect(messages(decision("a", ["l"], ["in"]), loop("l", ["in"], []), plain("in"))).toEqual([
    ["in", "This step is inside a loop, but is also reached from outside it."],
  ]);
  expect(messages(loop("l", ["in"], ["in"]), plain("in"))).toEqual([
    ["l", "A step follows this loop and is also inside it."],
  ]);
  expect(
    messages(decision("a", ["b"], ["c"]), plain("b", "d"), plain("c", "d"), plain("d")),
  ).toEqual([]);
});

test("a loop in a loop is walked round by round", () => {
  const steps = [loop("l", ["m"], ["z"]), loop("m", ["in"], []), plain("in"), plain("z")];
  const records = new Map<string, StepRecord>();
  const done: string[] = [];
  for (;;) {
    const [key] = new Walk(graphOf(steps), records).look().ready;
    if (key === undefined) break;
    const output = /(^|\/)[lm]$/.test(key) ? { items: [1, 2] } : null;
    records.set(key, { status: "done", branch: null, output });
    done.push(key);
  }
  expect(done).toEqual([
    "l",
    "l[0]/m",
    "l[0]/m[0]/in",
    "l[0]/m[1]/in",
    "l[1]/m",
    "l[1]/m[0]/in",
    "l[1]/m[1]/in",
    "z",
  ]);
  expect(new Walk(graphOf(steps), records).dataFor("l[1]/m[0]/in")).toMatchObject({
    item: 1,
    index: 0,
  });
});
