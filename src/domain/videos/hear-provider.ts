import { enqueueJob } from "#db/jobs.ts";
import { AppError } from "#errors";
import { isSame } from "#kit/is-same.ts";
import { callbackToken } from "./callback-path.ts";
import type { VideoDeps } from "./deps.ts";
import { selectVideo } from "./queries.ts";
import { renderVideoJob } from "./render-video.ts";
import { isOver } from "./states.ts";

/**
 * Hears that something happened to a video at its provider. Nothing of what was sent is believed: the next step asks the
 * provider itself, now instead of later. Late and repeated calls do nothing.
 * @throws AppError not_found where the token isn't ours
 */
export async function hearProvider(
  { videoId, token }: { videoId: string; token: string },
  deps: Pick<VideoDeps, "db" | "digest">,
): Promise<void> {
  if (!isSame(token, callbackToken(videoId, deps))) throw new AppError("not_found");
  const video = await selectVideo(deps.db, videoId);
  if (!video || isOver(video.state) || video.steps === 0) return;
  const from = video.steps;
  const id = `videos.render/${videoId}/${from}/told`;
  await enqueueJob(deps.db, renderVideoJob, { videoId, from }, { id });
}
