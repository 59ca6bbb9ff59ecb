import { type AutomationStep, newStep } from "../configuration/automation.ts";
import { type DataOf, toOperand, toText } from "./expressions.ts";
import { flowMappings } from "./flow.ts";
import type { Reporter } from "./import-report.ts";
import type { Mapped, Mapping } from "./mapped.ts";
import type { Ordered, Way } from "./order-nodes.ts";
import { reachMappings } from "./reach.ts";
import type { N8nNode } from "./read-export.ts";

export type StepOf = { node: N8nNode; step: AutomationStep };

const mappings: Readonly<Record<string, Mapping>> = { ...reachMappings, ...flowMappings };

/** Models, memories and tools hang on AI nodes, and are no steps. */
export const isAiPart = ({ type }: N8nNode): boolean =>
  /^(lm[A-Z]|memory[A-Z]|tool[A-Z]|outputParser|embeddings|vectorStore|document[A-Z]|textSplitter|retriever)/.test(
    type,
  );

const reasons: Readonly<Record<string, string>> = {
  code: "Code isn’t run here. Use expressions or other steps.",
  function: "Code isn’t run here. Use expressions or other steps.",
  functionItem: "Code isn’t run here. Use expressions or other steps.",
  executeCommand: "Commands aren’t run here.",
  ssh: "Commands aren’t run here.",
  respondToWebhook: "Webhooks here answer at once, with the run’s id.",
};

/** The steps of a workflow, in its order, with the ways between them. */
export function mapSteps(
  {
    steps,
    triggers,
    ordered: { order, ways, back },
  }: { steps: readonly N8nNode[]; triggers: readonly N8nNode[]; ordered: Ordered },
  report: Reporter,
): StepOf[] {
  const nodes = new Map(steps.map((node) => [node.name, node]));
  const ids = idsOf(steps);
  const mapped = new Map<string, Mapped>();
  const roots = new Map<string, string>(triggers.map(({ name }) => [name, "trigger"]));
  const inOrder = order.flatMap((name) => nodes.get(name) ?? []);
  for (const node of inOrder) {
    const into = ways.filter(({ to }) => to === node.name);
    const before = beforeOf(into, { mapped, roots });
    const one = mapNode(
      node,
      { before, named: (name) => roots.get(name) ?? ids.get(name) },
      report,
    );
    const valued = one.type === "merge" ? withValues(one, into, roots) : one;
    mapped.set(node.name, valued);
    const gives = valued.gives === undefined ? "" : valued.gives;
    roots.set(node.name, gives === null ? before : `${ids.get(node.name)}${gives}`);
  }
  for (const { from, to } of back)
    if (mapped.get(to)?.type !== "each")
      report.note(from, `Its way back to “${to}” was left out. Use a loop to repeat something.`);
  return inOrder.map((node) => ({
    node,
    step: stepFor(node, mapped.get(node.name) ?? { type: "action" }, {
      id: ids.get(node.name) ?? "",
      ways: ways.filter(({ from }) => from === node.name),
      ids,
      report,
    }),
  }));
}

/** What a step finds as its input: what the step before gave; in a loop, the item. */
function beforeOf(
  into: readonly Way[],
  { mapped, roots }: { mapped: ReadonlyMap<string, Mapped>; roots: ReadonlyMap<string, string> },
): string {
  const [way] = into;
  if (!way) return "trigger";
  const from = mapped.get(way.from);
  if (from?.type === "each" && from.ways?.[way.out] === "each") return "item";
  return roots.get(way.from) ?? "trigger";
}

function mapNode(node: N8nNode, data: DataOf, report: Reporter): Mapped {
  const { name } = report.named(node);
  const note = (text: string) => report.note(name, text);
  if (node.isDisabled) {
    note("It was turned off in n8n, so it does nothing here.");
    return { type: "set", gives: null };
  }
  const leftOut = (code: string) => note(`An expression was left out: ${code.slice(0, 120)}`);
  const mapping = Object.hasOwn(mappings, node.type) ? mappings[node.type] : undefined;
  const found = mapping?.({
    node,
    text: (value) => toText(value, data, leftOut),
    operand: (value) => toOperand(value, data),
    note,
  });
  if (!found) {
    const why = Object.hasOwn(reasons, node.type) ? reasons[node.type] : undefined;
    report.unmatched(node, why ?? "There is no such step here. Choose what it does.");
    return { type: "action", gives: null };
  }
  report.matched();
  if (found.connect) report.connect(name, found.connect);
  return found;
}

/** A merge puts together what each way that leads to it gave. */
const withValues = (
  one: Mapped,
  into: readonly Way[],
  roots: ReadonlyMap<string, string>,
): Mapped => ({
  ...one,
  settings: {
    ...one.settings,
    values: into.slice(0, 20).map(({ from }, at) => ({
      id: `value-${at + 1}`,
      value: `{{${roots.get(from) ?? "trigger"}}}`,
    })),
  },
});

function stepFor(
  node: N8nNode,
  { type, settings, ways: outs }: Mapped,
  {
    id,
    ways,
    ids,
    report,
  }: { id: string; ways: readonly Way[]; ids: ReadonlyMap<string, string>; report: Reporter },
): AutomationStep {
  const { name } = report.named(node);
  const next: string[] = [];
  const branches: Record<string, string[]> = {};
  for (const { out, to } of ways) {
    const target = ids.get(to) ?? "";
    const way = outs === undefined ? "" : (outs[out] ?? null);
    if (way === null)
      report.note(name, `Its way to “${to}” was left out: there is no such way here.`);
    else if (way === "") next.push(target);
    else branches[way] = [...(branches[way] ?? []), target];
  }
  return newStep({
    id,
    type,
    name,
    ...(settings && { settings }),
    nextSteps: [...new Set(next)].slice(0, 20),
    branches: Object.fromEntries(
      Object.entries(branches).map(([way, to]) => [way, [...new Set(to)].slice(0, 20)]),
    ),
  });
}

/** Names by which expressions find each step: `HTTP Request` is `http_request`. */
function idsOf(steps: readonly N8nNode[]): Map<string, string> {
  const taken = new Set(["trigger", "item", "index", "links", "start"]);
  const ids = new Map<string, string>();
  for (const { name } of steps) {
    const plain = name
      .normalize("NFKD")
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "_")
      .replaceAll(/^[^a-z]+|_+$/g, "")
      .slice(0, 40);
    const base = plain === "" ? "step" : plain;
    let id = base;
    for (let number = 2; taken.has(id); number += 1) id = `${base}${number}`;
    taken.add(id);
    ids.set(name, id);
  }
  return ids;
}
