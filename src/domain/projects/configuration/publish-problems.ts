import { asText } from "#steps/contract.ts";
import { stepForm } from "#steps/forms.ts";
import { triggerForm } from "#steps/triggers.ts";
import { graphProblems } from "./automation-graph.ts";
import { settingsOf, triggerSettingsOf } from "./automation-settings.ts";
import type { Automation, AutomationStep, AutomationTrigger } from "./automation.ts";
import type { Problem } from "./parts.ts";
import { type Configuration, problemsOf } from "./types.ts";

/**
 * What keeps a configuration from going live: what keeps it from being ordered, and of an automation whatever couldn't
 * run, because nobody is there to find out what was meant.
 */
export const publishProblemsOf = (configuration: Configuration): Problem[] => [
  ...problemsOf(configuration),
  ...("automation" in configuration ? runProblems(configuration.automation) : []),
];

const runProblems = ({ triggers, workflows }: Automation): Problem[] => [
  ...triggers.flatMap(triggerProblems),
  ...workflows.flatMap(stepProblems),
  ...graphProblems(workflows).map(({ id, message }) => at(["workflows", `#${id}`], message)),
];

const at = (path: readonly string[], message: string): Problem => ({
  path: ["automation", ...path],
  message,
});

function triggerProblems(trigger: AutomationTrigger): Problem[] {
  const here = ["triggers", `#${trigger.id}`];
  const form = triggerForm(trigger.type);
  if (!form) return [at(here, "Choose what starts it.")];
  const settings = triggerSettingsOf(trigger);
  if (!settings) return [at(here, "Its settings aren’t complete.")];
  return Object.entries(form.problems(settings)).map(([key, message]) =>
    at([...here, "configuration", "settings", key], message ?? ""),
  );
}

function stepProblems(step: AutomationStep): Problem[] {
  const here = ["workflows", `#${step.id}`];
  const form = stepForm(step.type);
  if (!form) return [at(here, "Choose what this step does.")];
  const settings = settingsOf(step);
  if (!settings) return [at(here, "Its settings aren’t complete.")];
  const missing = Object.entries(form.needs).flatMap(([key, message]) =>
    asText(settings[key]).trim() === "" && message
      ? [at([...here, "configuration", "settings", key], message)]
      : [],
  );
  const unfit = Object.entries(form.problems?.(settings) ?? {}).map(([key, message]) =>
    at([...here, "configuration", "settings", key], message ?? ""),
  );
  const lacksProject =
    form.project !== undefined && asText(settings[form.project.key]).trim() === "";
  const lacksConnection =
    form.connections && !form.worksUnconnected && step.configuration.connectionId === "";
  return [
    ...missing,
    ...unfit,
    ...(form.project && lacksProject
      ? [
          at(
            [...here, "configuration", "settings", form.project.key],
            "Choose one of your projects.",
          ),
        ]
      : []),
    ...(lacksConnection
      ? [at([...here, "configuration", "connectionId"], "Choose a connection.")]
      : []),
  ];
}
