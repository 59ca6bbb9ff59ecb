import type { Hook } from "@hono/zod-openapi";
import { AppError } from "#errors";
import type { HttpEnv } from "../env.ts";

/** Input that does not fit a route's schema becomes the same problem document as everywhere. */
export const refuseInvalid: Hook<unknown, HttpEnv, string, unknown> = (result) => {
  if (result.success) return;
  const fields = Object.fromEntries(
    result.error.issues.map((issue) => [issue.path.join(".") || result.target, issue.message]),
  );
  throw new AppError("invalid_input", { fields, cause: result.error });
};
