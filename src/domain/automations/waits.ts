import type { DbOrTx } from "#db/open.ts";
import type { Json } from "#kit/json-changes.ts";
import { stepForm } from "#steps/forms.ts";
import type { Heard, SignalRow } from "./queries-signals.ts";
import { type RunRow, type RunStepRow, selectRunSteps } from "./queries.ts";

type WaitOver = { branch: string | null; output: Json; problem: string | null };

/** What a waiting step came to, by what came for it, or because its time is over; null while it waits. */
export function waitOver(
  row: RunStepRow,
  heard: SignalRow | undefined,
  now: Date,
): WaitOver | null {
  if (heard) {
    const { branch, data, problem } = heard;
    return { branch: branch ?? row.branch, output: data ?? null, problem };
  }
  if (row.wakeAt === null || row.wakeAt > now) return null;
  return { branch: row.branch, output: row.output, problem: stepForm(row.type)?.late ?? null };
}

/** What the end of a run means for a step of another that waits for it: what its last step gave, or why it failed. */
export async function endOf(
  tx: DbOrTx,
  { id, state, problem }: Pick<RunRow, "id" | "state" | "problem">,
): Promise<Heard> {
  if (state !== "done")
    return {
      data: { run: id, result: null },
      problem: `The other automation ${state === "cancelled" ? "was cancelled." : `failed. ${problem ?? ""}`}`,
    };
  const ended = (await selectRunSteps(tx, id)).filter((row) => row.state === "done");
  const [last] = ended.toSorted(
    (a, b) => (b.endedAt?.getTime() ?? 0) - (a.endedAt?.getTime() ?? 0) || b.place - a.place,
  );
  return { data: { run: id, result: last?.output ?? null } };
}
