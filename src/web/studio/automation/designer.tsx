import { useDeferredValue } from "react";
import { Automation } from "#domain/projects/configuration/automation.ts";
import type { DesignerProps } from "../designer-props.ts";
import { DesignerSplit } from "../fields/designer-split.tsx";
import { OrderedItems } from "../fields/ordered-items.tsx";
import { SchemaForm } from "../fields/schema-form.tsx";
import { TextControl } from "../fields/text-control.tsx";
import { ProjectPrice } from "../price/project-price.tsx";
import { AutomationView, integrationLabels } from "./automation-view.tsx";
import { linkSteps } from "./link-steps.ts";

const triggerTypes = ["webhook", "schedule", "form", "email"];
const stepTypes = ["action", "decision", "wait", "email", "request"];
const labels = { "automation.integrations": integrationLabels };
const newId = (prefix: string) => `${prefix}-${crypto.randomUUID().slice(0, 8)}`;

/** Triggers, steps and integrations (spec studio.md §2.7) beside the way that they make. */
export default function AutomationDesigner({
  configuration,
  change,
  isReadOnly,
  problems,
  selected,
  select,
  projectId,
}: DesignerProps<"automation">) {
  const { automation } = configuration;
  // What it makes and costs follows when typing leaves time for it.
  const shown = useDeferredValue(configuration);
  const set = (part: Partial<Automation>) => change({ automation: { ...automation, ...part } });
  const errorAt = (key: string) =>
    problems.find(({ path }) => path.join(".") === `automation.${key}`)?.message;
  const lists = { isReadOnly, select };
  return (
    <DesignerSplit
      title="Automation Designer"
      selected={selected}
      settings={
        <>
          <OrderedItems
            {...lists}
            path="automation.triggers"
            label="Triggers"
            itemName="trigger"
            items={automation.triggers}
            max={20}
            error={errorAt("triggers")}
            empty="What starts it: a form, a time, a call from another program."
            nameOf={(trigger) => trigger.configuration.name || "trigger"}
            newItem={() => ({
              id: newId("trigger"),
              type: "webhook",
              configuration: { name: "New Trigger" },
            })}
            onChange={(triggers) => set({ triggers })}
          >
            {(trigger, changeTrigger) => (
              <NameAndType
                item={trigger}
                change={changeTrigger}
                {...{ isReadOnly }}
                types={triggerTypes}
              />
            )}
          </OrderedItems>
          <OrderedItems
            {...lists}
            path="automation.workflows"
            label="Workflow"
            itemName="step"
            items={automation.workflows}
            max={200}
            error={errorAt("workflows")}
            empty="What happens then, one step after the other."
            nameOf={(step) => step.configuration.name || "step"}
            newItem={() => ({
              id: newId("step"),
              type: "action",
              configuration: { name: "New Step" },
              nextSteps: [],
            })}
            onChange={(steps) => set({ workflows: linkSteps(automation.workflows, steps) })}
          >
            {(step, changeStep) => (
              <NameAndType item={step} change={changeStep} {...{ isReadOnly }} types={stepTypes} />
            )}
          </OrderedItems>
          <section className="designer__part">
            <SchemaForm
              schema={Automation}
              only={["integrations"]}
              value={automation}
              change={(next) => change({ automation: next })}
              path={["automation"]}
              {...{ problems, isReadOnly, labels, select }}
            />
          </section>
        </>
      }
      view={<AutomationView automation={shown.automation} />}
      price={<ProjectPrice projectId={projectId} configuration={shown} isReadOnly={isReadOnly} />}
    />
  );
}

function NameAndType<Item extends { type: string; configuration: { name: string } }>({
  item,
  change,
  isReadOnly,
  types,
}: {
  item: Item;
  change: (item: Item) => void;
  isReadOnly: boolean;
  types: readonly string[];
}) {
  return (
    <div className="designer__pair">
      <TextControl
        label="Name"
        value={item.configuration.name}
        max={200}
        isReadOnly={isReadOnly}
        onChange={(name) => change({ ...item, configuration: { ...item.configuration, name } })}
      />
      <TextControl
        label="Type"
        value={item.type}
        max={50}
        suggestions={types}
        isReadOnly={isReadOnly}
        onChange={(type) => change({ ...item, type })}
      />
    </div>
  );
}
