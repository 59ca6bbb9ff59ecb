import { requireBotProject } from "#domain/chatbots/index.ts";
import type { Actor } from "#domain/identity/index.ts";
import type { ChannelSender } from "./contract.ts";
import type { ChannelDeps } from "./deps.ts";
import { selectSenders } from "./queries-addresses.ts";

/**
 * Who writes in these conversations of a bot by mail or SMS, by conversation. @throws AppError signed_out, not_found
 */
export async function readSenders(
  actor: Actor,
  { projectId, ids }: { projectId: string; ids: readonly string[] },
  { db }: Pick<ChannelDeps, "db">,
): Promise<Record<string, ChannelSender>> {
  await requireBotProject(db, actor, projectId);
  const rows = await selectSenders(db, projectId, ids);
  return Object.fromEntries(
    rows.map(({ conversationId, sender, proof }) => [conversationId, { sender, proof }]),
  );
}
