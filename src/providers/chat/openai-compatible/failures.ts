import { ConsultantUnavailable, type OutageReason } from "#domain/consultant/ports.ts";

/** A failed try, and what is needed to decide about another one. */
export class ProviderFailure extends ConsultantUnavailable {
  /** How long the provider asks us to stay away; null where it doesn't say. */
  readonly retryAfterMs: number | null;
  constructor(
    reason: OutageReason,
    message: string,
    options: { status?: number; retryAfterMs?: number | null } = {},
  ) {
    super(reason, message, options.status === undefined ? {} : { status: options.status });
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}

// The texts are those of spec site.md §8.
export const emptyReply = "I apologize, but I could not generate a response. Please try again.";
export const timedOut = () => new ProviderFailure("timeout", "Request timeout");
/** The guarded client says no: it would again. */
export const notAllowed = () =>
  new ProviderFailure("bad_request", "We don’t connect to this address.");
export const cutOff = (why: string) => new ProviderFailure("network", `Network error: ${why}`);
export const unreadable = (status?: number) =>
  new ProviderFailure(
    "bad_answer",
    "The AI provider’s answer could not be read.",
    status === undefined ? {} : { status },
  );

/** A connection that failed, by its code (`ECONNREFUSED`): what else such an error says may hold addresses. */
export function unreachable(thrown: unknown): ProviderFailure {
  const codes = [...causes(thrown)]
    .map((one) => (one as { code?: unknown }).code)
    .filter((code) => typeof code === "string");
  const [code = ""] = codes;
  return cutOff(/^(UND_ERR_SOCKET|)$/.test(code) ? "the connection was cut" : code);
}

/**
 * What was thrown while the provider was asked → a failure that says nothing of what was sent: errors of the
 * SDK hold the request with the visitor's words, so nothing of them is kept. A mistake of our own stays as it is.
 */
export function toFailure(thrown: unknown): unknown {
  const all = [...causes(thrown)];
  const own = all.find((one) => one instanceof ConsultantUnavailable);
  if (own) return own;
  if (all.some(({ message }) => /^(terminated|fetch failed)$/.test(message)))
    return unreachable(thrown);
  return all.some(({ name }) => name.startsWith("AI_")) ? unreadable() : thrown;
}

function* causes(thrown: unknown): Generator<Error> {
  let at = thrown;
  for (let depth = 0; at instanceof Error && depth < 6; depth++) {
    yield at;
    at = at.cause;
  }
}
