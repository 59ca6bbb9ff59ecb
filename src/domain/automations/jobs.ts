import { z } from "zod";
import { keepRunsMs } from "#db/columns.ts";
import { defineJob, type Job } from "#db/jobs.ts";
import type { AutomationDeps } from "./deps.ts";
import { pollMailboxesJob, pollMailboxJob } from "./poll-mailboxes.ts";
import { deleteSamplesBefore } from "./queries-triggers.ts";
import { deleteRunsBefore } from "./queries.ts";
import { runAutomationJob } from "./run-automation.ts";
import { startDue } from "./schedules.ts";

/** Every minute: starts what is due by its schedule. */
export const startDueJob = defineJob({
  name: "automations.start-due",
  input: z.object({}),
  cron: "* * * * *",
  async run(_input, deps: AutomationDeps, { step }) {
    await step("start", () => startDue(deps));
  },
});

/** Every night: deletes runs that ended long ago, and old samples. */
export const pruneRunsJob = defineJob({
  name: "automations.prune",
  input: z.object({}),
  cron: "13 4 * * *",
  async run(_input, { db, clock }: Pick<AutomationDeps, "db" | "clock">, { step }) {
    await step("prune", async () => {
      const before = new Date(clock().getTime() - keepRunsMs);
      await deleteRunsBefore(db, before);
      await deleteSamplesBefore(db, before);
    });
  },
});

/** Its background work. */
export const automationJobs: readonly Job<unknown, AutomationDeps>[] = [
  runAutomationJob,
  startDueJob,
  pollMailboxJob,
  pollMailboxesJob,
  pruneRunsJob,
];
