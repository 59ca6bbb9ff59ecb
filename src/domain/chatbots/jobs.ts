import { z } from "zod";
import { retention } from "#content/promises.ts";
import { defineJob, type Job } from "#db/jobs.ts";
import { forgetDeliveries } from "#domain/connections/index.ts";
import { deleteDeskBefore, selectDesks } from "#domain/conversations/index.ts";
import { findDeploymentOf, findDraft } from "#domain/projects/index.ts";
import { conversationSubject } from "./deliver-conversation.ts";
import { leadSubject } from "./deliver-leads.ts";
import type { ChatbotDeps } from "./deps.ts";
import { deleteLeadsBefore, selectProjectsWithLeads } from "./queries-leads.ts";
import { deleteNotesWithout } from "./queries-notes.ts";
import { deleteReadsWithout } from "./queries-reads.ts";

/**
 * Every night: deletes conversations with bots, their leads and notes, once nothing was said for as many months as the
 * bot's owner chose. What is published counts, else the draft.
 */
export const pruneBotsJob = defineJob({
  name: "chatbots.prune",
  input: z.object({}),
  cron: "41 3 * * *",
  async run(_input, { db, clock }: Pick<ChatbotDeps, "db" | "clock">, { step }) {
    const projects = await step("list", async () => [
      ...new Set([...(await selectDesks(db)), ...(await selectProjectsWithLeads(db))]),
    ]);
    for (const projectId of projects)
      await step(`prune ${projectId}`, async () => {
        const before = monthsBefore(clock(), await monthsOf(projectId, { db }));
        while (await pruneConversations(projectId, before, { db }));
        await db.transaction(async (tx) => {
          const leads = await deleteLeadsBefore(tx, projectId, before);
          await forgetDeliveries(tx, leads.map(leadSubject));
        });
        await deleteNotesWithout(db, projectId);
        await deleteReadsWithout(db, projectId);
      });
  },
});

/** Deletes some conversations, and what was delivered of them. @returns whether there may be more */
const pruneConversations = (
  projectId: string,
  before: Date,
  { db }: Pick<ChatbotDeps, "db">,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const ids = await deleteDeskBefore(tx, projectId, before);
    await forgetDeliveries(tx, ids.map(conversationSubject));
    return ids.length > 0;
  });

async function monthsOf(projectId: string, { db }: Pick<ChatbotDeps, "db">): Promise<number> {
  const found = (await findDeploymentOf(db, projectId)) ?? (await findDraft(db, projectId));
  const configuration = found?.configuration;
  return configuration && "chatbot" in configuration
    ? configuration.chatbot.conduct.retentionMonths
    : retention.chatbotConversationMonths;
}

function monthsBefore(time: Date, months: number): Date {
  const before = new Date(time);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}

/** Its background work. */
export const chatbotJobs: readonly Job<unknown, ChatbotDeps>[] = [pruneBotsJob];
