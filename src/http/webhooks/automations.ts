import { Hono } from "hono";
import {
  type AutomationDeps,
  callBack,
  callsPerHour,
  callWebhook,
  receiveMailAt,
  readBody,
} from "#domain/automations/index.ts";
import { AppError } from "#errors";
import type { HttpEnv } from "../env.ts";
import { createLimit } from "../rate-limit.ts";
import { readMailIn } from "./read-mail.ts";

/** Spec studio.md §9: 500 triggers an hour. Counted for all nodes where a run begins; here what comes at all. */
const callsOfWebhook = { points: callsPerHour, seconds: 3600 };
const callsOfCallback = { points: 60, seconds: 3600 };
/** Far more than any call that starts something needs. */
const maxBytes = 256 * 1024;
const headers = { "cache-control": "no-store" };

/**
 * `POST /webhooks/automations/{projectId}/{triggerId}/{token}`: starts a customer's automation. The body is JSON or text.
 * 202 with the run's id; 200 where it isn't live, and the call was only kept as a sample, or came before.
 * `POST /mail/{projectId}/{triggerId}/{token}`: a mail for it, raw or as mail services post it.
 */
export const automationWebhook = (deps: AutomationDeps) => {
  const count = createLimit(callsOfWebhook);
  const countCallbacks = createLimit(callsOfCallback);
  const app = new Hono<HttpEnv>();
  // What a run waits for: only the first call of an address counts.
  app.post("/callbacks/:token", async (context) => {
    const { token } = context.req.param();
    if (Number(context.req.header("content-length") ?? 0) > maxBytes)
      throw new AppError("too_large");
    await countCallbacks(token.slice(0, 200));
    const body = await context.req.text();
    if (body.length > maxBytes) throw new AppError("too_large");
    const data = { method: "POST", body: readBody(body), query: context.req.query() };
    const isFirst = await callBack({ token, data }, deps);
    return context.json({ received: true }, isFirst ? 202 : 200, headers);
  });
  // As mail services post them; 200 also where it starts nothing, as they would send it again.
  app.post("/mail/:projectId/:triggerId/:token", async (context) => {
    const at = context.req.param();
    await count(`mail/${at.projectId}/${at.triggerId}`);
    const received = await receiveMailAt(at, () => readMailIn(context), deps);
    return context.json({ received }, 200, headers);
  });
  return app.post("/:projectId/:triggerId/:token", async (context) => {
    const { projectId, triggerId, token } = context.req.param();
    if (Number(context.req.header("content-length") ?? 0) > maxBytes)
      throw new AppError("too_large");
    await count(`${projectId}/${triggerId}`);
    const body = await context.req.text();
    if (body.length > maxBytes) throw new AppError("too_large");
    const header = (name: string) => context.req.header(name);
    const query = context.req.query();
    const call = { projectId, triggerId, token, method: "POST", query, header, body };
    const runId = await callWebhook(call, deps);
    return runId
      ? context.json({ run: runId }, 202, headers)
      : context.json({ received: true }, 200, headers);
  });
};
