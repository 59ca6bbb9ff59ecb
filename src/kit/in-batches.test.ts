import { expect, test } from "vitest";
import { inBatches } from "./in-batches.ts";

const doubled = async (inputs: readonly number[]): Promise<readonly number[]> =>
  inputs.map((input) => input * 2);
const recorded = (work = doubled) => {
  const batches: number[][] = [];
  const ask = inBatches<number, number>((inputs) => {
    batches.push([...inputs]);
    return work(inputs);
  }, 3);
  return { batches, ask };
};

test("what is asked for together goes in one call, and never more than the maximum", async () => {
  const { batches, ask } = recorded();
  expect(await Promise.all([1, 2, 3, 4, 5].map(ask))).toEqual([2, 4, 6, 8, 10]);
  expect(batches).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
});

test("what comes during a call waits for the next one", async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const { batches, ask } = recorded(async (inputs) => {
    await gate;
    return inputs;
  });
  const first = ask(1);
  await Promise.resolve();
  await Promise.resolve();
  const others = [ask(2), ask(3)];
  open();
  expect(await Promise.all([first, ...others])).toEqual([1, 2, 3]);
  expect(batches).toEqual([[1], [2, 3]]);
});

test("a call that fails fails for its own inputs only", async () => {
  const { ask } = recorded(async (inputs) => {
    if (inputs.includes(1)) throw new Error("refused");
    return inputs;
  });
  const settled = await Promise.allSettled([1, 2, 3, 4].map(ask));
  expect(settled.map(({ status }) => status)).toEqual([
    "rejected",
    "rejected",
    "rejected",
    "fulfilled",
  ]);
});
