/** A "no" from our own server, in its words (RFC 9457 problem JSON). */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  /** Field name → what is wrong with it. */
  readonly fields: Readonly<Record<string, string>>;
  /** Which "no" it is (src/errors.ts). */
  readonly code: string;

  constructor(status: number, title: string, fields: Record<string, string> = {}, code = "") {
    super(title);
    this.status = status;
    this.fields = fields;
    this.code = code;
  }
}

/**
 * Asks our own server for JSON. The answer is ours and not checked further.
 * @throws ApiError when the server says no in its own words; anything else (no network, an answer that is
 *   not ours, aborted) as it came
 */
export async function getJson<T>(path: string, signal?: AbortSignal): Promise<T> {
  return answerOf(
    await fetch(path, { headers: { accept: "application/json" }, signal: signal ?? null }),
  );
}

/** Sends JSON; the same `key` sent twice counts once. Answer and errors as with `getJson`. */
export async function postJson<T>(
  path: string,
  body: unknown,
  options: { key: string; signal?: AbortSignal },
): Promise<T> {
  return answerOf(
    await fetch(path, {
      method: "POST",
      headers: {
        accept: "application/json",
        "content-type": "application/json",
        "idempotency-key": options.key,
      },
      body: JSON.stringify(body),
      signal: options.signal ?? null,
    }),
  );
}

async function answerOf<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  throw await refusalOf(response);
}

/** What an answer that isn't ok says: an ApiError in the server's own words, if they are ours. */
export async function refusalOf(response: Response): Promise<Error> {
  const isProblem = response.headers.get("content-type")?.includes("problem+json");
  if (!isProblem) return new Error(`The server answered ${response.status}.`);
  const { title, code, errors } = (await response.json()) as {
    title: string;
    code: string;
    errors?: Record<string, string>;
  };
  return new ApiError(response.status, title, errors, code);
}

/** What to tell the person who asked for something that failed. */
export const refusalWords = (thrown: unknown): string =>
  thrown instanceof ApiError
    ? (Object.values(thrown.fields)[0] ?? thrown.message)
    : "That didn’t work: the connection was lost. Try again.";
