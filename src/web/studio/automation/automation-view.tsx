import { memo } from "react";
import { settingsOf } from "#domain/projects/configuration/automation-settings.ts";
import type { Automation, AutomationStep } from "#domain/projects/configuration/automation.ts";
import { stepForm, stepTitle } from "#steps/forms.ts";
import { triggerTitle } from "#steps/triggers.ts";
import { branchesOf, isChain } from "./link-steps.ts";

export const integrationLabels = {
  zapier: "Zapier",
  make: "Make",
  hubspot: "HubSpot",
  salesforce: "Salesforce",
  slack: "Slack",
  email: "Email",
};

/** What starts it, the steps in their order, and the programs that it connects, along the thread. */
export const AutomationView = memo(function AutomationView({
  automation,
}: {
  automation: Automation;
}) {
  const { triggers, workflows, integrations } = automation;
  const nameOf = (id: string) =>
    workflows.find((step) => step.id === id)?.configuration.name.trim() || "a step";
  const isLine = isChain(workflows);
  return (
    <figure className="view">
      <ol className="way">
        {triggers.map(({ id, type, configuration }) => (
          <li key={id} className="way__one way__one--start">
            <span className="way__kind">{triggerTitle(type)}</span>
            <span>{configuration.name.trim() || "A trigger without a name"}</span>
          </li>
        ))}
        {triggers.length === 0 ? <li className="way__one way__one--open">No trigger yet</li> : null}
        {workflows.map((step) => (
          <li key={step.id} className="way__one">
            <span className="way__kind">{stepTitle(step.type)}</span>
            <span>{step.configuration.name.trim() || "A step without a name"}</span>
            <StepSays step={step} />
            {isLine ? null : <Ways step={step} nameOf={nameOf} />}
          </li>
        ))}
        {workflows.length === 0 ? <li className="way__one way__one--open">No step yet</li> : null}
        {integrations.length > 0 ? (
          <li className="way__one way__one--end">
            <span className="way__kind">Connects</span>
            <span>{integrations.map((name) => integrationLabels[name]).join(", ")}</span>
          </li>
        ) : null}
      </ol>
      <figcaption className="field__hint">
        A drawing of these settings. It runs once it is published.
      </figcaption>
    </figure>
  );
});

/** One line on what a step does as it is set. */
function StepSays({ step }: { step: AutomationStep }) {
  const settings = settingsOf(step);
  const says = settings && stepForm(step.type)?.says(settings);
  return says ? <span className="field__hint way__says">{says}</span> : null;
}

/** Where a step leads, where that isn't the next one. */
function Ways({ step, nameOf }: { step: AutomationStep; nameOf: (id: string) => string }) {
  const ways = [
    ...branchesOf(step).map(({ id, label }) => ({
      label: `${label}: `,
      to: step.branches[id] ?? [],
    })),
    { label: "then ", to: step.nextSteps },
  ].filter(({ to }) => to.length > 0);
  return ways.map(({ label, to }) => (
    <span key={label} className="field__hint">
      {label}
      {to.map(nameOf).join(" and ")}
    </span>
  ));
}
