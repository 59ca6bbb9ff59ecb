import { countOpenMissed } from "#domain/answers/index.ts";
import { listConnections } from "#domain/connections/index.ts";
import { countAtDesk, selectDeskDays } from "#domain/conversations/index.ts";
import { type Actor, requirePerson } from "#domain/identity/index.ts";
import { collectionOfBot } from "#domain/knowledge/index.ts";
import { readChatbot } from "#domain/projects/index.ts";
import { readUsage } from "#domain/usage/index.ts";
import { AppError } from "#errors";
import { dayMs } from "#kit/time.ts";
import type { BotDeskView } from "./contract.ts";
import type { ChatbotDeps } from "./deps.ts";
import type { BotFigures } from "./desk-views.ts";
import { openOwnKey } from "./own-key.ts";
import { countLeads } from "./queries-leads.ts";
import { requireBotProject } from "./rights.ts";

const maxDays = 366;

/** How a bot does over the last days, 90 unless told. @throws AppError signed_out, not_found */
export async function readBotFigures(
  actor: Actor,
  { projectId, days = 90 }: { projectId: string; days?: number },
  { db, clock }: ChatbotDeps,
): Promise<BotFigures> {
  await requireBotProject(db, actor, projectId);
  const kept = Math.min(Math.max(Math.trunc(days) || 1, 1), maxDays);
  const today = clock().toISOString().slice(0, 10);
  const since = new Date(new Date(today).getTime() - (kept - 1) * dayMs);
  return { days: await selectDeskDays(db, projectId, since) };
}

/** How a bot stands, for its designer. @throws AppError signed_out, not_found */
export async function readBotDesk(
  actor: Actor,
  projectId: string,
  deps: ChatbotDeps,
): Promise<BotDeskView> {
  const { db } = deps;
  const { project } = await requireBotProject(db, actor, projectId);
  const config = readChatbot(project);
  if (!config) throw new AppError("not_found");
  const own = await openOwnKey({ ownerId: project.ownerId, config }, deps);
  const ai = own ?? deps.consultant.ai;
  const { lines } = await readUsage({ userId: project.ownerId }, deps);
  const messages = lines.find(({ what }) => what === "messages");
  const { crm, database, crmConnectionId, databaseConnectionId } = config.integrations;
  return {
    assistant: {
      kind: ai.name === "built-in" ? "built-in" : own ? "own-key" : "provider",
      model: ai.model,
    },
    ...(await countAtDesk(db, projectId)),
    unanswered: await countOpenMissed(db, collectionOfBot(projectId)),
    leads: await countLeads(db, projectId),
    messages: { used: messages?.used ?? 0, max: messages?.max ?? 0 },
    connections: await ownConnections(actor, project.ownerId, deps),
    unconnected: [
      ...(crm && !crmConnectionId ? [crm] : []),
      ...(database && !databaseConnectionId ? [database] : []),
    ],
  };
}

/** An owner's connections, for themselves: what they have connected is nobody else's business. */
async function ownConnections(
  actor: Actor,
  ownerId: string,
  deps: ChatbotDeps,
): Promise<BotDeskView["connections"]> {
  if (requirePerson(actor) !== ownerId) return [];
  const all = await listConnections(actor, deps);
  return all.map(({ id, kind, name }) => ({ id, kind, name }));
}
