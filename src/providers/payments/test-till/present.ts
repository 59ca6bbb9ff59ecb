import type { PaymentSession, TillSession } from "#domain/orders/ports.ts";
import type { TillSessionRow } from "../tables.ts";
import type { TillContext } from "./till-context.ts";

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
const pageOf = (till: Pick<TillContext, "publicUrl">, row: TillSessionRow) =>
  row.status === "open" ? `${till.publicUrl}/till/${row.id}` : null;

/** Stripe puts the session's id where the address asks for it. */
export const redirectTo = (row: TillSessionRow): string =>
  row.successUrl.replaceAll("{CHECKOUT_SESSION_ID}", row.id);

export const toPaymentSession = (
  till: Pick<TillContext, "publicUrl">,
  row: TillSessionRow,
): PaymentSession => ({
  id: row.id,
  url: pageOf(till, row),
  status: row.status,
  paymentStatus: row.paymentStatus,
  orderId: row.orderId,
  amountCents: row.amountCents,
  currency: row.currency,
  // Known only once something was paid, as with Stripe.
  customerEmail: row.status === "complete" ? row.customerEmail : null,
  failure: row.failure,
});

export const toTillSession = (row: TillSessionRow): TillSession => ({
  id: row.id,
  title: row.title,
  description: row.description,
  amountCents: row.amountCents,
  currency: row.currency,
  status: row.status,
  paymentStatus: row.paymentStatus,
  needsConfirmation: row.status === "open" && row.pending !== null,
  successUrl: row.successUrl,
  cancelUrl: row.cancelUrl,
});

/** An event as Stripe words it: https://docs.stripe.com/api/events/object, with its checkout session. */
export const toStripeEvent = (
  till: Pick<TillContext, "publicUrl">,
  event: { id: string; type: string; createdAt: Date },
  row: TillSessionRow,
) => ({
  id: event.id,
  object: "event",
  type: event.type,
  created: seconds(event.createdAt),
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  data: {
    object: {
      id: row.id,
      object: "checkout.session",
      mode: "payment",
      ui_mode: "hosted_page",
      livemode: false,
      status: row.status,
      payment_status: row.paymentStatus,
      amount_subtotal: row.amountCents,
      amount_total: row.amountCents,
      currency: row.currency,
      client_reference_id: row.orderId,
      metadata: { orderId: row.orderId, serviceId: row.serviceId },
      customer_details: row.customerEmail === null ? null : { email: row.customerEmail },
      success_url: row.successUrl,
      cancel_url: row.cancelUrl,
      url: pageOf(till, row),
      created: seconds(row.createdAt),
      expires_at: seconds(row.expiresAt),
    },
  },
});
