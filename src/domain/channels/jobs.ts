import { z } from "zod";
import { keepOperationsMs } from "#db/columns.ts";
import { defineJob, type Job } from "#db/jobs.ts";
import { forgetMails } from "#domain/mail/index.ts";
import type { ChannelDeps } from "./deps.ts";
import { pollMailboxesJob, pollMailboxJob } from "./poll-mailboxes.ts";
import { deleteLooseBefore, deleteThreadsWithout } from "./queries.ts";
import { sendMessageJob } from "./send-message.ts";
import { takeMessageJob } from "./take-message.ts";

/** Every night, after conversations: threads whose conversation is gone go, and what was ignored long ago. */
export const pruneChannelsJob = defineJob({
  name: "channels.prune",
  input: z.object({}),
  cron: "51 3 * * *",
  async run(_input, { db, clock }: Pick<ChannelDeps, "db" | "clock">, { step }) {
    await step("prune", async () => {
      await db.transaction(async (tx) => {
        await forgetMails(tx, { about: await deleteThreadsWithout(tx), email: null });
      });
      await deleteLooseBefore(db, new Date(clock().getTime() - keepOperationsMs));
    });
  },
});

/** Its background work. */
export const channelJobs: readonly Job<unknown, ChannelDeps>[] = [
  takeMessageJob,
  sendMessageJob,
  pollMailboxJob,
  pollMailboxesJob,
  pruneChannelsJob,
];
