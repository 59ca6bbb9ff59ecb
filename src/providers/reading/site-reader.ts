import type { SiteReader } from "#domain/knowledge/reading-ports.ts";
import type { FetchOutside } from "#outside/fetch-outside.ts";
import type { ReadingThreads } from "./reading-threads.ts";
import { readSite } from "./sites/read-site.ts";
import { readRobots, type RobotsRules } from "./sites/robots-rules.ts";
import { visitPage, type VisitDeps } from "./sites/visit-page.ts";
import { slowWhereOutOfTime } from "./slow-where-out-of-time.ts";

const usualPauseMs = 200;

/**
 * Reads pages and sites as robots.txt allows.
 * @param options.robotName by which robots.txt files know us
 */
export function createSiteReader({
  pauseMs = usualPauseMs,
  ...options
}: {
  fetchOutside: FetchOutside;
  threads: ReadingThreads;
  robotName: string;
  pauseMs?: number;
}): SiteReader {
  return {
    async readPage(url, { etag, signal }) {
      try {
        return (await visitPage(url, { etag, signal }, depsFor(options, signal))).page;
      } catch (error) {
        throw slowWhereOutOfTime(error, signal);
      }
    },
    async *readSite(url, site) {
      try {
        yield* readSite(url, site, { ...depsFor(options, site.signal), pauseMs });
      } catch (error) {
        throw slowWhereOutOfTime(error, site.signal);
      }
    },
  };
}

/** Each host's robots.txt is read once for a page or a site. */
function depsFor(
  options: { fetchOutside: FetchOutside; threads: ReadingThreads; robotName: string },
  signal: AbortSignal,
): VisitDeps {
  const byOrigin = new Map<string, Promise<RobotsRules>>();
  return {
    ...options,
    robotsOf(address) {
      const origin = URL.parse(address)?.origin ?? address;
      const rules = byOrigin.get(origin) ?? readRobots(address, { ...options, signal });
      byOrigin.set(origin, rules);
      return rules;
    },
  };
}
