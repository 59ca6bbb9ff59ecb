import type { ReactNode } from "react";
import type { AutomationChoices } from "#domain/automations/contract.ts";
import type { Automation } from "#domain/projects/configuration/automation.ts";
import type { Problem } from "#domain/projects/configuration/parts.ts";
import { IconButton } from "../../../ui/Button.tsx";
import { Close } from "../../../ui/icons.tsx";
import { TextControl } from "../../fields/text-control.tsx";
import { knownValues } from "../known-values.ts";
import { StepFields } from "../step-fields.tsx";
import { TriggerFields } from "../trigger-fields.tsx";
import { NothingSelected } from "./nothing-selected.tsx";

/** The settings of what is selected on the canvas, beside it. */
export function NodePanel({
  automation,
  id,
  choices,
  problems,
  isReadOnly,
  change,
  refresh,
  select,
  close,
}: {
  automation: Automation;
  /** The selected trigger, step or note; null for none, or several. */
  id: string | null;
  choices: AutomationChoices;
  problems: readonly Problem[];
  isReadOnly: boolean;
  change: (automation: Automation) => void;
  refresh: () => void;
  select: (id: string) => void;
  close: () => void;
}) {
  const { triggers, workflows, canvas } = automation;
  const shared = { choices, problems, isReadOnly };
  const trigger = triggers.find((one) => one.id === id);
  const step = workflows.find((one) => one.id === id);
  const note = canvas.notes.find((one) => one.id === id);
  const replaced = <Item extends { id: string }>(list: readonly Item[], item: Item) =>
    list.map((one) => (one.id === item.id ? item : one));
  if (trigger)
    return (
      <Frame title="Trigger" close={close}>
        <TriggerFields
          {...shared}
          trigger={trigger}
          change={(next) => change({ ...automation, triggers: replaced(triggers, next) })}
          refresh={refresh}
        />
      </Frame>
    );
  if (step)
    return (
      <Frame title="Step" close={close}>
        <StepFields
          key={step.id}
          {...shared}
          step={step}
          change={(next) => change({ ...automation, workflows: replaced(workflows, next) })}
          others={workflows.filter((one) => one.id !== step.id)}
          known={knownValues(automation, step.id, choices)}
        />
      </Frame>
    );
  if (note)
    return (
      <Frame title="Note" close={close}>
        <TextControl
          label="Text"
          isLong
          max={2000}
          value={note.text}
          isReadOnly={isReadOnly}
          onChange={(text) =>
            change({
              ...automation,
              canvas: { ...canvas, notes: replaced(canvas.notes, { ...note, text }) },
            })
          }
        />
      </Frame>
    );
  return <NothingSelected {...{ automation, problems, select }} />;
}

const Frame = ({
  title,
  close,
  children,
}: {
  title: string;
  close: () => void;
  children: ReactNode;
}) => (
  <>
    <div className="builder__panel-head">
      <h3 className="items__title">{title}</h3>
      <IconButton label="Close the settings" onClick={close}>
        <Close size={16} />
      </IconButton>
    </div>
    <div className="designer">{children}</div>
  </>
);
