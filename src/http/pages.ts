import { randomBytes } from "node:crypto";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { NounDeps } from "#domain/nouns.ts";
import type { Log } from "#kit/log.ts";
import {
  contentSecurityPolicy,
  permissionsPolicy,
  type SecurityOptions,
} from "./security-headers.ts";
import { startAfterPaint } from "./start-after-paint.ts";
import type { WebVisit } from "./web-visit.ts";

/** The contexts must be the page bundle's own objects, so its entry.server exports them. */
type Contexts = typeof import("../web/kit/context.ts");

export type PageOptions = {
  build: ServerBuild | (() => Promise<ServerBuild>);
  mode: "production" | "development";
  deps: NounDeps;
  security: SecurityOptions;
  scripts: { islands: string; head: string; later: string; version: string };
  log: Log;
};

/**
 * Whether other sites may hold this page in a frame: a customer's published form or video, where its address asks for it
 * (`/f/:address?embed=1`, `/v/:address?embed=1`). It knows no visitor and has no button of ours, so a frame can't trick
 * anyone into anything.
 */
const mayBeFramed = (url: URL): boolean =>
  /^\/[fv]\/[a-z0-9-]{1,64}$/.test(url.pathname) && url.searchParams.get("embed") === "1";

/** Renders pages by React Router; adds the page's own security headers. */
export function pageRenderer({ build, mode, deps, security, scripts, log }: PageOptions) {
  const handler = createRequestHandler(build, mode);
  return async (request: Request, visit: WebVisit, requestId: string): Promise<Response> => {
    const { contexts } = (typeof build === "function" ? await build() : build).entry
      .module as unknown as {
      contexts: Contexts;
    };
    const nonce = mode === "production" ? randomBytes(16).toString("base64") : null;
    const context = new RouterContextProvider();
    context.set(contexts.depsContext, { ...deps, requestId });
    context.set(contexts.visitContext, visit);
    context.set(contexts.nonceContext, nonce);
    context.set(contexts.scriptsContext, scripts);
    const failures: unknown[] = [];
    context.set(contexts.renderErrorContext, (error) => void failures.push(error));
    const response = await handler(request, context);
    // A method that a page doesn't take is the caller's doing. The router would name the address in its words.
    if (response.status !== 405)
      for (const err of failures) log.error({ requestId, err }, "a page failed to render");
    const isPage = response.headers.get("content-type")?.startsWith("text/html") ?? false;
    const path = new URL(request.url).pathname;
    if (isPage) response.headers.set("permissions-policy", permissionsPolicy(security, path));
    if (isPage && mode === "production") {
      // Only apps write the nonce into their pages (web/entry.server.tsx).
      const html = startAfterPaint(await response.text());
      const usesNonce = nonce !== null && html.includes(nonce);
      const headers = new Headers(response.headers);
      headers.set(
        "content-security-policy",
        contentSecurityPolicy(security, {
          nonce: usesNonce ? nonce : null,
          path,
          isFramed: response.ok && mayBeFramed(new URL(request.url)),
        }),
      );
      if (!headers.has("cache-control")) headers.set("cache-control", "private, no-store");
      return new Response(html, { status: response.status, headers });
    }
    if (mode === "development") return response;
    // Redirects and data of apps tell about a person, too.
    const headers = new Headers(response.headers);
    if (!headers.has("cache-control")) headers.set("cache-control", "private, no-store");
    return new Response(response.body, { status: response.status, headers });
  };
}
