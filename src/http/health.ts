import { Hono } from "hono";
import { ask, type Db } from "#db/open.ts";
import type { HttpEnv } from "./env.ts";

export type Readiness = { db: Db; isStopping: () => boolean };

const answerWithinMs = 1500;

/** `/healthz`: the process lives. `/readyz`: it can serve; 503 while stopping or without its database. */
export function healthRoutes({ db, isStopping }: Readiness) {
  const headers = { "cache-control": "no-store" };
  return new Hono<HttpEnv>()
    .get("/healthz", (context) => context.json({ status: "ok" }, 200, headers))
    .get("/readyz", async (context) => {
      if (isStopping()) return context.json({ status: "stopping" }, 503, headers);
      const isUp = await Promise.race([
        ask(db).then(
          () => true,
          () => false,
        ),
        new Promise<false>((resolve) => setTimeout(resolve, answerWithinMs, false).unref()),
      ]);
      return isUp
        ? context.json({ status: "ready" }, 200, headers)
        : context.json({ status: "no database" }, 503, headers);
    });
}
