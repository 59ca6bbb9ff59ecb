import { Hono } from "hono";
import { AppError } from "#errors";
import { readCheckout, type OrderDeps } from "#domain/orders/index.ts";
import type { HttpEnv } from "../env.ts";

/** `GET /functions/checkout-status?session_id=…`: what the success page shows while a payment settles. */
export const checkoutStatus = (deps: OrderDeps) =>
  new Hono<HttpEnv>().get("/", async (context) => {
    const view = await readCheckout(context.req.query("session_id") ?? "", deps);
    if (!view) throw new AppError("not_found");
    return context.json(view, 200, {
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    });
  });
