import { listConnections } from "#domain/connections/index.ts";
import type { Actor } from "#domain/identity/index.ts";
import { findDraft, listProjects } from "#domain/projects/index.ts";
import type { AutomationChoices } from "./contract.ts";
import type { AutomationDeps } from "./deps.ts";
import { maskLatest, maskSample, readLatest, shortenLatest } from "./latest-data.ts";
import { maskForPeople } from "./mask-data.ts";
import { selectMailboxesOf } from "./queries-mailboxes.ts";
import { selectPins } from "./queries-pins.ts";
import { selectSamples } from "./queries-triggers.ts";
import { requireAutomation } from "./runs.ts";
import { mailAddress, signingSecret, webhookAddress } from "./webhook-address.ts";

/** What the designer of an automation offers to choose from. @throws AppError signed_out, not_found */
export async function readChoices(
  actor: Actor,
  projectId: string,
  deps: AutomationDeps,
): Promise<AutomationChoices> {
  const { project, role } = await requireAutomation(deps.db, actor, projectId);
  const draft = await findDraft(deps.db, projectId);
  const automation =
    draft && "automation" in draft.configuration ? draft.configuration.automation : null;
  const triggers = automation?.triggers ?? [];
  const samples = await selectSamples(deps.db, projectId);
  const mask = await maskForPeople(automation, project.ownerId, deps);
  const mailboxes = await selectMailboxesOf(deps.db, projectId);
  const isOwner = role === "owner";
  const latest = role === "viewer" ? null : await readLatest(projectId, deps);
  return {
    projectId,
    latest: latest && shortenLatest(maskLatest(latest, mask)),
    pins: role === "viewer" ? {} : await selectPins(deps.db, projectId),
    // Another's connections are nothing for a guest's eyes.
    connections: isOwner
      ? (await listConnections(actor, deps)).map(({ id, name, kind }) => ({ id, name, kind }))
      : [],
    projects: isOwner ? await ownProjects(actor, projectId, deps) : [],
    webhooks: Object.fromEntries(
      role === "viewer"
        ? []
        : triggers
            .filter(({ type }) => type === "webhook")
            .map(({ id: triggerId }) => [
              triggerId,
              {
                address: webhookAddress({ projectId, triggerId }, deps),
                secret: signingSecret({ projectId, triggerId }, deps),
                sample: maskSample(samples.get(triggerId), mask),
              },
            ]),
    ),
    mails: Object.fromEntries(
      role === "viewer"
        ? []
        : triggers
            .filter(({ type }) => type === "mail")
            .map(({ id: triggerId }) => [
              triggerId,
              {
                address: mailAddress({ projectId, triggerId }, deps),
                sample: maskSample(samples.get(triggerId), mask),
                checkedAt: mailboxes.get(triggerId)?.checkedAt?.toISOString() ?? null,
                problem: mailboxes.get(triggerId)?.problem ?? "",
              },
            ]),
    ),
    hasModel: deps.projects.writer !== null,
  };
}

/** Types of projects that triggers listen to, or steps work with. */
const offered: ReadonlySet<string> = new Set([
  "form-interface",
  "chatbot",
  "ai-video-agent",
  "automation",
]);

async function ownProjects(
  actor: Actor,
  projectId: string,
  deps: AutomationDeps,
): Promise<AutomationChoices["projects"]> {
  const { items } = await listProjects(actor, {}, deps);
  return items
    .filter(({ id, serviceType }) => id !== projectId && offered.has(serviceType))
    .map(({ id, name, serviceType }) => ({ id, name, serviceType }));
}
