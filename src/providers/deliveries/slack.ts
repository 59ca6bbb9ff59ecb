import {
  ConnectionFailed,
  type ConnectionTarget,
  type FieldsOf,
} from "#domain/connections/ports.ts";
import { type OutsideFetch, request } from "./request.ts";

/** What Slack's `error` codes mean for the key. https://docs.slack.dev/reference/methods/chat.postMessage */
const keyErrors =
  /^(not_authed|invalid_auth|account_inactive|token_revoked|token_expired|no_permission|missing_scope)$/;

/**
 * Slack, by a bot's token (`chat.postMessage`) or an incoming webhook, which has its channel already. Slack knows no
 * idempotency key: a message may come twice where its answer was lost.
 * https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks
 */
export function createSlack(options: {
  fetch: OutsideFetch;
  /** https://slack.com unless told. */
  baseUrl?: string;
}): ConnectionTarget<"slack"> {
  const { fetch, baseUrl = "https://slack.com" } = options;
  async function ask(method: string, token: string, json: object, signal: AbortSignal) {
    const headers = { authorization: `Bearer ${token}` };
    const read = await request(fetch, `${baseUrl}/api/${method}`, {
      method: "POST",
      headers,
      json,
      signal,
    });
    // Slack answers 200 to everything that it could read.
    const { ok, error, ...rest } = (read.json ?? {}) as {
      ok?: boolean;
      error?: string;
      ts?: string;
      channel?: string;
    };
    if (ok === true) return rest;
    const code = error ?? "no answer";
    if (code === "ratelimited") throw new ConnectionFailed("rate_limited", code);
    throw new ConnectionFailed(keyErrors.test(code) ? "key_refused" : "rejected", code);
  }
  const isWebhook = ({ secretKey }: FieldsOf<"slack">) => secretKey.startsWith("https://");
  return {
    async test(fields, { signal }) {
      // There is nothing to ask an incoming webhook: the first message shows whether it works.
      if (!isWebhook(fields)) await ask("auth.test", fields.secretKey, {}, signal);
    },
    deliver: null,
    async act(fields, { input }, { signal }) {
      const { channel = "", text = "" } = input as { channel?: string; text?: string };
      if (isWebhook(fields)) {
        await request(fetch, fields.secretKey, { method: "POST", json: { text }, signal });
        return { channel: null, id: null };
      }
      if (channel === "") throw new ConnectionFailed("rejected", "A bot’s token needs a channel.");
      const sent = await ask("chat.postMessage", fields.secretKey, { channel, text }, signal);
      return { channel: sent.channel ?? channel, id: sent.ts ?? null };
    },
  };
}
