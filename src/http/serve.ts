import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { createApp } from "./app.ts";
import type { PageCache } from "./page-cache.ts";
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
  /** Fetches a page for the cache by its tidy address. */
  render: (key: string) => Promise<Response>;
};

/**
 * The node:http server: stored files and pages are answered before any router runs; everything else goes
 * to the app.
 */
export function createHttpServer({
  app,
  files,
  cache,
  security,
  before,
  render,
}: ServeOptions): Server {
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const toApp = (request: IncomingMessage, response: ServerResponse) =>
    before
      ? before(request, response, () => void listener(request, response))
      : void listener(request, response);
  const shared = baseHeaders(security);

  const renderForCache = async (key: string) => {
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
    cache
      .getOrRender(page.key, page.page.tags, () => renderForCache(page.key))
      .then(
        (answer) => {
          if ("etag" in answer) return writeStored(answer, request, response);
          response.writeHead(answer.status, [
            ...answer.headers.filter(([name]) => name !== "cache-control").flat(),
            "cache-control",
            "no-store",
          ]);
          response.end(method === "HEAD" ? undefined : answer.body);
        },
        async () => {
          const failed = problem(500, {
            title: "Something went wrong on our side.",
            code: "internal",
          });
          response.writeHead(500, [...shared.flat(), ...[...failed.headers].flat()]);
          response.end(await failed.text());
        },
      );
  });
  // Slow clients must not hold a place for ever.
  server.headersTimeout = 20_000;
  server.requestTimeout = 60_000;
  server.keepAliveTimeout = 65_000;
  return server;
}
