import {
  applyNodeChanges,
  Background,
  type Connection as FlowConnection,
  Controls,
  type EdgeChange,
  MiniMap,
  type NodeChange,
  ReactFlow,
} from "@xyflow/react";
import "@xyflow/react/dist/base.css";
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import type { Automation } from "#domain/projects/configuration/automation.ts";
import type { Problem } from "#domain/projects/configuration/parts.ts";
import { isSameJson } from "#kit/json-changes.ts";
import "./canvas.css";
import type { Connection, Place, Way } from "./edit-graph.ts";
import { branchOfHandle, type FlowEdge, type FlowNode, flowOf, type StepMark } from "./flow-of.ts";
import { AddAfterContext, NoteNode, StepNode, TriggerNode } from "./nodes.tsx";
import { InsertContext, ThreadEdge } from "./thread-edge.tsx";

const nodeTypes = { step: StepNode, trigger: TriggerNode, note: NoteNode };
const edgeTypes = { thread: ThreadEdge };
const fitting = { padding: 0.2, maxZoom: 1 };

type Props = {
  automation: Automation;
  problems: readonly Problem[];
  /** How the steps went, where a run is shown. */
  marks?: ReadonlyMap<string, StepMark>;
  /** What the canvas is called for those who don't see it. */
  label: string;
  /** Without it the canvas is only looked at. */
  edit?: {
    move: (places: Readonly<Record<string, Place>>) => void;
    connect: (connection: Connection) => void;
    /** A trigger was connected to a step. */
    startWith: (id: string) => void;
    insert: (way: Connection) => void;
    addAfter: (way: Way) => void;
  };
  /** Ids of nodes and edges. */
  selected?: ReadonlySet<string>;
  select?: (ids: ReadonlySet<string>) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
};

const none: ReadonlySet<string> = new Set();

/** An automation drawn as triggers, steps and notes, joined by the thread. */
export function Canvas({
  automation,
  problems,
  marks,
  label,
  edit,
  selected = none,
  select,
  onKeyDown,
}: Props) {
  const { nodes, edges, applyChanges } = useNodes({ automation, problems, marks }, selected);
  const { addAfter, insert } = useLasting(edit);
  const selectBy = (changes: readonly (NodeChange<FlowNode> | EdgeChange<FlowEdge>)[]) => {
    const chosen = new Set(selected);
    let isChanged = false;
    for (const one of changes) {
      if (one.type !== "select") continue;
      isChanged = true;
      if (one.selected) chosen.add(one.id);
      else chosen.delete(one.id);
    }
    if (isChanged) select?.(chosen);
  };
  const connect = ({ source, target, sourceHandle }: FlowConnection) => {
    if (automation.triggers.some(({ id }) => id === source)) edit?.startWith(target);
    else edit?.connect({ from: source, branch: branchOfHandle(sourceHandle), to: target });
  };
  const moved = (dragged: readonly FlowNode[]) =>
    edit?.move(
      Object.fromEntries(
        dragged.map(({ id, position }) => [
          id,
          [Math.round(position.x), Math.round(position.y)] as Place,
        ]),
      ),
    );
  return (
    // Keys that were pressed on the nodes arrive here; the nodes are what is walked.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className="flow"
      data-run={marks ? true : undefined}
      role="group"
      aria-label={label}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        // Whoever comes by the keyboard acts on what has the focus.
        const id = target.matches(".react-flow__node:focus-visible") ? target.dataset["id"] : "";
        if (id && !selected.has(id)) select?.(new Set([id]));
      }}
    >
      <AddAfterContext value={addAfter}>
        <InsertContext value={insert}>
          <ReactFlow
            nodes={nodes}
            edges={edges}
            nodeTypes={nodeTypes}
            edgeTypes={edgeTypes}
            onNodesChange={(changes) => {
              applyChanges(changes);
              selectBy(changes);
            }}
            onEdgesChange={selectBy}
            onConnect={connect}
            onNodeDragStop={(_event, _node, dragged) => moved(dragged)}
            onSelectionDragStop={(_event, dragged) => moved(dragged)}
            nodesDraggable={Boolean(edit)}
            nodesConnectable={Boolean(edit)}
            elementsSelectable={Boolean(select)}
            nodesFocusable
            edgesFocusable={false}
            disableKeyboardA11y
            deleteKeyCode={null}
            snapToGrid
            snapGrid={[8, 8]}
            minZoom={0.15}
            maxZoom={1.5}
            fitView
            fitViewOptions={fitting}
            proOptions={{ hideAttribution: true }}
          >
            <Background gap={24} size={1} />
            <Controls showInteractive={false} fitViewOptions={fitting} />
            {nodes.length > 8 ? <MiniMap pannable zoomable ariaLabel="Overview" /> : null}
          </ReactFlow>
        </InsertContext>
      </AddAfterContext>
    </div>
  );
}

/** What the nodes and ways call, as the same functions from drawing to drawing: else all of them are drawn again. */
function useLasting(edit: Props["edit"]) {
  const latest = useRef(edit);
  useEffect(() => {
    latest.current = edit;
  });
  const isEdited = edit !== undefined;
  return useMemo(
    () => ({
      addAfter: isEdited ? (way: Way) => latest.current?.addAfter(way) : null,
      insert: isEdited ? (way: Connection) => latest.current?.insert(way) : null,
    }),
    [isEdited],
  );
}

/** The items of before where they say the same, so that only what has changed is drawn again. */
function keepSame<Item extends { id: string }>(
  items: readonly Item[],
  before: readonly Item[],
  adopt: (item: Item, before: Item) => Item = (item) => item,
): Item[] {
  const byId = new Map(before.map((item) => [item.id, item]));
  return items.map((item) => {
    const former = byId.get(item.id);
    if (!former) return item;
    const adopted = adopt(item, former);
    return isSameJson(adopted, former) ? former : adopted;
  });
}

/** Nodes as they are drawn: those of the automation, where they are being dragged to, as large as they were measured. */
function useNodes(
  { automation, problems, marks }: Pick<Props, "automation" | "problems" | "marks">,
  selected: ReadonlySet<string>,
) {
  const drawn = () => {
    const flow = flowOf(automation, problems, marks);
    return { automation, problems, marks, ...flow };
  };
  const [from, setFrom] = useState(drawn);
  const [local, setLocal] = useState<FlowNode[]>(from.nodes);
  let { nodes, edges } = { nodes: local, edges: from.edges };
  const isOther =
    from.automation !== automation || from.problems !== problems || from.marks !== marks;
  if (isOther) {
    const next = drawn();
    nodes = keepSame(next.nodes, local, adoptNode);
    edges = keepSame(next.edges, from.edges);
    setFrom({ ...next, edges });
    setLocal(nodes);
  }
  const marked = <Item extends { id: string; selected?: boolean }>(item: Item): Item =>
    Boolean(item.selected) === selected.has(item.id)
      ? item
      : { ...item, selected: selected.has(item.id) };
  return {
    nodes: nodes.map(marked),
    edges: edges.map(marked),
    applyChanges: (changes: NodeChange<FlowNode>[]) =>
      setLocal((now) =>
        applyNodeChanges(
          changes.filter(({ type }) => type !== "select"),
          now,
        ),
      ),
  };
}

/** A node with what React Flow found out about the one that it follows, and its data where they say the same. */
const adoptNode = (node: FlowNode, former: FlowNode): FlowNode =>
  ({
    ...former,
    ...node,
    data: isSameJson(node.data, former.data) ? former.data : node.data,
  }) as FlowNode;
