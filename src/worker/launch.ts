import { availableParallelism } from "node:os";
import { DBOS, Error as DBOSErrors } from "@dbos-inc/dbos-sdk";
import type { PoolConfig } from "pg";
import { claimName } from "#db/claim-name.ts";
import {
  applicationName,
  applicationVersion,
  type BoundJob,
  enqueueJob,
  partitionedQueues,
  queues,
} from "#db/jobs.ts";
import { nameLostConnections } from "#db/lost-connections.ts";
import { openDatabase, type Db } from "#db/open.ts";
import { withoutParameters } from "#db/query-error.ts";
import type { Log } from "#kit/log.ts";
import { systemClock } from "#kit/time.ts";
import { keepLease } from "./lease.ts";
import { throughOutages, untilDatabaseIsBack } from "./outage.ts";
import { keepSchedules } from "./schedules.ts";

type WorkerOptions = {
  db: Db;
  /** Settings of the pool that DBOS gets for itself. */
  pool: PoolConfig;
  executorId: string;
  jobs: BoundJob[];
  log: Log;
};

/** Within a run: after 1, 2 and 4 seconds. */
const retries = { retriesAllowed: true, intervalSeconds: 1, backoffRate: 2, maxAttempts: 4 };
/**
 * After that the run ends and a new one is put off, so that waiting work never holds a place that other
 * work needs: after 30 s, 1 min, 2 min … at most an hour apart, for about three days.
 */
const lastAttempt = 80;
const putOffMs = (attempt: number) => Math.min(30_000 * 2 ** attempt, 3_600_000);

/** DBOS ends a run this way when it is cancelled or the process stops: nothing failed. */
const isCancellation = (error: unknown) =>
  error instanceof DBOSErrors.DBOSWorkflowCancelledError || !DBOS.isInitialized();

/** DBOS logs and stores what a step throws. */
const rethrowPlain = (error: unknown): never => {
  throw withoutParameters(error);
};

/**
 * Starts background work on this node (design, Background work): runs queued jobs and schedules, and
 * takes up what an earlier life of this node left unfinished.
 */
export async function launchWorker({ db, pool, executorId, jobs, log }: WorkerOptions) {
  const stamp = (message: unknown) => ({ at: "dbos", message: String(message).split("\n", 1)[0] });
  const own = openDatabase(
    { ...pool, max: 7, application_name: "ariaworks worker", statement_timeout: 0 },
    (error) => log.warn({ err: error }, "database connection of the background work lost"),
  );
  nameLostConnections(own.pool);
  const { name: nodeName, release } = await claimName(own.pool, executorId);
  DBOS.setConfig({
    name: applicationName,
    systemDatabasePool: own.pool,
    applicationVersion,
    executorID: nodeName,
    runMigrations: false, // db/migrate.ts did
    logger: {
      debug: () => {},
      info: () => {},
      warn: (message: unknown) => log.warn(stamp(message), "background work"),
      error: (message: unknown) => log.error(stamp(message), "background work"),
    },
  });
  const isRunning = () => DBOS.isInitialized();
  for (const { job, deps } of jobs)
    DBOS.registerWorkflow(
      async (input: unknown, attempt: number) => {
        const step = <T>(name: string, work: () => Promise<T>) =>
          DBOS.runStep(() => throughOutages(work, db, isRunning).catch(rethrowPlain), {
            name,
            ...retries,
          });
        const parsed = job.input.parse(input);
        try {
          await job.run(parsed, deps, { step });
        } catch (error) {
          // What runs by the clock has its next chance anyway.
          if (isCancellation(error) || job.cron) throw error;
          const id = DBOS.workflowID ?? job.name;
          log.warn({ job: job.name, run: id, attempt, err: error }, "a job failed");
          if (attempt >= lastAttempt) throw error;
          const next = { id: `${id.replace(/~\d+$/, "")}~${attempt + 1}`, attempt: attempt + 1 };
          // No step: a second time finds the run that the first one asked for.
          await untilDatabaseIsBack(() => {
            const delayUntil = new Date(Date.now() + putOffMs(attempt));
            return enqueueJob(db, job, parsed, { ...next, delayUntil });
          }, isRunning);
        }
      },
      { name: job.name },
    );
  await DBOS.launch();
  for (const [queue, workerConcurrency] of [
    [queues.main, 10],
    [queues.mail, 4],
    [queues.forms, 2],
    [queues.ai, 2],
    [queues.files, 2],
    [queues.knowledge, 2],
    [queues.deliveries, 4],
    // Each keeps a core busy; one is left for pages.
    [queues.videos, Math.max(1, availableParallelism() - 1)],
    [queues.automations, 16],
  ] as const)
    await DBOS.registerQueue(queue, {
      workerConcurrency,
      ...(queue === partitionedQueues.automations && {
        partitionWorkerConcurrency: workerConcurrency / 2,
      }),
      minPollingIntervalMs: 200,
      onConflict: "always_update",
    });
  // Earlier versions left the clock to DBOS.
  for (const { scheduleName } of await DBOS.listSchedules())
    await DBOS.deleteSchedule(scheduleName);
  const endSchedules = keepSchedules({
    db,
    jobs: jobs.map(({ job }) => job),
    clock: systemClock,
    log,
  });

  const endLease = await keepLease({ db, nodeId: nodeName, log });

  return {
    /** Lets running work end for up to `timeoutMs`; the rest is taken up at the next start. */
    stop: async (timeoutMs: number) => {
      await endSchedules();
      await endLease();
      await DBOS.shutdown({ workflowCompletionTimeoutMS: timeoutMs });
      release();
      await own.close();
    },
  };
}
