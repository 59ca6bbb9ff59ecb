import type { DbOrTx } from "#db/open.ts";
import type { AutomationDeps } from "./deps.ts";
import { lockOpenRuns } from "./queries-lists.ts";
import { type RunRow, updateRun } from "./queries.ts";
import { tell } from "./signals.ts";
import { endOf } from "./waits.ts";

/** Ends a run in the caller's transaction, and tells the steps of other runs that wait for it. */
export async function endCancelled(
  tx: DbOrTx,
  run: RunRow,
  { clock }: Pick<AutomationDeps, "clock">,
): Promise<void> {
  await updateRun(tx, run.id, { state: "cancelled", turn: run.turn + 1, endedAt: clock() });
  const ended = await endOf(tx, { ...run, state: "cancelled" });
  await tell(tx, `run/${run.id}`, ended, { clock });
}

/** Ends every run of an automation that isn't over. */
export async function cancelOpenRuns(
  tx: DbOrTx,
  projectId: string,
  deps: Pick<AutomationDeps, "clock">,
): Promise<void> {
  for (const run of await lockOpenRuns(tx, projectId)) await endCancelled(tx, run, deps);
}
