import { PaymentsRefused, PaymentsUnavailable } from "#domain/orders/ports.ts";

/** Fields of stripe-node's errors that we decide on. The class itself would load the whole SDK. */
type StripeFailure = Error & { type?: unknown; statusCode?: unknown; code?: unknown };

/** A status that says "not now" rather than "no": 409 is another request at work with the same idempotency key. */
const isTemporary = (status: number) => status === 409 || status === 429 || status >= 500;

/** True for Stripe's own "there is no such thing", not for a 404 of whoever else may answer. */
export function isMissing(thrown: unknown): boolean {
  return thrown instanceof Error && (thrown as Partial<StripeFailure>).code === "resource_missing";
}

/**
 * Any failure of stripe-node → one of the port's two errors, the original as cause. 4xx answers are final;
 * no answer, a late one, 5xx, 429 and 409 are not. https://docs.stripe.com/error-handling
 */
export function toPaymentsError(thrown: unknown): PaymentsUnavailable | PaymentsRefused {
  if (thrown instanceof PaymentsUnavailable || thrown instanceof PaymentsRefused) return thrown;
  const { type, statusCode } = thrown as StripeFailure;
  if (typeof statusCode === "number" && statusCode >= 400 && !isTemporary(statusCode))
    return new PaymentsRefused(`Stripe refused (${statusCode}).`, { cause: thrown });
  return new PaymentsUnavailable(
    typeof statusCode === "number"
      ? `Stripe failed (${statusCode}).`
      : `Stripe did not answer (${typeof type === "string" ? type : "unknown error"}).`,
    { cause: thrown },
  );
}
