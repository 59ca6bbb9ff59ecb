import { BaseEdge, EdgeLabelRenderer, type EdgeProps, getSmoothStepPath } from "@xyflow/react";
import { createContext, memo, useContext } from "react";
import type { Connection } from "./edit-graph.ts";
import type { FlowEdge } from "./flow-of.ts";

/** Puts a step between two; null where the canvas is only looked at. */
export const InsertContext = createContext<((way: Connection) => void) | null>(null);

/** A way between two steps, drawn like the thread. */
export const ThreadEdge = memo(function ThreadEdge({
  id,
  data,
  selected,
  ...ends
}: EdgeProps<FlowEdge>) {
  const insert = useContext(InsertContext);
  const [path] = getSmoothStepPath({ ...ends, borderRadius: 16 });
  const way = data?.way ?? null;
  return (
    <>
      <BaseEdge
        id={id}
        path={path}
        className={data?.isPassed ? "flow-thread is-passed" : "flow-thread"}
        {...(selected && { "data-selected": true })}
      />
      {insert && way ? (
        <EdgeLabelRenderer>
          <button
            type="button"
            className="flow-insert nodrag nopan"
            tabIndex={-1}
            aria-label="Put a step in between"
            ref={(element) => {
              element?.style.setProperty(
                "translate",
                `calc(${ends.targetX}px - 50%) calc(${ends.targetY - 26}px - 50%)`,
              );
            }}
            onClick={(event) => {
              event.stopPropagation();
              insert(way);
            }}
          >
            +
          </button>
        </EdgeLabelRenderer>
      ) : null}
    </>
  );
});
