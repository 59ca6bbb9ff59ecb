import { and, asc, eq, isNull, lt, notExists, notInArray, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { eventDeliveries, events, eventSubscribers } from "./tables.ts";

/** Until the transaction ends, nobody else publishes about this subject: positions are committed in their order. */
export async function lockSubject(tx: DbOrTx, subject: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`event/${subject}`}, 0))`);
}

/** Stores events of one kind, in their order, with a delivery of each for each subscriber. @returns the subscribers' names */
export async function insertEvents(
  tx: DbOrTx,
  given: readonly (typeof events.$inferInsert)[],
): Promise<string[]> {
  const [first] = given;
  if (!first) return [];
  const stored = await tx
    .insert(events)
    .values([...given])
    .returning({ id: events.id, position: events.position });
  const subscribers = await tx
    .select({ name: eventSubscribers.name })
    .from(eventSubscribers)
    .where(eq(eventSubscribers.type, first.type));
  if (subscribers.length === 0) return [];
  await tx.insert(eventDeliveries).values(
    stored.flatMap(({ id, position }) =>
      subscribers.map(({ name }) => ({
        eventId: id,
        subscriber: name,
        subject: first.subject,
        position,
      })),
    ),
  );
  return subscribers.map(({ name }) => name);
}

/** The oldest event of a subject that a subscriber hasn't heard of, locked; null where there is none. */
export async function lockNextDelivery(tx: DbOrTx, subscriber: string, subject: string) {
  const [row] = await tx
    .select({ event: events })
    .from(eventDeliveries)
    .innerJoin(events, eq(events.id, eventDeliveries.eventId))
    .where(
      and(
        eq(eventDeliveries.subscriber, subscriber),
        eq(eventDeliveries.subject, subject),
        isNull(eventDeliveries.deliveredAt),
      ),
    )
    .orderBy(asc(eventDeliveries.position))
    .limit(1)
    .for("update", { of: eventDeliveries });
  return row?.event ?? null;
}

/** Until the transaction ends, nobody else delivers to this subscriber about this subject. */
export async function lockDeliveries(
  tx: DbOrTx,
  subscriber: string,
  subject: string,
): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`deliver/${subscriber}/${subject}`}, 0))`,
  );
}

export async function setDelivered(
  tx: DbOrTx,
  subscriber: string,
  eventId: string,
  deliveredAt: Date,
): Promise<void> {
  await tx
    .update(eventDeliveries)
    .set({ deliveredAt })
    .where(and(eq(eventDeliveries.subscriber, subscriber), eq(eventDeliveries.eventId, eventId)));
}

/** Who hears of what from now on. */
export async function replaceSubscribers(
  tx: DbOrTx,
  wanted: (typeof eventSubscribers.$inferInsert)[],
): Promise<void> {
  if (wanted.length > 0) await tx.insert(eventSubscribers).values(wanted).onConflictDoNothing();
  await tx.delete(eventSubscribers).where(
    notInArray(
      sql`${eventSubscribers.type} || ' ' || ${eventSubscribers.name}`,
      wanted.map(({ type, name }) => `${type} ${name}`),
    ),
  );
}

/** Deletes events from before `time` that everybody has heard of. */
export async function deleteEventsBefore(db: DbOrTx, time: Date): Promise<void> {
  const undelivered = db
    .select({ one: sql`1` })
    .from(eventDeliveries)
    .where(and(eq(eventDeliveries.eventId, events.id), isNull(eventDeliveries.deliveredAt)));
  await db.delete(events).where(and(lt(events.createdAt, time), notExists(undelivered)));
}

/** Deliveries that wait, oldest first, for tests and operators. */
export const selectWaiting = (db: DbOrTx) =>
  db
    .select()
    .from(eventDeliveries)
    .where(isNull(eventDeliveries.deliveredAt))
    .orderBy(asc(eventDeliveries.position));
