import { DBOS } from "@dbos-inc/dbos-sdk";
import { sql } from "drizzle-orm";
import { applicationName, queues } from "#db/jobs.ts";
import type { Db } from "#db/open.ts";
import type { Log } from "#kit/log.ts";
import { secondMs } from "#kit/time.ts";

const beatEveryMs = 5 * secondMs;
/** After this long without a sign of life a node counts as dead. */
const deadAfterSeconds = 20;

/**
 * Tells the other nodes that this one lives, and takes over the runs of those that don't (design,
 * Background work): DBOS itself only recovers the runs of a node when that very node comes back.
 * @returns how to stop
 */
export async function keepLease(options: {
  db: Db;
  nodeId: string;
  log: Log;
}): Promise<() => Promise<void>> {
  const { db, nodeId, log } = options;
  let running: Promise<void> = Promise.resolve();
  let lastBeatAt = Date.now();
  const beat = async () => {
    try {
      await db.execute(sql`
        insert into worker_nodes (id, seen_at) values (${nodeId}, now())
        on conflict (id) do update set seen_at = excluded.seen_at`);
      // After an outage of the database everyone looks dead: first let the others show that they live.
      const wasSilent = Date.now() - lastBeatAt > deadAfterSeconds * (secondMs / 2);
      lastBeatAt = Date.now();
      if (wasSilent) return;
      for (const queueName of Object.values(queues)) {
        // Each queue's runs stay in it.
        const left = await runsLeftBehind(db, queueName);
        if (left.length === 0) continue;
        await DBOS.resumeWorkflows(left, { queueName });
        log.warn({ runs: left.length }, "took over runs of a node that stopped answering");
      }
    } catch (error) {
      log.warn({ err: error }, "the sign of life failed; trying again");
    }
  };
  await beat();
  const timer = setInterval(() => {
    running = running.then(beat);
  }, beatEveryMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Whether any node that does background work has shown a sign of life of late. */
export async function isWorkerAlive(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from worker_nodes where seen_at > now() - make_interval(secs => ${deadAfterSeconds}) limit 1`);
  return rows.length > 0;
}

/** Whatever is in none of these belongs to the main queue. */
const ownQueues = Object.values(queues).filter((queue) => queue !== queues.main);

/** Runs that a node without a sign of life had begun. Resuming one twice is harmless: it is then queued already. */
async function runsLeftBehind(db: Db, queueName: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select run.workflow_uuid as id
    from dbos.workflow_status run
    left join worker_nodes node on node.id = run.executor_id
    where run.status = 'PENDING' and run.application_name = ${applicationName}
      and (case when run.queue_name in ${ownQueues} then run.queue_name else ${queues.main} end) = ${queueName}
      and run.updated_at < (extract(epoch from now()) - ${deadAfterSeconds}) * 1000
      and (node.id is null or node.seen_at < now() - make_interval(secs => ${deadAfterSeconds}))
    limit 500`);
  return rows.map(({ id }) => id);
}
