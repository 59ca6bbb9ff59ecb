import { expect, test } from "vitest";
import { newStep } from "#domain/projects/configuration/automation.ts";
import { asKind, isChain, linkSteps, newStepId } from "./link-steps.ts";

const step = (id: string, ...nextSteps: string[]) =>
  newStep({ id, type: "set", name: id, nextSteps });
const decision = (id: string, yes: string[], no: string[]) =>
  newStep({ id, type: "decision", name: id, branches: { yes, no } });
const chain = [step("a", "b"), decision("b", ["c"], []), step("c")];

test("a line of steps stays one line when steps come, go and move", () => {
  const added = linkSteps(chain, [...chain, step("d")]);
  expect(added.map(({ nextSteps, branches }) => [nextSteps, branches["yes"] ?? []])).toEqual([
    [["b"], []],
    [[], ["c"]],
    [["d"], []],
    [[], []],
  ]);
  const [a, b, c] = chain;
  expect(isChain(linkSteps(chain, [c!, a!, b!]))).toBe(true);
  expect(linkSteps(chain, [a!, c!]).map(({ nextSteps }) => nextSteps)).toEqual([["c"], []]);
});

test("branches are kept, none leads to a removed step, and what is added follows the last", () => {
  const branched = [decision("a", ["b"], ["c"]), step("b"), step("c")];
  expect(isChain(branched)).toBe(false);
  const without = linkSteps(branched, [branched[0]!, branched[2]!]);
  expect(without[0]?.branches).toEqual({ yes: [], no: ["c"] });
  expect(linkSteps(branched, [...branched, step("d")]).at(-2)?.nextSteps).toEqual(["d"]);
});

test("a step of another kind leads where it led before", () => {
  const asked = asKind(step("a", "b"), "decision");
  expect([asked.nextSteps, asked.branches]).toEqual([[], { yes: ["b"] }]);
  expect(asKind(asked, "email").nextSteps).toEqual(["b"]);
});

test("ids are short, and new", () => {
  expect(newStepId("email", [step("email1"), step("email3")])).toBe("email2");
});
