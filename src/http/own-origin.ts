import { createMiddleware } from "hono/factory";
import { AppError } from "#errors";
import type { HttpEnv } from "./env.ts";

const safe = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses requests that change something and come from a foreign page (security.md, row 16). A browser
 * says where a request comes from; a program that says nothing carries no cookies either, and is let
 * through only where `programs` allows it.
 */
export function ownOrigin(publicUrl: string, options: { programs: boolean }) {
  const own = new URL(publicUrl);
  return createMiddleware<HttpEnv>(async (context, next) => {
    if (safe.has(context.req.method)) return next();
    const origin = context.req.header("origin");
    const site = context.req.header("sec-fetch-site");
    if (origin !== undefined) {
      // Someone who reaches this server by another name (a local address, say) is on our pages, too.
      const host = URL.parse(origin)?.host;
      if (origin !== own.origin && (!host || host !== context.req.header("host")))
        throw new AppError("forbidden_origin");
    } else if (site !== undefined ? site !== "same-origin" : !options.programs)
      throw new AppError("forbidden_origin");
    return next();
  });
}
