import { inParallel } from "./in-parallel.ts";
import { askRaw } from "./raw-request.ts";

export type CrawledPage = {
  path: string;
  status: number;
  /** Where a redirect leads. */
  location: string | undefined;
  contentType: string;
  html: string;
  /** Values of the attributes and imports that name another address, as written. */
  links: string[];
  ids: Set<string>;
};

const entities: Record<string, string> = {
  "&amp;": "&",
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
};
const plain = (text: string) =>
  text.replace(/&(amp|quot|#x27|lt|gt);/g, (found) => entities[found] ?? found);

/** Every value of an attribute in a page's HTML. */
export const valuesOf = (html: string, attribute: string): string[] =>
  [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, "g"))].map((match) =>
    plain(match[1] ?? ""),
  );

/** Addresses that structured data names. */
const structuredUrls = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap((match) =>
    [...(match[1] ?? "").matchAll(/"(?:url|item)":"([^"]+)"/g)].map((found) => found[1] ?? ""),
  );

function linksIn(contentType: string, text: string): string[] {
  if (contentType.startsWith("text/html"))
    return [
      ...["href", "src", "action", "srcset"].flatMap((name) => valuesOf(text, name)),
      ...structuredUrls(text),
    ];
  if (contentType.startsWith("text/css"))
    return [...text.matchAll(/url\((["']?)([^"')]+)\1\)/g)].map((match) => match[2] ?? "");
  if (contentType.startsWith("text/javascript"))
    return [...text.matchAll(/["'`](\.\/[\w.-]+\.js|\/?assets\/[\w.-]+\.\w+)["'`]/g)].map((match) =>
      (match[1] ?? "").replace(/^assets/, "/assets"),
    );
  return [];
}

const crawled = new Map<string, Promise<Map<string, CrawledPage>>>();

/**
 * Follows every link and asset of our own from `/` on; each address is fetched once, its fragment aside. The files of
 * one test worker read the same crawl: of an application that none of them changes.
 */
export function crawl(url: string): Promise<ReadonlyMap<string, CrawledPage>> {
  const found = crawled.get(url) ?? followAll(url);
  crawled.set(url, found);
  return found;
}

async function followAll(url: string): Promise<Map<string, CrawledPage>> {
  const seen = new Map<string, CrawledPage>();
  let waiting = ["/"];
  while (waiting.length > 0) {
    const ring = await inParallel(waiting, (path) => fetchPage(url, path));
    for (const page of ring) seen.set(page.path, page);
    const next = ring.flatMap((page) => page.links.map((link) => ownPath(url, page.path, link)));
    waiting = [...new Set(next)].filter((path): path is string => path !== null && !seen.has(path));
  }
  return seen;
}

/** A link's address on our site without its fragment; null where it leads elsewhere. */
export function ownPath(url: string, from: string, link: string): string | null {
  const target = URL.parse(link, new URL(from, url));
  return target?.origin === new URL(url).origin ? target.pathname + target.search : null;
}

async function fetchPage(url: string, path: string): Promise<CrawledPage> {
  const { status, headers, text } = await askRaw(url, path);
  const contentType = headers["content-type"] ?? "";
  const isHtml = contentType.startsWith("text/html");
  return {
    path,
    status,
    location: headers["location"],
    contentType,
    html: isHtml ? text : "",
    links: linksIn(contentType, text),
    ids: new Set(isHtml ? valuesOf(text, "id") : []),
  };
}
