import type { DbOrTx, Tx } from "#db/open.ts";
import {
  queueSummaryMail,
  type NotedCall,
  type SummaryAddress,
} from "#domain/consultations/index.ts";
import {
  addressLeft,
  briefConversations,
  findLeftAddress,
  recentCallsOf,
} from "#domain/conversations/index.ts";
import { defineSubscriber } from "#domain/events/index.ts";
import { findAddressOf } from "#domain/identity/index.ts";
import type { RequestDeps } from "./deps.ts";
import { selectRequestsFrom, type RequestRow } from "./queries.ts";
import { factsOf, statusOf } from "./rules.ts";

type Deps = Pick<RequestDeps, "clock" | "brandName" | "publicUrl">;

/**
 * Mails what was noted of a video call to whoever was in it, where an address of theirs is known (issue: a summary for
 * the visitor who left one). Call it in the transaction that stores the request, and again once there is an address:
 * the mail is written once.
 */
export async function sumUpCall(tx: DbOrTx, request: RequestRow, deps: Deps): Promise<void> {
  const { source, conversationId } = request;
  if (source !== "video" || !conversationId) return;
  const to = await addressFor(tx, { ...request, conversationId });
  if (to) await queueSummaryMail(tx, { conversationId, noted: notedIn(request), to }, deps);
}

/** A visitor left an address: calls of theirs that are noted already are summed up to it. */
export const sumUpWaitingCalls = defineSubscriber({
  name: "requests.sum-up-calls",
  event: addressLeft,
  async handle(tx, { payload: { conversationId } }, deps: Deps) {
    const chat = (await briefConversations(tx, [conversationId])).get(conversationId);
    if (chat) await sumUpCallsOf(tx, chat.visitorKey, deps);
  },
});

async function sumUpCallsOf(tx: Tx, visitorKey: string, deps: Deps): Promise<void> {
  const ids = await recentCallsOf(tx, visitorKey, deps.clock());
  for (const request of await selectRequestsFrom(tx, ids))
    // On one connection.
    await sumUpCall(tx, request, deps);
}

/** The account's address is the person's own; one that was typed comes before one that was heard. */
async function addressFor(
  tx: DbOrTx,
  request: RequestRow & { conversationId: string },
): Promise<SummaryAddress | null> {
  const { conversationId } = request;
  const userId = (await briefConversations(tx, [conversationId])).get(conversationId)?.userId;
  const account = userId ? await findAddressOf(tx, userId) : null;
  if (account) return { ...account, hasPortal: true, mayClaim: false };
  const email = (await findLeftAddress(tx, conversationId)) ?? request.email;
  if (!email) return null;
  const mayClaim = email.toLowerCase() === request.email?.toLowerCase();
  return { email, isConfirmed: false, hasPortal: false, mayClaim };
}

const notedIn = (request: RequestRow): NotedCall => ({
  requestId: request.id,
  isFallback: request.isFallback,
  needsFollowUp: statusOf(request) === "pending",
  project: "project_type" in request.intake ? request.intake.project_type : "",
  facts: [
    ...("project_type" in request.intake && request.intake.project_type
      ? [["Project", request.intake.project_type] as const]
      : []),
    ...factsOf(request.intake),
  ],
});
