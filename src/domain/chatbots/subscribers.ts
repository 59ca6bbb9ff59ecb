import { deleteMissedOf } from "#domain/answers/index.ts";
import { forgetDeliveries } from "#domain/connections/index.ts";
import { botConversationEnded, deleteDesk } from "#domain/conversations/index.ts";
import { defineSubscriber, type Subscriber } from "#domain/events/index.ts";
import { collectionOfBot } from "#domain/knowledge/index.ts";
import { findDeploymentOf, projectDeleted } from "#domain/projects/index.ts";
import { leadTaken } from "./contract.ts";
import { conversationSubject, deliverConversation } from "./deliver-conversation.ts";
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
    const conversations = await deleteDesk(tx, projectId);
    await deleteMissedOf(tx, collectionOfBot(projectId));
    const leads = await deleteAllOfProject(tx, projectId);
    await forgetDeliveries(tx, [
      ...leads.map(leadSubject),
      ...conversations.map(conversationSubject),
    ]);
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

/** A conversation that has ended goes to the live bot's database and webhook. */
const deliverConversations = defineSubscriber({
  name: "chatbots.deliver-conversations",
  event: botConversationEnded,
  async handle(tx, { id: eventId, payload: { projectId, conversationId } }, deps: ChatbotDeps) {
    const found = await findDeploymentOf(tx, projectId);
    const bot = found && toBot(found);
    if (bot) await deliverConversation(tx, { bot, conversationId, eventId }, deps);
  },
});

/** Whom it listens to. */
export const chatbotSubscribers: readonly Subscriber<unknown, ChatbotDeps>[] = [
  deleteWithProject,
  deliverLeads,
  deliverConversations,
];
