import { DBOS } from "@dbos-inc/dbos-sdk";
import { z } from "zod";
import { defineJob, selectFailedRuns } from "#db/jobs.ts";
import { raiseAlert, type AlertDeps } from "#domain/operations/index.ts";

const name = "worker.watch-runs";

/**
 * Every five minutes: raises an alert for each job of which runs ended with an error since the last look, for whatever
 * reason. Nobody tries those again.
 */
export const watchRunsJob = defineJob({
  name,
  input: z.object({}),
  cron: "*/5 * * * *",
  async run(_input, deps: AlertDeps, { step }) {
    const look = DBOS.workflowID ?? "";
    await step("watch", async () => {
      for (const { job, times, run } of await selectFailedRuns(deps.db, { name, look }))
        await raiseAlert(
          {
            key: `run/${job}`,
            severity: "warning",
            title: `Background work failed: ${job}`,
            detail: `It won’t be retried automatically. The log says why: search it for the run ${run}.`,
            times,
          },
          deps,
        );
    });
  },
});
