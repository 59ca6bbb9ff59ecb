import type { Connection } from "#db/connection.ts";
import { bindJob } from "#db/jobs.ts";
import type { Job } from "#db/jobs.ts";
import { openDatabase } from "#db/open.ts";
import type { EventDeps } from "#domain/events/index.ts";
import { jobsOf, type NounDeps } from "#domain/nouns.ts";
import type { Log } from "#kit/log.ts";
import { launchWorker } from "#worker/launch.ts";
import { pruneRunsJob } from "#worker/prune-runs.ts";
import { watchRunsJob } from "#worker/watch-runs.ts";

const stopWithinMs = 5000;
const maxConnections = 6;

/** Starts this node's background work with every job there is. @returns how to stop it */
export async function startWorker(options: {
  connection: Connection;
  deps: NounDeps & EventDeps;
  providerJobs: readonly Job<unknown, unknown>[];
  executorId: string;
  log: Log;
}): Promise<() => Promise<void>> {
  const { connection, providerJobs, executorId, log } = options;
  // Connections of its own: many jobs that wait for the disk at once would have pages wait behind them.
  const own = openDatabase(
    {
      ...connection.pool,
      max: maxConnections,
      connectionTimeoutMillis: 30_000,
      application_name: "ariaworks jobs",
    },
    (error) => log.warn({ err: error }, "database connection of jobs lost"),
  );
  const deps = { ...options.deps, db: own.db };
  const worker = await launchWorker({
    db: own.db,
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
  return async () => {
    await worker.stop(stopWithinMs);
    await own.close();
  };
}
