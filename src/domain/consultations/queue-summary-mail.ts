import { replies } from "#content/promises.ts";
import type { DbOrTx } from "#db/open.ts";
import { countMailsTo, queueMail } from "#domain/mail/index.ts";
import { dayMs, type Clock } from "#kit/time.ts";
import { selectCallOf } from "./queries-admin.ts";
import {
  summaryMail,
  summaryMailKind,
  type NotedCall,
  type SummaryAddress,
  type SummaryMailDeps,
} from "./summary-mail.ts";

export type { NotedCall, SummaryAddress } from "./summary-mail.ts";

/**
 * Writes the mail that sums a call up, in the transaction that stores what was noted of it, or in which its address
 * became known: once for each call, whatever is repeated. None where the call is gone, and none where this address
 * had so many today that somebody may be filling a stranger's mailbox.
 */
export async function queueSummaryMail(
  tx: DbOrTx,
  { conversationId, noted, to }: { conversationId: string; noted: NotedCall; to: SummaryAddress },
  deps: SummaryMailDeps & { clock: Clock },
): Promise<void> {
  const call = await selectCallOf(tx, conversationId);
  if (!call) return;
  const since = new Date(deps.clock().getTime() - dayMs);
  const many = await countMailsTo(tx, { kind: summaryMailKind, to: to.email, since });
  if (many >= replies.mailsPerAddressPerDay) return;
  await queueMail(tx, summaryMail(call, noted, to, deps));
}
