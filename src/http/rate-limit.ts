import { createMiddleware } from "hono/factory";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "#errors";
import type { HttpEnv } from "./env.ts";

/** At most `points` requests per `seconds` and address, counted on this node. */
export function rateLimit(limit: { points: number; seconds: number }) {
  const limiter = new RateLimiterMemory({ points: limit.points, duration: limit.seconds });
  return createMiddleware<HttpEnv>(async (context, next) => {
    try {
      await limiter.consume(context.get("clientAddress"));
    } catch (thrown) {
      if (thrown instanceof RateLimiterRes) throw new AppError("rate_limited");
      throw thrown;
    }
    await next();
  });
}
