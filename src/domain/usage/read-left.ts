import type { DbOrTx } from "#db/open.ts";
import type { MonthlyLimit } from "./contract.ts";
import type { CountDeps } from "./count-usage.ts";
import { planOf } from "./plan-of.ts";
import { selectUsed } from "./queries.ts";
import { monthOf } from "./rules.ts";

/** How much of a monthly limit an owner has left, to be shown before something is begun. Reserving decides. */
export async function readLeft(
  db: DbOrTx,
  { ownerId, what }: { ownerId: string; what: MonthlyLimit },
  deps: CountDeps,
): Promise<number> {
  const plan = await planOf(db, ownerId, deps);
  const used = await selectUsed(db, { ownerId, what, month: monthOf(deps.clock()) });
  return Math.max(0, plan.limits[what] - used);
}
