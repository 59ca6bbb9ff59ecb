import { z } from "zod";
import { defineJob, enqueueJob } from "#db/jobs.ts";
import { type MailSource, readMailbox } from "#domain/channels/index.ts";
import { openConnection } from "#domain/connections/index.ts";
import { minuteMs } from "#kit/time.ts";
import type { AutomationDeps } from "./deps.ts";
import { findMailbox, selectMailboxes, updateMailbox } from "./queries-mailboxes.ts";
import { selectTrigger } from "./queries-triggers.ts";
import { receiveTriggerMail } from "./receive-trigger-mail.ts";

const At = z.object({ projectId: z.string(), triggerId: z.string() });

/** Reads what is new in a trigger's mailbox. */
export const pollMailboxJob = defineJob({
  name: "automations.poll-mailbox",
  queue: "deliveries",
  input: At,
  async run(at, deps: AutomationDeps, { step }) {
    await step("poll", () => pollTriggerMailbox(at, deps));
  },
});

/**
 * Starts a run for each mail that is new in a live trigger's mailbox. How far it was read is noted after the runs are
 * stored: none is lost, and one that is read twice starts one run. @returns how many mails were there
 */
export async function pollTriggerMailbox(
  at: z.infer<typeof At>,
  deps: AutomationDeps,
): Promise<number> {
  const row = await findMailbox(deps.db, at);
  const trigger = row && (await selectTrigger(deps.db, at.projectId, at.triggerId));
  if (!row || !trigger) return 0;
  const wanted = { id: row.connectionId, kind: "mailbox" } as const;
  const opened = await openConnection(row.ownerId, wanted, deps).catch(() => null);
  const own = opened ? [opened.fields.address] : [];
  const take = (source: MailSource) => receiveTriggerMail(trigger, { source, own }, deps);
  const { count, note } = await readMailbox(opened, row, take, deps);
  await updateMailbox(deps.db, row, note);
  return count;
}

/** Every two minutes: asks for a look into each mailbox. One that hangs holds up no other. */
export const pollMailboxesJob = defineJob({
  name: "automations.poll",
  input: z.object({}),
  cron: "*/2 * * * *",
  async run(_input, { db, clock }: Pick<AutomationDeps, "db" | "clock">, { step }) {
    await step("poll", async () => {
      const minute = Math.floor(clock().getTime() / minuteMs);
      for (const { projectId, triggerId } of await selectMailboxes(db))
        await enqueueJob(
          db,
          pollMailboxJob,
          { projectId, triggerId },
          { id: `automation-mailbox/${projectId}/${triggerId}/${minute}` },
        );
    });
  },
});
