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
  const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(own.hostname);
  return createMiddleware<HttpEnv>(async (context, next) => {
    if (safe.has(context.req.method)) return next();
    const origin = context.req.header("origin");
    const site = context.req.header("sec-fetch-site");
    if (origin !== undefined) {
      // Before a public address is set, whoever reaches this server by another local name is on our pages, too.
      const host = isLocal ? URL.parse(origin)?.host : undefined;
      if (origin !== own.origin && (!host || host !== context.req.header("host")))
        throw new AppError("forbidden_origin");
    } else if (site !== undefined ? site !== "same-origin" : !options.programs)
      throw new AppError("forbidden_origin");
    return next();
  });
}
