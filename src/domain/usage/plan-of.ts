import { plans } from "#content/promises.ts";
import type { DbOrTx } from "#db/open.ts";
import type { PlanId, PlanLimit } from "./contract.ts";
import type { UsageDeps } from "./deps.ts";

export type Plan = {
  id: PlanId;
  name: string;
  usdPerMonth: number;
  limits: Readonly<Record<PlanLimit, number>>;
};

/** A person's plan. The only place that knows: ask here, and billing can later answer for each person. */
export async function planOf(
  db: DbOrTx,
  ownerId: string,
  { usage }: Pick<UsageDeps, "usage">,
): Promise<Plan> {
  const id = await usage.planIdOf(db, ownerId);
  return { id, ...plans[id] };
}
