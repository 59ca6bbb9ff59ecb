import { z } from "zod";
import { enqueueJob } from "#db/jobs.ts";
import type { DbOrTx } from "#db/open.ts";
import { type RunRow, updateRun } from "./queries.ts";

const input = z.object({ runId: z.string(), turn: z.number().int(), ownerId: z.string() });

/** The job that takes a run up (run-automation.ts does its work). */
export const takeUpRun = {
  name: "automations.run",
  queue: "automations",
  input,
  // Customers get a part of the queue each.
  partition: ({ ownerId }: z.infer<typeof input>) => ownerId,
} as const;

/** Asks for a turn of a run. */
export const takeUp = (
  tx: DbOrTx,
  { id, turn, ownerId }: { id: string; turn: number; ownerId: string },
  delayUntil?: Date,
): Promise<void> =>
  enqueueJob(
    tx,
    takeUpRun,
    { runId: id, turn, ownerId },
    { id: `automation/${id}/${turn}`, ...(delayUntil && { delayUntil }) },
  );

/**
 * Takes a run up that waits or ended, under a new turn: what was asked for its old one does nothing. One that is
 * running sees what changed when it comes to rest.
 */
export async function wake(tx: DbOrTx, run: RunRow): Promise<void> {
  const turn = run.turn + 1;
  await updateRun(tx, run.id, { state: "queued", turn, problem: null, endedAt: null });
  await takeUp(tx, { id: run.id, turn, ownerId: run.ownerId });
}
