import { expect, test } from "vitest";
import { isChain, linkSteps } from "./link-steps.ts";

const step = (id: string, ...nextSteps: string[]) => ({
  id,
  type: "action",
  configuration: { name: id },
  nextSteps,
});
const chain = [step("a", "b"), step("b", "c"), step("c")];

test("a line of steps stays one line when steps come, go and move", () => {
  const added = linkSteps(chain, [...chain, step("d")]);
  expect(added.map(({ nextSteps }) => nextSteps)).toEqual([["b"], ["c"], ["d"], []]);
  const [a, b, c] = chain as [(typeof chain)[0], (typeof chain)[0], (typeof chain)[0]];
  expect(isChain(linkSteps(chain, [c, a, b]))).toBe(true);
  expect(linkSteps(chain, [a, c]).map(({ nextSteps }) => nextSteps)).toEqual([["c"], []]);
});

test("branches are kept, and none leads to a removed step", () => {
  const branched = [step("a", "b", "c"), step("b"), step("c")];
  expect(isChain(branched)).toBe(false);
  expect(linkSteps(branched, [branched[0]!, branched[2]!]).map((one) => one.nextSteps)).toEqual([
    ["c"],
    [],
  ]);
});
