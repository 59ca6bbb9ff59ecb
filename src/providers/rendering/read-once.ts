import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";

/** Where a video lies until it is handed over. Ids are ours; one that names another folder would be a mistake. */
export const temporaryVideo = (folder: string, videoId: string): string =>
  join(folder, `ariaworks-video-${videoId.replace(/[^\w-]/g, "_")}`);

/** A file's bytes; the file is gone afterwards, also where the reader stops early. */
export async function* readOnce(file: string): AsyncGenerator<Uint8Array> {
  try {
    for await (const part of createReadStream(file)) yield part as Uint8Array;
  } finally {
    await rm(file, { force: true });
  }
}
