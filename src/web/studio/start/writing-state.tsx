import { RunningThread } from "../../ui/Thread.tsx";
import type { WritingProgress } from "./use-written-choice.ts";

const words: Readonly<Record<WritingProgress, string>> = {
  none: "",
  writing:
    "AI is writing a fuller version. This can take up to half a minute; below is what our rules propose.",
  written: "",
  failed: "AI couldn’t be reached. Below is what our rules propose.",
};

/** Where the version that AI writes is; read out when it changes. */
export const WritingState = ({ state }: { state: WritingProgress }) => (
  <div role="status" className="studio-start__writing needs-js">
    {words[state] ? <p>{words[state]}</p> : null}
    {state === "writing" ? <RunningThread /> : null}
    {state === "written" ? (
      <p className="sr-only">The version written by AI is shown now.</p>
    ) : null}
  </div>
);
