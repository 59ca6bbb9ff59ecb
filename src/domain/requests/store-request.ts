import type { DbOrTx } from "#db/open.ts";
import { recordAudit } from "#domain/audit/index.ts";
import { findCallId } from "#domain/consultations/index.ts";
import { findLeftAddress } from "#domain/conversations/index.ts";
import { queueMail } from "#domain/mail/index.ts";
import { newId } from "#kit/ids.ts";
import type { FallbackIntakeRecord, IntakeRecord } from "./contract.ts";
import type { RequestDeps } from "./deps.ts";
import { insertRequest } from "./queries.ts";
import { requestMail } from "./request-mail.ts";
import { requestFrom, statusOf } from "./rules.ts";
import { sumUpCall } from "./sum-up-call.ts";

type Raised = {
  record: IntakeRecord | FallbackIntakeRecord;
  source: "chat" | "video";
  /** Each of them raises one request at most. */
  conversationId: string | null;
  requestKey: string | null;
  /** Who was signed in. */
  userId: string | null;
};

/**
 * Stores a record as a service request, with its audit entry and the provider's mail, unless there is one
 * already. It is theirs who was signed in, and nobody's otherwise: everyone can name everyone's address in a
 * conversation (docs/decisions/0030). The address gets no mail, but for the one after a video call, which tells a
 * stranger nothing.
 */
export async function storeRequest(
  tx: DbOrTx,
  { record, userId, ...raised }: Raised,
  deps: RequestDeps,
): Promise<void> {
  const fields = requestFrom(record);
  const stored = await insertRequest(tx, {
    ...raised,
    ...fields,
    id: newId("req"),
    userId,
    tavusConversationId: raised.conversationId && (await findCallId(tx, raised.conversationId)),
    intake: record,
    isFallback: "service_type" in record,
    createdAt: deps.clock(),
  });
  if (!stored) return;
  await recordAudit(tx, {
    actor: userId ?? "visitor",
    action: "request.raised",
    subject: `request/${stored.id}`,
    detail: {
      source: stored.source,
      status: statusOf(stored),
      priority: stored.priority,
      isFallback: stored.isFallback,
    },
  });
  const { conversationId } = stored;
  const leftAddress = conversationId && (await findLeftAddress(tx, conversationId));
  await queueMail(tx, requestMail(stored, leftAddress, deps));
  await sumUpCall(tx, stored, deps);
}
