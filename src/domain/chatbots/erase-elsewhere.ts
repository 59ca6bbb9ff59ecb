import type { Tx } from "#db/open.ts";
import { eraseDelivered } from "#domain/connections/index.ts";
import { findDeploymentOf } from "#domain/projects/index.ts";
import { newId } from "#kit/ids.ts";
import type { Clock } from "#kit/time.ts";
import { conversationSubject } from "./deliver-conversation.ts";
import { leadSubject } from "./deliver-leads.ts";
import { toBot } from "./find-bot.ts";

/**
 * Has what was delivered of a visitor deleted at the owner's database, and tells their webhook. Also those that the live
 * bot names now: what was delivered to them longer ago isn't noted any more. Call it in the transaction of the erasure.
 */
export async function eraseElsewhere(
  tx: Tx,
  visitor: { projectId: string; ownerId: string; leads: string[]; conversations: string[] },
  deps: { clock: Clock },
): Promise<void> {
  const { projectId, ownerId, leads, conversations } = visitor;
  const deployment = await findDeploymentOf(tx, projectId);
  const integrations = (deployment && toBot(deployment))?.config.integrations;
  await eraseDelivered(
    tx,
    {
      ownerId,
      subjects: [...leads.map(leadSubject), ...conversations.map(conversationSubject)],
      alsoAt: [
        integrations?.databaseConnectionId ?? null,
        integrations?.webhookConnectionId ?? null,
      ],
      payload: { leads, conversations },
      subject: `project/${projectId}`,
      key: newId("ers"),
    },
    deps,
  );
}
