import type { DbOrTx } from "#db/open.ts";
import { selectAddressLeftIn } from "#domain/enquiries/index.ts";
import { dayMs } from "#kit/time.ts";
import { briefConversations, lockWaiting, selectIdsOfVisitor } from "./queries-brief.ts";

/** In a call there is nothing to type into: an address left in the chat within this time, before or after, counts. */
const togetherMs = dayMs;

/**
 * The address that a visitor left for a reply, in this conversation or about the time of it in another of theirs;
 * null where they left none. Nobody has confirmed it. An address that is left meanwhile waits for this transaction in
 * `recentCallsOf`: one of the two sees what the other did.
 */
export async function findLeftAddress(tx: DbOrTx, conversationId: string): Promise<string | null> {
  const conversation = (await briefConversations(tx, [conversationId])).get(conversationId);
  if (!conversation) return null;
  const { visitorKey, createdAt } = conversation;
  await lockWaiting(tx, visitorKey);
  const since = new Date(createdAt.getTime() - togetherMs);
  const ids = await selectIdsOfVisitor(tx, { visitorKey, since });
  return selectAddressLeftIn(tx, ids, since);
}

/** Ids of the video calls for which an address counts that this visitor has just left. */
export async function recentCallsOf(tx: DbOrTx, visitorKey: string, now: Date): Promise<string[]> {
  await lockWaiting(tx, visitorKey);
  const since = new Date(now.getTime() - togetherMs);
  return selectIdsOfVisitor(tx, { visitorKey, channel: "video", since });
}
