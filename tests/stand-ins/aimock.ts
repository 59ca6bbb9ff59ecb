import { LLMock } from "@copilotkit/aimock";

/**
 * aimock, an independent stand-in for OpenAI-compatible APIs, on a free port of loopback. It answers by
 * fixtures (`mock.onMessage`, `mock.nextRequestError`, …) and keeps a journal of requests. It always sends
 * Retry-After with a 429, knows one shape of error, and lists no prices: rough-provider.ts plays the rest.
 */
export async function startAimock(): Promise<{
  /** For AI_BASE_URL. */
  url: string;
  mock: LLMock;
  /** Bodies of the requests to a path (`/chat/completions`), as they arrived, oldest first. */
  bodies(path: string): Record<string, unknown>[];
  stop(): Promise<void>;
}> {
  const mock = new LLMock({ port: 0, host: "127.0.0.1", logLevel: "silent", chunkSize: 7 });
  await mock.start();
  return {
    url: `${mock.url}/v1`,
    mock,
    bodies: (path) =>
      mock
        .getRequests()
        .filter((entry) => entry.path === `/v1${path}`)
        .map(({ body }) => {
          // aimock notes its own findings beside what arrived.
          const entries = Object.entries((body ?? {}) as Record<string, unknown>);
          return Object.fromEntries(entries.filter(([key]) => !key.startsWith("_")));
        }),
    stop: () => mock.stop(),
  };
}
