import { asc, inArray, lt, or } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { conversationExists, isVisitorOf } from "#domain/conversations/index.ts";
import type { ConsultationRow } from "./queries.ts";
import { consultations } from "./tables.ts";

export type GoneCall = Pick<ConsultationRow, "id" | "callId" | "provider">;

const gone = {
  id: consultations.id,
  callId: consultations.callId,
  provider: consultations.provider,
};

/** A person's calls: with a conversation of theirs, or without any, from the browser in which they had one. */
const isOf = (userId: string) =>
  or(
    conversationExists(consultations.conversationId, userId),
    isVisitorOf(consultations.visitorKey, userId),
  );

/** What is a person's of their calls: no digests, no address of a room. */
export const selectConsultationsOf = (db: DbOrTx, userId: string) =>
  db
    .select({
      id: consultations.id,
      conversationId: consultations.conversationId,
      provider: consultations.provider,
      callId: consultations.callId,
      status: consultations.status,
      startedAt: consultations.startedAt,
      endedAt: consultations.endedAt,
      seconds: consultations.seconds,
      recordingPlace: consultations.recordingPlace,
    })
    .from(consultations)
    .where(isOf(userId))
    .orderBy(asc(consultations.startedAt));

export const deleteConsultationsOf = (tx: DbOrTx, userId: string): Promise<GoneCall[]> =>
  tx.delete(consultations).where(isOf(userId)).returning(gone);

/** Deletes some of the calls that began before a time. */
export function deleteConsultationsBefore(
  tx: DbOrTx,
  time: Date,
  limit: number,
): Promise<GoneCall[]> {
  const some = tx
    .select({ id: consultations.id })
    .from(consultations)
    .where(lt(consultations.startedAt, time))
    .limit(limit);
  return tx.delete(consultations).where(inArray(consultations.id, some)).returning(gone);
}
