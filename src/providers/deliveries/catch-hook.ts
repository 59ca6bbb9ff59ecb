import type { ConnectionTarget } from "#domain/connections/ports.ts";
import type { Json } from "#kit/json-changes.ts";
import { type OutsideFetch, request } from "./request.ts";

type Hook = { secretAddress: string };

/**
 * A catch hook of Zapier or a custom webhook of Make: what is posted starts a Zap or a scenario, which sees each field.
 * Neither checks signatures; their address is the secret. `delivery_id` is the same each time a step is tried.
 * https://help.zapier.com/hc/en-us/articles/8496288690317 and https://help.make.com/webhooks
 */
export function createCatchHook({ fetch }: { fetch: OutsideFetch }) {
  const post = (address: string, json: object, signal: AbortSignal) =>
    request(fetch, address, { method: "POST", json, signal });
  return {
    /** Sends an event of its own, as there is nothing else to ask a hook. */
    async test({ secretAddress }: Hook, { signal }) {
      await post(secretAddress, { event: "connection.test" }, signal);
    },
    deliver: null,
    async act({ secretAddress }: Hook, { input, key }, { signal }) {
      const isObject = typeof input === "object" && input !== null && !Array.isArray(input);
      const body = { ...(isObject ? input : { data: input }), delivery_id: key };
      const { status, text, json } = await post(secretAddress, body, signal);
      return { status, answer: (json as Json) ?? text };
    },
  } satisfies ConnectionTarget<"zapier">;
}
