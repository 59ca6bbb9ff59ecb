import { z } from "zod";
import { keepOperationsMs } from "#db/columns.ts";
import { defineJob, type Job } from "#db/jobs.ts";
import { deleteAlertsBefore } from "./queries.ts";
import type { AlertDeps } from "./raise-alert.ts";

/** Every night: alerts of troubles that are long gone. */
export const pruneAlertsJob = defineJob({
  name: "operations.prune",
  input: z.object({}),
  cron: "57 3 * * *",
  async run(_input, { db, clock }: Pick<AlertDeps, "db" | "clock">, { step }) {
    await step("prune", async () => {
      await deleteAlertsBefore(db, new Date(clock().getTime() - keepOperationsMs));
    });
  },
});

/** Its background work. */
export const alertJobs: readonly Job<unknown, AlertDeps>[] = [pruneAlertsJob];
