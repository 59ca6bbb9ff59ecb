import { type Actor, requireAdmin } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import { closeConsultation, cutReply, tellEnded } from "./close-consultation.ts";
import type { ConsultationDeps } from "./deps.ts";
import { lockConsultation, selectConsultation } from "./queries.ts";

/**
 * Ends anybody's call, for an admin. For us it is over at once, whatever the provider does: a job tells it until it
 * has heard. Who watches the conversation is told, and a reply that is being written in it breaks off.
 * @throws AppError forbidden, not_found, consultation_over
 */
export async function stopConsultation(
  actor: Actor,
  id: string,
  deps: ConsultationDeps,
): Promise<void> {
  await requireAdmin(deps.db, actor, deps);
  await cutReply(await selectConsultation(deps.db, id), deps);
  const closed = await deps.db.transaction(async (tx) => {
    const adminId = await requireAdmin(tx, actor, deps);
    const row = await lockConsultation(tx, id);
    if (!row) throw new AppError("not_found");
    if (row.endedAt) throw new AppError("consultation_over");
    const ended = { actor: adminId, reason: "stopped", now: deps.clock() } as const;
    await closeConsultation(tx, row, ended, deps);
    return row;
  });
  tellEnded(closed, deps);
}
