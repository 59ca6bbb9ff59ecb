import { setImmediate } from "node:timers/promises";
import { SourceUnreadable } from "#domain/knowledge/reading-ports.ts";
import type { FetchOutside } from "#outside/fetch-outside.ts";
import { OutsideRefused } from "#outside/outside-refused.ts";
import type { ReadingThreads } from "../reading-threads.ts";
import { pageAddress } from "./page-address.ts";

const maxFiles = 50;
const maxAddresses = 50_000;
const maxBytes = 50_000_000;
/** Addresses that are looked at before other requests have their turn. */
const inOneGo = 500;
const usualPlaces = ["/sitemap.xml", "/sitemap_index.xml"];

/**
 * The pages that a site lists: by the sitemaps of its robots.txt, else by one at a usual place, and by those that they
 * name. What can't be read is left out.
 * @returns none where it has no sitemap
 */
export async function sitemapAddresses(
  base: URL,
  named: readonly string[],
  deps: { fetchOutside: FetchOutside; threads: ReadingThreads; signal: AbortSignal },
): Promise<Set<string>> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const starts = named.length > 0 ? [named] : usualPlaces.map((path) => [new URL(path, base).href]);
  for (const start of starts) {
    const open = [...start];
    for (let file = open.shift(); file !== undefined; file = open.shift()) {
      if (seen.size >= maxFiles || found.size >= maxAddresses) break;
      if (seen.size === seen.add(file).size) continue;
      const { pages = [], sitemaps = [] } = (await readFile(file, deps)) ?? {};
      for (const [index, page] of pages.slice(0, maxAddresses).entries()) {
        if (index % inOneGo === 0) await setImmediate();
        const address = pageAddress(page, file, base);
        if (address) found.add(address);
      }
      open.push(...sitemaps.slice(0, maxFiles));
    }
    if (found.size > 0) break;
  }
  return found;
}

async function readFile(
  file: string,
  {
    fetchOutside,
    threads,
    signal,
  }: { fetchOutside: FetchOutside; threads: ReadingThreads; signal: AbortSignal },
) {
  try {
    const { status, body } = await fetchOutside(file, { maxBytes, signal });
    return status === 200 ? await threads.read({ kind: "sitemap", bytes: body }, signal) : null;
  } catch (error) {
    if (error instanceof OutsideRefused || error instanceof SourceUnreadable) return null;
    throw error;
  }
}
