import type { Context } from "hono";
import { AppError } from "#errors";
import type { HttpEnv } from "./env.ts";

/** The body as JSON; the content type must say so, because forms of foreign pages can't. @throws AppError invalid_input */
export async function readJson(context: Context<HttpEnv>): Promise<unknown> {
  if (!/^application\/json\b/i.test(context.req.header("content-type") ?? ""))
    throw new AppError("invalid_input", { message: "Send the request as application/json." });
  try {
    return await context.req.json();
  } catch (cause) {
    throw new AppError("invalid_input", { cause, message: "The request is not valid JSON." });
  }
}
