import { z } from "zod";
import { keepOperationsMs } from "#db/columns.ts";
import { defineJob, type Job } from "#db/jobs.ts";
import type { AccountDeps } from "./deps.ts";
import { deleteAttemptsBefore } from "./queries-attempts.ts";
import { deleteExpired } from "./queries.ts";
import { sendResetJob } from "./reset-password.ts";

/** Every night: sessions, links and counts that are over. */
export const pruneAccountsJob = defineJob({
  name: "accounts.prune",
  input: z.object({}),
  cron: "37 3 * * *",
  async run(_input, { db, clock }: AccountDeps, context) {
    await context.step("prune", async () => {
      const now = clock();
      await deleteExpired(db, now);
      await deleteAttemptsBefore(db, new Date(now.getTime() - keepOperationsMs));
    });
  },
});

/** Its background work. */
export const accountJobs: readonly Job<unknown, AccountDeps>[] = [sendResetJob, pruneAccountsJob];
