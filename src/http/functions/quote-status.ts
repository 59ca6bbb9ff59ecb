import { Hono } from "hono";
import { readQuote, type QuoteDeps } from "#domain/quotes/index.ts";
import type { HttpEnv } from "../env.ts";

/** `GET /functions/quote-status?token=…`: what a quote's page shows while the quote is being written. */
export const quoteStatus = (deps: Pick<QuoteDeps, "db" | "clock" | "mailer">) =>
  new Hono<HttpEnv>().get("/", async (context) => {
    const quote = await readQuote(context.req.query("token") ?? "", deps);
    return context.json(quote, 200, {
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    });
  });
