import { createHmac, randomUUID } from "node:crypto";
import type { ConnectionTarget, FieldsOf } from "#domain/connections/ports.ts";
import { type OutsideFetch, request } from "./request.ts";

type Sent = { id: string; event: string; at: string; data: object };

/**
 * Any address, by a POST signed as Standard Webhooks says: HMAC-SHA256 over `id.timestamp.body`. The id stays the same
 * when it is tried again. https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export function createWebhook(options: {
  fetch: OutsideFetch;
  clock?: () => Date;
}): ConnectionTarget<"webhook"> {
  const { fetch, clock = () => new Date() } = options;

  async function post(fields: FieldsOf<"webhook">, sent: Sent, signal: AbortSignal) {
    const body = JSON.stringify({ type: sent.event, timestamp: sent.at, data: sent.data });
    const timestamp = String(Math.floor(clock().getTime() / 1000));
    const key = Buffer.from(fields.secretSigning.replace(/^whsec_/, ""), "base64");
    const signature = createHmac("sha256", key)
      .update(`${sent.id}.${timestamp}.${body}`)
      .digest("base64");
    return request(fetch, fields.secretAddress, {
      method: "POST",
      body,
      signal,
      headers: {
        "content-type": "application/json",
        "webhook-id": sent.id,
        "webhook-timestamp": timestamp,
        "webhook-signature": `v1,${signature}`,
      },
    });
  }

  return {
    /** Sends an event of its own, as there is nothing else to ask a webhook. */
    async test(fields, { signal }) {
      const at = clock().toISOString();
      await post(
        fields,
        { id: `test_${randomUUID()}`, event: "connection.test", at, data: {} },
        signal,
      );
    },
    async deliver(fields, { id, event, at, subject, data }, { signal }) {
      const sent = { id, event, at, data: { subject, ...data } };
      const { status, text } = await post(fields, sent, signal);
      return { status, text };
    },
  };
}
