import { helpShelves } from "#content/navigation.ts";
import { cachedPages } from "../cached-pages.ts";
import { pagePatterns } from "../page-patterns.ts";
import { documentPages, paths } from "../paths.ts";

/** What the service worker knows of the build that it belongs to; put before its script by scripts/app-files. */
export type BuildFacts = {
  /** The same as on the pages of this build (src/http/static-files.ts, buildVersion). */
  version: string;
  /** Built files that the offline page and kept pages need. */
  assets: string[];
  /** What else is fetched at once, and asked for again with each build. */
  shell: string[];
  /** Addresses of which a copy may be kept. */
  pages: readonly string[];
  /** How many answers are kept; the oldest goes first. */
  most: { pages: number; assets: number };
};

const cached = new Set(cachedPages.map(({ pattern }) => pattern));

/**
 * Addresses whose page may be kept in a browser: documents and guides, each the same for everyone. A copy says
 * from when it is, for some of them name prices.
 */
export const keptAddresses: readonly string[] = [
  ...new Set<string>([
    ...documentPages.map((name) => pagePatterns[name]),
    ...helpShelves.flatMap(({ links }) => links.map(({ href }) => href)),
  ]),
].filter((address) => cached.has(address));

/** @param built version and needed assets of a finished build */
export const buildFacts = (built: Pick<BuildFacts, "version" | "assets">): BuildFacts => ({
  ...built,
  shell: [paths.offline(), "/favicon.svg"],
  pages: keptAddresses,
  most: { pages: 60, assets: 200 },
});
