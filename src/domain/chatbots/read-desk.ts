import { countOpenMissed } from "#domain/answers/index.ts";
import { listConnections } from "#domain/connections/index.ts";
import { countAtDesk } from "#domain/conversations/index.ts";
import { type Actor, requirePerson } from "#domain/identity/index.ts";
import { collectionOfBot } from "#domain/knowledge/index.ts";
import { readChatbot } from "#domain/projects/index.ts";
import { type PlanLimit, readUsage } from "#domain/usage/index.ts";
import { AppError } from "#errors";
import type { BotDeskView } from "./contract.ts";
import type { ChatbotDeps } from "./deps.ts";
import { countLeads } from "./queries-leads.ts";
import { requireBotProject } from "./rights.ts";
import { modelsFor, whoAnswers } from "./who-answers.ts";

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
  const bot = { projectId, ownerId: project.ownerId, config };
  const { ai, payer, isModelMissing } = await whoAnswers(bot, deps);
  const { crm, database, crmConnectionId, databaseConnectionId } = config.integrations;
  return {
    assistant: {
      kind: payer === "none" ? "built-in" : payer === "owner" ? "own-key" : "provider",
      model: ai.model,
      models: await modelsFor(bot, deps),
      missingModel: isModelMissing ? config.ai.model : null,
    },
    ...(await countAtDesk(db, projectId)),
    unanswered: await countOpenMissed(db, collectionOfBot(projectId)),
    leads: await countLeads(db, projectId),
    plan: await readPlan(project.ownerId, deps),
    connections: await ownConnections(actor, project.ownerId, deps),
    unconnected: [
      ...(crm && !crmConnectionId ? [crm] : []),
      ...(database && !databaseConnectionId ? [database] : []),
    ],
  };
}

/** What all of an owner's bots have used of their plan. */
async function readPlan(ownerId: string, deps: ChatbotDeps): Promise<BotDeskView["plan"]> {
  const { plan, resetsAt, lines } = await readUsage({ userId: ownerId }, deps);
  const limit = (of: PlanLimit) => {
    const line = lines.find(({ what }) => what === of);
    return { used: line?.used ?? 0, max: line?.max ?? 0 };
  };
  return {
    name: plan.name,
    resetsAt,
    bots: limit("bots"),
    knowledgeBytes: limit("knowledgeBytes"),
    messages: limit("messages"),
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
