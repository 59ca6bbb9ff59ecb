import { Hono } from "hono";
import { sendEnquiry, type EnquiryDeps } from "#domain/enquiries/index.ts";
import type { HttpEnv } from "../env.ts";
import { readJson } from "../read-json.ts";

/**
 * `POST /functions/send-enquiry`: what the site's forms send, by its `kind` (`interest`, `contact`,
 * `waiting-list`, `quote`); stores it as an enquiry. An `Idempotency-Key` header names the form, so that
 * the same sent twice is one enquiry. Answers `dueAt`, until when a reply is promised (null: none is).
 */
export const sendEnquiryForm = (deps: EnquiryDeps) =>
  new Hono<HttpEnv>().post("/", async (context) => {
    const requestKey = context.req.header("idempotency-key");
    const sender = (await context.get("visit").actor()) ?? "visitor";
    const { dueAt } = await sendEnquiry(
      sender,
      { ...Object(await readJson(context)), requestKey },
      deps,
    );
    return context.json({ stored: true, dueAt }, 201, { "cache-control": "no-store" });
  });
