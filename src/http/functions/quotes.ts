import { Hono } from "hono";
import { spenderOf } from "#domain/consultant/index.ts";
import { quotePath, type QuoteAnswer } from "#domain/quotes/contract.ts";
import { readQuote, requestQuote, type QuoteDeps } from "#domain/quotes/index.ts";
import type { HttpEnv } from "../env.ts";
import { readJson } from "../read-json.ts";

/**
 * `POST /functions/request-quote`: the quote form (enquiries' QuoteRequest) → the quote and the path of its
 * page. An `Idempotency-Key` header names the form, so that the same sent twice is one quote. Once the
 * request is stored, a failure (503 quote_failed, 429 ai_limit_reached) names that path as `errors.quote`.
 */
const requestQuoteForm = (deps: QuoteDeps) =>
  new Hono<HttpEnv>().post("/", async (context) => {
    const requestKey = context.req.header("idempotency-key");
    const visit = context.get("visit");
    const sender = (await visit.actor()) ?? "visitor";
    const request = { ...Object(await readJson(context)), requestKey };
    const quote = await requestQuote(sender, request, spenderOf(visit, deps), deps);
    const answer: QuoteAnswer = { quote, path: quotePath(quote.token) };
    return context.json(answer, 201, {
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    });
  });

/** `GET /functions/quote-status?token=…`: what a quote's page shows while the quote is being written. */
const quoteStatus = (deps: QuoteDeps) =>
  new Hono<HttpEnv>().get("/", async (context) => {
    const quote = await readQuote(context.req.query("token") ?? "", deps);
    return context.json(quote, 200, {
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    });
  });

export const quoteFunctions = {
  "/request-quote": requestQuoteForm,
  "/quote-status": quoteStatus,
};
