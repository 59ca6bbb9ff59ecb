import { enqueueJob, type Job } from "#db/jobs.ts";
import type { Db } from "#db/open.ts";
import { lastDue } from "#kit/cron.ts";
import type { Log } from "#kit/log.ts";
import { secondMs, type Clock } from "#kit/time.ts";

const lookEveryMs = 5 * secondMs;

type Options = { db: Db; jobs: readonly Job<unknown, unknown>[]; clock: Clock; log: Log };

/**
 * Asks for the jobs that run by the clock. A run is named after its time, so that several nodes ask for the same one.
 * Where the clock jumped, or the database was away, only the latest run that is due is asked for: DBOS's own schedules
 * make up for every minute missed.
 * @returns a look at the clock; it must not begin before the former one has ended
 */
export function scheduleJobs({ db, jobs, clock, log }: Options): () => Promise<void> {
  for (const { cron } of jobs) if (cron) lastDue(cron, clock(), clock()); // one that can't be read stops the start
  let lookedAt = clock();
  return async () => {
    const now = clock();
    try {
      for (const job of jobs) {
        const at = job.cron ? lastDue(job.cron, lookedAt, now) : null;
        if (at) await enqueueJob(db, job, {}, { id: `${job.name}@${at.toISOString()}` });
      }
      lookedAt = now;
    } catch (error) {
      log.warn({ err: error }, "jobs that are due could not be asked for; trying again");
    }
  };
}

/** Looks at the clock every five seconds. @returns how to stop */
export function keepSchedules(options: Options): () => Promise<void> {
  const look = scheduleJobs(options);
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(look);
  }, lookEveryMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
