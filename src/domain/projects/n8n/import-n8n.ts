import { unreachedSteps } from "../configuration/automation-graph.ts";
import {
  Automation,
  maxSteps,
  newAutomation,
  newStep,
  newTrigger,
} from "../configuration/automation.ts";
import { schemaVersions } from "../configuration/types.ts";
import type { ProjectExport } from "../contract.ts";
import { type ImportReport, importNotes, Reporter } from "./import-report.ts";
import { mapSteps, type StepOf } from "./map-steps.ts";
import { orderNodes } from "./order-nodes.ts";
import { textAt } from "./parameters.ts";
import {
  type N8nNode,
  type N8nWorkflow,
  NotImportable,
  readExport,
  stickyNote,
} from "./read-export.ts";
import { isTrigger, startsOf, whyNoStart } from "./triggers.ts";
import { partOf, whyNoPart } from "./unmatched.ts";

/** An automation made of an n8n workflow, in the form of an export, and what to know about it. */
export type ImportedFlow = {
  proposal: ProjectExport & { configuration: { automation: Automation } };
  report: ImportReport;
};

const maxTriggers = 20;
const maxNotes = 50;
const maxNote = 2000;

/**
 * Makes an automation of what n8n exported: nodes become the steps that do the same, as far as there are any; the others
 * keep their place and name, and are to be chosen again. Credentials aren't taken.
 * @throws NotImportable with the reason in words for people
 */
export function importN8n(text: string): ImportedFlow {
  const workflow = readExport(text);
  const report = new Reporter();
  const { triggers, steps, stickies } = sorted(workflow, report);
  const started = triggers.flatMap((node) => triggersFor(node, workflow.zone, report));
  if (steps.length > maxSteps || started.length > maxTriggers)
    throw new NotImportable(
      `This workflow has ${steps.length} steps and ${started.length} triggers. An automation can have ${maxSteps} and ${maxTriggers}.`,
    );
  const known = new Set(steps.map(({ name }) => name));
  const entriesOf = ({ name }: N8nNode) =>
    [...new Set((workflow.links.get(name) ?? []).flat().map(({ to }) => to))].filter((to) =>
      known.has(to),
    );
  const entries = [...new Set(triggers.flatMap(entriesOf))];
  const ordered = orderNodes(workflow, steps, entries);
  const mapped = mapSteps({ workflow, steps, triggers, ordered }, report);
  const starts = new Set(triggers.map((node) => entriesOf(node).join("\n")));
  if (starts.size > 1)
    report.note("Workflow", "Its triggers lead to different steps: here each starts all of them.");
  const workflows = withStart(mapped, entries);
  if (workflow.zone === "" && started.some(({ trigger }) => trigger.type === "schedule"))
    report.note(
      "Workflow",
      "The export names no time zone. Its schedules are in UTC now: check them.",
    );
  if (started.length === 0) report.note("Workflow", "It has no trigger that is on. Add one.");
  sayOfWhole(workflow, { mapped, workflows }, report);
  const notes = notesFor(workflow, { stickies, mapped, report });
  const automation = {
    ...newAutomation,
    triggers: started.map(({ trigger }, at) => ({ ...trigger, id: `trigger-${at + 1}` })),
    workflows,
    canvas: {
      positions: Object.fromEntries([
        ...started.map(({ node, row }, at) => {
          const [x, y] = placeOf(node);
          return [`trigger-${at + 1}`, [x, clamp(y + row * 120)]] as const;
        }),
        ...mapped.map(({ node, step }) => [step.id, placeOf(node)] as const),
      ]),
      notes,
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

/** Triggers, steps and notes. Of the triggers, those that are on and lead somewhere, unless there are no others. */
function sorted(workflow: N8nWorkflow, report: Reporter) {
  const parts = new Map(workflow.nodes.map((node) => [node, partOf(node, workflow)]));
  for (const [node, kind] of parts) if (kind !== null) report.unmatched(node, whyNoPart(kind));
  const stickies = workflow.nodes.filter(({ type }) => type === stickyNote);
  const others = workflow.nodes.filter(
    (node) => node.type !== stickyNote && parts.get(node) === null,
  );
  const all = others.filter(isTrigger);
  const leads = ({ name }: N8nNode) => (workflow.links.get(name) ?? []).flat().length > 0;
  const running = all.filter(({ isDisabled }) => !isDisabled);
  const linked = running.filter(leads);
  const triggers = linked.length > 0 ? linked : running;
  for (const node of all.filter((one) => !triggers.includes(one)))
    report.note(
      report.named(node).name,
      node.isDisabled
        ? "It was turned off in n8n, so it was left out."
        : "Nothing follows it, so it was left out.",
    );
  return { triggers, steps: others.filter((node) => !isTrigger(node)), stickies };
}

/** What a trigger becomes here; one with several times becomes several. */
function triggersFor(node: N8nNode, zone: string, report: Reporter) {
  const { name } = report.named(node);
  const found = startsOf(node, zone);
  if (found.length === 0) {
    report.unmatched(node, whyNoStart(node));
    return [{ node, row: 0, trigger: newTrigger({ id: "", type: "trigger", name }) }];
  }
  report.matched();
  return found.map(({ type, settings, connect, notes = [] }, row) => {
    if (connect) report.connect(name, connect);
    for (const text of notes) report.note(name, text);
    const called = row === 0 ? name : `${name.slice(0, 190)} ${row + 1}`;
    return {
      node,
      row,
      trigger: newTrigger({ id: "", type, name: called, ...(settings && { settings }) }),
    };
  });
}

/** Everything begins at the first step: where triggers lead to several, one that leads on to them comes before. */
function withStart(mapped: readonly StepOf[], entries: readonly string[]): Automation["workflows"] {
  const steps = mapped.map(({ step }) => step);
  const first = entries.flatMap(
    (name) => mapped.find(({ node }) => node.name === name)?.step.id ?? [],
  );
  if (first.length <= 1 || steps.length >= maxSteps) {
    const [start = steps[0]?.id] = first;
    return [...steps.filter(({ id }) => id === start), ...steps.filter(({ id }) => id !== start)];
  }
  return [
    newStep({ id: "start", type: "set", name: "Start", nextSteps: first.slice(0, 20) }),
    ...steps,
  ];
}

/** What is to be said about the workflow as a whole. */
function sayOfWhole(
  { hasPinnedData, hasErrorWorkflow, unread }: N8nWorkflow,
  { mapped, workflows }: { mapped: readonly StepOf[]; workflows: Automation["workflows"] },
  report: Reporter,
): void {
  const say = (text: string) => report.note("Workflow", text);
  if (unread > 0) say(`Nodes that couldn’t be read and were left out: ${unread}.`);
  if (hasErrorWorkflow) say("In n8n, another workflow runs if it fails. Here, you get an email.");
  if (hasPinnedData) say("Its pinned data wasn’t imported.");
  const lost = new Set(unreachedSteps(workflows));
  for (const { node, step } of mapped)
    if (lost.has(step.id))
      report.note(report.named(node).name, "Nothing leads to it: connect or delete it.");
}

/** Notes of n8n, what somebody wrote about nodes, and the report. */
function notesFor(
  { nodes }: N8nWorkflow,
  {
    stickies,
    mapped,
    report,
  }: { stickies: readonly N8nNode[]; mapped: readonly StepOf[]; report: Reporter },
): Automation["canvas"]["notes"] {
  const about = mapped.flatMap(({ node }) => {
    const [x, y] = placeOf(node);
    const text = `${node.name}: ${node.about}`;
    return node.about === "" ? [] : [{ text, position: [x, clamp(y + 110)] as [number, number] }];
  });
  const all = [
    ...stickies.map((node) => ({
      text: textAt(node.parameters, "content"),
      position: placeOf(node),
    })),
    ...about,
  ].filter(({ text }) => text.trim() !== "");
  if (all.some(({ text }) => text.length > maxNote))
    report.note(
      "Notes",
      `Notes of more than ${maxNote.toLocaleString("en-US")} characters were cut.`,
    );
  const room = maxNotes - 5;
  if (all.length > room)
    report.note("Notes", `Only the first ${room} of ${all.length} notes were imported.`);
  const [left, top] = aboveAll(nodes);
  return [
    ...all.slice(0, room).map(({ text, position }, at) => ({
      id: `note-${at + 1}`,
      text: text.slice(0, maxNote).toWellFormed(),
      position,
    })),
    ...importNotes(report.report).map((text, at) => ({
      id: at === 0 ? "import" : `import-${at + 1}`,
      text,
      position: [clamp(left + at * 320), top] as [number, number],
    })),
  ];
}

const clamp = (value: number): number =>
  Number.isFinite(value) ? Math.round(Math.min(100_000, Math.max(-100_000, value))) : 0;
const placeOf = ({ position: [x, y] }: N8nNode): [number, number] => [clamp(x), clamp(y)];

const aboveAll = (nodes: readonly N8nNode[]): [number, number] => {
  const places = nodes.map(placeOf);
  const left = Math.min(...places.map(([x]) => x));
  const top = Math.min(...places.map(([, y]) => y));
  return [left, clamp(top - 300)];
};
