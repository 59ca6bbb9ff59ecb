import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import {
  type ReadPage,
  type SiteReader,
  SourceUnreadable,
} from "#domain/knowledge/reading-ports.ts";
import { secondMs } from "#kit/time.ts";
import { Frontier } from "./frontier.ts";
import { pageAddress } from "./page-address.ts";
import { sitemapAddresses } from "./sitemap-addresses.ts";
import { type Visit, visitPage, type VisitDeps } from "./visit-page.ts";

type Options = Parameters<SiteReader["readSite"]>[1];
type Deps = VisitDeps & {
  /** Between two pages, where robots.txt asks for no more. */
  pauseMs: number;
};

/** More would keep a small site from ever being read whole. */
const maxDelayMs = 3 * secondMs;
/** Pages that fail one after the other: the site is down, and what it said before is kept. */
const maxFailures = 10;

/**
 * Every page of a site, the first one first: those of its sitemaps, else those that its pages link to. Pages of other
 * hosts aren't read, nor those that ask search engines not to list them: these are search results, archives and thanks.
 * @throws SourceUnreadable where the first page can't be read, or the site stops answering
 */
export async function* readSite(
  start: string,
  options: Options,
  deps: Deps,
): ReturnType<SiteReader["readSite"]> extends AsyncIterable<infer T> ? AsyncGenerator<T> : never {
  const { maxPages, maxDepth, known, signal } = options;
  const first = await visitPage(start, { etag: known.get(start) ?? undefined, signal }, deps);
  if (first.page.state === "failed" && first.page.problem !== "not_a_page")
    throw new SourceUnreadable(first.page.problem);
  const base = new URL(first.page.url);
  const frontier = new Frontier({ maxDepth });
  for (const address of [start, first.page.url])
    frontier.see(pageAddress(address, base, base) ?? address);
  const robots = await deps.robotsOf(base.href);
  const listed = await sitemapAddresses(base, robots.sitemaps, { ...deps, signal });
  const follow = (visit: Visit, depth: number) => {
    if (listed.size === 0) frontier.addLinks(addressesIn(visit, base), depth);
  };
  if (listed.size > 0) frontier.addListed(nearestFirst(listed, base));
  follow(first, 1);
  // Of a page that hasn't changed no links are known, but all that they led to are.
  if (listed.size === 0 && first.page.state === "unchanged")
    frontier.addListed(
      [...known.keys()].flatMap((address) => pageAddress(address, base, base) ?? []),
    );
  const told = new Told();
  let count = 0;
  if (first.page.state !== "failed") {
    told.isNew(first.page);
    yield { page: first.page, total: Math.min(maxPages, 1 + frontier.length) };
    count = 1;
  }
  const delayMs = Math.max(deps.pauseMs, Math.min(robots.delayMs, maxDelayMs));
  let failures = 0;
  for (let visits = 0; count < maxPages && visits < maxPages * 3; visits++) {
    const next = frontier.next();
    if (!next) return;
    await wait(delayMs, undefined, { signal });
    const etag = known.get(next.address) ?? undefined;
    const visit = await visitPage(next.address, { etag, signal }, deps);
    failures = isDown(visit.page) ? failures + 1 : 0;
    if (visit.page.state === "failed" && failures >= maxFailures)
      throw new SourceUnreadable(visit.page.problem);
    const page = pageOfSite(visit, { address: next.address, base, frontier });
    if (!page) continue;
    follow(visit, next.depth + 1);
    if (visit.isUnlisted || !told.isNew(page)) continue;
    count += 1;
    yield { page, total: Math.min(maxPages, count + frontier.length) };
  }
}

const isDown = (page: ReadPage) =>
  page.state === "failed" && (page.problem === "unreachable" || page.problem === "slow");

/** The page under the address that it is known by; null: it is another site's, was read already, or is no text. */
function pageOfSite(
  { page, canonical, from, isOther }: Visit,
  { address, base, frontier }: { address: string; base: URL; frontier: Frontier },
): ReadPage | null {
  const at = pageAddress(page.url, base, base);
  const isSkipped =
    page.state === "failed" && (page.problem === "robots" || page.problem === "not_a_page");
  if (!at || isOther || isSkipped) return null;
  if (at !== address && !frontier.see(at)) return null;
  const named = canonical === null ? null : pageAddress(canonical, from, base);
  // Some sites call every page by the address of their first one.
  if (!named || named === at || new URL(named).pathname === "/") return { ...page, url: at };
  return frontier.see(named) ? { ...page, url: named } : null;
}

const addressesIn = ({ links, from }: Visit, base: URL): string[] =>
  links.flatMap((link) => pageAddress(link, from, base) ?? []);

/** Pages below the first one's folder before the others, in case there are more than may be read. */
function nearestFirst(addresses: ReadonlySet<string>, base: URL): string[] {
  const folder = new URL(".", base).href;
  const { near = [], far = [] } = Object.groupBy(addresses, (address) =>
    address.startsWith(folder) ? "near" : "far",
  );
  return [...near, ...far];
}

/** Texts that were handed on, to tell pages that say the same. */
class Told {
  readonly #digests = new Set<string>();

  isNew(page: ReadPage): boolean {
    if (page.state !== "read") return true;
    const text = JSON.stringify(page.document.sections);
    const digest = createHash("sha256").update(text).digest("base64url");
    return this.#digests.size < this.#digests.add(digest).size;
  }
}
