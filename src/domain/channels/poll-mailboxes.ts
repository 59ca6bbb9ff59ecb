import { z } from "zod";
import { defineJob, enqueueJob } from "#db/jobs.ts";
import { findBot } from "#domain/chatbots/index.ts";
import { minuteMs } from "#kit/time.ts";
import type { ChannelDeps } from "./deps.ts";
import { mailboxOf } from "./owned-account.ts";
import type { MailSource } from "./ports.ts";
import { findMailbox, selectMailboxes, updateMailbox } from "./queries-mailboxes.ts";
import { readMailbox } from "./read-mailbox.ts";
import { receiveMail } from "./receive-mail.ts";
import { checkerOf } from "./sender-proof.ts";

/** Reads what is new in a bot's mailbox. How far it was read is noted after the mails are stored: none is lost. */
export const pollMailboxJob = defineJob({
  name: "channels.poll-mailbox",
  queue: "deliveries",
  input: z.object({ projectId: z.string() }),
  async run({ projectId }, deps: ChannelDeps, { step }) {
    await step("poll", () => pollMailbox(projectId, deps));
  },
});

/** @returns how many mails were there */
export async function pollMailbox(projectId: string, deps: ChannelDeps): Promise<number> {
  const row = await findMailbox(deps.db, projectId);
  const bot = row && (await findBot(deps.db, projectId).catch(() => null));
  if (!row || bot?.state !== "live") return 0;
  const opened = await mailboxOf(bot, deps).catch(() => null);
  const own = opened?.row.id === row.connectionId ? opened : null;
  const checker = own ? checkerOf(own.fields) : "";
  const take = (source: MailSource) => receiveMail(projectId, source, deps, { checker });
  const { count, note } = await readMailbox(own, row, take, deps);
  await updateMailbox(deps.db, row, note);
  return count;
}

/** Every two minutes: asks for a look into each mailbox. One that hangs holds up no other. */
export const pollMailboxesJob = defineJob({
  name: "channels.poll",
  input: z.object({}),
  cron: "*/2 * * * *",
  async run(_input, { db, clock }: Pick<ChannelDeps, "db" | "clock">, { step }) {
    await step("poll", async () => {
      const minute = Math.floor(clock().getTime() / minuteMs);
      for (const { projectId } of await selectMailboxes(db))
        await enqueueJob(
          db,
          pollMailboxJob,
          { projectId },
          { id: `mailbox/${projectId}/${minute}` },
        );
    });
  },
});
