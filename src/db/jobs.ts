import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { DbOrTx } from "./open.ts";

/**
 * The queues of background work. Mail, copies of forms, what asks an AI, what moves files, deliveries to customers'
 * services, customers' automations and the making of videos have their own, because a server of somebody else's that hangs must not hold up what settles orders.
 */
export const queues = {
  main: "ariaworks",
  mail: "ariaworks.mail",
  forms: "ariaworks.forms",
  ai: "ariaworks.ai",
  files: "ariaworks.files",
  knowledge: "ariaworks.knowledge",
  deliveries: "ariaworks.deliveries",
  videos: "ariaworks.videos",
  automations: "ariaworks.automations",
} as const;
export type Queue = keyof typeof queues;
/** Queues in which one customer's work may not hold up another's; each job there says whose it is. */
export const partitionedQueues = { automations: queues.automations } as const;
/** Owner of workflows in DBOS's tables. Fixed: a change would leave runs of the old name behind. */
export const applicationName = "ariaworks";
/** Recovery matches on it; changed only by a decision (design, Background work). */
export const applicationVersion = "1";

export type JobContext = {
  /** Runs `work` once and remembers its result: after a crash the remembered result is used. */
  step: <T>(name: string, work: () => Promise<T>) => Promise<T>;
};

/**
 * A piece of background work. `D` is what it needs (database, ports), handed in by main. `run` may be
 * called more than once for the same input, so what must happen once carries its own key.
 */
export type Job<I = unknown, D = never> = {
  name: string;
  input: z.ZodType<I>;
  /** Where it waits for its turn; `main` if absent. */
  queue?: Queue;
  /** Runs by the clock too, with an empty input: five cron fields, UTC. */
  cron?: string;
  /** Whose work it is, in a queue whose customers get a part each (`partitionedQueues`). */
  partition?(input: I): string;
  run(input: I, deps: D, context: JobContext): Promise<void>;
};

/** Declares a job; types are inferred from `input` and the annotation of `deps`. */
export const defineJob = <I, D>(job: Job<I, D>): Job<I, D> => job;

/** A job with what it needs bound in; the worker does not care what that is. */
export type BoundJob = { job: Job<unknown, unknown>; deps: unknown };
export const bindJob = <I, D>(job: Job<I, D>, deps: D): BoundJob => ({
  // The types meet here, where both are known; the worker only passes one to the other.
  job: job,
  deps,
});

/**
 * Asks for a job in the same transaction as the change that needs it: both happen or neither does.
 * The same `id` twice is one run. `delayUntil` postpones the run. `attempt` counts the worker's own
 * new starts of a job that failed; others leave it out.
 */
export async function enqueueJob<I>(
  tx: DbOrTx,
  job: Pick<Job<I>, "name" | "queue" | "input" | "partition">,
  input: I,
  options: { id: string; delayUntil?: Date; attempt?: number },
): Promise<void> {
  const parsed = job.input.parse(input);
  const args = JSON.stringify(parsed);
  const delay = options.delayUntil ? options.delayUntil.getTime() : null;
  await tx.execute(sql`select dbos.enqueue_workflow(
    workflow_name => ${job.name}::text,
    queue_name => ${queues[job.queue ?? "main"]}::text,
    positional_args => array[${args}::json, ${String(options.attempt ?? 0)}::json],
    workflow_id => ${options.id}::text,
    app_version => ${applicationVersion}::text,
    queue_partition_key => ${job.partition?.(parsed) ?? null}::text,
    delay_until_epoch_ms => ${delay}::bigint,
    application_name => ${applicationName}::text
  )`);
}

/**
 * The ids of a job's runs that wait or are under way, as they were first asked for: without the number that the worker
 * adds to a new start.
 */
export async function selectLivingRuns(db: DbOrTx, job: { name: string }): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct regexp_replace(workflow_uuid, '~[0-9]+$', '') as id
    from dbos.workflow_status
    where name = ${job.name} and application_name = ${applicationName}
      and status in ('ENQUEUED', 'DELAYED', 'PENDING')`);
  return rows.map(({ id }) => id);
}

/**
 * Runs that ended with an error, by job, with one of them each: those since the last look that went well and until this
 * one, both runs of a job themselves. The times are the database's own.
 */
export async function selectFailedRuns(
  db: DbOrTx,
  { name, look }: { name: string; look: string },
): Promise<{ job: string; times: number; run: string }[]> {
  const { rows } = await db.execute<{ job: string; times: string; run: string }>(sql`
    with looks as (
      select (select max(created_at) from dbos.workflow_status
              where name = ${name} and status = 'SUCCESS' and workflow_uuid <> ${look}) as last,
             (select created_at from dbos.workflow_status where workflow_uuid = ${look}) as this)
    select run.name as job, count(*) as times, max(run.workflow_uuid) as run
    from dbos.workflow_status run, looks
    where run.application_name = ${applicationName}
      and run.status in ('ERROR', 'MAX_RECOVERY_ATTEMPTS_EXCEEDED')
      and coalesce(run.completed_at, run.updated_at) >= coalesce(looks.last, 0)
      and coalesce(run.completed_at, run.updated_at) < looks.this
    group by run.name order by run.name`);
  return rows.map(({ job, times, run }) => ({ job, times: Number(times), run }));
}
