import { describe, expect, test } from "vitest";
import { hand, hook, imported, inRow, worked } from "../../../../tests/factories/n8n-import.ts";
import { node, to } from "../../../../tests/factories/n8n.ts";

describe("conditions", () => {
  const ask = (parameters: object) => inRow(hook, node("Ask", "if", parameters)).settings("ask");
  const one = (operation: string, rightValue: unknown, type: string) =>
    ask({
      conditions: {
        conditions: [
          { leftValue: "={{ $json.body.a }}", rightValue, operator: { type, operation } },
        ],
      },
    });
  test.each([
    ["after", "2026-01-31T00:00:00Z", "dateTime", "2026-02-01T00:00:00Z", "2026-01-01T00:00:00Z"],
    ["gte", "10", "number", 10, 9],
    ["endsWith", ".pdf", "string", "a.pdf", "a.doc"],
    ["notStartsWith", "Re:", "string", "Hello", "Re: Hello"],
    ["notRegex", "/^[a-z]+$/i", "string", "a1", "Ab"],
    ["false", "", "boolean", false, true],
    ["notContains", "x", "array", ["y"], ["x", "y"]],
    ["lengthGt", 1, "array", [1, 2], [1]],
  ])("%s %s of the kind %s holds for %o, not for %o", async (operation, right, type, yes, no) => {
    const found = one(operation, right, type);
    expect(found).toMatchObject({ comparison: "is true" });
    expect(await worked(found?.["value"], { trigger: { body: { a: yes } } })).toBe(true);
    expect(await worked(found?.["value"], { trigger: { body: { a: no } } })).toBe(false);
  });

  test("what an older node leaves out is what it means", () => {
    const left = "={{ $json.body.a }}";
    expect(ask({ conditions: { number: [{ value1: left }] } })).toMatchObject({
      comparison: "is less than",
      other: "0",
    });
    expect(ask({ conditions: { boolean: [{ value1: left }] } })).toMatchObject({
      comparison: "is",
      other: "false",
    });
    expect(
      ask({ conditions: { dateTime: [{ value1: left, value2: "2026-01-01T00:00:00Z" }] } }),
    ).toMatchObject({
      value: '{{($toMillis(trigger.body.a) > $toMillis("2026-01-01T00:00:00Z"))}}',
    });
  });
});

test.each([
  [{ amount: 2 }, 1.1, { amount: 2, unit: "seconds" }],
  [{ amount: 2 }, 1, { amount: 2, unit: "hours" }],
  [{}, 1.1, { amount: 5, unit: "seconds" }],
  [{ amount: 600, unit: "seconds" }, 1, { amount: 10, unit: "minutes" }],
  [{ amount: 0.5, unit: "hours" }, 1, { amount: 30, unit: "minutes" }],
  [{ amount: 72, unit: "hours" }, 1, { amount: 72, unit: "hours" }],
])("a wait of %o in version %d is one of %o", (parameters, typeVersion, time) => {
  const { settings } = inRow(hand, node("Wait", "wait", parameters, { typeVersion }));
  expect(settings("wait")).toEqual({ how: "for a time", ...time });
});

test("a wait for a call goes on in one way; its address is a link here", () => {
  const { step, settings } = inRow(
    hand,
    node("Tell", "slack", { text: "={{ $execution.resumeUrl }}" }),
    node("Hold", "wait", {
      resume: "webhook",
      limitWaitTime: true,
      resumeAmount: 2,
      resumeUnit: "days",
    }),
    node("Go", "noOp"),
  );
  expect(settings("tell")?.["text"]).toBe("{{links.hold}}");
  expect(settings("hold")).toEqual({ days: 2 });
  expect(step("hold")?.branches).toEqual({ called: ["go"], expired: ["go"] });
});

test("a merge takes its ways in their order, also from a trigger, and the chosen one first", () => {
  const second = { main: [[{ node: "Join", type: "main", index: 1 }]] };
  const merged = (parameters: object) =>
    imported(
      [
        hook,
        node("A", "set", { assignments: { assignments: [] } }, { typeVersion: 3.4 }),
        node("Join", "merge", parameters, { typeVersion: 3 }),
      ],
      {
        Hook: { main: [[...to("A"), { node: "Join", type: "main", index: 0 }]] },
        A: second,
      },
    ).settings("join");
  expect(merged({ mode: "combine", combineBy: "combineByPosition" })).toMatchObject({
    how: "object",
    values: [{ value: "{{trigger}}" }, { value: "{{a}}" }],
  });
  expect(merged({ mode: "chooseBranch", useDataOfInput: 2 })).toMatchObject({
    how: "first",
    values: [{ value: "{{a}}" }, { value: "{{trigger}}" }],
  });
});
