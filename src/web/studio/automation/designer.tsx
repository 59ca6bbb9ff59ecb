import { lazy, Suspense, useCallback, useDeferredValue, useMemo } from "react";
import { automationBenefits } from "#content/automation-templates.ts";
import {
  Automation,
  type AutomationTrigger,
  newTrigger,
} from "#domain/projects/configuration/automation.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/Button.tsx";
import { Workflow } from "../../ui/icons.tsx";
import { ThreadLoading } from "../../ui/Thread.tsx";
import type { DesignerProps } from "../designer-props.ts";
import { DesignerSplit } from "../fields/designer-split.tsx";
import { OrderedItems } from "../fields/ordered-items.tsx";
import { SchemaForm } from "../fields/schema-form.tsx";
import { useLatest } from "../fields/use-latest.ts";
import { Rocket } from "../icons.tsx";
import { ProjectPrice } from "../price/project-price.tsx";
import { AutomationView, integrationLabels } from "./automation-view.tsx";
import { useExpressionProblems } from "./expressions/use-expression-problems.ts";
import { StepsColumn } from "./steps-column.tsx";
import { TestContext } from "./test-context.ts";
import { TestPanel } from "./test-panel.tsx";
import { TriggerFields } from "./trigger-fields.tsx";
import { useBuilderOpen } from "./use-builder-open.ts";
import { useChoices } from "./use-choices.ts";

// The canvas is as large as the rest of the designer, and waits until it is opened.
const Builder = lazy(() => import("./canvas/builder.tsx"));

const labels = { "automation.integrations": integrationLabels };

/** Triggers, steps and integrations (spec studio.md §2.7) beside the way that they make, and a test of it. */
export default function AutomationDesigner({
  configuration,
  change,
  isReadOnly,
  problems,
  selected,
  select,
  projectId,
  save,
  publish,
  report,
}: DesignerProps<"automation">) {
  const { automation } = configuration;
  const { choices, readAgain } = useChoices(projectId);
  // What it makes and costs follows when typing leaves time for it.
  const shown = useDeferredValue(configuration);
  const set = (part: Partial<Automation>) => change({ automation: { ...automation, ...part } });
  const errorAt = (key: string) =>
    problems.find(({ path }) => path.join(".") === `automation.${key}`)?.message;
  const lists = { isReadOnly, select };
  // The same function at each drawing: only the trigger that is typed into is drawn again at once.
  const changeTrigger = useLatest((trigger: AutomationTrigger) =>
    set({ triggers: automation.triggers.map((one) => (one.id === trigger.id ? trigger : one)) }),
  );
  const refresh = useCallback(() => void save().then(readAgain), [save, readAgain]);
  useExpressionProblems(shown.automation, choices, report);
  const shared = { choices, problems, isReadOnly };
  const builder = useBuilderOpen();
  const testing = useMemo(() => ({ projectId, save, readAgain }), [projectId, save, readAgain]);
  if (builder.isOpen)
    return (
      <Suspense fallback={<ThreadLoading label="Loading the builder" />}>
        <TestContext value={isReadOnly ? null : testing}>
          <Builder
            {...shared}
            automation={automation}
            change={(next) => change({ automation: next })}
            chosen={selected}
            refresh={refresh}
            close={builder.close}
          />
        </TestContext>
      </Suspense>
    );
  const columns = (
    <DesignerSplit
      title="Automation Designer"
      selected={selected}
      settings={
        <>
          {isReadOnly ? null : (
            <div className="desk__actions">
              <Button icon={<Rocket size={16} />} onClick={publish}>
                Deploy Automation
              </Button>
              <a className="text-ink-soft" href={paths.automationRuns(projectId)}>
                Runs
              </a>
            </div>
          )}
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
            newItem={() =>
              newTrigger({
                id: `trigger-${crypto.randomUUID().slice(0, 8)}`,
                type: "webhook",
                name: "New Trigger",
              })
            }
            onChange={(triggers) => set({ triggers })}
          >
            {(trigger) => (
              <TriggerFields
                {...shared}
                trigger={trigger}
                change={changeTrigger}
                refresh={refresh}
              />
            )}
          </OrderedItems>
          <StepsColumn
            {...shared}
            {...lists}
            automation={automation}
            changeSteps={(workflows) => set({ workflows })}
            selected={selected}
            error={errorAt("workflows")}
          />
          <section className="designer__part">
            <h3 className="items__title">Visual Workflow Builder</h3>
            <p className="field__hint">
              The same triggers and steps on a canvas: drag, connect, branch and repeat.
            </p>
            <div>
              <Button
                variant="quiet"
                size="small"
                icon={<Workflow size={16} />}
                onClick={builder.open}
              >
                Open Builder
              </Button>
            </div>
          </section>
          <section className="designer__part">
            <SchemaForm
              schema={Automation}
              only={["integrations", "alertAfter", "maxMinutes"]}
              value={automation}
              change={(next) => change({ automation: next })}
              path={["automation"]}
              {...{ problems, isReadOnly, labels, select }}
            />
          </section>
          <Benefits />
        </>
      }
      view={
        <>
          <AutomationView automation={shown.automation} />
          {isReadOnly ? null : (
            <TestPanel automation={shown.automation} choices={choices} testing={testing} />
          )}
        </>
      }
      price={<ProjectPrice projectId={projectId} configuration={shown} isReadOnly={isReadOnly} />}
    />
  );
  return <TestContext value={isReadOnly ? null : testing}>{columns}</TestContext>;
}

/** Spec studio.md §2.7. */
const Benefits = () => (
  <section className="designer__part">
    <h3 className="items__title">Automation Benefits</h3>
    <ul className="field__hint">
      {automationBenefits.map(({ figure, label }) => (
        <li key={figure}>
          {figure} {label}
        </li>
      ))}
      <li>Data synchronization</li>
    </ul>
    <p className="field__hint">Our own claims, not measured for your automation.</p>
  </section>
);
