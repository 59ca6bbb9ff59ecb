import type { IncomingMessage, ServerResponse } from "node:http";
import { createOutside } from "#outside/fetch-outside.ts";
import { createReadingThreads } from "../../src/providers/reading/reading-threads.ts";
import { createSiteReader } from "../../src/providers/reading/site-reader.ts";
import { startWebServer } from "./web-server.ts";

const robotName = "AriaworksBot";
const threads = createReadingThreads();
const readerFor = (ports: number[]) =>
  createSiteReader({
    threads,
    robotName,
    pauseMs: 0,
    fetchOutside: createOutside({
      mayReach: { loopbackPorts: ports },
      userAgent: `${robotName}/1.0 (+https://shop.example)`,
    }),
  });

export type Answer =
  | string
  | ((request: IncomingMessage, response: ServerResponse, url: string) => void);
export const page = (text: string, links: readonly string[] = [], head = "") =>
  `<!doctype html><html><head><title>${text}</title>${head}</head><body><main><p>${text} is said here.</p>${links.map((href) => `<a href="${href}">on</a>`).join(" ")}</main></body></html>`;

/** A site of these pages; `else` answers what isn't among them. */
export async function siteOf(
  pages: Record<string, Answer>,
  other?: (path: string) => Answer | undefined,
) {
  const server = await startWebServer((request, response) => {
    const path = request.url ?? "";
    const answer = pages[path] ?? other?.(path);
    if (answer === undefined) return response.writeHead(404).end();
    if (typeof answer === "function") return answer(request, response, server.url);
    const type = /\.(txt|xml)/.test(path) ? "text/plain" : "text/html; charset=utf-8";
    return response
      .writeHead(200, { "content-type": type })
      .end(answer.replaceAll("SITE", server.url));
  });
  const reader = readerFor([server.port]);
  const readSite = async (
    path = "/",
    { maxPages = 100, maxDepth = 5, known = new Map<string, string | null>() } = {},
  ) => {
    const options = { maxPages, maxDepth, known, signal: AbortSignal.timeout(30_000) };
    const read: string[] = [];
    const totals: number[] = [];
    for await (const { page: one, total } of reader.readSite(server.url + path, options)) {
      read.push(one.url.replace(server.url, "") + (one.state === "read" ? "" : ` ${one.state}`));
      totals.push(total);
    }
    return { read, totals };
  };
  return { ...server, reader, readSite };
}
