import { createMiddleware } from "hono/factory";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "#errors";
import type { HttpEnv } from "./env.ts";

export type Limit = { points: number; seconds: number };
/** Counts one request of a client's address. @throws AppError rate_limited */
export type CountRequest = (clientAddress: string) => Promise<void>;

/** At most `points` requests per `seconds` and address, counted on this node. */
export function createLimit({ points, seconds }: Limit): CountRequest {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return async (clientAddress) => {
    try {
      await limiter.consume(clientAddress);
    } catch (thrown) {
      if (!(thrown instanceof RateLimiterRes)) throw thrown;
      const retryAfterSeconds = Math.ceil(thrown.msBeforeNext / 1000);
      throw new AppError("rate_limited", { retryAfterSeconds });
    }
  };
}

/** The same as a middleware. */
export function rateLimit(limit: Limit) {
  const count = createLimit(limit);
  return createMiddleware<HttpEnv>(async (context, next) => {
    await count(context.get("clientAddress"));
    await next();
  });
}
