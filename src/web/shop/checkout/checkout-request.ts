import type { CheckoutRequest } from "#domain/orders/contract.ts";
import { ApiError, postJson } from "../../kit/api-call.ts";
import { paths } from "../../paths.ts";

/** Spec site.md §5 and §8, checkout; word for word. */
export const checkoutWords = {
  failed: "Unable to process checkout at this time. Please try again later or contact support.",
  notSelected: "No service selected or missing Stripe price ID",
  noUrl: "No checkout URL received",
  notCreated: "Failed to create checkout session",
} as const;

/** The server gives up on a slow provider earlier; this is for a line that went dead. Trying again is safe. */
const patienceMs = 30_000;

/** The body of create-checkout-session for one price of one service (spec site.md §7). */
export const checkoutRequest = (serviceId: string, priceId: string): CheckoutRequest => ({
  priceId,
  successUrl: `${paths.success()}?session_id={CHECKOUT_SESSION_ID}`,
  cancelUrl: paths.services(),
  metadata: { serviceId },
});

/**
 * Asks for the payment page's address.
 * @throws Error with a text to show: the specification's, or the server's own
 */
export async function requestCheckout(
  chosen: { serviceId: string | undefined; priceId: string | undefined },
  options: { key: string; signal?: AbortSignal },
): Promise<string> {
  if (!chosen.serviceId || !chosen.priceId) throw new Error(checkoutWords.notSelected);
  const request = checkoutRequest(chosen.serviceId, chosen.priceId);
  const answer = await postJson<{ url?: unknown } | null>(
    "/functions/create-checkout-session",
    request,
    {
      ...options,
      signal: AbortSignal.any([
        AbortSignal.timeout(patienceMs),
        ...(options.signal ? [options.signal] : []),
      ]),
    },
  ).catch((thrown: unknown) => {
    if (thrown instanceof ApiError || options.signal?.aborted) throw thrown;
    throw new Error(checkoutWords.notCreated, { cause: thrown });
  });
  const url = typeof answer?.url === "string" ? URL.parse(answer.url, location.href) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(checkoutWords.noUrl);
  return url.href;
}
