import { createHash } from "node:crypto";
import type { Tx } from "#db/open.ts";
import { storeSpoken } from "#domain/conversations/index.ts";
import type { ConsultationDeps } from "./deps.ts";
import type { CallEvent, CallTurn } from "./ports.ts";
import {
  claimTranscript,
  type ConsultationRow,
  insertEvent,
  lockConsultation,
  updateConsultation,
} from "./queries.ts";

/**
 * Keeps what the provider told about a call: each event once, in whatever order and however often it comes, the
 * transcript once for each call. `then` goes on in the same transaction, with the call as it stood, where the event
 * is new.
 */
export function keepEvent(
  id: string,
  event: CallEvent,
  deps: Pick<ConsultationDeps, "db" | "clock">,
  then: (tx: Tx, row: ConsultationRow) => Promise<void> = async () => {},
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const row = await lockConsultation(tx, id);
    if (!row) return;
    const { type, at } = event;
    const digest = createHash("sha256").update(JSON.stringify(event)).digest("base64url");
    const isNew = await insertEvent(tx, {
      consultationId: id,
      digest,
      type,
      at,
      receivedAt: deps.clock(),
    });
    if (!isNew) return;
    if (event.kind === "recording")
      await updateConsultation(tx, id, { recordingPlace: event.place });
    if (event.kind === "transcript") await keepTranscript(tx, row, event.turns, deps);
    await then(tx, row);
  });
}

async function keepTranscript(
  tx: Tx,
  row: ConsultationRow,
  turns: readonly CallTurn[],
  deps: Pick<ConsultationDeps, "clock">,
): Promise<void> {
  const isFirst = await claimTranscript(tx, row.id, deps.clock());
  if (!isFirst || !row.conversationId) return;
  // Instructions and tools aren't said by anybody (spec site.md §3: system messages are hidden).
  const said = turns.flatMap(({ speaker, text, at }) =>
    speaker === "system" ? [] : [{ sender: speaker, text, at }],
  );
  await storeSpoken(tx, row.conversationId, said, deps);
}
