import { errorTable, type AppError } from "#errors";
import { retryAfter } from "./problems.ts";
import { contentSecurityPolicy, type SecurityOptions } from "./security-headers.ts";

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * A page for what went wrong before, or while, a page was drawn: a form sent too often, from a foreign
 * page, or too large. It needs no renderer, so that it can't fail for the same reason.
 */
export function errorDocument(
  error: AppError,
  options: {
    requestId: string;
    method: string;
    stylesheet: string | null;
    security: SecurityOptions;
  },
): Response {
  const { status } = errorTable[error.code];
  const wasSent = options.method !== "GET" && options.method !== "HEAD";
  const style = options.stylesheet
    ? `<link rel="stylesheet" href="${escape(options.stylesheet)}">`
    : "";
  const html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Something went wrong</title>${style}</head><body><main id="main"><div class="band lost"><div class="lost__words"><h1>Something went wrong</h1><div class="section__lede"><p>${escape(error.message)}${wasSent ? " Nothing you sent was stored." : ""}</p><p>If you write to us about it, name this: ${escape(options.requestId)}</p></div><p><a class="button button--primary" href="/">Go to the home page</a></p></div></div></main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      ...retryAfter(error),
      "content-security-policy": contentSecurityPolicy(options.security, {
        nonce: null,
        path: null,
      }),
    },
  });
}
