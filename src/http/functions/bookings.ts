import { Hono } from "hono";
import { readNextTimes, type BookingDeps } from "#domain/bookings/index.ts";
import type { HttpEnv } from "../env.ts";

/** `GET /functions/demo-times`: whether demos can be booked, and the next free time. */
const demoTimes = (deps: BookingDeps) =>
  new Hono<HttpEnv>().get("/", async (context) => {
    context.header("cache-control", "no-store");
    return context.json(await readNextTimes(1, deps));
  });

export const bookingFunctions = { "/demo-times": demoTimes };
