import { ConnectionFailed, type FailureReason } from "#domain/connections/ports.ts";
import { retryAfterMs } from "#kit/retry-after.ts";
import { OutsideRefused } from "#outside/outside-refused.ts";

/** The guarded client (src/outside/stream-outside.ts), which follows no redirects. */
export type OutsideFetch = (url: string, init: RequestInit) => Promise<Response>;

/** Far more than any answer that is read holds. */
const maxBytes = 256 * 1024;

export type Read = { status: number; text: string; json: unknown };

/**
 * One request to a service, as JSON unless the body says otherwise. @returns a 2xx answer
 * @throws ConnectionFailed for everything else; its text is the service's own short one
 */
export async function request(
  fetch: OutsideFetch,
  url: string,
  { json, ...init }: RequestInit & { json?: unknown; signal: AbortSignal },
): Promise<Read> {
  const headers = new Headers(init.headers);
  headers.set("accept", "application/json");
  if (json !== undefined) headers.set("content-type", "application/json");
  const body = json === undefined ? (init.body ?? null) : JSON.stringify(json);
  let status: number;
  let text: string;
  let retryAfter: string | null;
  try {
    const response = await fetch(url, { ...init, headers, body, redirect: "manual" });
    ({ status } = response);
    retryAfter = response.headers.get("retry-after");
    text = await readText(response);
  } catch (thrown) {
    throw toFailure(thrown);
  }
  if (status >= 200 && status < 300) return { status, text, json: parsed(text) };
  throw new ConnectionFailed(reasonOf(status), shortText(text), {
    status,
    retryAfterMs: retryAfterMs(retryAfter, new Date()),
  });
}

async function readText(response: Response): Promise<string> {
  if (!response.body) return "";
  const decoder = new TextDecoder();
  let [text, bytes] = ["", 0];
  for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += part.length;
    text += decoder.decode(part, { stream: true });
    if (bytes > maxBytes) break; // leaving the loop cancels the body
  }
  return text;
}

function reasonOf(status: number): FailureReason {
  if (status === 401 || status === 403) return "key_refused";
  if (status === 404 || status === 410) return "gone";
  if (status === 429) return "rate_limited";
  if (status === 408) return "timeout";
  return status >= 500 || status === 425 ? "server" : "rejected";
}

/** What a request failed with before there was an answer; of an error of the network only its code is told. */
export function toFailure(thrown: unknown): ConnectionFailed {
  if (thrown instanceof ConnectionFailed) return thrown;
  if (thrown instanceof OutsideRefused)
    return new ConnectionFailed(thrown.reason === "slow" ? "timeout" : "blocked", "");
  const { name, code, cause } = thrown as { name?: string; code?: unknown; cause?: unknown };
  if (name === "TimeoutError" || name === "AbortError") return new ConnectionFailed("timeout", "");
  const inner = (cause as { code?: unknown } | undefined)?.code ?? code;
  return new ConnectionFailed("unreachable", typeof inner === "string" ? inner : "");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What a refusal says of itself: the message that most services put into their JSON, else nothing of a page of HTML. */
function shortText(text: string): string {
  const body = parsed(text);
  const [first] = Array.isArray(body) ? (body as unknown[]) : [body];
  if (typeof first !== "object" || first === null)
    return /^\s*</.test(text) ? "" : text.slice(0, 2000);
  const {
    message,
    error,
    error_description: description,
    errors,
  } = first as Record<string, unknown>;
  const nested = (error as { message?: unknown } | null)?.message;
  const listed = Array.isArray(errors) ? (errors[0] as { message?: unknown })?.message : undefined;
  const said = [message, description, nested, error, listed].find((one) => typeof one === "string");
  return typeof said === "string" ? said : text.slice(0, 2000);
}
