import type { DbOrTx } from "#db/open.ts";
import type { AutomationDeps } from "./deps.ts";
import { type Heard, hearAt, hearTopic, type StepPlace } from "./queries-signals.ts";
import { lockRun } from "./queries.ts";
import { wake } from "./take-up.ts";

/**
 * Tells every step that waits for a topic what came of it. A run that is under way sees it when it comes to rest.
 * @param topic such as `video/vid_…` or `run/run_…`
 */
export async function tell(
  tx: DbOrTx,
  topic: string,
  heard: Heard,
  { clock }: Pick<AutomationDeps, "clock">,
): Promise<void> {
  for (const runId of await hearTopic(tx, topic, heard, clock())) await goOn(tx, runId);
}

/** The same for one step. @returns false where something came for it before */
export async function tellStep(
  tx: DbOrTx,
  step: StepPlace,
  heard: Heard,
  { clock }: Pick<AutomationDeps, "clock">,
): Promise<boolean> {
  const isFirst = await hearAt(tx, step, heard, clock());
  if (isFirst) await goOn(tx, step.runId);
  return isFirst;
}

async function goOn(tx: DbOrTx, runId: string): Promise<void> {
  const run = await lockRun(tx, runId);
  if (run?.state === "waiting") await wake(tx, run);
}
