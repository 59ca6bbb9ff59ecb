import { Button } from "../../../ui/Button.tsx";
import { ArrowLeft, CircleAlert, Quote, Workflow } from "../../../ui/icons.tsx";

const views = [
  { value: "canvas", label: "Canvas" },
  { value: "list", label: "List" },
] as const;

/** What can be added, how it is shown, and what still keeps it from going live. */
export const BuilderBar = ({
  view,
  setView,
  isReadOnly,
  said,
  problemCount,
  addStep,
  addNote,
  tidyUp,
  close,
}: {
  view: "canvas" | "list";
  setView: (view: "canvas" | "list") => void;
  isReadOnly: boolean;
  /** What was just done, for screen readers too. */
  said: string;
  problemCount: number;
  addStep: () => void;
  addNote: () => void;
  tidyUp: () => void;
  close: () => void;
}) => (
  <div className="builder__bar">
    <Button size="small" variant="quiet" icon={<ArrowLeft size={16} />} onClick={close}>
      Close builder
    </Button>
    {isReadOnly ? null : (
      <>
        <Button size="small" variant="solid" onClick={addStep}>
          Add a step
        </Button>
        <Button size="small" variant="quiet" icon={<Quote size={16} />} onClick={addNote}>
          Add a note
        </Button>
        <Button size="small" variant="quiet" icon={<Workflow size={16} />} onClick={tidyUp}>
          Tidy up
        </Button>
      </>
    )}
    <span className="field__hint" role="status">
      {said}
    </span>
    {problemCount > 0 ? (
      <span className="flow-node__problem">
        <CircleAlert size={16} />
        {problemCount === 1 ? "1 problem" : `${problemCount} problems`} to fix before it goes live
      </span>
    ) : null}
    <fieldset>
      <legend className="sr-only">Show as</legend>
      {views.map(({ value, label }) => (
        <Button
          key={value}
          size="small"
          variant={view === value ? "solid" : "quiet"}
          aria-pressed={view === value}
          onClick={() => setView(value)}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  </div>
);
