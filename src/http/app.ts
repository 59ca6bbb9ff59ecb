import { randomUUID } from "node:crypto";
import { OpenAPIHono } from "@hono/zod-openapi";
import { createWatchLimits } from "#domain/conversations/index.ts";
import type { NounDeps } from "#domain/nouns.ts";
import { AppError } from "#errors";
import type { Log } from "#kit/log.ts";
import { bodyLimit, pageRequest } from "./body.ts";
import { clientAddressReader } from "./client-address.ts";
import { limitDoors, takesImports, takesLongTexts, takesProjects } from "./doors.ts";
import type { HttpEnv } from "./env.ts";
import { errorAnswerer, isProgramPath } from "./error-answer.ts";
import { isFilePart, maxPartBytes } from "./functions/files.ts";
import { healthRoutes, type Readiness } from "./health.ts";
import { ownOrigin } from "./own-origin.ts";
import { problemResponse } from "./problems.ts";
import { type CountRequest, rateLimit } from "./rate-limit.ts";
import { downloadRoutes, functionRoutes, v1Routes, sharedRoutes, webhookRoutes } from "./routes.ts";
import { baseHeaders, type SecurityOptions } from "./security-headers.ts";
import { startVisit, type WebVisit } from "./web-visit.ts";
import { takesMails } from "./webhooks/read-mail.ts";
import { withoutNames } from "./without-names.ts";

export type AppOptions = {
  deps: NounDeps;
  readiness: Readiness;
  security: SecurityOptions;
  trustedProxies: string[];
  /** Counts what a client reads; together with the stored pages that have to be drawn first (serve.ts). */
  countRead: CountRequest;
  log: Log;
  /** Address of the pages' style sheet, for error pages. */
  stylesheet: string | null;
  /** Null on a node that serves no pages. */
  renderPage: ((request: Request, visit: WebVisit, requestId: string) => Promise<Response>) | null;
};

/**
 * Everything that is not a stored page or file, in mounting order: request id and log, headers, health,
 * webhooks, functions, /v1, pages. Requests from outside come through serve.ts, which has settled how their address
 * is spelled.
 */
export function createApp(options: AppOptions) {
  const { deps, log, security, renderPage } = options;
  const readClient = clientAddressReader(options.trustedProxies);
  const app = new OpenAPIHono<HttpEnv>();
  const fixed = baseHeaders(security);
  const { stylesheet } = options;
  const answerError = errorAnswerer({ log, security, stylesheet, hasPages: renderPage !== null });

  app.use(async (context, next) => {
    const startedMs = performance.now();
    const requestId = randomUUID();
    const clientAddress = readClient(
      context.env?.incoming?.socket?.remoteAddress,
      context.req.header("x-forwarded-for"),
    );
    const { visit, finish } = startVisit(context.req.raw, { clientAddress, requestId, deps, log });
    context.set("requestId", requestId);
    context.set("clientAddress", clientAddress);
    context.set("visit", visit);
    await next();
    finish(context.res.headers);
    for (const [name, value] of fixed)
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    context.res.headers.set("x-request-id", requestId);
    if (context.res.status === 405) context.res.headers.set("allow", takenBy(context.req));
    log.info(
      {
        requestId,
        method: context.req.method,
        path: withoutNames(context.req.path),
        status: context.res.status,
        ms: Math.round(performance.now() - startedMs),
      },
      "request",
    );
  });
  app.onError((error, context) =>
    answerError(isCutOff(context.env) ? new AppError("request_cut_off", { cause: error }) : error, {
      requestId: context.get("requestId"),
      method: context.req.method,
      path: context.req.path,
      accept: context.req.header("accept"),
    }),
  );
  app.notFound((context) =>
    problemResponse(new AppError("not_found"), context.get("requestId"), log),
  );

  app.route("/", healthRoutes(options.readiness));
  app.use(async (context, next) => {
    // Our own requests, such as those that draw a page to store it, come from no client.
    const isFromOutside = context.env?.incoming !== undefined;
    if (isFromOutside && isRead(context.req.method))
      await options.countRead(context.get("clientAddress"));
    await next();
  });

  const call = bodyLimit(1024 * 1024);
  // Mails are limited as they are read: their owners are told what was too large.
  app.use("/webhooks/*", (context, next) =>
    takesMails(context.req.path) ? next() : call(context, next),
  );
  const limits = { watchLimits: createWatchLimits() };
  for (const [path, routes] of Object.entries(webhookRoutes))
    app.route(`/webhooks${path}`, routes(deps, limits));

  if (!renderPage) return app; // a node of background work only
  const [small, long, part, project, imported] = [
    bodyLimit(64 * 1024),
    bodyLimit(192 * 1024),
    bodyLimit(maxPartBytes),
    bodyLimit(600 * 1024),
    bodyLimit(1100 * 1024),
  ];
  app.use("/functions/*", (context, next) => {
    const { method, path } = context.req;
    if (isFilePart(method, path)) return part(context, next);
    return (takesProjects(context.req.url) ? project : small)(context, next);
  });
  app.use("/functions/*", ownOrigin(deps.publicUrl, { programs: true }));
  const limited = limitDoors();
  app.use("/functions/*", limited);
  for (const [path, routes] of Object.entries(functionRoutes))
    app.route(`/functions${path}`, routes(deps, limits));

  for (const [path, routes] of Object.entries(downloadRoutes)) {
    app.use(`${path}/*`, limited);
    app.route(path, routes(deps, limits));
  }

  app.use("/v1/*", limited);
  app.use("/v1/*", small);
  for (const routes of v1Routes) app.route("/v1", routes(deps));
  for (const [path, routes] of Object.entries(sharedRoutes))
    app.route(`/v1${path}`, routes(deps, limits));
  app.doc31("/v1/openapi.json", {
    openapi: "3.1.0",
    info: { title: "Ariaworks API", version: "1" },
  });
  app.all("/v1/*", () => {
    throw new AppError("not_found"); // programs ask here: no page says it, and no page's guard
  });

  app.use((context, next) => {
    const { url } = context.req;
    return (takesImports(url) ? imported : takesLongTexts(url) ? long : small)(context, next);
  });
  app.use((context, next) => {
    if (!pageMethods.has(context.req.method)) throw new AppError("method_not_allowed");
    return next();
  });
  app.use(ownOrigin(deps.publicUrl, { programs: false }));
  app.post("*", rateLimit({ points: 120, seconds: 60 })); // whatever a page takes
  app.use(limited);
  app.all("*", async (context) => {
    // Pages never see the Host header: their links come from PUBLIC_URL.
    const address = new URL(deps.publicUrl);
    ({ pathname: address.pathname, search: address.search } = new URL(context.req.url));
    const request = await pageRequest(context.req.raw, address);
    const answer = await renderPage(request, context.get("visit"), context.get("requestId"));
    // A file's address: the renderer's words would be about a fault of ours.
    const isFile = answer.headers.get("content-type") === "application/json";
    if (answer.status === 405 && isFile) throw new AppError("method_not_allowed");
    return answer;
  });
  return app;
}

/** Whether the client went away while it was still sending: what fails then is no fault of ours, nor of the database. */
const isCutOff = ({ incoming }: Partial<HttpEnv["Bindings"]> = {}): boolean =>
  incoming !== undefined && incoming.destroyed && !incoming.complete;

const isRead = (method: string) => method === "GET" || method === "HEAD";
const pageMethods = new Set(["GET", "HEAD", "POST"]);
/** What an address takes that has refused a method, for `Allow` (RFC 9110 §10.2.1). */
function takenBy({ method, path }: { method: string; path: string }): string {
  if (isProgramPath(path)) return "GET";
  return method === "POST" ? "GET, HEAD" : [...pageMethods].join(", ");
}
