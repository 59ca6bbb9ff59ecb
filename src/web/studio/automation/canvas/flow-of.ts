import type { Edge, Node } from "@xyflow/react";
import { settingsOf } from "#domain/projects/configuration/automation-settings.ts";
import { type Automation, errorWay } from "#domain/projects/configuration/automation.ts";
import type { Problem } from "#domain/projects/configuration/parts.ts";
import { stepForm } from "#steps/forms.ts";
import { triggerForm } from "#steps/triggers.ts";
import { type Connection, connectionsOf, targetsOf, waysOf } from "./edit-graph.ts";
import { nodeHeight, nodeWidth, placesOf } from "./lay-out.ts";

/** How a step went in a run that is shown. */
export type StepMark = {
  state: string;
  text: string;
  /** The way out that it took, where it has several. */
  branch: string | null;
};

export type StepData = {
  kind: string;
  kindTitle: string;
  name: string;
  says: string;
  problems: readonly string[];
  /** Nothing of it keeps it from going live. */
  isOnlyWarned: boolean;
  ways: readonly { branch: string | null; label: string | null; isOpen: boolean }[];
  mark: StepMark | null;
};
export type TriggerData = Omit<StepData, "says" | "ways" | "mark">;
export type StepNode = Node<StepData, "step">;
export type TriggerNode = Node<TriggerData, "trigger">;
export type NoteNode = Node<{ text: string }, "note">;
export type FlowNode = StepNode | TriggerNode | NoteNode;
/** `way` is null where a trigger leads to the first step. */
export type FlowEdge = Edge<
  { way: Connection | null; label: string | null; isPassed: boolean },
  "thread"
>;

/** The id of a way's handle. */
export const handleId = (branch: string | null) => `way:${branch ?? ""}`;
/** The branch that a handle stands for. */
export const branchOfHandle = (handle: string | null | undefined): string | null =>
  handle?.startsWith("way:") && handle.length > 4 ? handle.slice(4) : null;

const messagesFor = (problems: readonly Problem[], list: string, id: string) => {
  const own = problems.filter(({ path }) => path[1] === list && path[2] === `#${id}`);
  return {
    problems: own.map(({ message }) => message),
    isOnlyWarned: own.length > 0 && own.every(({ isWarning }) => isWarning),
  };
};

/** An automation as the canvas draws it; with marks, as a run of it went. */
export function flowOf(
  automation: Automation,
  problems: readonly Problem[],
  marks: ReadonlyMap<string, StepMark> = new Map(),
): { nodes: FlowNode[]; edges: FlowEdge[] } {
  const { triggers, workflows, canvas } = automation;
  const places = placesOf(automation);
  const placed = (id: string) => {
    const [x, y] = places.get(id) ?? [0, 0];
    return { id, position: { x, y }, initialWidth: nodeWidth, initialHeight: nodeHeight };
  };
  const nodes: FlowNode[] = [
    ...triggers.map(({ id, type, configuration }): TriggerNode => ({
      ...placed(id),
      type: "trigger",
      data: {
        kind: type,
        kindTitle: triggerForm(type)?.title ?? "Trigger",
        name: configuration.name.trim() || "A trigger without a name",
        ...messagesFor(problems, "triggers", id),
      },
    })),
    ...workflows.map((step): StepNode => {
      const form = stepForm(step.type);
      const settings = settingsOf(step);
      return {
        ...placed(step.id),
        type: "step",
        data: {
          kind: step.type,
          kindTitle: form?.title ?? "Choose what it does",
          name: step.configuration.name.trim() || "A step without a name",
          says: (settings && form?.says(settings)) ?? "",
          ...messagesFor(problems, "workflows", step.id),
          ways: waysOf(step).map((way) => ({
            ...way,
            isOpen: targetsOf(step, way.branch).length === 0,
          })),
          mark: marks.get(step.id) ?? null,
        },
      };
    }),
    ...canvas.notes.map(({ id, text, position: [x, y] }): NoteNode => ({
      id,
      type: "note",
      position: { x, y },
      data: { text },
    })),
  ];
  return { nodes, edges: edgesOf(automation, marks) };
}

function edgesOf(
  { triggers, workflows }: Automation,
  marks: ReadonlyMap<string, StepMark>,
): FlowEdge[] {
  const [first] = workflows;
  const isDone = (id: string) => marks.has(id);
  const isTaken = ({ from, branch }: Connection) => {
    const took = marks.get(from)?.branch ?? null;
    return branch === null ? took !== errorWay : took === branch;
  };
  const fromTriggers = first
    ? triggers.map(({ id }) =>
        edge(
          `${id}>${first.id}`,
          { source: id, target: first.id, sourceHandle: handleId(null) },
          {
            way: null,
            label: null,
            isPassed: isDone(first.id),
          },
        ),
      )
    : [];
  const labels = new Map(
    workflows.flatMap((step) =>
      waysOf(step).map(({ branch, label }) => [`${step.id} ${branch ?? ""}`, label] as const),
    ),
  );
  return [
    ...fromTriggers,
    ...connectionsOf(workflows).map((way) =>
      edge(
        `${way.from} ${way.branch ?? ""}>${way.to}`,
        { source: way.from, target: way.to, sourceHandle: handleId(way.branch) },
        {
          way,
          label: labels.get(`${way.from} ${way.branch ?? ""}`) ?? null,
          isPassed: isDone(way.from) && isDone(way.to) && isTaken(way),
        },
      ),
    ),
  ];
}

const edge = (
  id: string,
  ends: Pick<FlowEdge, "source" | "target"> & { sourceHandle: string },
  data: NonNullable<FlowEdge["data"]>,
): FlowEdge => ({ id, type: "thread", ...ends, targetHandle: "in", data });
