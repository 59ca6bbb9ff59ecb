import { lazy, Suspense, useMemo, useSyncExternalStore } from "react";
import type { RunStepView } from "#domain/automations/contract.ts";
import type { Automation } from "#domain/projects/configuration/automation.ts";
import type { StepMark } from "../canvas/flow-of.ts";
import { stepWords, tookWords } from "./run-words.ts";

const Canvas = lazy(async () => ({ default: (await import("../canvas/canvas.tsx")).Canvas }));
const neverChanges = () => () => {};

/** A run on the canvas of its automation: the thread is drawn as far as the run has come. */
export function RunPicture({ plan, steps }: { plan: Automation; steps: readonly RunStepView[] }) {
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const marks = useMemo(() => marksOf(steps), [steps]);
  // Without scripts the list below says the same.
  if (!isInBrowser || plan.workflows.length === 0) return null;
  return (
    <figure className="run-picture">
      <Suspense>
        <Canvas
          automation={plan}
          problems={[]}
          marks={marks}
          label="The path that the run took, as in the list of steps below"
        />
      </Suspense>
    </figure>
  );
}

/** What is said at each step: how it went, in its last round where it was done again and again. */
function marksOf(steps: readonly RunStepView[]): ReadonlyMap<string, StepMark> {
  const byId = Map.groupBy(steps, ({ key }) => key.slice(key.lastIndexOf("/") + 1));
  return new Map(
    [...byId].flatMap(([id, rounds]) => {
      const last = rounds.find(({ state }) => state === "failed") ?? rounds.at(-1);
      if (!last) return [];
      const took = last.endedAt ? tookWords(last.startedAt, last.endedAt) : "";
      const text = [
        stepWords[last.state].text,
        rounds.length > 1 ? `${rounds.length} rounds` : took,
      ].filter(Boolean);
      return [[id, { state: last.state, text: text.join(" · "), branch: last.branch }]];
    }),
  );
}
