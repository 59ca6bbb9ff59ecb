import type { MiddlewareFunction } from "react-router";

/**
 * Tells the client router by headers alone to go on in a new document, as it also accepts from other servers
 * (React Router, lib/dom/ssr/single-fetch.tsx, "non-RR redirects"). Its own answer has a body, which it still reads
 * when the new document begins: Firefox then reports a broken stream, as an error that nothing catches.
 */
export const reloadWithoutBody: MiddlewareFunction<Response> = async ({ request }, next) => {
  const answer = await next();
  const location = answer.headers.get("Location");
  const isForData = new URL(request.url).pathname.endsWith(".data");
  if (!isForData || !location || !answer.headers.has("X-Remix-Reload-Document")) return answer;
  const headers = new Headers(answer.headers);
  headers.delete("Location");
  headers.set("X-Remix-Redirect", location);
  headers.set("X-Remix-Status", String(answer.status));
  return new Response(null, { status: 204, headers });
};
