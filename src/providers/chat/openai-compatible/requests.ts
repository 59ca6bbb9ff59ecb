import { unreadable } from "./failures.ts";
import { withRetries } from "./retries.ts";
import type { ProviderSettings } from "./settings.ts";
import { createFetch, failureOf } from "./transport.ts";

/** What the SDK has no call for: POST with a body, GET without. @throws ConsultantUnavailable */
export async function requestJson(
  { path, body }: { path: string; body?: object },
  { signal }: { signal: AbortSignal },
  settings: ProviderSettings,
): Promise<unknown> {
  const { apiKey, baseUrl } = settings;
  const send = createFetch({ ...settings, expects: "application/json" });
  try {
    return await withRetries(
      async () => {
        const response = await send(baseUrl + path, {
          method: body ? "POST" : "GET",
          headers: {
            accept: "application/json",
            authorization: `Bearer ${apiKey}`,
            ...(body ? { "content-type": "application/json" } : {}),
          },
          ...(body ? { body: JSON.stringify(body) } : {}),
          signal,
        });
        return parsed(await response.text());
      },
      settings,
      signal,
    );
  } catch (thrown) {
    throw failureOf(thrown, signal);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable(200);
  }
}
