import type { ConnectionTarget } from "#domain/connections/ports.ts";
import { type OutsideFetch, request } from "./request.ts";

/**
 * A customer's own key of an OpenAI-compatible API. It is tested by the very call that bots make, as lists of models are
 * often open to everyone: https://platform.openai.com/docs/api-reference/chat/create
 */
export const createAi = ({ fetch }: { fetch: OutsideFetch }): ConnectionTarget<"ai"> => ({
  async test({ baseUrl, model, secretKey }, { signal }) {
    await request(fetch, `${baseUrl.replace(/\/+$/, "")}/chat/completions`, {
      method: "POST",
      headers: { authorization: `Bearer ${secretKey}` },
      json: {
        model,
        messages: [{ role: "user", content: "Say yes if you can read this." }],
        max_completion_tokens: 16,
        stream: false,
      },
      signal,
    });
  },
  deliver: null,
});
