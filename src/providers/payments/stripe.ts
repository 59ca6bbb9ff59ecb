import type { Stripe } from "stripe";
import { z } from "zod";
import {
  type NewPaymentSession,
  type Payments,
  type PaymentSession,
  PaymentsRefused,
  PaymentsUnavailable,
} from "#domain/orders/ports.ts";
import { hourMs, minuteMs } from "#kit/time.ts";
import { readSignedEvent } from "./read-event.ts";
import { addressOf, openStripe, type StripeOptions } from "./stripe-client.ts";
import { isMissing, toPaymentsError } from "./stripe-errors.ts";

/**
 * Payments through Stripe's hosted Checkout (stripe-node 23, https://docs.stripe.com/api/checkout/sessions).
 * Test or live follows from the key; whatever is no test key counts as live.
 * @throws TypeError when `apiBase` is not an http(s) origin
 */
export function createStripePayments(options: StripeOptions): Payments {
  addressOf(options.apiBase);
  let opening: Promise<Stripe> | undefined;
  const client = () => (opening ??= openStripe(options));
  return {
    name: "stripe",
    mode: /^(sk|rk)_test_/.test(options.secretKey) ? "test" : "live",
    createSession: async (input) => createSession(await client(), input),
    readSession: async (sessionId) => readSession(await client(), sessionId),
    // Nothing is kept here, and Stripe has to keep its own records of payments.
    forgetCustomer: async () => {},
    readEvent: (rawBody, signatureHeader, now) =>
      readSignedEvent(rawBody, signatureHeader, options.webhookSecret, now),
  };
}

async function createSession(stripe: Stripe, input: NewPaymentSession): Promise<PaymentSession> {
  const answer = await stripe.checkout.sessions
    .create(sessionParams(input, new Date()), { idempotencyKey: input.idempotencyKey })
    .catch((thrown: unknown) => Promise.reject(toPaymentsError(thrown)));
  const session = toPaymentSession(answer);
  if (session.amountCents === input.amountCents && session.currency === input.currency)
    return session;
  // A synced price that has drifted from the catalogue: nobody may pay what the page didn't say.
  await stripe.checkout.sessions.expire(session.id).catch(() => {});
  throw new PaymentsRefused(
    `Stripe asks ${session.amountCents} ${session.currency}, the catalogue ${input.amountCents} ${input.currency}.`,
  );
}

async function readSession(stripe: Stripe, sessionId: string): Promise<PaymentSession | null> {
  // The id may come from an address: only what fits into a path as it is goes out.
  if (!/^cs_[\w-]{1,250}$/.test(sessionId)) return null;
  try {
    return toPaymentSession(
      await stripe.checkout.sessions.retrieve(sessionId, { expand: ["payment_intent"] }),
    );
  } catch (thrown) {
    if (isMissing(thrown)) return null;
    throw toPaymentsError(thrown);
  }
}

function sessionParams(input: NewPaymentSession, now: Date): Stripe.Checkout.SessionCreateParams {
  const metadata = { orderId: input.orderId, serviceId: input.serviceId };
  return {
    mode: "payment",
    ui_mode: "hosted_page",
    line_items: [lineItem(input)],
    client_reference_id: input.orderId,
    metadata,
    payment_intent_data: { metadata },
    success_url: input.successUrl,
    cancel_url: input.cancelUrl,
    expires_at: expirySeconds(input.expiresAt, now),
  };
}

function lineItem(input: NewPaymentSession): Stripe.Checkout.SessionCreateParams.LineItem {
  if (input.syncedPriceId) return { price: input.syncedPriceId, quantity: 1 };
  return {
    quantity: 1,
    price_data: {
      currency: input.currency,
      unit_amount: input.amountCents,
      product_data: {
        name: input.title,
        // Stripe refuses an empty text here.
        ...(input.description ? { description: input.description } : {}),
        metadata: { serviceId: input.serviceId },
      },
    },
  };
}

/**
 * Stripe takes 30 minutes to 24 hours from now (a minute is left for clocks that differ). Limits are rounded to ten minutes, so that a second try
 * a moment later sends the same request under the same idempotency key.
 */
export function expirySeconds(wanted: Date, now: Date): number {
  const step = 10 * minuteMs;
  const earliest = now.getTime() + 31 * minuteMs;
  const latest = now.getTime() + 24 * hourMs - minuteMs;
  let time = wanted.getTime();
  if (time < earliest) time = Math.ceil(earliest / step) * step;
  if (time > latest) time = Math.floor(latest / step) * step;
  return Math.floor(time / 1000);
}

/** The part of Stripe's session that we use. Stricter than the SDK's types, which promise nothing at run time. */
const Session = z.object({
  object: z.literal("checkout.session"),
  id: z.string().min(1),
  url: z.string().nullish(),
  status: z.enum(["open", "complete", "expired"]),
  payment_status: z.enum(["paid", "unpaid", "no_payment_required"]),
  amount_total: z.int(),
  currency: z.string().min(3),
  client_reference_id: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
  customer_details: z.object({ email: z.string().nullish() }).nullish(),
  payment_intent: z
    .union([
      z.string(),
      z.object({ last_payment_error: z.object({ message: z.string().nullish() }).nullish() }),
    ])
    .nullish(),
});

/**
 * Stripe's session → ours. Anything else that came back with a friendly status is not taken for one:
 * stripe-node passes on whatever JSON carries no `error`.
 */
function toPaymentSession(answer: unknown): PaymentSession {
  const read = Session.safeParse(answer);
  if (!read.success)
    throw new PaymentsUnavailable("What answered in Stripe’s place sent no checkout session.", {
      cause: read.error,
    });
  const session = read.data;
  const intent = session.payment_intent;
  const failure = typeof intent === "object" ? intent?.last_payment_error?.message : null;
  return {
    id: session.id,
    url: session.status === "open" ? (session.url ?? null) : null,
    status: session.status,
    paymentStatus: session.payment_status,
    orderId: session.client_reference_id ?? session.metadata?.["orderId"] ?? null,
    amountCents: session.amount_total,
    currency: session.currency,
    customerEmail: session.customer_details?.email ?? null,
    failure: failure ?? null,
  };
}
