import type { DbOrTx } from "#db/open.ts";
import type { HeldLimit } from "./contract.ts";
import type { CountHeld, UsageDeps } from "./deps.ts";
import { planOf } from "./plan-of.ts";
import { lockHoldings } from "./queries.ts";
import { planLimitReached } from "./refuse.ts";
import { fits } from "./rules.ts";

type Check = {
  ownerId: string;
  /** How much the transaction adds; 1 unless told. */
  adding?: number;
} & (
  | { what: HeldLimit }
  /** What counts for each project is counted by whoever asks, for that project. */
  | { what: "members"; count: (tx: DbOrTx) => Promise<number> }
);

/**
 * Makes sure that something more still fits into the owner's plan. Call it in the transaction that adds it, and before:
 * until that ends, others who check for the same owner wait, so that many at once can't pass a limit together.
 * @throws AppError plan_limit
 */
export async function checkLimit(
  tx: DbOrTx,
  check: Check,
  deps: Pick<UsageDeps, "clock" | "usage">,
): Promise<void> {
  const { ownerId, what, adding = 1 } = check;
  await lockHoldings(tx, ownerId);
  const used =
    "count" in check ? await check.count(tx) : await countHeld(check.what, deps)(tx, ownerId);
  const plan = await planOf(tx, ownerId, deps);
  if (!fits(used, adding, plan.limits[what]))
    throw planLimitReached(plan, { what, used, adding, now: deps.clock() });
}

function countHeld(what: HeldLimit, { usage }: Pick<UsageDeps, "usage">): CountHeld {
  const count = usage.counted.held[what];
  if (!count) throw new Error(`No noun counts ${what} (src/domain/nouns.ts)`);
  return count;
}
