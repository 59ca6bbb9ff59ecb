import { memo } from "react";
import type { Automation } from "#domain/projects/configuration/automation.ts";
import { isChain } from "./link-steps.ts";

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
            <span className="way__kind">{type || "trigger"}</span>
            <span>{configuration.name.trim() || "A trigger without a name"}</span>
          </li>
        ))}
        {triggers.length === 0 ? <li className="way__one way__one--open">No trigger yet</li> : null}
        {workflows.map(({ id, type, configuration, nextSteps }) => (
          <li key={id} className="way__one">
            <span className="way__kind">{type || "step"}</span>
            <span>{configuration.name.trim() || "A step without a name"}</span>
            {isLine || nextSteps.length === 0 ? null : (
              <span className="field__hint">then {nextSteps.map(nameOf).join(", or ")}</span>
            )}
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
        A drawing of these settings. Nothing of it runs yet.
      </figcaption>
    </figure>
  );
});
