import { type AutomationStep, errorWay, newStep } from "../configuration/automation.ts";
import { toJsonCode, toOperand, toText } from "./expressions.ts";
import { flowMappings } from "./flow.ts";
import type { Reporter } from "./import-report.ts";
import type { DataOf } from "./javascript-values.ts";
import type { Mapped, Mapping } from "./mapped.ts";
import type { Ordered, Way } from "./order-nodes.ts";
import { reachMappings } from "./reach.ts";
import type { N8nNode, N8nWorkflow } from "./read-export.ts";
import { type Source, wayIn } from "./sources.ts";
import { idsOf } from "./step-ids.ts";
import { beforeOf, givenBy, itemsOf } from "./step-sources.ts";
import { sourceOfTrigger } from "./triggers.ts";
import { isPassed, whyNot } from "./unmatched.ts";
import { waitsForCall } from "./wait.ts";

export type StepOf = { node: N8nNode; step: AutomationStep };

const mappings: Readonly<Record<string, Mapping>> = { ...reachMappings, ...flowMappings };
const maxTargets = 20;

/** The steps of a workflow, in its order, with the ways between them. */
export function mapSteps(
  {
    workflow,
    steps,
    triggers,
    ordered: { order, ways, back },
  }: {
    workflow: N8nWorkflow;
    steps: readonly N8nNode[];
    triggers: readonly N8nNode[];
    ordered: Ordered;
  },
  report: Reporter,
): StepOf[] {
  const nodes = new Map(steps.map((node) => [node.name, node]));
  const ids = idsOf(steps);
  const mapped = new Map<string, Mapped>();
  const sources = new Map(triggers.map((node) => [node.name, sourceOfTrigger(node)]));
  const fromTriggers = triggers.flatMap(({ name }) =>
    (workflow.links.get(name) ?? []).flat().map((link): Way => ({ from: name, out: 0, ...link })),
  );
  const known = knownOf(workflow, steps, ids);
  const allWays = [...fromTriggers, ...ways];
  const read = new Set<string>();
  const inOrder = order.flatMap((name) => nodes.get(name) ?? []);
  for (const node of inOrder) {
    const into = allWays.filter(({ to }) => to === node.name);
    const before = beforeOf(into, { nodes, mapped, sources, ids });
    const id = ids.get(node.name) ?? "";
    const data: DataOf = {
      before,
      known,
      named: (name) =>
        sources.get(name) ?? (ids.has(name) ? { base: ids.get(name) ?? "" } : undefined),
      sees: (what) => {
        if ("openNode" in what) read.add(what.openNode);
        else report.note("Workflow", "Where it reads the clock, dates are in UTC here.");
      },
    };
    const one = mapNode(node, data, report);
    const valued =
      one.type === "merge"
        ? withValues(one, node, allWays, (way) => beforeOf([way], { nodes, mapped, sources, ids }))
        : one;
    mapped.set(node.name, valued);
    sources.set(
      node.name,
      one.type === "each" ? itemsOf(before) : givenBy(valued, { id, before, node }),
    );
  }
  for (const name of read) {
    const node = nodes.get(name);
    if (node)
      report.note(
        report.named(node).name,
        `Later steps read what it gives as {{${ids.get(name)}}}: check them once you have chosen it.`,
      );
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

/** What can be said of the workflow itself. */
function knownOf(
  { name }: N8nWorkflow,
  steps: readonly N8nNode[],
  ids: ReadonlyMap<string, string>,
): Record<string, string> {
  const [wait, ...others] = steps.filter(waitsForCall);
  const link = wait && others.length === 0 ? `links.${ids.get(wait.name)}` : null;
  return {
    "$workflow.name": JSON.stringify(name),
    ...(link !== null && { "$execution.resumeUrl": link }),
  };
}

function mapNode(node: N8nNode, data: DataOf, report: Reporter): Mapped {
  const { name } = report.named(node);
  const note = (text: string) => report.note(name, text);
  const nothing: Mapped = { type: "set", settings: { fields: [] }, gives: null };
  if (node.isDisabled) {
    note("It was turned off in n8n, so it does nothing here.");
    return { ...nothing, ways: [""] };
  }
  const leftOut = (code: string) => note(`An expression was left out: ${code.slice(0, 120)}`);
  const mapping = Object.hasOwn(mappings, node.type) ? mappings[node.type] : undefined;
  const found = mapping?.({
    node,
    before: data.before,
    text: (value) => toText(value, data, leftOut),
    operand: (value) => toOperand(value, data),
    json: (value) => toJsonCode(value, data),
    note,
  });
  if (!found) {
    report.unmatched(node, whyNot(node));
    return isPassed(node) ? nothing : { type: "action" };
  }
  report.matched();
  if (found.connect) report.connect(name, found.connect);
  return found;
}

/** A merge puts together what each way that leads to it gave, in the order of its ways in. */
function withValues(
  one: Mapped,
  { name, parameters }: N8nNode,
  ways: readonly Way[],
  sourceOf: (way: Way) => Source,
): Mapped {
  const chosen = [parameters["useDataOfInput"], parameters["output"]].map((asked) =>
    Number(String(asked).replace("input", "")),
  );
  const first = chosen.find((place) => Number.isInteger(place) && place > 0) ?? 0;
  const rank = ({ input }: Way) => (input === first - 1 ? -1 : input);
  const into = ways.filter(({ to }) => to === name).toSorted((a, b) => rank(a) - rank(b));
  const values = into.flatMap((way) => {
    const code = wayIn(sourceOf(way), []);
    return code === null ? [] : [`{{${code}}}`];
  });
  return {
    ...one,
    settings: {
      ...one.settings,
      values: values.slice(0, maxTargets).map((value, at) => ({ id: `value-${at + 1}`, value })),
    },
  };
}

/** Where one of a node's ways out leads here: our ways' names, `""` for the next step; null where there is none. */
function targetsOf(
  way: Way,
  { ways: outs, type }: Mapped,
  node: N8nNode,
): readonly string[] | null {
  const count = outs?.length ?? 1;
  if (way.out === "onError") return [errorWay];
  if (node.onError === "branch" && !node.isDisabled && way.out >= count) return [errorWay];
  if (outs === undefined) return way.out === 0 || type === "action" ? [""] : null;
  const found = outs[way.out] ?? null;
  return typeof found === "string" ? [found] : found;
}

function stepFor(
  node: N8nNode,
  one: Mapped,
  {
    id,
    ways,
    ids,
    report,
  }: { id: string; ways: readonly Way[]; ids: ReadonlyMap<string, string>; report: Reporter },
): AutomationStep {
  const { name } = report.named(node);
  const found = new Map<string, Set<string>>();
  for (const way of ways) {
    const targets = targetsOf(way, one, node);
    if (targets === null || targets.length === 0)
      report.note(name, `Its way to “${way.to}” was left out: there is no such way here.`);
    for (const target of targets ?? [])
      found.set(target, new Set([...(found.get(target) ?? []), ids.get(way.to) ?? ""]));
  }
  if (
    one.type === "action" &&
    ways.some(({ out }) => typeof out === "number" && out > 0 && node.onError !== "branch")
  )
    report.note(
      name,
      "It had several ways out. Here all of them are taken until you choose what it does.",
    );
  if ([...found.values()].some((targets) => targets.size > maxTargets))
    report.note(name, `Only the first ${maxTargets} of the steps that follow were connected.`);
  const listed = (way: string) => [...(found.get(way) ?? [])].slice(0, maxTargets);
  const step = newStep({
    id,
    type: one.type,
    name,
    ...(one.settings && { settings: one.settings }),
    nextSteps: listed(""),
    branches: Object.fromEntries(
      [...found.keys()].flatMap((way) => (way === "" ? [] : [[way, listed(way)]])),
    ),
  });
  const onError = found.has(errorWay) ? "branch" : node.onError === "stop" ? "stop" : "continue";
  return { ...step, configuration: { ...step.configuration, onError } };
}
