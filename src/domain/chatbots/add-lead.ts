import type { Tx } from "#db/open.ts";
import { publishEvent } from "#domain/events/index.ts";
import { holdProject } from "#domain/projects/index.ts";
import { AppError } from "#errors";
import { newId } from "#kit/ids.ts";
import { leadTaken } from "./contract.ts";
import type { ChatbotDeps } from "./deps.ts";
import { findBot } from "./find-bot.ts";
import { mailLead } from "./lead-mail.ts";
import { upsertLead } from "./queries-leads.ts";

export type AddedLead = Readonly<Record<"name" | "email" | "phone" | "company" | "said", string>>;

/**
 * Adds a lead to a bot for its owner, as their automations do. The same key is one lead. What the contact agreed to was
 * asked for where they left it, so nothing is noted here. @returns its id
 * @throws AppError not_found where it is no bot of this owner's
 */
export async function addLead(
  tx: Tx,
  added: { projectId: string; ownerId: string; key: string; contact: AddedLead },
  deps: ChatbotDeps,
): Promise<string> {
  const { projectId, ownerId, key, contact } = added;
  const bot = await findBot(tx, projectId);
  if (bot.ownerId !== ownerId || !(await holdProject(tx, projectId)))
    throw new AppError("not_found");
  const lead = await upsertLead(tx, {
    id: newId("lead"),
    projectId,
    ownerId,
    conversationId: null,
    visitorKey: deps.digest("added-lead", key),
    ...contact,
    page: null,
    consentText: null,
    takenAt: deps.clock(),
  });
  const payload = { projectId, leadId: lead.id, conversationId: null };
  await publishEvent(tx, leadTaken, { subject: `project/${projectId}`, payload }, deps);
  await mailLead(tx, { bot, lead }, deps);
  return lead.id;
}
