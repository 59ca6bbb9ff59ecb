import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { graphProblems } from "#domain/projects/configuration/automation-graph.ts";
import {
  Automation,
  newAutomation,
  newStep,
  newTrigger,
} from "#domain/projects/configuration/automation.ts";
import { copyNodes, pasteNodes } from "./clipboard.ts";
import {
  addStep,
  connect,
  type Connection,
  connectionsOf,
  disconnect,
  moveNodes,
  refusalOf,
  removeNodes,
  startWith,
  tidyUp,
} from "./edit-graph.ts";
import { nodeHeight, nodeWidth, placesOf } from "./lay-out.ts";

const kinds = ["request", "email", "decision", "each", "switch", "set"];
const begun: Automation = {
  ...newAutomation,
  triggers: [newTrigger({ id: "trigger-1", type: "webhook", name: "Call" })],
};
/** A line of mails. */
const line = (count: number): Automation => {
  let automation = begun;
  let last: string | null = null;
  for (let place = 0; place < count; place += 1) {
    const added = addStep(automation, "email", last ? { after: { from: last, branch: null } } : {});
    if (!added) break;
    ({ automation } = added);
    last = added.id;
  }
  return automation;
};
const pick = <Item>(list: readonly Item[], at: number): Item | undefined =>
  list[at % Math.max(1, list.length)];

type Deed = { what: string; a: number; b: number; c: number };
function done(automation: Automation, { what, a, b, c }: Deed): Automation {
  const ids = automation.workflows.map(({ id }) => id);
  const from = pick(ids, a) ?? "";
  const way = { from, branch: pick([null, "yes", "no", "each"], c) ?? null };
  const connection: Connection = { ...way, to: pick(ids, b) ?? "" };
  if (what === "add")
    return addStep(automation, pick(kinds, b) ?? "set", { after: way })?.automation ?? automation;
  if (what === "connect") return connect(automation, connection);
  if (what === "disconnect")
    return disconnect(automation, pick(connectionsOf(automation.workflows), a) ?? connection);
  if (what === "remove") return removeNodes(automation, new Set([from]));
  if (what === "start") return startWith(automation, from);
  if (what === "move") return moveNodes(automation, { [from]: [a * 7, b * 7] });
  const copied = copyNodes(automation, new Set([from, connection.to]));
  return (copied === null ? null : pasteNodes(automation, copied)?.automation) ?? automation;
}
const deeds = fc.array(
  fc.record({
    what: fc.constantFrom(
      "add",
      "add",
      "connect",
      "connect",
      "disconnect",
      "remove",
      "start",
      "move",
      "paste",
    ),
    a: fc.nat(50),
    b: fc.nat(50),
    c: fc.nat(3),
  }),
  { maxLength: 40 },
);

test("whatever is done on the canvas, the automation stays valid, no way dangles and none leads in a circle", () => {
  fc.assert(
    fc.property(deeds, (list) => {
      const automation = list.reduce(done, begun);
      expect(Automation.safeParse(automation).success).toBe(true);
      const ids = new Set(automation.workflows.map(({ id }) => id));
      for (const step of automation.workflows)
        for (const to of [step.nextSteps, ...Object.values(step.branches)].flat())
          expect(ids).toContain(to);
      expect(
        graphProblems(automation.workflows).filter(({ message }) => message.includes("itself")),
      ).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test("however steps are connected, tidying up lays none over another", () => {
  fc.assert(
    fc.property(deeds, (list) => {
      const places = [...placesOf(tidyUp(list.reduce(done, begun))).values()];
      for (const [at, [x, y]] of places.entries())
        for (const [otherX, otherY] of places.slice(at + 1))
          expect(Math.abs(x - otherX) >= nodeWidth || Math.abs(y - otherY) >= nodeHeight).toBe(
            true,
          );
    }),
    { numRuns: 100 },
  );
});

describe("adding and removing", () => {
  test("a step after another takes over what that led to; on a connection it comes between the two", () => {
    const two = line(2);
    const after = addStep(two, "set", { after: { from: "email1", branch: null } });
    expect(connectionsOf(after?.automation.workflows ?? [])).toEqual([
      { from: "email1", branch: null, to: "set1" },
      { from: "set1", branch: null, to: "email2" },
    ]);
  });

  test("a removed step leaves no gap in a line, and a removed decision leads nowhere", () => {
    expect(connectionsOf(removeNodes(line(3), new Set(["email2"])).workflows)).toEqual([
      { from: "email1", branch: null, to: "email3" },
    ]);
    const decided: Automation = {
      ...begun,
      workflows: [
        newStep({ id: "a", type: "set", name: "A", nextSteps: ["b"] }),
        newStep({ id: "b", type: "decision", name: "B", branches: { yes: ["c"], no: ["d"] } }),
        newStep({ id: "c", type: "set", name: "C" }),
        newStep({ id: "d", type: "set", name: "D" }),
      ],
    };
    expect(connectionsOf(removeNodes(decided, new Set(["b"])).workflows)).toEqual([]);
  });

  test("a way back, a way twice and a way to what isn't there are refused in words", () => {
    const three = line(3);
    expect(refusalOf(three, { from: "email3", branch: null, to: "email1" })).toMatch(/itself/);
    expect(refusalOf(three, { from: "email1", branch: null, to: "email2" })).toMatch(/already/);
    expect(refusalOf(three, { from: "email1", branch: null, to: "gone" })).toMatch(/no such step/);
  });
});

describe("copies", () => {
  test("steps come into another automation with their ways, and without their connections", () => {
    const source = line(2);
    const [first] = source.workflows;
    if (first) first.configuration.connectionId = "conn_1";
    const text = copyNodes(source, new Set(["email1", "email2"])) ?? "";
    expect(text).not.toContain("conn_1");
    const pasted = pasteNodes(line(1), text);
    expect(pasted?.ids).toEqual(["email2", "email3"]);
    expect(connectionsOf(pasted?.automation.workflows ?? [])).toEqual([
      { from: "email2", branch: null, to: "email3" },
    ]);
  });

  test("what isn't a copy of steps, or is too much, changes nothing", () => {
    expect(pasteNodes(begun, "hello")).toBeNull();
    expect(
      pasteNodes(begun, '{"kind":"ariaworks/automation-steps","steps":[{"id":"<b>"}]}'),
    ).toBeNull();
    const all = copyNodes(line(150), new Set(line(150).workflows.map(({ id }) => id))) ?? "";
    expect(pasteNodes(line(200), all)).toBeNull();
  });
});
