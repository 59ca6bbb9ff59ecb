import type { Tx } from "#db/open.ts";
import { defineSubscriber } from "#domain/events/index.ts";
import {
  type AutomationTrigger,
  findDeploymentOf,
  findDraft,
  projectPublished,
  projectStopped,
  triggerSettingsOf,
} from "#domain/projects/index.ts";
import { readSchedule } from "#steps/triggers/read-schedule.ts";
import { cancelOpenRuns } from "./cancel-runs.ts";
import type { AutomationDeps } from "./deps.ts";
import { setMailboxes } from "./queries-mailboxes.ts";
import { replaceTriggers, type TriggerRow } from "./queries-triggers.ts";
import { mailSettingsOf } from "./receive-trigger-mail.ts";
import { nextAtOf } from "./schedules.ts";

/** A version went live: its triggers start it from now on. */
export const listen = defineSubscriber({
  name: "automations.listen",
  event: projectPublished,
  async handle(tx, { payload: { projectId, serviceType } }, deps: AutomationDeps) {
    if (serviceType === "automation") await listenAgain(tx, projectId, deps);
  },
});

/** It was paused or ended: nothing starts it any more. Runs that are under way go on, unless it was deleted. */
export const stopListening = defineSubscriber({
  name: "automations.stop-listening",
  event: projectStopped,
  async handle(tx, { payload: { projectId } }, deps: AutomationDeps) {
    await listenAgain(tx, projectId, deps);
    if ((await findDraft(tx, projectId))?.isInBin) await cancelOpenRuns(tx, projectId, deps);
  },
});

async function listenAgain(tx: Tx, projectId: string, { clock }: AutomationDeps): Promise<void> {
  const live = await findDeploymentOf(tx, projectId);
  const isLive = live?.state === "live" && "automation" in live.configuration;
  if (!isLive) {
    await setMailboxes(tx, projectId, []);
    return replaceTriggers(tx, projectId, []);
  }
  const { automation } = live.configuration as { automation: { triggers: AutomationTrigger[] } };
  const names = { projectId, ownerId: live.ownerId, deploymentId: live.id };
  await setMailboxes(
    tx,
    projectId,
    automation.triggers.flatMap((trigger) => {
      const connectionId = mailSettingsOf(trigger)?.connectionId ?? "";
      return connectionId === ""
        ? []
        : [{ projectId, triggerId: trigger.id, ownerId: live.ownerId, connectionId }];
    }),
  );
  await replaceTriggers(
    tx,
    projectId,
    automation.triggers.map((trigger) => toRow(trigger, names, clock())),
  );
}

function toRow(
  trigger: AutomationTrigger,
  names: Pick<TriggerRow, "projectId" | "ownerId" | "deploymentId">,
  now: Date,
): TriggerRow {
  const settings = triggerSettingsOf(trigger) ?? {};
  const text = (key: string) =>
    typeof settings[key] === "string" && settings[key] !== "" ? settings[key] : null;
  const row = { ...names, triggerId: trigger.id, type: trigger.type, sourceId: text("projectId") };
  // Kept as fields, so that what is live stays as it is however words are read later.
  const schedule = { cron: readSchedule(text("cron") ?? ""), zone: text("zone") };
  return { ...row, ...schedule, nextAt: nextAtOf(schedule, now) };
}
