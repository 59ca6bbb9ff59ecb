import { afterAll, expect, test } from "vitest";
import { createExpressions } from "./expressions.ts";

const expressions = createExpressions({ timeoutMs: 750, maxHeapMb: 64 });
afterAll(() => expressions.evaluate("1", {}));

test.each([
  ["never ends", "($f := function($n){ $f($n + 1) }; $f(0))"],
  ["calls itself twice each time", "($f := function($n){ $f($n) + $f($n) }; $f(1))"],
  ["gives 100 MB", "$join([1..9999999].'0123456789')"],
  ["fills the memory", "($f := function($a){ $f($append($a, $a)) }; $f([1..1000]))"],
  [
    "has a regular expression that backtracks",
    "$match('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!', /^(a+)+$/)",
  ],
])("an expression that %s ends in an error, and the next one works", async (_what, expression) => {
  await expect(expressions.evaluate(expression, {})).rejects.toMatchObject({
    name: "ExpressionFailed",
  });
  expect(await expressions.evaluate("a + 1", { a: 1 })).toBe(2);
});

test.each([
  "process.env",
  "globalThis",
  "$process",
  "require('fs')",
  "a.constructor.constructor('return process')()",
  "a.__proto__.polluted",
  "a.toString.constructor",
  "$eval('process.env')",
  "$each({'__proto__': {'polluted': 1}}, function($v){ $v })",
  "$lookup($, 'constructor')",
  "$map.constructor",
])("%s reaches nothing of the program", async (expression) => {
  const found = await expressions
    .evaluate(expression, { a: {} })
    .catch((error: Error) => error.name);
  expect([null, "ExpressionFailed", 1, { polluted: 1 }]).toContainEqual(found);
  expect(JSON.stringify(found)).not.toMatch(/PATH|HOME|native code/);
  expect(await expressions.evaluate("polluted", {})).toBeNull();
});
