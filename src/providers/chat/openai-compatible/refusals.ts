import type { OutageReason } from "#domain/consultant/ports.ts";
import { retryAfterMs } from "#kit/retry-after.ts";
import { oneLine } from "#kit/text.ts";
import { ProviderFailure } from "./failures.ts";

const longestMessage = 300;

/** What the body of an error says, in any of its three shapes; empty where it says nothing (an HTML page). */
export function messageIn(body: unknown): { message: string; code: string } {
  const { error } = (typeof body === "object" && body ? body : {}) as { error?: unknown };
  if (typeof error === "string") return { message: error, code: "" };
  const { message, code, type } = (typeof error === "object" && error ? error : {}) as Record<
    string,
    unknown
  >;
  return {
    message: typeof message === "string" ? message : "",
    code: [code, type].filter((one) => typeof one === "string").join(" "),
  };
}

/**
 * Why a provider said no.
 * @param said what the request carried beside our instructions: nothing of it may come back in a message
 */
export function refusalOf(
  answer: { status: number; statusText: string; body: unknown; retryAfter: string | null },
  { apiKey, said, now }: { apiKey: string; said: readonly string[]; now: Date },
): ProviderFailure {
  const { status, statusText, body } = answer;
  const { message, code } = messageIn(body);
  const plain = `HTTP ${status}: ${statusText}`.replace(/: $/, "");
  return new ProviderFailure(
    reasonOf(status, `${code} ${message}`),
    safeMessage(message, { apiKey, said }) || plain,
    { status, retryAfterMs: retryAfterMs(answer.retryAfter, now) },
  );
}

function reasonOf(status: number, words: string): OutageReason {
  // OpenAI tells an empty account by 429.
  if (status === 402 || /insufficient_(quota|balance)/i.test(words)) return "out_of_money";
  if (status === 401) return "key_refused";
  // OpenRouter refuses a flagged text by 403; that is no matter of the key.
  if (status === 403) return /moderat|flagged|polic/i.test(words) ? "bad_request" : "key_refused";
  if (status === 408) return "timeout";
  if (status === 429) return "rate_limited";
  return status >= 500 ? "server" : "bad_request";
}

/** The provider's words, unless they repeat something of the visitor's; keys in them are cut out. */
export function safeMessage(
  message: string,
  { apiKey, said }: { apiKey: string; said: readonly string[] },
): string {
  const short = oneLine(message).slice(0, longestMessage);
  if (repeats(short.toLowerCase(), said)) return "";
  // Servers of one's own take any key, `x` as well: only a real one can be told from words.
  const cut = apiKey.length < 8 ? short : short.replaceAll(apiKey, "…");
  return cut.replace(/\b[sr]k-[\w*.-]{4,}/g, "…");
}

const windowSize = 12;

function repeats(message: string, said: readonly string[]): boolean {
  const texts = said.map((text) => oneLine(text).toLowerCase()).filter((text) => text.length > 3);
  if (texts.some((text) => text.length <= windowSize && message.includes(text))) return true;
  for (let at = 0; at + windowSize <= message.length; at++) {
    const window = message.slice(at, at + windowSize);
    if (texts.some((text) => text.includes(window))) return true;
  }
  return false;
}
