import { Hono } from "hono";
import { readNextTimes } from "#domain/bookings/index.ts";
import type { HttpEnv } from "../env.ts";
import type { WebDeps } from "../web-deps.ts";

/** `GET /functions/demo-times`: whether demos can be booked, and the next free time. */
export const demoTimes = (deps: Omit<WebDeps, "requestId">) =>
  new Hono<HttpEnv>().get("/", async (context) => {
    context.header("cache-control", "no-store");
    return context.json(await readNextTimes(1, deps));
  });
