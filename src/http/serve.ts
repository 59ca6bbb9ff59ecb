import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Log } from "#kit/log.ts";
import type { createApp } from "./app.ts";
import { clientAddressReader } from "./client-address.ts";
import type { AnswerError } from "./error-answer.ts";
import type { CachedPage, PageCache, Rendered } from "./page-cache.ts";
import type { CountRequest } from "./rate-limit.ts";
import { readTarget } from "./request-target.ts";
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
  countRead: CountRequest;
  answerError: AnswerError;
  log: Log;
  /** Draws a page for the cache, by its key. */
  render: (key: string) => Promise<Response>;
};

/**
 * The node:http server. It settles how the address is spelled (docs/decisions/0031), before anything looks at it; then
 * stored files and pages are answered before any router runs, and everything else goes to the app.
 */
export function createHttpServer(options: ServeOptions): Server {
  const { app, files, cache, before } = options;
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const toApp = (request: IncomingMessage, response: ServerResponse) =>
    before
      ? before(request, response, () => void listener(request, response))
      : void listener(request, response);
  const refuse = refuser(options);
  const answerPage = pageAnswerer(options, refuse);
  const shared = baseHeaders(options.security).flat();

  const server = createServer((request, response) => {
    const { method, url = "" } = request;
    const mayBeStored = method === "GET" || method === "HEAD";
    // What is stored under the very words is spelled rightly.
    const quick = mayBeStored ? (cache.get(url) ?? files.get(url)) : undefined;
    if (quick) return writeStored(quick, request, response);
    let target: string;
    try {
      const read = readTarget(url, request.headers.host);
      if (read.isMoved) {
        const headers = ["location", read.target, "content-length", "0"];
        response.writeHead(308, [...shared, ...headers]).end();
        return;
      }
      target = read.target;
    } catch (error) {
      return refuse(error, request, response);
    }
    request.url = target;
    if (!mayBeStored) return toApp(request, response);
    const file = files.get(target.replace(/\?.*/s, ""));
    if (file) return writeStored(file, request, response);
    const page = cache.keyOf(target);
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

type Refuse = (thrown: unknown, request: IncomingMessage, response: ServerResponse) => void;

/** Answers a request that doesn't get as far as the app, and logs it. An address that can't be read may hold secrets. */
function refuser({ answerError, security, log }: ServeOptions): Refuse {
  const shared = baseHeaders(security).flat();
  return async (thrown, { method = "GET", url = "", headers: { accept } }, response) => {
    const requestId = randomUUID();
    const answer = answerError(thrown, { requestId, method, path: url, accept });
    const { status } = answer;
    const body = Buffer.from(await answer.arrayBuffer());
    const own = ["x-request-id", requestId, "content-length", String(body.length)];
    response.writeHead(status, [...shared, ...[...answer.headers].flat(), ...own]);
    response.end(method === "HEAD" ? undefined : body);
    log.info({ requestId, method, status }, "request refused");
  };
}

/** Answers a page that is not stored yet, and stores it. */
function pageAnswerer(
  { cache, security, trustedProxies, countRead, render }: ServeOptions,
  refuse: Refuse,
) {
  const shared = baseHeaders(security);
  const readClient = clientAddressReader(trustedProxies);

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

  return async (
    { key, page }: { key: string; page: CachedPage },
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    try {
      const forwarded = request.headers["x-forwarded-for"];
      // Drawing a page costs a thousand times what serving a stored one does.
      await countRead(readClient(request.socket.remoteAddress, forwarded?.toString()));
      const answer = await cache.getOrRender(key, page.tags, () => draw(key));
      if ("etag" in answer) return writeStored(answer, request, response);
      const headers = answer.headers.filter(([name]) => name !== "cache-control");
      response.writeHead(answer.status, [...headers.flat(), "cache-control", "no-store"]);
      response.end(request.method === "HEAD" ? undefined : answer.body);
    } catch (error) {
      refuse(error, request, response);
    }
  };
}
