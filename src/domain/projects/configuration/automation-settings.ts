import type { Json } from "#kit/json-changes.ts";
import { stepForm } from "#steps/forms.ts";
import { triggerForm } from "#steps/triggers.ts";
import { type ManualField, manualTrigger } from "#steps/triggers/manual.ts";
import type { AutomationStep, AutomationTrigger } from "./automation.ts";

/** A step's settings in the shape of its kind; null where they don't fit it. */
export function settingsOf(step: AutomationStep): Readonly<Record<string, unknown>> | null {
  const form = stepForm(step.type);
  return form?.settings.safeParse({ ...form.initial, ...step.configuration.settings }).data ?? null;
}

/** A trigger's settings in the shape of its kind; null where they don't fit it. */
export function triggerSettingsOf(
  trigger: AutomationTrigger,
): Readonly<Record<string, unknown>> | null {
  const form = triggerForm(trigger.type);
  return (
    form?.settings.safeParse({ ...form.initial, ...trigger.configuration.settings }).data ?? null
  );
}

/** What a trigger gives as it is set, as an example. */
export function sampleOfTrigger(trigger: AutomationTrigger): Json {
  const form = triggerForm(trigger.type);
  const settings = triggerSettingsOf(trigger);
  return (settings && form?.sampleOf?.(settings)) ?? form?.sample ?? {};
}

/** What a step gives as it is set, as an example. */
export function sampleOfStep(step: AutomationStep): Json {
  const form = stepForm(step.type);
  const settings = settingsOf(step);
  return (settings && form?.sampleOf?.(settings)) ?? form?.sample ?? null;
}

/** What is asked where an automation is started by hand; null where no trigger of it is for that. */
export function manualFormOf(
  triggers: readonly AutomationTrigger[],
): { triggerId: string; fields: readonly ManualField[] } | null {
  const trigger = triggers.find(({ type }) => type === manualTrigger.id);
  const settings = trigger && triggerSettingsOf(trigger);
  return trigger && settings
    ? { triggerId: trigger.id, fields: settings["fields"] as ManualField[] }
    : null;
}
