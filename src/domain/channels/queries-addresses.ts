import { and, eq, inArray, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import type { SenderProof } from "./sender-proof.ts";
import { channelAddresses, channelThreads } from "./tables.ts";

/** How often a bot's address for inbound mail was replaced. */
export async function countRenewals(db: DbOrTx, projectId: string): Promise<number> {
  const [row] = await db
    .select({ renewals: channelAddresses.renewals })
    .from(channelAddresses)
    .where(eq(channelAddresses.projectId, projectId));
  return row?.renewals ?? 0;
}

export async function addRenewal(tx: DbOrTx, projectId: string): Promise<void> {
  await tx
    .insert(channelAddresses)
    .values({ projectId, renewals: 1 })
    .onConflictDoUpdate({
      target: channelAddresses.projectId,
      set: { renewals: sql`${channelAddresses.renewals} + 1` },
    });
}

/** Who writes in these conversations, where that is known. */
export const selectSenders = async (
  db: DbOrTx,
  projectId: string,
  conversationIds: readonly string[],
): Promise<{ conversationId: string | null; sender: string; proof: SenderProof }[]> =>
  conversationIds.length === 0
    ? []
    : db
        .select({
          conversationId: channelThreads.conversationId,
          sender: channelThreads.sender,
          proof: channelThreads.proof,
        })
        .from(channelThreads)
        .where(
          and(
            eq(channelThreads.projectId, projectId),
            inArray(channelThreads.conversationId, [...conversationIds]),
          ),
        );
