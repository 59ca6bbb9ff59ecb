import type { DocumentReader } from "#domain/knowledge/reading-ports.ts";
import type { ReadingThreads } from "./reading-threads.ts";
import { slowWhereOutOfTime } from "./slow-where-out-of-time.ts";

/** Reads files in threads with limits of time and memory. */
export const createDocumentReader = (threads: ReadingThreads): DocumentReader => ({
  read: ({ bytes, name, type }, { signal }) =>
    threads.read({ kind: "file", bytes, name, type }, signal).catch((error: unknown) => {
      throw slowWhereOutOfTime(error, signal);
    }),
});
