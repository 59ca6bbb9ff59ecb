import { useDeferredValue, useState } from "react";
import type { AutomationChoices } from "#domain/automations/contract.ts";
import {
  type Automation,
  type AutomationStep,
  maxSteps,
  newStep,
} from "#domain/projects/configuration/automation.ts";
import type { Problem } from "#domain/projects/configuration/parts.ts";
import { OrderedItems } from "../fields/ordered-items.tsx";
import { useLatest } from "../fields/use-latest.ts";
import { FoldedStep } from "./folded-step.tsx";
import { linkSteps, newStepId } from "./link-steps.ts";
import { OpenStep } from "./open-step.tsx";

/** Of more steps than these only their names are drawn, until they are opened: each has dozens of fields. */
export const maxOpenSteps = 12;

type Props = {
  automation: Automation;
  changeSteps: (steps: AutomationStep[]) => void;
  choices: AutomationChoices;
  problems: readonly Problem[];
  isReadOnly: boolean;
  error: string | undefined;
  /** What was chosen elsewhere: `automation.workflows.#id…`. */
  selected: string | null;
  select: (path: string) => void;
};

/** The steps of an automation, one below the other, with their settings. */
export function StepsColumn(props: Props) {
  const { automation, changeSteps, choices, problems, isReadOnly, error, selected, select } = props;
  const { workflows } = automation;
  // What earlier steps give follows when typing leaves time for it.
  const shown = useDeferredValue(automation);
  const isLong = workflows.length > maxOpenSteps;
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set(isLong ? [] : workflows.map(({ id }) => id)),
  );
  const open = (id: string) => setOpened((now) => new Set([...now, id]));
  // A step that was chosen elsewhere is opened once, and may be folded again.
  const [, chosen = null] = /^automation\.workflows\.#([\w-]+)/.exec(selected ?? "") ?? [];
  const [lastChosen, setLastChosen] = useState<string | null>(null);
  if (chosen !== lastChosen) {
    setLastChosen(chosen);
    if (chosen !== null) open(chosen);
  }
  const toggle = useLatest((id: string) =>
    setOpened((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id])),
  );
  const changeStep = useLatest((step: AutomationStep) => {
    const steps = workflows.map((one) => (one.id === step.id ? step : one));
    changeSteps(linkSteps(workflows, steps));
  });
  const addNew = () => {
    const id = newStepId("step", workflows);
    open(id);
    return newStep({ id, type: "action", name: "New Step" });
  };
  return (
    <OrderedItems
      path="automation.workflows"
      label="Workflow"
      itemName="step"
      items={workflows}
      max={maxSteps}
      empty="What happens then, one step after the other."
      nameOf={(step) => step.configuration.name || "step"}
      newItem={addNew}
      onChange={(steps) => changeSteps(linkSteps(workflows, steps))}
      {...{ error, isReadOnly, select }}
    >
      {(step, _change, place) => {
        const isOpen = !isLong || opened.has(step.id);
        const problem = problems.find(
          ({ path, isWarning }) =>
            !isWarning && path[1] === "workflows" && path[2] === `#${step.id}`,
        );
        return (
          <div className="items__fields" data-path={`automation.workflows.#${step.id}`}>
            {isLong ? (
              <FoldedStep {...{ step, isOpen, toggle }} place={place} problem={problem?.message} />
            ) : null}
            {isOpen ? (
              <OpenStep
                {...{ step, choices, problems, isReadOnly }}
                automation={shown}
                change={changeStep}
              />
            ) : null}
          </div>
        );
      }}
    </OrderedItems>
  );
}
