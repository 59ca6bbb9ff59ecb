import type { BriefConversation } from "#domain/conversations/index.ts";
import type { ConsultationListItem } from "./contract.ts";
import type { ConsultationRow } from "./queries.ts";
import { estimateUsdCents, secondsTaken, transcriptState, webAddress } from "./rules.ts";

/** A call as admins see it; `said` is its conversation, where that is still there. */
export function toListItem(
  row: ConsultationRow,
  said: BriefConversation | undefined,
  now: Date,
): ConsultationListItem {
  const seconds = row.endedAt ? row.seconds : secondsTaken(row, now);
  const isDemo = row.provider === "built-in";
  const messageCount = said?.messageCount ?? 0;
  return {
    id: row.id,
    status: row.status,
    endReason: row.endReason,
    isDemo,
    personaName: row.personaName ?? "",
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    seconds,
    costUsdCents: isDemo ? 0 : estimateUsdCents(seconds),
    userId: said?.userId ?? null,
    conversationId: said?.id ?? null,
    title: messageCount > 0 ? (said?.title ?? null) : null,
    transcript: transcriptState({ ...row, isDemo, messageCount, hasConversation: !!said }, now),
    recording: row.recordingPlace
      ? { place: row.recordingPlace, href: webAddress(row.recordingPlace) }
      : null,
  };
}
