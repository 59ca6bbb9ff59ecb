import { Hono } from "hono";
import { receivePaymentEvent, type OrderDeps } from "#domain/orders/index.ts";
import type { HttpEnv } from "../env.ts";

/**
 * `POST /webhooks/stripe`: signed events of the payment provider, Stripe's and the test till's alike. The
 * signature is over the raw body, so nothing may parse it first. 200 means that the follow-up is stored.
 */
export const stripeWebhook = (deps: OrderDeps) =>
  new Hono<HttpEnv>().post("/", async (context) => {
    const rawBody = await context.req.text();
    const outcome = await receivePaymentEvent(
      { rawBody, signature: context.req.header("stripe-signature") },
      deps,
    );
    return context.json({ received: true, outcome }, 200, { "cache-control": "no-store" });
  });
