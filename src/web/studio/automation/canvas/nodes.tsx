import { Handle, type NodeProps, Position } from "@xyflow/react";
import { createContext, memo, useContext } from "react";
import { classNames } from "../../../kit/class-names.ts";
import { TriangleAlert } from "../../../ui/icons.tsx";
import {
  handleId,
  type NoteNode as Note,
  type StepData,
  type StepNode as Step,
  type TriggerNode as Trigger,
} from "./flow-of.ts";
import { KindIcon } from "./kind-icons.tsx";

/** Adds a step after a way out; null where the canvas is only looked at. */
export const AddAfterContext = createContext<
  ((after: { from: string; branch: string | null }) => void) | null
>(null);

/** What starts the automation. */
export const TriggerNode = memo(function TriggerNode({ data, selected }: NodeProps<Trigger>) {
  return (
    <div className={classNames("flow-node", "flow-node--trigger", selected && "is-selected")}>
      <Head {...data} />
      <span className="flow-node__name">{data.name}</span>
      <Handle type="source" id={handleId(null)} position={Position.Bottom} />
    </div>
  );
});

/** A step with its ways out at its lower edge. */
export const StepNode = memo(function StepNode({ id, data, selected }: NodeProps<Step>) {
  const isParted = data.ways.length > 1;
  return (
    <div
      className={classNames("flow-node", selected && "is-selected")}
      data-state={data.mark?.state}
    >
      <Handle type="target" id="in" position={Position.Top} />
      <Head {...data} />
      <span className="flow-node__name">{data.name}</span>
      <span className="flow-node__says">{data.mark?.text ?? data.says}</span>
      {data.ways.map(({ branch, label, isOpen }, at) => (
        <WayOut
          key={branch ?? ""}
          {...{ id, branch, isOpen }}
          label={isParted ? label : null}
          part={(at + 0.5) / data.ways.length}
        />
      ))}
    </div>
  );
});

function Head({
  kind,
  kindTitle,
  problems,
  isOnlyWarned,
}: Pick<StepData, "kind" | "kindTitle" | "problems" | "isOnlyWarned">) {
  return (
    <span className="flow-node__kind">
      <KindIcon kind={kind} />
      {kindTitle}
      {problems.length > 0 ? (
        <span
          className="flow-node__problem"
          data-tone={isOnlyWarned ? "amber" : undefined}
          title={problems.join(" ")}
        >
          <TriangleAlert size={14} />
          <span className="sr-only">{problems.join(" ")}</span>
        </span>
      ) : null}
    </span>
  );
}

function WayOut({
  id,
  branch,
  isOpen,
  label,
  part,
}: {
  id: string;
  branch: string | null;
  /** It leads nowhere yet. */
  isOpen: boolean;
  label: string | null;
  /** Where at the edge it is, from 0 to 1. */
  part: number;
}) {
  const add = useContext(AddAfterContext);
  // The content security policy refuses style attributes of the server; this is set by script.
  const place = (element: HTMLElement | null) => {
    element?.style.setProperty("left", `${part * 100}%`);
  };
  return (
    <>
      <Handle type="source" id={handleId(branch)} position={Position.Bottom} ref={place} />
      {label === null ? null : (
        <span className="flow-node__way" ref={place}>
          {label}
        </span>
      )}
      {add && isOpen ? (
        // The keyboard's way is the key A, and the list.
        <button
          type="button"
          className="flow-node__add nodrag nopan"
          tabIndex={-1}
          aria-label={label === null ? "Add a step after this one" : `Add a step after ${label}`}
          ref={place}
          onClick={(event) => {
            event.stopPropagation();
            add({ from: id, branch });
          }}
        >
          +
        </button>
      ) : null}
    </>
  );
}

/** A remark that runs nothing. */
export const NoteNode = memo(function NoteNode({ data, selected }: NodeProps<Note>) {
  return (
    <div className={classNames("flow-note", selected && "is-selected")}>
      {data.text.trim() || "An empty note"}
    </div>
  );
});
