import { Hono } from "hono";
import { noteEvent, type ConsultationDeps } from "#domain/consultations/index.ts";
import { AppError } from "#errors";
import type { HttpEnv } from "../env.ts";

/**
 * `POST /webhooks/tavus/{secret}`: what the video provider tells about one call. Nothing in it is signed: the
 * secret is the proof, so it stands in no log. 200 means that the event is stored.
 */
export const tavusWebhook = (deps: ConsultationDeps) =>
  new Hono<HttpEnv>().post("/:secret", async (context) => {
    const secret = context.req.param("secret");
    const body = (await context.req.json().catch(() => {
      throw new AppError("invalid_input");
    })) as unknown;
    await noteEvent({ secret, body }, deps);
    return context.json({ received: true }, 200, { "cache-control": "no-store" });
  });
