import type { DbOrTx } from "#db/open.ts";
import type { Automation } from "#domain/projects/index.ts";
import { countUsage } from "#domain/usage/index.ts";
import { newId } from "#kit/ids.ts";
import type { Json } from "#kit/json-changes.ts";
import type { AutomationDeps } from "./deps.ts";
import { insertRun } from "./queries.ts";
import { takeUp } from "./take-up.ts";

export type NewRun = {
  projectId: string;
  ownerId: string;
  /** What runs: a published version, or a draft that is tested. */
  plan:
    | { deploymentId: string }
    | {
        draft: Automation;
        hasEffects: boolean;
        /** What earlier steps are taken to have given, where one step alone is tested. */
        given?: Readonly<Record<string, Json>>;
      };
  trigger: { id: string; type: string };
  /** What the trigger gives. */
  data: Json;
  /** Names what started it: it starts once. */
  key: string;
  depth?: number;
};

/**
 * Starts a run in the caller's transaction; what is published counts towards its owner's plan.
 * @returns its id; null where this was started before
 * @throws AppError plan_limit
 */
export async function startRun(
  tx: DbOrTx,
  { plan, trigger, key, depth = 0, ...run }: NewRun,
  deps: Pick<AutomationDeps, "clock" | "usage">,
): Promise<string | null> {
  const id = newId("run");
  const isNew = await insertRun(tx, {
    ...run,
    id,
    deploymentId: "deploymentId" in plan ? plan.deploymentId : null,
    draft: "draft" in plan ? plan.draft : null,
    given: "draft" in plan ? (plan.given ?? null) : null,
    hasEffects: "deploymentId" in plan || plan.hasEffects,
    triggerId: trigger.id,
    triggerType: trigger.type,
    requestKey: key,
    state: "queued",
    depth,
    turn: 0,
    startedAt: deps.clock(),
  });
  if (!isNew) return null;
  await takeUp(tx, { id, turn: 0, ownerId: run.ownerId });
  if ("deploymentId" in plan)
    await countUsage(tx, { ownerId: run.ownerId, what: "runs", amount: 1, key: id }, deps);
  return id;
}
