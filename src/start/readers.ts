import type { Config } from "#config";
import type { DocumentReader, SiteReader } from "#domain/knowledge/reading-ports.ts";
import { createDocumentReader } from "#providers/reading/document-reader.ts";
import { createReadingThreads } from "#providers/reading/reading-threads.ts";
import { createSiteReader } from "#providers/reading/site-reader.ts";
import { createFetchOutside, robotName } from "./outside.ts";

/** What reads the files and sites that bots learn from. */
export function createReaders(config: Config): { documents: DocumentReader; sites: SiteReader } {
  const threads = createReadingThreads();
  return {
    documents: createDocumentReader(threads),
    sites: createSiteReader({ fetchOutside: createFetchOutside(config), threads, robotName }),
  };
}
