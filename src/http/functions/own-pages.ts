import { createMiddleware } from "hono/factory";
import { AppError } from "#errors";
import type { HttpEnv } from "../env.ts";

/** What is read here belongs to one visitor: no other site's page may ask for it, be it without seeing it. */
export const ownPages = createMiddleware<HttpEnv>((context, next) => {
  const site = context.req.header("sec-fetch-site");
  if (site !== undefined && site !== "same-origin" && site !== "none")
    throw new AppError("forbidden_origin");
  return next();
});
