import type { Connection } from "#db/connection.ts";
import { bindJob } from "#db/jobs.ts";
import type { Job } from "#db/jobs.ts";
import type { EventDeps } from "#domain/events/index.ts";
import { jobsOf, type NounDeps } from "#domain/nouns.ts";
import type { Log } from "#kit/log.ts";
import { launchWorker } from "#worker/launch.ts";
import { pruneRunsJob } from "#worker/prune-runs.ts";
import { watchRunsJob } from "#worker/watch-runs.ts";

const stopWithinMs = 5000;

/** Starts this node's background work with every job there is. @returns how to stop it */
export async function startWorker(options: {
  connection: Connection;
  deps: NounDeps & EventDeps;
  providerJobs: readonly Job<unknown, unknown>[];
  executorId: string;
  log: Log;
}): Promise<() => Promise<void>> {
  const { connection, deps, providerJobs, executorId, log } = options;
  const worker = await launchWorker({
    db: deps.db,
    pool: connection.pool,
    executorId,
    jobs: [
      ...jobsOf(deps),
      bindJob(pruneRunsJob, deps),
      bindJob(watchRunsJob, deps),
      ...providerJobs.map((job) => bindJob(job, deps)),
    ],
    log,
  });
  return () => worker.stop(stopWithinMs);
}
