import type { ReactNode } from "react";
import type { RunStepView } from "#domain/automations/contract.ts";
import type { Json } from "#kit/json-changes.ts";
import { stepTitle } from "#steps/forms.ts";
import type { Actions } from "../../../kit/forms/use-actions.ts";
import { ActionButton } from "../../../ui/ActionButton.tsx";
import { Badge } from "../../../ui/Badge.tsx";
import { Moment } from "../../../ui/Moment.tsx";
import { stepFacts, stepWords } from "./run-words.ts";

/** What can be done with a step of a run that is over. */
export function StepActions({ step, actions }: { step: RunStepView; actions: Actions }) {
  const about = step.name || stepTitle(step.type);
  const hasGiven = step.state === "done" || step.state === "passed";
  return (
    <div className="desk__actions">
      <ActionButton
        actions={actions}
        fields={{ intent: "retry-from", step: step.key }}
        about={about}
        asks
        busy="Starting…"
      >
        Continue from here
      </ActionButton>
      {hasGiven ? (
        <ActionButton
          actions={actions}
          fields={{ intent: "pin", step: step.key }}
          about={about}
          busy="Pinning…"
        >
          Pin as its sample
        </ActionButton>
      ) : null}
    </div>
  );
}

/** A step of a run: how it went, what it took and what it gave. */
export function RunStep({ step, children }: { step: RunStepView; children: ReactNode }) {
  const { name, type, state, problem, wouldDo, waitsUntil } = step;
  const { text, tone } = stepWords[state];
  return (
    <li className="run-step" data-state={state}>
      <p className="run-step__head">
        <strong>{name || stepTitle(type)}</strong>
        <Badge tone={tone}>{text}</Badge>
        <span className="field__hint figures">
          {[stepTitle(type), stepFacts(step)].filter((one) => one !== "").join(" · ")}
        </span>
      </p>
      {wouldDo ? <p>Would do: {wouldDo}</p> : null}
      {problem ? <p className="run-problem">{problem}</p> : null}
      {waitsUntil ? (
        <p className="field__hint">
          Continues by <Moment at={waitsUntil} />
        </p>
      ) : null}
      <Given title="Input" value={step.input} />
      {state === "waiting" || state === "retrying" ? null : (
        <Given title={wouldDo ? "Sample it continued with" : "Output"} value={step.output} />
      )}
      {children}
    </li>
  );
}

/** Data as it was, folded until somebody wants to see it. */
export function Given({ title, value }: { title: string; value: Json }) {
  if (value === null || JSON.stringify(value) === "{}") return null;
  return (
    <details className="run-data">
      <summary>{title}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard */}
      <pre tabIndex={0}>{JSON.stringify(value, null, 2)}</pre>
    </details>
  );
}
