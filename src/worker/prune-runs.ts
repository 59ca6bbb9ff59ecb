import { DBOS } from "@dbos-inc/dbos-sdk";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { keepOperationsMs } from "#db/columns.ts";
import { applicationName, defineJob } from "#db/jobs.ts";
import type { Db } from "#db/open.ts";
import type { Clock } from "#kit/time.ts";

/** Deletes finished runs, and nodes that were not seen, past their time (retention class operations). */
export const pruneRunsJob = defineJob({
  name: "worker.prune-runs",
  input: z.object({}),
  cron: "47 3 * * *",
  async run(_input, { db, clock }: { db: Db; clock: Clock }, { step }) {
    await step("prune", async () => {
      const before = new Date(clock().getTime() - keepOperationsMs);
      const { rows } = await db.execute<{ id: string }>(sql`
        select workflow_uuid as id from dbos.workflow_status
        where application_name = ${applicationName} and status in ('SUCCESS', 'ERROR', 'CANCELLED')
          and updated_at < ${before.getTime()}::bigint
        limit 20000`);
      // DBOS knows which of its tables belong to a run.
      if (rows.length > 0) await DBOS.deleteWorkflows(rows.map(({ id }) => id));
      await db.execute(
        sql`delete from worker_nodes where seen_at < ${before.toISOString()}::timestamptz`,
      );
    });
  },
});
