import { Hono } from "hono";
import { readCheckout, startCheckout, type OrderDeps } from "#domain/orders/index.ts";
import { AppError } from "#errors";
import type { HttpEnv } from "../env.ts";
import { readJson } from "../read-json.ts";

/**
 * `POST /functions/create-checkout-session` (spec site.md §7): `{priceId, successUrl, cancelUrl,
 * metadata: {serviceId}}` → `{url}`. An `Idempotency-Key` header names the attempt, so that a repeated
 * call is the same purchase.
 */
const createCheckoutSession = (deps: OrderDeps) =>
  new Hono<HttpEnv>().post("/", async (context) => {
    const request = await readJson(context);
    const attemptKey = context.req.header("idempotency-key");
    const buyer = (await context.get("visit").actor()) ?? "visitor";
    const { url } = await startCheckout(buyer, { request, attemptKey }, deps);
    if (!url) throw new AppError("payment_unavailable");
    return context.json({ url }, 200, { "cache-control": "no-store" });
  });

/** `GET /functions/checkout-status?session_id=…`: what the success page shows while a payment settles. */
const checkoutStatus = (deps: OrderDeps) =>
  new Hono<HttpEnv>().get("/", async (context) => {
    const view = await readCheckout(context.req.query("session_id") ?? "", deps);
    if (!view) throw new AppError("not_found");
    return context.json(view, 200, {
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    });
  });

export const orderFunctions = {
  "/create-checkout-session": createCheckoutSession,
  "/checkout-status": checkoutStatus,
};
