import { Automation, newAutomation, newStep, newTrigger } from "../configuration/automation.ts";
import { schemaVersions } from "../configuration/types.ts";
import type { ProjectExport } from "../contract.ts";
import { type ImportReport, importNote, Reporter } from "./import-report.ts";
import { isAiPart, mapSteps, type StepOf } from "./map-steps.ts";
import { orderNodes } from "./order-nodes.ts";
import { textAt } from "./parameters.ts";
import { type N8nNode, type N8nWorkflow, NotImportable, readExport } from "./read-export.ts";
import { isTrigger, startOf } from "./triggers.ts";

/** An automation made of an n8n workflow, in the form of an export, and what to know about it. */
export type ImportedFlow = {
  proposal: ProjectExport & { configuration: { automation: Automation } };
  report: ImportReport;
};

const maxSteps = 200;
const maxTriggers = 20;
const stickyNote = "stickyNote";

/**
 * Makes an automation of what n8n exported: nodes become the steps that do the same, as far as there are any; the others
 * keep their place and name, and are to be chosen again. Credentials aren't taken.
 * @throws NotImportable with the reason in words for people
 */
export function importN8n(text: string): ImportedFlow {
  const workflow = readExport(text);
  const report = new Reporter();
  const { triggers, steps, stickies } = sorted(workflow, report);
  if (steps.length > maxSteps || triggers.length > maxTriggers)
    throw new NotImportable(
      `This workflow has ${steps.length} steps and ${triggers.length} triggers. An automation can have ${maxSteps} and ${maxTriggers}.`,
    );
  const entries = [
    ...new Set(triggers.flatMap(({ name }) => (workflow.links.get(name) ?? []).flat())),
  ].filter((name) => steps.some((step) => step.name === name));
  const ordered = orderNodes(workflow, steps, entries);
  const mapped = mapSteps({ steps, triggers, ordered }, report);
  const started = triggersFor(triggers, workflow, report);
  const workflows = withStart(mapped, entries, report);
  const automation = {
    ...newAutomation,
    triggers: started,
    workflows,
    canvas: {
      positions: positionsOf([
        ...triggers.map((node, at) => [started[at]?.id ?? "", node] as const),
        ...mapped.map(({ node, step }) => [step.id, node] as const),
      ]),
      notes: [
        ...stickies.slice(0, 49).map((node, at) => ({
          id: `note-${at + 1}`,
          text: textAt(node.parameters, "content").slice(0, 2000),
          position: placeOf(node),
        })),
        { id: "import", text: importNote(report.report), position: aboveAll(workflow.nodes) },
      ],
    },
  };
  const read = Automation.safeParse(automation);
  if (!read.success) throw new NotImportable("This workflow couldn’t be read.");
  return {
    proposal: {
      format: "ariaworks-project",
      formatVersion: 1,
      serviceType: "automation",
      schemaVersion: schemaVersions.automation,
      name: workflow.name,
      description: "Imported from n8n.",
      configuration: { automation: read.data },
    },
    report: report.report,
  };
}

function sorted({ nodes }: N8nWorkflow, report: Reporter) {
  const isStep = (node: N8nNode) => node.type !== stickyNote && !isTrigger(node) && !isAiPart(node);
  for (const node of nodes.filter(isAiPart))
    report.unmatched(node, "It belongs to an AI node. Models are chosen by the site.");
  return {
    triggers: nodes.filter(isTrigger),
    steps: nodes.filter(isStep),
    stickies: nodes.filter(({ type }) => type === stickyNote),
  };
}

function triggersFor(
  triggers: readonly N8nNode[],
  { zone }: N8nWorkflow,
  report: Reporter,
): Automation["triggers"] {
  if (triggers.length === 0) report.note("Workflow", "It has no trigger. Add one.");
  return triggers.map((node, at) => {
    const id = `trigger-${at + 1}`;
    const start = startOf(node, zone);
    const { name } = report.named(node);
    if (!start) {
      report.unmatched(node, "There is no such trigger here. Choose another one.");
      return newTrigger({ id, type: "trigger", name });
    }
    report.matched();
    if (node.isDisabled)
      report.note(name, "It was turned off in n8n. Remove it if it isn’t wanted.");
    if (start.connect) report.connect(name, start.connect);
    for (const text of start.notes ?? []) report.note(name, text);
    return newTrigger({
      id,
      type: start.type,
      name,
      ...(start.settings && { settings: start.settings }),
    });
  });
}

/** Everything begins at the first step: where triggers lead to several, one that leads on to them comes before. */
function withStart(
  mapped: readonly StepOf[],
  entries: readonly string[],
  report: Reporter,
): Automation["workflows"] {
  const steps = mapped.map(({ step }) => step);
  const first = entries.flatMap(
    (name) => mapped.find(({ node }) => node.name === name)?.step.id ?? [],
  );
  if (first.length <= 1) {
    const [start = steps[0]?.id] = first;
    return [...steps.filter(({ id }) => id === start), ...steps.filter(({ id }) => id !== start)];
  }
  report.note("Workflow", "Its triggers lead to several steps: here all of them begin together.");
  if (steps.length >= maxSteps) return steps;
  return [
    newStep({ id: "start", type: "set", name: "Start", nextSteps: first.slice(0, 20) }),
    ...steps,
  ];
}

const clamp = (value: number): number =>
  Number.isFinite(value) ? Math.round(Math.min(100_000, Math.max(-100_000, value))) : 0;
const placeOf = ({ position: [x, y] }: N8nNode): [number, number] => [clamp(x), clamp(y)];

const positionsOf = (
  placed: readonly (readonly [string, N8nNode])[],
): Record<string, [number, number]> =>
  Object.fromEntries(placed.map(([id, node]) => [id, placeOf(node)]));

const aboveAll = (nodes: readonly N8nNode[]): [number, number] => {
  const places = nodes.map(placeOf);
  const left = Math.min(...places.map(([x]) => x));
  const top = Math.min(...places.map(([, y]) => y));
  return [left, clamp(top - 300)];
};
