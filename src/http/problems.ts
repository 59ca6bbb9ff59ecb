import { type AppError, errorTable, toAppError } from "#errors";
import type { Log } from "#kit/log.ts";

/**
 * Any thrown thing → RFC 9457 problem JSON (design, Errors): `type`, `title`, `status`, `code`,
 * `requestId`, the error's own facts, and `errors` per field where the input was at fault. Logs what is not the caller's doing,
 * once.
 */
export function problemResponse(thrown: unknown, requestId: string, log: Log): Response {
  const error = toAppError(thrown);
  const { status } = errorTable[error.code];
  if (status >= 500) log.error({ requestId, code: error.code, err: thrown }, "a request failed");
  const problem = {
    ...error.facts,
    type: `about:blank#${error.code}`,
    status,
    title: error.message,
    code: error.code,
    requestId,
    ...(error.fields ? { errors: error.fields } : {}),
  };
  return new Response(JSON.stringify(problem), {
    status,
    headers: {
      "content-type": "application/problem+json",
      "cache-control": "no-store",
      ...retryAfter(error),
    },
  });
}

/** Says when to try again, in seconds (RFC 9110 §10.2.3), where that makes sense. */
export function retryAfter({ code, retryAfterSeconds = 5 }: AppError): Record<string, string> {
  const { status } = errorTable[code];
  return status === 429 || status === 503 ? { "retry-after": String(retryAfterSeconds) } : {};
}
