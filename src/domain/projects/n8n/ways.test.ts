import { describe, expect, test } from "vitest";
import { hand, hook, imported, worked } from "../../../../tests/factories/n8n-import.ts";
import { node, to } from "../../../../tests/factories/n8n.ts";

describe("ways", () => {
  test("a way for a failure is one here, in each form of export", () => {
    const { step, settings } = imported(
      [
        hand,
        node(
          "Call",
          "httpRequest",
          { url: "https://a.example" },
          { onError: "continueErrorOutput" },
        ),
        node("Well", "noOp"),
        node("Badly", "set", {
          assignments: { assignments: [{ name: "why", value: "={{ $json.error.message }}" }] },
        }),
        node("Also", "if", {}, { onError: "continueErrorOutput" }),
        node("Quiet", "slack", { text: "Hi" }, { continueOnFail: true }),
      ],
      {
        Hand: { main: [to("Call")] },
        Call: { main: [to("Well"), to("Badly")] },
        Well: { main: [to("Also")] },
        Also: { main: [[], [], to("Quiet")], error: [] },
      },
    );
    expect(step("call")).toMatchObject({
      nextSteps: ["well"],
      branches: { "on-error": ["badly"] },
      configuration: { onError: "branch" },
    });
    expect(settings("badly")).toMatchObject({ fields: [{ value: "{{call.error}}" }] });
    expect(step("also")).toMatchObject({ branches: { "on-error": ["quiet"] } });
    expect(step("quiet")?.configuration.onError).toBe("continue");
    const apart = imported(
      [hand, node("A", "set", {}, { onError: "continueErrorOutput" }), node("B", "noOp")],
      {
        Hand: { main: [to("A")] },
        A: { main: [[]], error: [to("B")] },
      },
    );
    expect(apart.step("a")).toMatchObject({ nextSteps: [], branches: { "on-error": ["b"] } });
  });

  test("an older switch leads where its rules say, also where none fits", () => {
    const { step, settings } = imported(
      [
        hook,
        node(
          "Sort",
          "switch",
          {
            value1: "={{ $json.body.size }}",
            rules: {
              rules: [
                { operation: "equal", output: 1 },
                { operation: "equal", value2: 7, output: 0 },
                { operation: "equal", value2: 8, output: 1 },
              ],
            },
            fallbackOutput: 3,
          },
          { typeVersion: 1 },
        ),
        ...["Nil", "Seven", "Rest"].map((name) => node(name, "noOp")),
      ],
      { Hook: { main: [to("Sort")] }, Sort: { main: [to("Seven"), to("Nil"), [], to("Rest")] } },
    );
    expect(settings("sort")).toMatchObject({
      value: "{{trigger.body.size}}",
      cases: [{ is: "0" }, { is: "7" }, { is: "8" }],
    });
    expect(step("sort")?.branches).toEqual({
      "case-1": ["nil"],
      "case-2": ["seven"],
      "case-3": ["nil"],
      other: ["rest"],
    });
  });

  test("rules of any kind become cases of one formula; the fallback may share a way", async () => {
    const rule = (operation: string, rightValue: unknown, type: string, outputKey: string) => ({
      conditions: {
        conditions: [
          { leftValue: "={{ $json.body.total }}", rightValue, operator: { type, operation } },
        ],
      },
      renameOutput: true,
      outputKey,
    });
    const { step, settings } = imported(
      [
        hook,
        node(
          "Size",
          "switch",
          {
            rules: {
              values: [
                rule("gte", "100", "number", "Large"),
                rule("regex", "^1\\d$", "string", "Teens"),
              ],
            },
            options: { fallbackOutput: 1 },
          },
          { typeVersion: 3.2 },
        ),
        node("A", "noOp"),
        node("B", "noOp"),
      ],
      { Hook: { main: [to("Size")] }, Size: { main: [to("A"), to("B")] } },
    );
    const value = settings("size")?.["value"];
    for (const [total, is] of [
      [250, "Large"],
      [17, "Teens"],
      [3, ""],
    ] as const)
      expect(await worked(value, { trigger: { body: { total } } })).toBe(is);
    expect(settings("size")).toMatchObject({ cases: [{ is: "Large" }, { is: "Teens" }] });
    expect(step("size")?.branches).toEqual({ "case-1": ["a"], "case-2": ["b"], other: ["b"] });
  });

  test("a switch by number leads by number", () => {
    const { step, settings } = imported(
      [
        hook,
        node(
          "By",
          "switch",
          { mode: "expression", numberOutputs: 2, output: "={{ $json.body.n % 2 }}" },
          { typeVersion: 3 },
        ),
        node("Even", "noOp"),
        node("Odd", "noOp"),
      ],
      { Hook: { main: [to("By")] }, By: { main: [to("Even"), to("Odd")] } },
    );
    expect(settings("by")).toMatchObject({
      value: "{{trigger.body.n % 2}}",
      cases: [{ is: "0" }, { is: "1" }],
    });
    expect(step("by")?.branches).toEqual({ "case-1": ["even"], "case-2": ["odd"] });
  });

  test("a node that is off passes on by its first way alone; one that nothing leads to is said", () => {
    const { step, said } = imported(
      [hand, node("Off", "if", {}, { disabled: true }), node("A", "noOp"), node("B", "noOp")],
      { Hand: { main: [to("Off")] }, Off: { main: [to("A"), to("B")] } },
    );
    expect(step("off")).toMatchObject({ type: "set", nextSteps: ["a"], branches: {} });
    expect(said).toContain("B: Nothing leads to it: connect or delete it.");
  });
});
