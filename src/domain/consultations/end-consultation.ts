import type { Tx } from "#db/open.ts";
import type { Visitor } from "#domain/conversations/index.ts";
import { AppError } from "#errors";
import { closeConsultation, cutReply, tellEnded } from "./close-consultation.ts";
import type { ConsultationDeps } from "./deps.ts";
import { type ConsultationRow, lockConsultation, selectOpenCall } from "./queries.ts";
import { secondsTaken } from "./rules.ts";

/**
 * Ends the visitor's call (spec site.md §4). For them it is over at once; a job tells the provider.
 * @param callId the call that is meant, where that is said: an end that arrives late ends no later call
 * @returns how long it took, in seconds
 * @throws AppError not_found where none runs, or another one than is meant
 */
export async function endConsultation(
  visitor: Visitor,
  deps: ConsultationDeps,
  callId?: unknown,
): Promise<{ seconds: number }> {
  const open = await selectOpenCall(deps.db, visitor.key);
  if (!open || (callId !== undefined && callId !== open.id)) throw new AppError("not_found");
  await cutReply(open, deps);
  const { row, seconds } = await deps.db.transaction((tx) => close(tx, open.id, visitor, deps));
  tellEnded(row, deps);
  return { seconds };
}

async function close(
  tx: Tx,
  id: string,
  visitor: Visitor,
  deps: ConsultationDeps,
): Promise<{ row: ConsultationRow; seconds: number }> {
  const row = await lockConsultation(tx, id);
  if (!row || row.endedAt) throw new AppError("not_found");
  const now = deps.clock();
  const actor = visitor.userId ?? "visitor";
  await closeConsultation(tx, row, { actor, reason: "ended", now }, deps);
  return { row, seconds: secondsTaken(row, now) };
}
