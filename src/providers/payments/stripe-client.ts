import type { Stripe } from "stripe";
import { secondMs } from "#kit/time.ts";

export type StripeOptions = {
  /** `sk_…` or a restricted `rk_…` (Checkout Sessions: write, PaymentIntents: read). */
  secretKey: string;
  /** `whsec_…` of the webhook endpoint. */
  webhookSecret: string;
  /** Origin that answers in Stripe's place, e.g. `http://127.0.0.1:4010`. */
  apiBase?: string | undefined;
  /** How long one attempt may take; there are three at most. */
  timeoutMs?: number | undefined;
};

/**
 * A client of stripe-node with our patience: 10 s an attempt and two more attempts, all with one
 * idempotency key. @throws TypeError when `apiBase` is not an http(s) origin
 */
export async function openStripe(options: Omit<StripeOptions, "webhookSecret">): Promise<Stripe> {
  const { default: StripeClient } = await import("stripe");
  return new StripeClient(options.secretKey, {
    ...addressOf(options.apiBase),
    timeout: options.timeoutMs ?? 10 * secondMs,
    maxNetworkRetries: 2,
    telemetry: false,
  });
}

/** `http://host:port` → the three settings that stripe-node takes instead of an address. */
export function addressOf(apiBase: string | undefined) {
  if (!apiBase) return {};
  const url = new URL(apiBase);
  if ((url.protocol !== "http:" && url.protocol !== "https:") || url.pathname !== "/" || url.search)
    throw new TypeError("STRIPE_API_BASE must be an origin such as https://api.stripe.com");
  const protocol = url.protocol === "http:" ? ("http" as const) : ("https" as const);
  return {
    protocol,
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: url.port || (protocol === "http" ? 80 : 443),
  };
}
