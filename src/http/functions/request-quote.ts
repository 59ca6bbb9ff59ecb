import { Hono } from "hono";
import { sendEnquiry, type EnquiryDeps } from "#domain/enquiries/index.ts";
import type { HttpEnv } from "../env.ts";
import { readJson } from "../read-json.ts";

/** `POST /functions/request-quote`: the quote dialog's form; stores it as an enquiry. */
export const requestQuote = (deps: EnquiryDeps) =>
  new Hono<HttpEnv>().post("/", async (context) => {
    const requestKey = context.req.header("idempotency-key");
    const sender = (await context.get("visit").actor()) ?? "visitor";
    await sendEnquiry(
      sender,
      { ...Object(await readJson(context)), kind: "quote", requestKey },
      deps,
    );
    return context.json({ stored: true }, 201, { "cache-control": "no-store" });
  });
