import { Hono } from "hono";
import { spenderOf } from "#domain/consultant/index.ts";
import {
  answerEnquiry,
  sendEnquiry,
  type AnswerDeps,
  type EnquiryDeps,
} from "#domain/enquiries/index.ts";
import type { HttpEnv } from "../env.ts";
import { readJson } from "../read-json.ts";

/**
 * `POST /functions/send-enquiry`: what the site's forms send, by its `kind` (`interest`, `contact`,
 * `waiting-list`, `quote`); stores it as an enquiry. An `Idempotency-Key` header names the form, so that
 * the same sent twice is one enquiry. Answers `dueAt`, until when a reply is promised (null: none is), and to a
 * message of the contact form `answer` (Aria's, with its sources) or `problem` (why there is none).
 */
const sendEnquiryForm = (deps: EnquiryDeps & AnswerDeps) =>
  new Hono<HttpEnv>().post("/", async (context) => {
    const requestKey = context.req.header("idempotency-key");
    const sender = (await context.get("visit").actor()) ?? "visitor";
    const form: { kind?: unknown } = { ...Object(await readJson(context)), requestKey };
    const sent = await sendEnquiry(sender, form, deps);
    const { signal } = context.req.raw;
    const asker = { spender: spenderOf(context.get("visit"), deps), signal };
    const answered = form.kind === "contact" ? await answerEnquiry(sent, asker, deps) : {};
    const headers = { "cache-control": "no-store" };
    return context.json({ stored: true, dueAt: sent.dueAt, ...answered }, 201, headers);
  });

export const enquiryFunctions = { "/send-enquiry": sendEnquiryForm };
