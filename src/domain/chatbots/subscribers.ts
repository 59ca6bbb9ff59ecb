import { deleteMissedOf } from "#domain/answers/index.ts";
import { forgetDeliveries } from "#domain/connections/index.ts";
import { deleteDesk } from "#domain/conversations/index.ts";
import { defineSubscriber, type Subscriber } from "#domain/events/index.ts";
import { collectionOfBot } from "#domain/knowledge/index.ts";
import { findDeploymentOf, projectDeleted } from "#domain/projects/index.ts";
import { leadTaken } from "./contract.ts";
import { deliverLead, leadSubject } from "./deliver-leads.ts";
import type { ChatbotDeps } from "./deps.ts";
import { toBot } from "./find-bot.ts";
import { findLead } from "./list-leads.ts";
import { deleteAllOfProject } from "./queries-project.ts";

/** A project was deleted for good: its bot's conversations, leads, notes, keys, tests and unanswered questions go. */
const deleteWithProject = defineSubscriber({
  name: "chatbots.delete-with-project",
  event: projectDeleted,
  async handle(tx, { payload: { projectId } }, _deps: ChatbotDeps) {
    await deleteDesk(tx, projectId);
    await deleteMissedOf(tx, collectionOfBot(projectId));
    await forgetDeliveries(tx, (await deleteAllOfProject(tx, projectId)).map(leadSubject));
  },
});

/** A lead goes to where the live bot's owner wants it. */
const deliverLeads = defineSubscriber({
  name: "chatbots.deliver-leads",
  event: leadTaken,
  async handle(tx, { id, payload: { projectId, leadId } }, deps: ChatbotDeps) {
    const found = await findDeploymentOf(tx, projectId);
    const bot = found && toBot(found);
    if (!bot) return;
    const { name: botName, integrations } = bot.config;
    const lead = await findLead({ projectId, leadId, botName }, { db: tx });
    if (lead)
      await deliverLead(tx, { lead, ownerId: bot.ownerId, eventId: id, integrations }, deps);
  },
});

/** Whom it listens to. */
export const chatbotSubscribers: readonly Subscriber<unknown, ChatbotDeps>[] = [
  deleteWithProject,
  deliverLeads,
];
