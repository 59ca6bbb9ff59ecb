import { sql } from "drizzle-orm";
import type { Database } from "#db/open.ts";
import {
  type BoundSubscriber,
  deliverEventsJob,
  registerSubscribers,
} from "#domain/events/index.ts";

/** These hear of events from now on, once a test delivers them. */
export const subscribe = ({ db }: Pick<Database, "db">, subscribers: BoundSubscriber[]) =>
  registerSubscribers({ db, subscribers });

/** Tells them of everything that waits for them, as the worker would, each run once. */
export async function deliverEvents(
  { db }: Pick<Database, "db">,
  subscribers: BoundSubscriber[],
  clock: () => Date = () => new Date(),
): Promise<void> {
  const { rows } = await db.execute<{ inputs: string }>(sql`
    with taken as (
      update dbos.workflow_status set status = 'SUCCESS'
      where name = ${deliverEventsJob.name} and status = 'ENQUEUED' returning workflow_uuid, created_at)
    select i.inputs from taken t join dbos.workflow_input i using (workflow_uuid) order by t.created_at`);
  for (const { inputs } of rows) {
    const [input] = (JSON.parse(inputs) as { positionalArgs: unknown[] }).positionalArgs;
    const deps = { db, clock, subscribers };
    await deliverEventsJob.run(deliverEventsJob.input.parse(input), deps, {
      step: (_name, work) => work(),
    });
  }
}
