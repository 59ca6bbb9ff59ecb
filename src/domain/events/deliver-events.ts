import { z } from "zod";
import { keepOperationsMs } from "#db/columns.ts";
import { defineJob, type Job } from "#db/jobs.ts";
import type { Db, Tx } from "#db/open.ts";
import type { Clock } from "#kit/time.ts";
import type { EventType, Published } from "./contract.ts";
import {
  deleteEventsBefore,
  lockDeliveries,
  lockNextDelivery,
  replaceSubscribers,
  setDelivered,
} from "./queries.ts";

/** Who hears of a kind of event. `D` is what it needs, bound at the start. */
export type Subscriber<Payload = unknown, D = never> = {
  /** `noun.what-it-does`, e.g. `quotes.accept-paid`. Stored: a new name hears of new events only. */
  name: string;
  event: EventType<Payload>;
  /**
   * What follows. Runs in the transaction that notes the delivery, so that what it changes here happens exactly once;
   * what it asks of others (mail, jobs) goes through this transaction, too. Where it throws, it is called again, and
   * the later events of that subject wait.
   */
  handle(tx: Tx, event: Published<Payload>, deps: D): Promise<void>;
};

/** Declares a subscriber; the payload's type comes from its event. */
export const defineSubscriber = <Payload, D>(
  subscriber: Subscriber<Payload, D>,
): Subscriber<Payload, D> => subscriber;

export type BoundSubscriber = {
  name: string;
  event: EventType;
  handle: (tx: Tx, event: Published<unknown>) => Promise<void>;
};

/** A subscriber with what it needs. */
export const bindSubscriber = <Payload, D>(
  subscriber: Subscriber<Payload, D>,
  deps: D,
): BoundSubscriber => {
  const { name, event } = subscriber;
  return {
    name,
    event,
    handle: (tx, { payload, ...published }) =>
      subscriber.handle(tx, { ...published, payload: event.payload.parse(payload) }, deps),
  };
};

export type EventDeps = { db: Db; clock: Clock; subscribers: readonly BoundSubscriber[] };

/** Notes who hears of what from now on; before anything is published. */
export const registerSubscribers = ({
  db,
  subscribers,
}: Pick<EventDeps, "db" | "subscribers">): Promise<void> =>
  db.transaction((tx) =>
    replaceSubscribers(
      tx,
      subscribers.map(({ name, event }) => ({ name, type: event.name })),
    ),
  );

/** Tells a subscriber of a subject's waiting events, oldest first, each in a transaction of its own. */
export const deliverEventsJob = defineJob({
  name: "events.deliver",
  input: z.object({ subscriber: z.string(), subject: z.string() }),
  async run({ subscriber: name, subject }, deps: EventDeps, { step }) {
    const subscriber = deps.subscribers.find((one) => one.name === name);
    if (!subscriber) return; // it was removed with the version that had it
    await step("deliver", async () => {
      while (await deliverNext(subscriber, subject, deps));
    });
  },
});

/** @returns whether there was one */
const deliverNext = (
  subscriber: BoundSubscriber,
  subject: string,
  { db, clock }: EventDeps,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockDeliveries(tx, subscriber.name, subject);
    const event = await lockNextDelivery(tx, subscriber.name, subject);
    if (!event) return false;
    await subscriber.handle(tx, event);
    await setDelivered(tx, subscriber.name, event.id, clock());
    return true;
  });

/** Every night: events that everybody has heard of, once operations need them no more. */
export const pruneEventsJob = defineJob({
  name: "events.prune",
  input: z.object({}),
  cron: "3 4 * * *",
  async run(_input, { db, clock }: Pick<EventDeps, "db" | "clock">, { step }) {
    await step("prune", () =>
      deleteEventsBefore(db, new Date(clock().getTime() - keepOperationsMs)),
    );
  },
});

/** Its background work. */
export const eventJobs: readonly Job<unknown, EventDeps>[] = [deliverEventsJob, pruneEventsJob];
