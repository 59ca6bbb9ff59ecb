import fc from "fast-check";
import { expect, test } from "vitest";
import { newStep, newTrigger } from "#domain/projects/configuration/automation.ts";
import { newAutomation } from "#domain/projects/configuration/automation.ts";
import { knownValues } from "../known-values.ts";
import { completionAt, expressionAt, take } from "./complete.ts";

const automation = {
  ...newAutomation,
  triggers: [newTrigger({ id: "hook", type: "webhook", name: "Order came in" })],
  workflows: [
    newStep({ id: "call-1", type: "request", name: "Look up", nextSteps: ["loop"] }),
    newStep({ id: "loop", type: "each", name: "Each line", branches: { each: ["inside"] } }),
    newStep({ id: "inside", type: "email", name: "Mail" }),
    newStep({ id: "apart", type: "email", name: "Apart" }),
  ],
};
const choices = {
  pins: {},
  webhooks: {
    hook: { address: "", secret: "", sample: { body: { total: 12, "order no": 7, lines: [1] } } },
  },
  mails: {},
  latest: {
    runAt: null,
    triggerId: "another",
    trigger: { body: {} },
    steps: { loop: { items: [{ sku: "A" }], count: 1 } },
  },
};
const known = knownValues(automation, "inside", choices);
const offered = (text: string) =>
  completionAt(text, text.length, known)?.options.map(({ label }) => label) ?? [];

test("what the latest run gave comes before a caught call, and that before the kinds' examples", () => {
  expect(known.map(({ name, how }) => [name, how])).toEqual([
    ["Order came in", "call"],
    ["Each round of Each line", "run"],
    ["Look up", "example"],
    ["Each line", "run"],
  ]);
});

test("a run started by another trigger says nothing of this one; one by hand does", () => {
  const hand = { ...choices, latest: { ...choices.latest, triggerId: null } };
  expect(knownValues(automation, "call-1", hand)[0]).toMatchObject({ how: "run" });
  expect(knownValues(automation, "call-1", choices)[0]).toMatchObject({ how: "call" });
  const pinned = knownValues(automation, "call-1", { ...hand, pins: { hook: { body: "pinned" } } });
  expect(pinned[0]).toMatchObject({ how: "pin", nodes: [{ example: '{"body":"pinned"}' }] });
});

test("a step knows the steps that lead to it and, in a loop, the item; no others", () => {
  expect(offered("{{")).toEqual(["trigger", "item", "index", "call_1", "loop"]);
  expect(knownValues(automation, "call-1", choices).map(({ id }) => id)).toEqual(["hook"]);
});

test("ways are completed place by place, also through lists and names with spaces", () => {
  expect(offered("{{trigger.bo")).toEqual(["trigger.body"]);
  expect(offered("{{trigger.body.")).toEqual([
    "trigger.body.total",
    "trigger.body.`order no`",
    "trigger.body.lines",
  ]);
  expect(offered("{{item.s")).toEqual(["item.sku"]);
  expect(offered("{{$sum(trigger.body.li")).toEqual(["trigger.body.lines"]);
  expect(offered("{{look")).toEqual(["call_1"]);
});

test("functions are offered after $, and nothing in texts, outside of braces or where it is written already", () => {
  expect(offered("{{$su")).toEqual(["$sum", "$substring", "$substringBefore", "$substringAfter"]);
  for (const text of ["trigger", "{{trigger}} and ", '{{"trigger', "{{trigger.body.total"])
    expect(offered(text)).toEqual([]);
});

test("taking an option closes open braces once, and leaves the caret where one goes on", () => {
  const taken = (before: string, after = "") => {
    const completion = completionAt(before + after, before.length, known);
    const [option] = completion?.options ?? [];
    if (!completion || !option) throw new Error("nothing is offered");
    const { text, caret } = take(before + after, completion, option);
    return `${text.slice(0, caret)}|${text.slice(caret)}`;
  };
  expect(taken("Hi {{trig")).toBe("Hi {{trigger|}}");
  expect(taken("Hi {{trig", "}}!")).toBe("Hi {{trigger|}}!");
  expect(taken("{{$sum", " {{index}}")).toBe("{{$sum(|)}} {{index}}");
});

test("whatever is typed, what is replaced ends at the caret and stays inside the braces", () => {
  const piece = fc.constantFrom(
    "{{",
    "}}",
    "trigger",
    ".",
    "body",
    "$su",
    '"',
    " ",
    "[0]",
    "`",
    "(",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), fc.nat(60), (pieces, at) => {
      const text = pieces.join("");
      const caret = Math.min(at, text.length);
      const found = completionAt(text, caret, known);
      if (!found) return;
      expect(found.to).toBe(caret);
      expect(found.from).toBeGreaterThanOrEqual(expressionAt(text, caret) ?? Infinity);
      expect(found.options.length).toBeGreaterThan(0);
    }),
  );
});

test("a step is offered the addresses of steps that wait later, and none that its run doesn't have", () => {
  const waiting = {
    ...automation,
    workflows: [
      newStep({ id: "ask", type: "request", name: "Ask", nextSteps: ["paid-1"] }),
      newStep({ id: "paid-1", type: "callback", name: "Paid", branches: { called: ["loop"] } }),
      newStep({ id: "loop", type: "each", name: "Each", branches: { each: ["inside"] } }),
      newStep({ id: "inside", type: "callback", name: "In each round" }),
    ],
  };
  const offer = (stepId: string, text: string) =>
    completionAt(text, text.length, knownValues(waiting, stepId, choices))?.options.map(
      ({ label }) => label,
    ) ?? [];
  expect(offer("ask", "{{")).toEqual(["trigger", "links"]);
  expect(offer("ask", "{{links.")).toEqual(["links.paid_1"]);
  expect(offer("inside", "{{links.")).toEqual([]);
  expect(knownValues(waiting, "ask", choices).some(({ kind }) => kind === "step")).toBe(false);
});
