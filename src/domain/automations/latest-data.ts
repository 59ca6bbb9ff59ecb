import type { Mask } from "#domain/connections/index.ts";
import type { Json } from "#kit/json-changes.ts";
import type { LatestData } from "./contract.ts";
import type { AutomationDeps } from "./deps.ts";
import { selectLatestWhole } from "./queries-lists.ts";
import { selectRunSteps } from "./queries.ts";
import { handTriggerId } from "./rules.ts";
import { stepIdOf } from "./walk.ts";

/** What the latest whole run's trigger and steps gave; null before the first run. */
export async function readLatest(
  projectId: string,
  { db }: Pick<AutomationDeps, "db">,
): Promise<LatestData | null> {
  const run = await selectLatestWhole(db, projectId);
  if (!run) return null;
  const given = new Map<string, Json>();
  for (const { key, state, output } of await selectRunSteps(db, run.id)) {
    const id = stepIdOf(key);
    if (state === "done" && !given.has(id)) given.set(id, output);
  }
  return {
    runAt: run.startedAt.toISOString(),
    triggerId: run.triggerId === handTriggerId ? null : run.triggerId,
    trigger: run.data,
    steps: Object.fromEntries(given),
  };
}

/** What a trigger gave in a run, if that run was started by it or by hand. */
export const givenBy = (latest: LatestData | null, triggerId: string): Json | undefined =>
  latest && (latest.triggerId ?? triggerId) === triggerId ? latest.trigger : undefined;

/** The same without secrets. */
export const maskLatest = ({ trigger, steps, ...run }: LatestData, mask: Mask): LatestData => ({
  ...run,
  trigger: mask.value(trigger),
  steps: mask.value(steps) as LatestData["steps"],
});
export const maskSample = (sample: Json | undefined, mask: Mask): Json | undefined =>
  sample === undefined ? undefined : mask.value(sample);

const maxText = 200;
const maxItems = 3;
const maxKeys = 40;
const maxDepth = 6;

/** A value as an example of itself: long texts, lists and deep places are cut. */
export function shorten(value: Json, depth = 0): Json {
  if (typeof value === "string")
    return value.length > maxText ? `${value.slice(0, maxText - 1)}…` : value;
  if (typeof value !== "object" || value === null) return value;
  if (depth >= maxDepth) return "…";
  if (Array.isArray(value)) return value.slice(0, maxItems).map((one) => shorten(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, maxKeys)
      .map(([key, one]) => [key, shorten(one, depth + 1)]),
  );
}

const maxLength = 64 * 1024;

/** The same in the designer: each value shortened, and left out where all of it would be too much. */
export function shortenLatest({ trigger, steps, ...run }: LatestData): LatestData {
  let left = maxLength;
  const fit = (value: Json): Json | undefined => {
    const short = shorten(value);
    left -= JSON.stringify(short).length;
    return left < 0 ? undefined : short;
  };
  const start = fit(trigger) ?? {};
  return {
    ...run,
    trigger: start,
    steps: Object.fromEntries(
      Object.entries(steps).flatMap(([id, value]) => {
        const short = fit(value);
        return short === undefined ? [] : [[id, short]];
      }),
    ),
  };
}
