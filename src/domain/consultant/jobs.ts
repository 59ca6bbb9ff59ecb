import { z } from "zod";
import { keepOperationsMs } from "#db/columns.ts";
import { defineJob, type Job } from "#db/jobs.ts";
import type { ConsultantDeps } from "./deps.ts";
import { deleteCountsBefore } from "./queries.ts";

/** Every night: what was spent and written long ago. */
export const pruneConsultantJob = defineJob({
  name: "consultant.prune",
  input: z.object({}),
  cron: "47 3 * * *",
  async run(_input, { db, clock }: Pick<ConsultantDeps, "db" | "clock">, { step }) {
    await step("prune", async () => {
      await deleteCountsBefore(db, new Date(clock().getTime() - keepOperationsMs));
    });
  },
});

/** Its background work. */
export const consultantJobs: readonly Job<unknown, ConsultantDeps>[] = [pruneConsultantJob];
