import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { StreamOutside } from "#outside/stream-outside.ts";

/** Five minutes at 1080p are some 200 MB. */
const maxVideoBytes = 1_000_000_000;
const maxPosterBytes = 8_000_000;

/** What the provider holds out isn't a video, or far too large. */
export class NotAVideo extends Error {
  override name = "NotAVideo";
}

export type DownloadedVideo = {
  mediaType: "video/webm" | "video/mp4";
  seconds: number;
  width: number;
  height: number;
};

/**
 * Fetches a video into a file, and looks how long and large it is.
 * @throws NotAVideo; errors of the connection
 */
export async function downloadVideo(
  url: string,
  {
    file,
    fetchOutside,
    signal,
    maxBytes = maxVideoBytes,
  }: {
    file: string;
    fetchOutside: StreamOutside;
    signal: AbortSignal;
    maxBytes?: number;
  },
): Promise<DownloadedVideo> {
  await mkdir(dirname(file), { recursive: true });
  try {
    const response = await follow(url, { fetchOutside, signal });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      throw new Error(`The video could not be fetched: ${response.status}`);
    }
    await pipeline(
      Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]),
      limited(maxBytes),
      createWriteStream(file),
      { signal },
    );
    return await lookInto(file);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

const maxRedirects = 3;

/** Files lie at a store to which the provider may send us on. Every address is checked as the first one was. */
async function follow(
  url: string,
  { fetchOutside, signal }: { fetchOutside: StreamOutside; signal: AbortSignal },
): Promise<Response> {
  let address = url;
  for (let redirects = 0; ; redirects++) {
    const response = await fetchOutside(address, { signal });
    const next = response.headers.get("location");
    if (
      response.status < 300 ||
      response.status > 399 ||
      next === null ||
      redirects === maxRedirects
    )
      return response;
    await response.body?.cancel();
    address = new URL(next, address).href;
  }
}

const limited = (maxBytes: number) =>
  async function* (parts: AsyncIterable<Uint8Array>) {
    let bytes = 0;
    for await (const part of parts) {
      bytes += part.length;
      if (bytes > maxBytes) throw new NotAVideo(`The video is larger than ${maxBytes} bytes.`);
      yield part;
    }
  };

async function lookInto(file: string): Promise<DownloadedVideo> {
  // A package that only this needs.
  const { FilePathSource, Input, MATROSKA, MP4, QTFF, WEBM } = await import("mediabunny");
  const input = new Input({
    formats: [MP4, QTFF, WEBM, MATROSKA],
    source: new FilePathSource(file),
  });
  try {
    const track = await input.getPrimaryVideoTrack();
    const isWebm = (await input.getFormat()) === WEBM;
    const seconds = await input.computeDuration();
    if (!track || !(seconds > 0)) throw new NotAVideo("The file has no pictures.");
    return {
      mediaType: isWebm ? "video/webm" : "video/mp4",
      seconds,
      width: track.displayWidth,
      height: track.displayHeight,
    };
  } catch (error) {
    throw error instanceof NotAVideo
      ? error
      : new NotAVideo("The file is no video.", { cause: error });
  } finally {
    input.dispose();
  }
}

/** A still of the video; null where there is none that can be used. */
export async function downloadPoster(
  url: string | null,
  { fetchOutside, signal }: { fetchOutside: StreamOutside; signal: AbortSignal },
): Promise<Uint8Array | null> {
  if (url === null) return null;
  try {
    const response = await follow(url, { fetchOutside, signal });
    const parts: Uint8Array[] = [];
    let bytes = 0;
    for await (const part of response.body ?? []) {
      bytes += part.length;
      if (bytes > maxPosterBytes) return null;
      parts.push(part);
    }
    const picture = Buffer.concat(parts);
    const isPicture = picture[0] === 0x89 || (picture[0] === 0xff && picture[1] === 0xd8);
    return response.ok && isPicture ? picture : null;
  } catch {
    signal.throwIfAborted();
    return null;
  }
}
