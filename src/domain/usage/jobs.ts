import { z } from "zod";
import { keepOperationsMs } from "#db/columns.ts";
import { defineJob, type Job } from "#db/jobs.ts";
import type { UsageDeps } from "./deps.ts";
import { deleteUsageBefore } from "./queries.ts";

/** Every night: what was counted long ago (retention class `operations`). */
export const pruneUsageJob = defineJob({
  name: "usage.prune",
  input: z.object({}),
  cron: "43 3 * * *",
  async run(_input, { db, clock }: Pick<UsageDeps, "db" | "clock">, { step }) {
    await step("prune", () =>
      deleteUsageBefore(db, new Date(clock().getTime() - keepOperationsMs)),
    );
  },
});

/** Its background work. */
export const usageJobs: readonly Job<unknown, UsageDeps>[] = [pruneUsageJob];
