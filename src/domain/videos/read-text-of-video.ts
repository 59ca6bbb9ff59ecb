import type { Actor } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import { chaptersOf, chaptersVttOf, webVttOf } from "./captions-text.ts";
import { captionsOf } from "./captions.ts";
import type { VideoDeps } from "./deps.ts";
import type { VideoRow } from "./queries.ts";
import { requireVideo } from "./rights.ts";
import { saidIn } from "./rules.ts";

export const videoTexts = ["captions.vtt", "chapters.vtt", "script.txt"] as const;
export type VideoText = (typeof videoTexts)[number];

/** Captions, chapters or the script of a finished video, for members of its project. @throws AppError signed_out, not_found */
export const readTextOfVideo = async (
  actor: Actor,
  named: { projectId: string; videoId: string; what: VideoText },
  { db }: Pick<VideoDeps, "db">,
): Promise<string> => textOf(await requireVideo(db, actor, named), named.what);

/** @throws AppError not_found where the video isn't done */
export function textOf({ state, timeline, storyboard }: VideoRow, what: VideoText): string {
  if (state !== "done" || !timeline) throw new AppError("not_found");
  if (what === "script.txt") return `${saidIn(storyboard)}\n`;
  return what === "captions.vtt"
    ? webVttOf(captionsOf(timeline))
    : chaptersVttOf(chaptersOf(timeline, storyboard.scenes));
}
