import { randomBytes } from "node:crypto";
import { callContext, callGreeting, callSettings } from "#content/consultations.ts";
import { enqueueJob } from "#db/jobs.ts";
import type { Tx } from "#db/open.ts";
import { recordAudit } from "#domain/audit/index.ts";
import { beginSpoken, type Visitor } from "#domain/conversations/index.ts";
import { AppError } from "#errors";
import { newId } from "#kit/ids.ts";
import { minuteMs, secondMs } from "#kit/time.ts";
import { closeOverdue, failConsultation } from "./close-consultation.ts";
import type { ConsultationSession } from "./contract.ts";
import type { ConsultationDeps } from "./deps.ts";
import { endCallJob, forgetAtProvider } from "./follow-up.ts";
import { hashSecret } from "./note-event.ts";
import { noteTrouble } from "./note-trouble.ts";
import { type StartedCall, VideoUnavailable } from "./ports.ts";
import {
  type ConsultationRow,
  insertConsultation,
  lockConsultation,
  lockReservations,
  selectOpenCall,
  selectTaken,
  updateConsultation,
} from "./queries.ts";
import { sessionOf } from "./read-consultation.ts";
import { grantCall } from "./rules.ts";

/** So long a start may take: the provider's timeout, its retries and the look for a lost answer. */
const startWithinMs = 6 * minuteMs;

/**
 * Starts a video consultation (spec site.md §4), or answers the one that runs for this visitor already: after a
 * closed tab they are back in the same room. Time is put aside before the provider is asked, and corrected at
 * the end.
 * @throws AppError consultation_starting, video_limit_reached (which says which limit), video_unavailable
 */
export async function startConsultation(
  visitor: Visitor,
  deps: ConsultationDeps,
): Promise<ConsultationSession> {
  const secret = randomBytes(32).toString("base64url");
  const row = await deps.db.transaction((tx) => reserve(tx, visitor, secret, deps));
  if (row.status === "running") return sessionOf(row);
  let call: StartedCall;
  try {
    call = await deps.consultations.calls.start({
      name: `Consultation ${row.id}`,
      callbackUrl: `${deps.publicUrl}/webhooks/tavus/${secret}`,
      persona: null,
      context: callContext,
      greeting: callGreeting,
      maxSeconds: row.seconds,
    });
  } catch (failure) {
    const mayCost = failure instanceof VideoUnavailable && failure.mayHaveHappened;
    await deps.db.transaction(async (tx) => {
      const held = await lockConsultation(tx, row.id);
      const seconds = mayCost ? callSettings.absentAfterSeconds : 0;
      if (held?.status === "starting")
        await failConsultation(tx, held, { seconds, now: deps.clock() });
    });
    if (!(failure instanceof VideoUnavailable)) throw failure;
    await noteTrouble(failure, deps);
    throw new AppError("video_unavailable", { cause: failure });
  }
  const opened = await deps.db.transaction((tx) => open(tx, row, call, deps));
  if (!opened) throw new AppError("video_unavailable");
  return sessionOf(opened);
}

/** The running call, or a new row for which time is put aside. */
async function reserve(
  tx: Tx,
  visitor: Visitor,
  secret: string,
  deps: ConsultationDeps,
): Promise<ConsultationRow> {
  await lockReservations(tx);
  const now = deps.clock();
  const before = await selectOpenCall(tx, visitor.key);
  if (before && before.endsBy > now) {
    if (before.status === "running") return before;
    throw new AppError("consultation_starting");
  }
  if (before) await closeOverdue(tx, before, now, deps);
  const seconds = await granted(tx, visitor, now, deps);
  const conversationId = await beginSpoken(tx, {
    visitorKey: visitor.key,
    userId: visitor.userId,
    now,
  });
  if (!conversationId) throw new AppError("consultation_starting");
  const row: ConsultationRow = {
    id: newId("con"),
    conversationId,
    visitorKey: visitor.key,
    addressKey: visitor.address,
    provider: deps.consultations.calls.name,
    callId: null,
    secretHash: hashSecret(secret),
    status: "starting",
    url: null,
    personaName: null,
    replicaId: null,
    personaId: null,
    startedAt: now,
    endsBy: new Date(now.getTime() + startWithinMs),
    endedAt: null,
    endReason: null,
    seconds,
    transcriptAt: null,
    recordingPlace: null,
  };
  await insertConsultation(tx, row);
  return row;
}

/** The built-in consultation costs nothing: only its own length is limited. */
async function granted(tx: Tx, visitor: Visitor, now: Date, deps: ConsultationDeps) {
  if (deps.consultations.calls.name === "built-in") return callSettings.maxSeconds;
  const today = new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`);
  const keys = { visitorKey: visitor.key, addressKey: visitor.address };
  const grant = grantCall(await selectTaken(tx, today, keys), deps.consultations.dailyLimitMinutes);
  if ("refusal" in grant) throw new AppError("video_limit_reached", { message: grant.refusal });
  return grant.seconds;
}

/**
 * The call runs, unless somebody ended it while it started. @returns null where its visitor was erased meanwhile:
 * then the provider forgets it, too
 */
async function open(
  tx: Tx,
  { id, provider: asked }: Pick<ConsultationRow, "id" | "provider">,
  { id: callId, url, replicaId, personaId, personaName, heldBy }: StartedCall,
  deps: ConsultationDeps,
): Promise<ConsultationRow | null> {
  const provider = heldBy ?? asked;
  const held = await lockConsultation(tx, id);
  if (!held) {
    await forgetAtProvider(tx, [{ id, callId, provider }]);
    return null;
  }
  const now = deps.clock();
  const isWanted = held.status === "starting";
  const change: Partial<ConsultationRow> = {
    provider,
    callId,
    replicaId,
    personaId,
    personaName,
    ...(isWanted && {
      status: "running",
      url,
      startedAt: now,
      endsBy: new Date(now.getTime() + held.seconds * secondMs),
    }),
  };
  await updateConsultation(tx, id, change);
  const row = { ...held, ...change };
  if (isWanted)
    await recordAudit(tx, {
      actor: "visitor",
      action: "consultation.started",
      subject: `consultation/${id}`,
      detail: { provider, seconds: held.seconds },
    });
  else await enqueueJob(tx, endCallJob, { id }, { id: `end-call/${id}` });
  return row;
}
