import { callSettings, reportAfterMinutes } from "#content/consultations.ts";
import { enqueueJob } from "#db/jobs.ts";
import type { Tx } from "#db/open.ts";
import { recordAudit } from "#domain/audit/index.ts";
import { concludeSpoken, dropSpoken, endSpoken } from "#domain/conversations/index.ts";
import { minuteMs } from "#kit/time.ts";
import type { ConsultationDeps } from "./deps.ts";
import { endCallJob, fetchReportJob } from "./follow-up.ts";
import type { EndReason } from "./ports.ts";
import { type ConsultationRow, updateConsultation } from "./queries.ts";
import { secondsTaken } from "./rules.ts";

type Deps = Pick<ConsultationDeps, "conversations" | "clock">;

/**
 * Before the transaction that ends a call: what Aria is just saying in it breaks off, and is kept. In a provider's
 * call she says nothing through us.
 */
export async function cutReply(
  row: ConsultationRow | null,
  { conversations }: Deps,
): Promise<void> {
  if (row?.conversationId) await conversations.chats.cut(row.conversationId, "handled");
}

/** After that transaction: whoever watches what is said hears that it is over. */
export function tellEnded({ conversationId }: ConsultationRow, { conversations }: Deps): void {
  if (conversationId) conversations.chats.publish(conversationId, { type: "ended" });
}

/**
 * Ends a call of ours that runs, in the transaction that holds its row: what it took is written down, and jobs
 * end it at the provider and fetch what got lost. Of a demo call everything that was said stands there already.
 * Whatever the provider does, for us it is over (spec site.md §4: a failure on end is only logged).
 */
export async function closeConsultation(
  tx: Tx,
  row: ConsultationRow,
  ended: { actor: string; reason: EndReason; now: Date },
  deps: Deps,
): Promise<void> {
  const { actor, reason, now } = ended;
  const seconds = secondsTaken(row, now);
  const change = { status: "ended", endedAt: now, endReason: reason, url: null, seconds } as const;
  const talk = row.conversationId ? await endTalk(tx, row, row.conversationId, now, deps) : {};
  await updateConsultation(tx, row.id, { ...change, ...talk });
  await recordAudit(tx, {
    actor,
    action: "consultation.ended",
    subject: `consultation/${row.id}`,
    detail: { reason, seconds },
  });
  if (row.provider === "built-in" || !row.callId) return;
  const input = { id: row.id };
  await enqueueJob(tx, endCallJob, input, { id: `end-call/${row.id}` });
  const delayUntil = new Date(now.getTime() + reportAfterMinutes * minuteMs);
  await enqueueJob(tx, fetchReportJob, input, { id: `fetch-report/${row.id}`, delayUntil });
}

/** Ends the call's conversation. @returns what that changes of the call */
async function endTalk(
  tx: Tx,
  row: ConsultationRow,
  conversationId: string,
  now: Date,
  deps: Deps,
): Promise<Partial<ConsultationRow>> {
  if (row.provider === "built-in") {
    const wasSaid = await concludeSpoken(tx, conversationId, now, deps);
    return wasSaid ? { transcriptAt: now } : { conversationId: null };
  }
  await endSpoken(tx, conversationId, now);
  return {};
}

/**
 * A call whose time is over: nobody ended it, or we weren't there when it ended. One that never got beyond its
 * start may have left a room, which closes once nobody comes.
 */
export const closeOverdue = (tx: Tx, row: ConsultationRow, now: Date, deps: Deps): Promise<void> =>
  row.status === "starting"
    ? failConsultation(tx, row, { seconds: callSettings.absentAfterSeconds, now })
    : closeConsultation(tx, row, { actor: "system", reason: "time_over", now }, deps);

/** Notes that a call never came about; `seconds` is what it may have cost all the same. */
export async function failConsultation(
  tx: Tx,
  row: ConsultationRow,
  failed: { seconds: number; now: Date },
): Promise<void> {
  await updateConsultation(tx, row.id, {
    status: "failed",
    endedAt: failed.now,
    endReason: "failed",
    seconds: failed.seconds,
    conversationId: null,
  });
  if (row.conversationId) await dropSpoken(tx, row.conversationId);
  if (row.callId && row.provider !== "built-in")
    await enqueueJob(tx, endCallJob, { id: row.id }, { id: `end-call/${row.id}` });
}
