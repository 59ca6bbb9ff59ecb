import type { VideoDeps } from "./deps.ts";

/** Proves that whoever calls got the address from us: what providers send isn't signed. */
export const callbackToken = (videoId: string, { digest }: Pick<VideoDeps, "digest">): string =>
  digest("video callback", videoId);

/** Where the provider of a video tells that something happened to it. */
export const callbackPath = (videoId: string, deps: Pick<VideoDeps, "digest">): string =>
  `/webhooks/videos/${videoId}/${callbackToken(videoId, deps)}`;
