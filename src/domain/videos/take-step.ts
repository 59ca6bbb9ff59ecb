import { AppError, toAppError } from "#errors";
import { secondMs } from "#kit/time.ts";
import { callbackPath } from "./callback-path.ts";
import { rendererOf, type VideoDeps } from "./deps.ts";
import { openEarlier } from "./earlier-videos.ts";
import { readPicture } from "./files-of-video.ts";
import { failVideo, finishVideo } from "./finish-video.ts";
import type { RenderingStep } from "./ports.ts";
import {
  countFailure,
  getPiece,
  putPiece,
  selectVideo,
  updateStep,
  type VideoRow,
} from "./queries.ts";
import { isOver, progressAfter } from "./states.ts";

/** So often a step may fail before the video does. */
export const maxFailures = 8;
/** How long after a cancellation its renderer hears of it. */
const lookEveryMs = secondMs;

export type Taken = { isOver: boolean; againMs: number };
const over: Taken = { isOver: true, againMs: 0 };
const goOn: Taken = { isOver: false, againMs: 0 };

/**
 * Takes the step `at` of a video's making. Safe to repeat: a step that was taken before isn't taken again.
 * @throws what its renderer throws, where trying again may help
 */
export async function takeStep(
  { videoId, at }: { videoId: string; at: number },
  deps: VideoDeps,
): Promise<Taken> {
  const video = await selectVideo(deps.db, videoId);
  if (!video || isOver(video.state)) return over;
  if (video.steps > at) return goOn;
  if (video.renderer !== deps.videos.renderer?.kind) {
    await failVideo(video, { code: "provider_failed", detail: "The renderer was changed." }, deps);
    return over;
  }
  try {
    return await settle(video, await askRenderer(video, deps), deps);
  } catch (error) {
    if (error instanceof Cancelled) return over;
    if ((await countFailure(deps.db, videoId)) < maxFailures) throw error;
    const detail = error instanceof Error ? error.message : String(error);
    await failVideo(video, { code: "provider_failed", detail }, deps);
    return over;
  }
}

async function settle(video: VideoRow, result: RenderingStep, deps: VideoDeps): Promise<Taken> {
  if (result.status === "failed") {
    await failVideo(video, result, deps);
    return over;
  }
  if (result.status === "working") {
    const { phase, done, state, againMs } = result;
    const change = { state: phase, progress: progressAfter(video.progress, done), work: state };
    await updateStep(deps.db, video, change);
    return { isOver: false, againMs };
  }
  try {
    await finishVideo(video, result.video, deps);
  } catch (error) {
    const { code } = toAppError(error);
    if (code !== "file_type_mismatch" && code !== "file_empty") throw error;
    await failVideo(
      video,
      { code: "provider_failed", detail: `The file was no video: ${code}` },
      deps,
    );
  }
  return over;
}

class Cancelled extends Error {
  override name = "Cancelled";
}

/** One step of the renderer, which hears of a cancellation while it works. @throws Cancelled */
async function askRenderer(video: VideoRow, deps: VideoDeps): Promise<RenderingStep> {
  const { id: videoId, projectId, storyboard, work } = video;
  const aborter = new AbortController();
  const look = async () => {
    const now = await selectVideo(deps.db, videoId).catch(() => video); // an outage cancels nothing
    if (!now || isOver(now.state)) aborter.abort(new Cancelled("The video was cancelled."));
  };
  const watch = setInterval(() => void look(), lookEveryMs);
  try {
    return await rendererOf(deps).step({
      videoId,
      storyboard,
      state: work ?? null,
      pieces: {
        put: (name, bytes) => putPiece(deps.db, videoId, name, bytes),
        get: (name) => getPiece(deps.db, videoId, name),
      },
      picture: (fileId) => readPicture({ projectId, fileId }, deps),
      earlier: () => openEarlier(video, deps),
      callbackUrl: deps.publicUrl + callbackPath(videoId, deps),
      signal: aborter.signal,
    });
  } catch (error) {
    if (aborter.signal.aborted) throw new Cancelled("The video was cancelled.");
    if (error instanceof AppError && error.code === "not_found")
      return { status: "failed", code: "picture_unreadable", detail: "A picture was deleted." };
    throw error;
  } finally {
    clearInterval(watch);
  }
}
