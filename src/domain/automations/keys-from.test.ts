import fc from "fast-check";
import { expect, test } from "vitest";
import { newStep } from "#domain/projects/configuration/automation.ts";
import { graphOf } from "#domain/projects/index.ts";
import type { Json } from "#kit/json-changes.ts";
import { keysFrom } from "./keys-from.ts";
import { type StepRecord, stepIdOf, Walk } from "./walk.ts";

const set = (id: string, nextSteps: string[] = []) =>
  newStep({ id, type: "set", name: id, nextSteps });
const loop = (id: string, inside: string, nextSteps: string[] = []) =>
  newStep({ id, type: "each", name: id, branches: { each: [inside] }, nextSteps });
const graph = graphOf([
  set("a", ["loop", "side"]),
  loop("loop", "in", ["b"]),
  set("in", ["inner"]),
  loop("inner", "deep", ["in2"]),
  set("deep"),
  set("in2"),
  set("side"),
  set("b", ["c"]),
  set("c"),
]);

/** Does every step until nothing is left; loops have two rounds. */
function doAll(records: Map<string, StepRecord>): string[] {
  const done: string[] = [];
  for (;;) {
    const { ready } = new Walk(graph, records).look();
    if (ready.length === 0) return done;
    for (const key of ready) {
      const isLoop = ["loop", "inner"].includes(stepIdOf(key));
      const output: Json = isLoop ? { items: [1, 2] } : {};
      records.set(key, { status: "done", branch: isLoop ? "each" : null, output });
      done.push(key);
    }
  }
}
const all = doAll(new Map());

test("from a step on, it and all that follows it are done again, side ways and earlier rounds are not", () => {
  expect(keysFrom(graph, all, "b")).toEqual(["b", "c"]);
  expect(keysFrom(graph, all, "side")).toEqual(["side"]);
  expect(keysFrom(graph, all, "loop[1]/inner[0]/deep").toSorted()).toEqual(
    ["loop[1]/inner[0]/deep", "loop[1]/inner[1]/deep", "loop[1]/in2", "b", "c"].toSorted(),
  );
  expect(keysFrom(graph, all, "loop[0]/in2")).toEqual(
    expect.arrayContaining(["loop[0]/in2", "loop[1]/in", "loop[1]/inner[0]/deep", "b"]),
  );
  expect(keysFrom(graph, all, "loop[0]/in2")).not.toContain("loop[0]/in");
  expect(keysFrom(graph, all, "a").toSorted()).toEqual(all.toSorted());
});

test("whichever step a run goes on from, exactly what was taken back is done again, that step first", () => {
  fc.assert(
    fc.property(fc.constantFrom(...all), (from) => {
      const again = keysFrom(graph, all, from);
      const records = new Map(
        all
          .filter((key) => !again.includes(key))
          .map((key): [string, StepRecord] => {
            const isLoop = ["loop", "inner"].includes(stepIdOf(key));
            return [key, { status: "done", branch: null, output: isLoop ? { items: [1, 2] } : {} }];
          }),
      );
      expect(new Walk(graph, records).look().ready).toContain(from);
      expect(doAll(records).toSorted()).toEqual(again.toSorted());
    }),
  );
});
