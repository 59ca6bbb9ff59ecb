import { enqueueJob } from "#db/jobs.ts";
import type { Tx } from "#db/open.ts";
import { newId } from "#kit/ids.ts";
import type { Clock } from "#kit/time.ts";
import type { EventType } from "./contract.ts";
import { deliverEventsJob } from "./deliver-events.ts";
import { insertEvents, lockSubject } from "./queries.ts";

/**
 * Says that something happened, in the transaction of the change (docs/flows/events.md): either both are stored or
 * neither is. Each subscriber then hears of it at least once, and of one subject's events in their order.
 * @param subject what it happened to, `noun/id`; held until the transaction ends
 * @throws ZodError where `payload` isn't one of this type
 */
export const publishEvent = <Payload>(
  tx: Tx,
  type: EventType<Payload>,
  { subject, payload }: { subject: string; payload: Payload },
  deps: { clock: Clock },
): Promise<void> => publishEvents(tx, type, { subject, payloads: [payload] }, deps);

/** The same of several things of one kind that happened to one subject, in their order. */
export async function publishEvents<Payload>(
  tx: Tx,
  type: EventType<Payload>,
  { subject, payloads }: { subject: string; payloads: readonly Payload[] },
  { clock }: { clock: Clock },
): Promise<void> {
  const now = clock();
  const events = payloads.map((payload) => ({
    id: newId("evt"),
    type: type.name,
    subject,
    payload: type.payload.parse(payload),
    createdAt: now,
  }));
  if (events.length === 0) return;
  await lockSubject(tx, subject);
  const subscribers = await insertEvents(tx, events);
  for (const { id } of events)
    for (const subscriber of subscribers)
      await enqueueJob(
        tx,
        deliverEventsJob,
        { subscriber, subject },
        { id: `event/${id}/${subscriber}` },
      );
}
