import type { SourceProblem } from "./contract.ts";

// What reads files and pages. Apart from ports.ts: threads with little memory load this, and nothing else of the noun.

/** A text in the order in which it is read: what stands below each heading. */
export type ReadDocument = {
  /** As it calls itself; null where it doesn't. */
  title: string | null;
  sections: readonly {
    heading: string | null;
    /** Of the heading, 1 the highest; absent where its format doesn't tell. */
    level?: number;
    text: string;
  }[];
  /** Something of it could not be read, in a word for people's eyes: `damaged` where only the rest is missing. */
  problem?: SourceProblem;
};

/** Why a document or a page could not be read. */
export class SourceUnreadable extends Error {
  override name = "SourceUnreadable";
  readonly problem: SourceProblem;
  constructor(problem: SourceProblem, options: { cause?: unknown } = {}) {
    super(`the source could not be read: ${problem}`, options);
    this.problem = problem;
  }
}

/** Reads txt, md, csv, html, pdf, docx and xlsx, each in a worker with limits of time and memory. Implemented in providers/reading. */
export interface DocumentReader {
  /**
   * @param file its bytes (25 MB at most), its name, and its type as its content says (`application/pdf`, …)
   * @throws SourceUnreadable
   */
  read(
    file: { bytes: Uint8Array; name: string; type: string },
    options: { signal: AbortSignal },
  ): Promise<ReadDocument>;
}

/** A page as it was read; `unchanged`: its server says that it is what `etag` or `modified` named. */
export type ReadPage = {
  /** Where it stands, after redirects. */
  url: string;
  /** From its server, to ask again whether it has changed. */
  etag: string | null;
} & (
  | { state: "read"; document: ReadDocument }
  | { state: "unchanged" }
  | { state: "failed"; problem: SourceProblem }
);

/** Reads pages of other people's sites, through the guarded client (src/outside) and as their robots.txt allows. Implemented in providers/reading. */
export interface SiteReader {
  /** @throws SourceUnreadable */
  readPage(
    url: string,
    options: { etag?: string | undefined; signal: AbortSignal },
  ): Promise<ReadPage>;
  /**
   * Every page of a site, one after the other, by its sitemap or else by its links; pages that fail are yielded too.
   * @param known pages that were read before, by address, with their etag
   * @throws SourceUnreadable where not even the first page can be read
   */
  readSite(
    url: string,
    options: {
      maxPages: number;
      maxDepth: number;
      known: ReadonlyMap<string, string | null>;
      signal: AbortSignal;
    },
  ): AsyncIterable<{ page: ReadPage; /** Pages known of so far. */ total: number }>;
}
