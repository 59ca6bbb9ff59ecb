import { type VideoTrouble, VideoUnavailable } from "#domain/consultations/ports.ts";
import { retryAfterMs } from "#kit/retry-after.ts";
import { oneLine } from "#kit/text.ts";

/** A failed try, and what is needed to decide about another one. */
export class TavusFailure extends VideoUnavailable {
  /** How long the provider asks us to stay away; null where it doesn't say. */
  readonly retryAfterMs: number | null;
  constructor(
    reason: VideoTrouble,
    message: string,
    options: { status?: number; mayHaveHappened?: boolean; retryAfterMs?: number | null } = {},
  ) {
    super(reason, message, options);
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}

// Specified texts are those of spec site.md §8; the table there names two more without wording them.
export const timedOut = () =>
  new TavusFailure("timeout", "Request timeout", { mayHaveHappened: true });
export const unreadable = (status: number) =>
  new TavusFailure("bad_answer", "The video provider’s answer could not be read.", {
    status,
    mayHaveHappened: true,
  });
export const noSuch = (what: string) =>
  new TavusFailure("not_found", `Invalid request: Invalid ${what}. ${checkSettings}`);
export const personaUnavailable = (status?: number) =>
  new TavusFailure(
    "persona_unavailable",
    "The selected persona is not available. Please choose another one and try again.",
    status === undefined ? {} : { status },
  );
const checkSettings = "Please check your conversation settings and try again.";

/** What a connection fails with before anything of the request is out. */
const beforeSending =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;

/** A connection that failed, by its code: what else such an error says may hold addresses. */
export function unreachable(thrown: unknown): TavusFailure {
  let code = "";
  for (let at = thrown; at instanceof Error && !code; at = at.cause) {
    const own: unknown = (at as { code?: unknown }).code;
    if (typeof own === "string") code = own;
  }
  const why = /^(UND_ERR_SOCKET|)$/.test(code) ? "the connection was cut" : code;
  return new TavusFailure("network", `Network error: ${why}`, {
    mayHaveHappened: !beforeSending.test(code),
  });
}

/** Why Tavus said no, in the words of spec site.md §8. */
export function refusalOf(
  answer: { status: number; statusText: string; body: unknown; retryAfter: string | null },
  apiKey: string,
): TavusFailure {
  const { status, statusText } = answer;
  const said = safeMessage(messageIn(answer.body), apiKey);
  const plain = said || `HTTP ${status}: ${statusText}`.replace(/: $/, "");
  if (status === 402)
    return new TavusFailure(
      "out_of_credits",
      "The video account is out of credits. Please top it up and try again.",
      { status },
    );
  if (status === 401)
    return new TavusFailure(
      "key_refused",
      "Invalid Tavus API key. Please check your configuration.",
      { status },
    );
  if (status === 403) return new TavusFailure("key_refused", plain, { status });
  if (status === 429) {
    const after = retryAfterMs(answer.retryAfter, new Date());
    return new TavusFailure("rate_limited", plain, { status, retryAfterMs: after });
  }
  if (status >= 500) {
    const after = retryAfterMs(answer.retryAfter, new Date());
    return new TavusFailure("server", plain, {
      status,
      retryAfterMs: after,
      mayHaveHappened: true,
    });
  }
  if (status < 400) return unreadable(status);
  if (/maximum concurrent/i.test(said))
    return new TavusFailure(
      "too_many_calls",
      "Too many video conversations are running. Please end an existing conversation and try again.",
      { status },
    );
  const isMissing = status === 404 || /\b(invalid|unknown|not found|does not exist)\b/i.test(said);
  const [, what = ""] = named.exec(said) ?? [];
  if (isMissing && personas.test(what)) return personaUnavailable(status);
  return new TavusFailure(
    status === 404 || (isMissing && what) ? "not_found" : "bad_request",
    `Invalid request: ${plain.replace(/\.$/, "")}. ${checkSettings}`,
    { status },
  );
}

/** What an error is about; a replica is also called face, a persona PAL. */
const named = /\b(replica|face|persona|pal|conversation|video)(?:_u?u?id)?\b/i;
const personas = /^(replica|face|persona|pal)$/i;

/** The texts of its errors stand under either name. */
function messageIn(body: unknown): string {
  const { message, error } = (typeof body === "object" && body ? body : {}) as Record<
    string,
    unknown
  >;
  return [message, error].find((one) => typeof one === "string") ?? "";
}

const longestMessage = 300;

/** The provider's words on one line, without the key and without addresses: ours hold secrets. */
function safeMessage(message: string, apiKey: string): string {
  const words = oneLine(message).replace(/\b[a-z][a-z+.-]*:\/\/\S+/gi, "…");
  // A stand-in takes any key, `x` as well: only a real one can be told from words.
  const cut = apiKey.length < 8 ? words : words.replaceAll(apiKey, "…");
  return cut.slice(0, longestMessage);
}
