import type { Database } from "#db/open.ts";
import { newId } from "#kit/ids.ts";
import { minuteMs } from "#kit/time.ts";
import { consultations } from "../../src/domain/consultations/tables.ts";
import { addConversation } from "./desk.ts";

type Call = typeof consultations.$inferInsert;

let calls = 0;

/** A call as it is stored: it has ended after ten minutes, unless a test says otherwise. */
export const someCall = (change: Partial<Call> = {}): Call => {
  const at = change.startedAt ?? new Date();
  const id = newId("con");
  return {
    id,
    conversationId: null,
    visitorKey: `visitor-${id}`,
    addressKey: "network",
    provider: "tavus",
    callId: `call-${id}`,
    secretHash: `secret-${id}-${++calls}`,
    status: "ended",
    url: null,
    personaName: "Aria",
    startedAt: at,
    endsBy: new Date(at.getTime() + 30 * minuteMs),
    endedAt: new Date(at.getTime() + 10 * minuteMs),
    endReason: "ended",
    seconds: 600,
    ...change,
  };
};

/** Stores calls. @returns their ids */
export async function addCalls(
  { db }: Pick<Database, "db">,
  rows: readonly Partial<Call>[],
): Promise<string[]> {
  const whole = rows.map(someCall);
  await db.insert(consultations).values(whole);
  return whole.map(({ id }) => id);
}

/** A call that is over and whose transcript is here. @returns the conversation's id */
export async function addSpokenCall(
  database: Pick<Database, "db" | "pool">,
  said: readonly string[],
  change: { userId?: string; visitorKey?: string; call?: Partial<Call> } = {},
): Promise<string> {
  const { call, ...rest } = change;
  const conversationId = await addConversation(database, said, { ...rest, channel: "video" });
  await addCalls(database, [{ conversationId, transcriptAt: new Date(), ...call }]);
  return conversationId;
}
