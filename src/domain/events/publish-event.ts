import { enqueueJob } from "#db/jobs.ts";
import type { Tx } from "#db/open.ts";
import { newId } from "#kit/ids.ts";
import type { Clock } from "#kit/time.ts";
import type { EventType } from "./contract.ts";
import { deliverEventsJob } from "./deliver-events.ts";
import { insertEvent, lockSubject } from "./queries.ts";

/**
 * Says that something happened, in the transaction of the change (docs/flows/events.md): either both are stored or
 * neither is. Each subscriber then hears of it at least once, and of one subject's events in their order.
 * @param subject what it happened to, `noun/id`; held until the transaction ends
 * @throws ZodError where `payload` isn't one of this type
 */
export async function publishEvent<Payload>(
  tx: Tx,
  type: EventType<Payload>,
  { subject, payload }: { subject: string; payload: Payload },
  { clock }: { clock: Clock },
): Promise<void> {
  const checked = type.payload.parse(payload);
  await lockSubject(tx, subject);
  const event = { id: newId("evt"), type: type.name, subject, payload: checked };
  const subscribers = await insertEvent(tx, { ...event, createdAt: clock() });
  for (const subscriber of subscribers)
    await enqueueJob(
      tx,
      deliverEventsJob,
      { subscriber, subject },
      { id: `event/${event.id}/${subscriber}` },
    );
}
