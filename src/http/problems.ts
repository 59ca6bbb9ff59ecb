import type { Context } from "hono";
import { errorTable, toAppError } from "#errors";
import type { Log } from "#kit/log.ts";
import type { HttpEnv } from "./env.ts";

/**
 * Any thrown thing → RFC 9457 problem JSON (design, Errors): `type`, `title`, `status`, `code`,
 * `requestId`, and `errors` per field where the input was at fault. Logs what is not the caller's doing,
 * once.
 */
export function problemResponse(context: Context<HttpEnv>, thrown: unknown, log: Log): Response {
  const error = toAppError(thrown);
  const { status, title } = errorTable[error.code];
  const requestId = context.get("requestId");
  if (status >= 500) log.error({ requestId, code: error.code, err: thrown }, "a request failed");
  return problem(status, {
    title: error.message === title ? title : error.message,
    code: error.code,
    requestId,
    ...(error.fields ? { errors: error.fields } : {}),
  });
}

/** A problem document with the headers that every API answer has. */
export function problem(
  status: number,
  fields: { title: string; code: string } & Record<string, unknown>,
): Response {
  return new Response(JSON.stringify({ type: `about:blank#${fields.code}`, status, ...fields }), {
    status,
    headers: {
      "content-type": "application/problem+json",
      "cache-control": "no-store",
      ...(status === 429 || status === 503 ? { "retry-after": "5" } : {}),
    },
  });
}
