import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import type { ThreadRow } from "./queries.ts";
import type { SenderProof } from "./sender-proof.ts";
import { channelMessages, channelThreads } from "./tables.ts";

/**
 * By what a mail's thread is found: how its sender was proved, and one of these mails that was in it; or, where `isOurs`,
 * one of these that a bot sent in it.
 */
export type MailKeys = { proofs: readonly SenderProof[] } & (
  | { isOurs: false; mailIds: readonly string[] }
  | { isOurs: true; messageIds: readonly string[] }
);

/** The thread of a sender that these lead to; for SMS the sender's only one. */
export async function findThread(
  tx: DbOrTx,
  { projectId, channel, sender }: Pick<ThreadRow, "projectId" | "channel" | "sender">,
  keys: MailKeys | null,
): Promise<ThreadRow | null> {
  const [row] = await tx
    .select()
    .from(channelThreads)
    .where(
      and(
        eq(channelThreads.projectId, projectId),
        eq(channelThreads.channel, channel),
        eq(channelThreads.sender, sender),
        ...(keys === null
          ? []
          : [
              inArray(channelThreads.proof, [...keys.proofs]),
              keys.isOurs
                ? inArray(channelThreads.id, threadsOf(tx, projectId, keys.messageIds))
                : sql`${channelThreads.mailIds} ?| ${sql.param([...keys.mailIds])}::text[]`,
            ]),
      ),
    )
    .orderBy(desc(channelThreads.lastAt))
    .limit(1);
  return row ?? null;
}

/** Threads in which a bot sent one of these messages. */
const threadsOf = (tx: DbOrTx, projectId: string, messageIds: readonly string[]) =>
  tx
    .select({ id: channelMessages.threadId })
    .from(channelMessages)
    .where(
      and(
        eq(channelMessages.projectId, projectId),
        eq(channelMessages.direction, "out"),
        inArray(channelMessages.id, [...messageIds]),
      ),
    );
