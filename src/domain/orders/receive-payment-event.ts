import { enqueueJob } from "#db/jobs.ts";
import { AppError } from "#errors";
import type { OrderDeps } from "./deps.ts";
import { settleOrderJob } from "./jobs.ts";
import { PaymentEventRefused } from "./ports.ts";
import { insertPaymentEvent } from "./queries.ts";

const settling = new Set([
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
]);

/**
 * Takes a signed event of the payment provider (contracts README, Webhooks): checks the signature over
 * the raw body, records the event's id, and asks for its follow-up in the same transaction. Returning
 * means acknowledged: whatever happens next, the follow-up is not lost.
 * @returns `repeated` for an id seen before, `ignored` for types that nothing follows from
 * @throws AppError payment_event_refused
 */
export async function receivePaymentEvent(
  input: { rawBody: string; signature: string | undefined },
  deps: OrderDeps,
): Promise<"queued" | "repeated" | "ignored"> {
  const event = await deps.orders.payments
    .readEvent(input.rawBody, input.signature, deps.clock())
    .catch((error: unknown) => {
      if (error instanceof PaymentEventRefused)
        throw new AppError("payment_event_refused", { cause: error });
      throw error;
    });
  // An event of the other mode (a live endpoint shared with tests) must never settle an order.
  const relevant =
    settling.has(event.type) &&
    event.sessionId !== null &&
    event.mode === deps.orders.payments.mode;
  return deps.db.transaction(async (tx) => {
    const isNew = await insertPaymentEvent(tx, {
      id: event.id,
      type: event.type,
      mode: event.mode,
      sessionId: event.sessionId,
      outcome: relevant ? "queued" : "ignored",
      createdAt: event.createdAt,
      receivedAt: deps.clock(),
    });
    if (!isNew) return "repeated";
    if (!relevant || event.sessionId === null) return "ignored";
    await enqueueJob(
      tx,
      settleOrderJob,
      {
        sessionId: event.sessionId,
        paymentFailed: event.type === "checkout.session.async_payment_failed",
      },
      { id: `settle/${event.id}` },
    );
    return "queued";
  });
}
