import type { z } from "zod";

/** A kind of event, declared in the `contract.ts` of the noun that publishes it. */
export type EventType<Payload = unknown> = {
  /** `noun.what-happened`, e.g. `order.paid`. Stored: a change needs a migration. */
  name: string;
  /** Holds ids, figures and times; never what a person wrote or who they are, because events outlive an erasure. */
  payload: z.ZodType<Payload>;
};

/** Declares a kind of event; the payload's type is inferred. */
export const defineEvent = <Payload>(
  name: string,
  payload: z.ZodType<Payload>,
): EventType<Payload> => ({ name, payload });

/** An event as a subscriber gets it. */
export type Published<Payload> = {
  id: string;
  /** What it is about, `noun/id`. Events of one subject come in their order. */
  subject: string;
  payload: Payload;
  createdAt: Date;
};
