import type { EarlierVideo, VideoRenderer } from "#domain/videos/ports.ts";
import type { Storyboard } from "#domain/videos/storyboard.ts";
import { estimateTimeline } from "#domain/videos/timeline-estimate.ts";
import { drawnBy } from "./drawn-by.ts";
import { frame, type VideoFormat } from "./plan.ts";
import { segmentsOf } from "./segments.ts";
import { State } from "./state.ts";

const startSeconds = 2;
/** Voice, taking over and joining, for a second of video. */
const withoutDrawing = 0.1;

/**
 * What a video will take. Its voice isn't known yet, so segments are compared by estimated times: those that agree now
 * agree when they are spoken.
 */
export function expectWork(
  storyboard: Storyboard,
  earlier: readonly Pick<EarlierVideo, "storyboard" | "state">[],
  { format, measured }: { format: VideoFormat; measured: number },
): ReturnType<VideoRenderer["expect"]> {
  const expected = (board: Storyboard) => segmentsOf(board, estimateTimeline(board), format);
  const segments = expected(storyboard);
  const there = new Set(
    earlier
      .filter(({ state }) => {
        const known = State.safeParse(state).data;
        return known?.stage === "drawing" && known.by === drawnBy() && known.format === format;
      })
      .flatMap((video) => expected(video.storyboard).map(({ key }) => key)),
  );
  const toDraw = segments.filter(({ key }) => !there.has(key));
  const drawnScenes = new Set(toDraw.map(({ scene }) => scene));
  const secondsOf = (some: readonly { frames: number }[]) =>
    some.reduce((sum, { frames }) => sum + frames, 0) / frame.perSecond;
  return {
    seconds: Math.ceil(
      startSeconds +
        secondsOf(segments) * withoutDrawing +
        secondsOf(toDraw) * (measured - withoutDrawing),
    ),
    keptScenes: storyboard.scenes.flatMap((_scene, number) =>
      drawnScenes.has(number) ? [] : [number],
    ),
  };
}
