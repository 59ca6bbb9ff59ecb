import { type Automation, sampleOfStep, sampleOfTrigger } from "#domain/projects/index.ts";
import type { Json } from "#kit/json-changes.ts";
import { nameInData } from "#steps/expressions.ts";
import { stepForm } from "#steps/forms.ts";
import { triggerForm } from "#steps/triggers.ts";
import type { LatestData, Pins } from "./contract.ts";
import type { AutomationDeps } from "./deps.ts";
import { givenBy, readLatest } from "./latest-data.ts";
import { selectPins } from "./queries-pins.ts";
import { selectSamples } from "./queries-triggers.ts";
import { itemsOf } from "./walk.ts";

type Named = { id: string; type: string };

/** What triggers and steps are taken to give: what is pinned, what came last, or the examples of their kinds. */
export type Samples = {
  /** What a trigger gives. */
  start: (trigger: Named | null) => Json;
  /** What these steps give, by their names, and in a loop its first item. */
  of: (steps: readonly Named[], loopId: string | null) => Record<string, Json>;
};

export async function readSamples(
  projectId: string,
  automation: Automation | null,
  deps: Pick<AutomationDeps, "db">,
): Promise<Samples> {
  const [pins, latest, calls] = await Promise.all([
    selectPins(deps.db, projectId),
    readLatest(projectId, deps),
    selectSamples(deps.db, projectId),
  ]);
  return samplesFrom({ automation, pins, latest, calls });
}

function samplesFrom({
  automation,
  pins,
  latest,
  calls,
}: {
  automation: Automation | null;
  pins: Pins;
  latest: LatestData | null;
  calls: ReadonlyMap<string, Json>;
}): Samples {
  const given = ({ id, type }: Named): Json =>
    pins[id] ?? latest?.steps[id] ?? exampleOfStep(automation, { id, type });
  return {
    start: (trigger) =>
      trigger &&
      (pins[trigger.id] ??
        givenBy(latest, trigger.id) ??
        calls.get(trigger.id) ??
        exampleOfTrigger(automation, trigger)),
    of(steps, loopId) {
      const data = Object.fromEntries(steps.map((step) => [nameInData(step.id), given(step)]));
      const loop = steps.find(({ id }) => id === loopId);
      if (!loop) return data;
      return { ...data, item: itemsOf(given(loop))[0] ?? null, index: 0 };
    },
  };
}

function exampleOfStep(automation: Automation | null, { id, type }: Named): Json {
  const step = automation?.workflows.find((one) => one.id === id && one.type === type);
  return step ? sampleOfStep(step) : (stepForm(type)?.sample ?? null);
}

function exampleOfTrigger(automation: Automation | null, { id, type }: Named): Json {
  const trigger = automation?.triggers.find((one) => one.id === id && one.type === type);
  return trigger ? sampleOfTrigger(trigger) : (triggerForm(type)?.sample ?? {});
}

/** The innermost loop that a step is in; null outside of loops. */
export function loopAround(
  bodies: ReadonlyMap<string, ReadonlySet<string>>,
  id: string,
): string | null {
  const around = [...bodies].filter(([, body]) => body.has(id));
  return around.toSorted(([, a], [, b]) => a.size - b.size)[0]?.[0] ?? null;
}

/** A step alone, as it is tested: it leads nowhere. */
export const alone = (automation: Automation, stepId: string): Automation => ({
  ...automation,
  workflows: automation.workflows
    .filter(({ id }) => id === stepId)
    .map((step) => ({ ...step, nextSteps: [], branches: {} })),
});
