import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { AppError, errorTable } from "#errors";
import type { createApp } from "./app.ts";
import { clientAddressReader } from "./client-address.ts";
import type { CachedPage, PageCache, Rendered } from "./page-cache.ts";
import { problem } from "./problems.ts";
import { baseHeaders, type SecurityOptions } from "./security-headers.ts";
import { writeStored, type Stored } from "./variants.ts";

type ServeOptions = {
  app: ReturnType<typeof createApp>;
  files: Map<string, Stored>;
  cache: PageCache;
  security: SecurityOptions;
  /** In development: answers what Vite serves itself. */
  before: ((request: IncomingMessage, response: ServerResponse, next: () => void) => void) | null;
  /** Whose X-Forwarded-For is believed. */
  trustedProxies: string[];
  /** Draws a page for the cache, by its tidy address. */
  render: (key: string) => Promise<Response>;
};

/**
 * The node:http server: stored files and pages are answered before any router runs; everything else goes
 * to the app.
 */
export function createHttpServer(options: ServeOptions): Server {
  const { app, files, cache, before } = options;
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const toApp = (request: IncomingMessage, response: ServerResponse) =>
    before
      ? before(request, response, () => void listener(request, response))
      : void listener(request, response);
  const answerPage = pageAnswerer(options);

  const server = createServer((request, response) => {
    const { method, url = "/" } = request;
    if (method !== "GET" && method !== "HEAD") return toApp(request, response);
    const quick = cache.get(url) ?? files.get(url);
    if (quick) return writeStored(quick, request, response);
    const cut = url.indexOf("?");
    const file = cut < 0 ? undefined : files.get(url.slice(0, cut));
    if (file) return writeStored(file, request, response);
    const page = cache.keyOf(url);
    if (!page) return toApp(request, response);
    const stored = cache.get(page.key);
    if (stored) return writeStored(stored, request, response);
    void answerPage(page, request, response);
  });
  // Slow clients must not hold a place for ever.
  server.headersTimeout = 20_000;
  server.requestTimeout = 60_000;
  server.keepAliveTimeout = 65_000;
  return server;
}

/** Answers a page that is not stored yet, and stores it. */
function pageAnswerer({ cache, security, trustedProxies, render }: ServeOptions) {
  const shared = baseHeaders(security);
  const readClient = clientAddressReader(trustedProxies);
  // Drawing a page costs a thousand times what serving a stored one does: nobody may have new ones drawn for ever.
  const drawing = new RateLimiterMemory({ points: 240, duration: 60 });

  const draw = async (key: string): Promise<Rendered> => {
    const response = await render(key);
    const headers = new Map(shared);
    for (const [name, value] of response.headers) headers.set(name, value);
    headers.delete("x-request-id"); // a stored page belongs to no request
    headers.set("cache-control", "public, max-age=0, must-revalidate");
    headers.set("speculation-rules", '"/speculation-rules.json"');
    return {
      status: response.status,
      headers: [...headers],
      body: Buffer.from(await response.arrayBuffer()),
    };
  };
  const refuse = async (thrown: unknown, response: ServerResponse) => {
    const { code } = new AppError(thrown instanceof RateLimiterRes ? "rate_limited" : "internal");
    const { status, title } = errorTable[code];
    const refusal = problem(status, { title, code });
    response.writeHead(status, [...shared.flat(), ...[...refusal.headers].flat()]);
    response.end(await refusal.text());
  };

  return async (
    { key, page }: { key: string; page: CachedPage },
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    try {
      const forwarded = request.headers["x-forwarded-for"];
      await drawing.consume(readClient(request.socket.remoteAddress, forwarded?.toString()));
      const answer = await cache.getOrRender(key, page.tags, () => draw(key));
      if ("etag" in answer) return writeStored(answer, request, response);
      const headers = answer.headers.filter(([name]) => name !== "cache-control");
      response.writeHead(answer.status, [...headers.flat(), "cache-control", "no-store"]);
      response.end(request.method === "HEAD" ? undefined : answer.body);
    } catch (error) {
      await refuse(error, response);
    }
  };
}
