import { Hono } from "hono";
import { hearProvider, type VideoDeps } from "#domain/videos/index.ts";
import type { HttpEnv } from "../env.ts";

/** `POST /webhooks/videos/{id}/{token}`: a video provider tells that something happened to a video. Its body isn't read. */
export const videoWebhook = (deps: VideoDeps) =>
  new Hono<HttpEnv>().post("/:videoId/:token", async (context) => {
    await hearProvider(context.req.param(), deps);
    return context.json({ received: true }, 200, { "cache-control": "no-store" });
  });
