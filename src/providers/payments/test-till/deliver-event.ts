import { eq } from "drizzle-orm";
import { z } from "zod";
import { defineJob, enqueueJob, type JobContext } from "#db/jobs.ts";
import type { DbOrTx } from "#db/open.ts";
import { newId } from "#kit/ids.ts";
import { signEvent } from "../sign-event.ts";
import { tillEvents, type TillSessionRow } from "../tables.ts";
import { toStripeEvent } from "./present.ts";
import type { TillContext } from "./till-context.ts";

export type TillEventType =
  | "checkout.session.completed"
  | "checkout.session.expired"
  | "checkout.session.async_payment_succeeded"
  | "checkout.session.async_payment_failed";

/** Delivers one event, signed at the moment of sending, until the shop answers 2xx; always under the same id. */
export const deliverTillEvent = defineJob({
  name: "till-deliver-event",
  input: z.object({ eventId: z.string() }),
  async run({ eventId }, till: TillContext, context: JobContext) {
    await context.step("deliver", () => deliver(till, eventId));
    await context.step("note", async () => {
      await till.db
        .update(tillEvents)
        .set({ deliveredAt: till.clock() })
        .where(eq(tillEvents.id, eventId));
    });
  },
});

/** @throws Error when the shop did not take the event: the worker runs the step again later */
async function deliver(till: TillContext, eventId: string): Promise<void> {
  const [event] = await till.db.select().from(tillEvents).where(eq(tillEvents.id, eventId));
  if (!event || event.deliveredAt) return;
  const response = await till.deliver(
    new Request(`${till.publicUrl}/webhooks/stripe`, {
      method: "POST",
      headers: {
        "content-type": "application/json; charset=utf-8",
        "stripe-signature": signEvent(event.body, till.webhookSecret, till.clock()),
      },
      body: event.body,
    }),
  );
  await response.body?.cancel();
  if (!response.ok)
    throw new Error(`The webhook answered ${response.status} to the test till's event ${eventId}.`);
}

/** Writes an event about `row` and asks for its delivery, in the transaction that changed the session. */
export async function emitTillEvent(
  tx: DbOrTx,
  till: TillContext,
  type: TillEventType,
  row: TillSessionRow,
): Promise<void> {
  const event = { id: newId("evt_test"), type, createdAt: till.clock() };
  const body = JSON.stringify(toStripeEvent(till, event, row));
  await tx.insert(tillEvents).values({ ...event, sessionId: row.id, body });
  await enqueueJob(tx, deliverTillEvent, { eventId: event.id }, { id: `deliver-${event.id}` });
}
