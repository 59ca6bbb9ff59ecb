import { type ComponentProps, memo, useMemo, useRef } from "react";
import type { AutomationChoices } from "#domain/automations/contract.ts";
import { settingsOf } from "#domain/projects/configuration/automation-settings.ts";
import { type AutomationStep, errorWay } from "#domain/projects/configuration/automation.ts";
import type { Problem } from "#domain/projects/configuration/parts.ts";
import { asText } from "#steps/contract.ts";
import { stepForm } from "#steps/forms.ts";
import { paths } from "../../paths.ts";
import { Notice } from "../../ui/Notice.tsx";
import { ChoiceControl } from "../fields/choice-control.tsx";
import { SchemaForm } from "../fields/schema-form.tsx";
import { TextControl } from "../fields/text-control.tsx";
import { TextFieldContext } from "../fields/text-field-context.tsx";
import { useLatest } from "../fields/use-latest.ts";
import { DataList } from "./data-list.tsx";
import { ExpressionField } from "./expressions/expression-field.tsx";
import { TryContext } from "./expressions/try-context.ts";
import { KindSelect } from "./kind-select.tsx";
import type { KnownSource } from "./known-values.ts";
import { asKind, branchesOf } from "./link-steps.ts";
import { StepTest } from "./step-test.tsx";

const expressionField = (props: ComponentProps<typeof ExpressionField>) => (
  <ExpressionField {...props} />
);

type Props = {
  step: AutomationStep;
  change: (step: AutomationStep) => void;
  others: readonly AutomationStep[];
  choices: AutomationChoices;
  /** What earlier steps give. */
  known: readonly KnownSource[];
  problems: readonly Problem[];
  isReadOnly: boolean;
};

/** What a step does, with the settings of its kind, and where it leads; drawn again only when something of it changes. */
export const StepFields = memo(function StepFields({
  step,
  change,
  others,
  choices,
  known,
  problems,
  isReadOnly,
}: Props) {
  const holder = useRef<HTMLDivElement>(null);
  const { configuration, type } = step;
  const form = stepForm(type);
  const settings = settingsOf(step);
  const tryIn = useMemo(
    () => ({ projectId: choices.projectId, known }),
    [choices.projectId, known],
  );
  const here = ["automation", "workflows", `#${step.id}`];
  const path = [...here, "configuration", "settings"];
  const problemAt = (end: string) =>
    problems.find(
      ({ path: at, isWarning }) => !isWarning && at.slice(2).join(".") === `#${step.id}${end}`,
    )?.message;
  const set = (part: Partial<AutomationStep["configuration"]>) =>
    change({ ...step, configuration: { ...configuration, ...part } });
  const choose = useLatest((next: string) => change(asKind(step, next)));
  return (
    <div className="designer__part" ref={holder}>
      <div className="designer__pair">
        <TextControl
          label="Name"
          value={configuration.name}
          max={200}
          isReadOnly={isReadOnly}
          onChange={(name) => set({ name })}
        />
        <KindSelect
          value={form ? type : ""}
          error={problemAt("")}
          isReadOnly={isReadOnly}
          choose={choose}
        />
      </div>
      {form ? <p className="field__hint">{form.description}</p> : null}
      {form?.project && settings ? (
        <ChoiceControl
          label={form.project.label}
          isList
          none="Choose…"
          value={asText(settings[form.project.key])}
          error={problemAt(`.configuration.settings.${form.project.key}`)}
          isReadOnly={isReadOnly}
          options={choices.projects
            .filter(({ serviceType }) => serviceType === form.project?.serviceType)
            .map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) =>
            set({
              settings: {
                ...settings,
                [form.project?.key ?? ""]: id,
              } as typeof configuration.settings,
            })
          }
        />
      ) : null}
      {form?.connections ? (
        <ChoiceControl
          label="Connection"
          isList
          none={form.worksUnconnected ? "None" : "Not connected"}
          value={configuration.connectionId}
          error={problemAt(".configuration.connectionId")}
          isReadOnly={isReadOnly}
          hint={<a href={paths.portalConnections()}>Connect an account</a>}
          options={choices.connections
            .filter(({ kind }) => form.connections?.includes(kind))
            .map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(connectionId) => set({ connectionId })}
        />
      ) : null}
      {type === "ai" && !choices.hasModel ? (
        <p className="field__hint">
          No AI provider is set up yet, so this step fails when it runs.
        </p>
      ) : null}
      {form && settings ? (
        <TextFieldContext value={expressionField}>
          <TryContext value={tryIn}>
            <SchemaForm
              schema={form.settings}
              {...(form.shows && { only: form.shows(settings) })}
              value={settings}
              change={(next) => set({ settings: next as typeof configuration.settings })}
              {...{ path, problems, isReadOnly }}
            />
          </TryContext>
        </TextFieldContext>
      ) : null}
      <FarWarnings {...{ step, problems }} />
      {isReadOnly || !form ? null : <DataList holder={holder} known={known} />}
      {form ? (
        <ChoiceControl
          label="If it fails"
          value={configuration.onError}
          isReadOnly={isReadOnly}
          options={onErrors}
          onChange={(onError) => change(withOnError(step, onError))}
        />
      ) : null}
      <Ways {...{ step, change, others, isReadOnly }} />
      {isReadOnly ? null : <StepTest step={step} pin={choices.pins[step.id]} />}
    </div>
  );
});

/** What may be wrong where no field says so: in the entries of a list, and in settings that aren't shown. */
function FarWarnings({ step, problems }: Pick<Props, "step" | "problems">) {
  const form = stepForm(step.type);
  const settings = settingsOf(step);
  const shown = settings && form?.shows?.(settings);
  const isAtField = (path: readonly string[]) =>
    !/^\d+$/.test(path.at(-1) ?? "") && (shown?.includes(path[5] ?? "") ?? true);
  const warnings = problems.filter(
    ({ isWarning, path }) =>
      isWarning && path[1] === "workflows" && path[2] === `#${step.id}` && !isAtField(path),
  );
  if (warnings.length === 0) return null;
  return (
    <Notice tone="amber" title="This may be wrong">
      {warnings.map(({ message }) => message).join(" ")}
    </Notice>
  );
}

const onErrors = [
  { value: "stop", label: "Stop the run" },
  { value: "continue", label: "Continue" },
  { value: "branch", label: "Take another path" },
] as const;

/** A step that fails in another way; what was done where it fails goes with that way. */
function withOnError(step: AutomationStep, to: string): AutomationStep {
  const onError = onErrors.find(({ value }) => value === to)?.value ?? "stop";
  const { [errorWay]: _failed, ...others } = step.branches;
  return {
    ...step,
    branches: onError === "branch" ? step.branches : others,
    configuration: { ...step.configuration, onError },
  };
}

/** Where a step leads, by each of its ways. */
function Ways({
  step,
  change,
  others,
  isReadOnly,
}: Pick<Props, "step" | "change" | "others" | "isReadOnly">) {
  const branches = branchesOf(step);
  const loops = stepForm(step.type)?.loops;
  const options = others.map(({ id, configuration }) => ({
    value: id,
    label: configuration.name || id,
  }));
  const way = (label: string, targets: readonly string[], onChange: (to: string[]) => void) => (
    <ChoiceControl
      key={label}
      label={label}
      isList
      none="Nothing"
      value={targets[0] ?? ""}
      {...(targets.length > 1 && { hint: `And ${targets.length - 1} more.` })}
      isReadOnly={isReadOnly}
      options={options}
      onChange={(id) => onChange(id === "" ? [] : [id])}
    />
  );
  const ifItFails =
    step.configuration.onError === "branch"
      ? way("If it fails, then", step.branches[errorWay] ?? [], (to) =>
          change({ ...step, branches: { ...step.branches, [errorWay]: to } }),
        )
      : null;
  if (branches.length === 0)
    return (
      <>
        {way("Then", step.nextSteps, (nextSteps) => change({ ...step, nextSteps }))}
        {ifItFails}
      </>
    );
  return (
    <div className="designer__pair">
      {branches.map(({ id, label }) =>
        way(`${label}, then`, step.branches[id] ?? [], (to) =>
          change({ ...step, branches: { ...step.branches, [id]: to } }),
        ),
      )}
      {loops
        ? way("After the loop", step.nextSteps, (nextSteps) => change({ ...step, nextSteps }))
        : null}
      {ifItFails}
    </div>
  );
}
