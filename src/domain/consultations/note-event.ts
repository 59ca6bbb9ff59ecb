import { createHash, timingSafeEqual } from "node:crypto";
import { enqueueJob } from "#db/jobs.ts";
import { AppError } from "#errors";
import { closeConsultation } from "./close-consultation.ts";
import type { ConsultationDeps } from "./deps.ts";
import { endCallJob } from "./follow-up.ts";
import { keepEvent } from "./keep-event.ts";
import { selectBySecret, selectConsultation, updateConsultation } from "./queries.ts";

/** What is stored of the secret in a callback's address: 256 random bits need no slow digest. */
export const hashSecret = (secret: string): string =>
  createHash("sha256").update(secret).digest("base64url");

/**
 * Takes an event of the video provider (spec site.md §7). It carries no signature: that it comes from the
 * provider is known by the secret in its address, and that it is about this call by the call's name in it.
 * @throws AppError not_found for a wrong secret and for another call, invalid_input where it is no event
 */
export async function noteEvent(
  { secret, body }: { secret: string; body: unknown },
  deps: ConsultationDeps,
): Promise<void> {
  const id = await findBySecret(secret, deps);
  const event = id && deps.consultations.calls.readEvent(body);
  if (!id) throw new AppError("not_found");
  if (!event) throw new AppError("invalid_input");
  const row = await selectConsultation(deps.db, id);
  if (row?.callId && row.callId !== event.callId) {
    deps.log.warn(
      { consultation: id, type: event.type },
      "an event about another call was refused",
    );
    throw new AppError("not_found");
  }
  await keepEvent(id, event, deps, async (tx, held) => {
    const now = deps.clock();
    // The answer to our start got lost, or isn't here yet: this is how we learn the call's name.
    if (!held.callId) await updateConsultation(tx, id, { callId: event.callId });
    // Nobody waits for it any more: its start failed or was given up.
    const isUnwanted = held.status === "failed" || (held.status === "ended" && !held.callId);
    if (isUnwanted && event.kind !== "ended")
      await enqueueJob(tx, endCallJob, { id }, { id: `end-call/${id}` });
    if (held.status === "running" && event.kind === "ended")
      await closeConsultation(tx, held, { actor: "provider", reason: event.reason, now }, deps);
  });
}

async function findBySecret(
  secret: string,
  { db }: Pick<ConsultationDeps, "db">,
): Promise<string | null> {
  const hash = hashSecret(secret);
  const found = await selectBySecret(db, hash);
  const isSame =
    found !== null && timingSafeEqual(Buffer.from(found.secretHash), Buffer.from(hash));
  return isSame ? found.id : null;
}
