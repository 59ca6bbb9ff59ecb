import fc from "fast-check";
import { expect, test } from "vitest";
import type { Json } from "#kit/json-changes.ts";
import { newAutomation, newStep, newTrigger } from "./automation.ts";
import { expressionProblems, type KnownSamples, needsParser } from "./expression-problems.ts";
import { referencesOf } from "./expression-references.ts";
import { parseExpression } from "./parse-expression.ts";

const set = (id: string, value: string, nextSteps: string[] = []) =>
  newStep({
    id,
    type: "set",
    name: `Step ${id}`,
    settings: { fields: [{ id: "f1", name: "it", value }] },
    nextSteps,
  });
const automation = (text: string) => ({
  ...newAutomation,
  triggers: [newTrigger({ id: "hand", type: "manual", name: "By hand" })],
  workflows: [
    set("first-1", "1", ["loop", "side"]),
    newStep({
      id: "loop",
      type: "each",
      name: "Loop",
      settings: { list: "{{trigger.items}}" },
      branches: { each: ["inside"] },
      nextSteps: ["here"],
    }),
    set("inside", "{{item.name}} {{index}}"),
    set("side", "2"),
    set("here", text, ["later"]),
    newStep({ id: "later", type: "callback", name: "Wait for it" }),
  ],
});
const check = (text: string, samples?: KnownSamples) =>
  expressionProblems(automation(text), parseExpression, samples).map(({ message }) => message);

test.each([
  "{{first_1.it}}",
  "{{trigger.body.name}} and {{loop.count}}",
  "{{$sum(trigger.items.(price * count))}}",
  "{{$map(trigger.items, function($v, $i) { $v.name & $i })}}",
  "{{trigger.items[price > 10].name}}",
  "{{trigger.items^(>price)[0].name}}",
  "{{trigger ~> |items|{'price': price * 2}|}}",
  "{{($x := first_1; $x.it & $$.loop.count)}}",
  "{{trigger.items{kind: $sum(price)} }}",
  "{{trigger.**.name}}",
  "{{links.later}}",
  "{{$now()}} {{}} {{ 'a' }}",
  "no expression {{",
])("%s is fine", (text) => {
  expect(check(text)).toEqual([]);
});

test.each([
  ["{{(}}", "{{(}} can’t be read"],
  ["{{$sum(trigger.items}}", "can’t be read"],
  ["{{gone.it}}", "There is no step “gone”."],
  ["{{$uppercase(gone.it)}}", "There is no step “gone”."],
  ["{{trigger.items[price > $$.gone.limit]}}", "There is no step “gone”."],
  ["{{later.body}}", "“Wait for it” doesn’t come before this step"],
  ["{{side.it & first_1.it}}", "“Step side” doesn’t come before this step"],
  ["{{inside.it}}", "“Step inside” doesn’t come before this step"],
  ["{{here.it}}", "“Step here” doesn’t come before this step"],
  ["{{item.name}}", "“item” is known only inside a loop."],
  ["{{links.side}}", "No step “side” waits for a call"],
  ["{{process.env}}", "There is no step “process”."],
])("%s is a problem at its field", (text, message) => {
  expect(check(text).join(" ")).toContain(message);
  const [problem] = expressionProblems(automation(text), parseExpression);
  expect(problem?.path.join(".")).toBe(
    "automation.workflows.#here.configuration.settings.fields.#f1.value",
  );
  expect(problem?.isWarning).toBeUndefined();
});

test("a field that what was given last doesn't have is a warning, where it can be told", () => {
  const samples = {
    trigger: [{ body: { name: "Mira", items: [{ price: 1 }], more: null } }] as Json[],
    steps: { "first-1": { it: 1 } },
  };
  const warnings = (text: string) =>
    expressionProblems(automation(text), parseExpression, samples).filter(
      ({ path }) => path[2] === "#here",
    );
  expect(warnings("{{trigger.body.nam}} {{first_1.id}}")).toMatchObject([
    { isWarning: true, message: "“trigger.body.nam” isn’t in the data that started it last." },
    { isWarning: true, message: "“first_1.id” isn’t in the last data from “Step first-1”." },
  ]);
  for (const fine of [
    "{{trigger.body.items.price}}",
    "{{trigger.body.more.any}}",
    "{{loop.anything}}",
    "{{$exists(trigger.body.items[0].price)}}",
  ])
    expect(warnings(fine)).toEqual([]);
  // One of two triggers gives it.
  samples.trigger.push({ order: { id: "A-1" } });
  expect(warnings("{{trigger.order.id}}")).toEqual([]);
});

test("JSONata is needed for what is more than a way, and without it the rest is checked", () => {
  expect(needsParser(automation("{{gone.it}}"))).toBe(false);
  expect(needsParser(automation("{{$sum(gone.it)}}"))).toBe(true);
  const found = expressionProblems(automation("{{gone.it}} {{$sum(gone.it}}"), null);
  expect(found.map(({ message }) => message)).toEqual(["There is no step “gone”."]);
});

test("no text makes the check throw, and what it reads it also finds again", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      expect(() => check(`{{${text}}}`)).not.toThrow();
    }),
  );
  const name = fc
    .stringMatching(/^[a-z]{1,8}$/)
    .filter((one) => !["and", "or", "in"].includes(one));
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 5 }), (way) => {
      for (const source of [way.join("."), `$string(${way.join(".")})`, `$$.${way.join(".")} & ""`])
        expect(referencesOf(source, parseExpression)).toEqual({ references: [way] });
    }),
  );
});

test("an expression that is nested too deeply is a problem, not a crash", () => {
  expect(check(`{{${"(".repeat(4000)}}}`).join("")).toContain("can’t be read");
});
