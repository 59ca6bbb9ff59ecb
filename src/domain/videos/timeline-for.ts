import type { Storyboard } from "./storyboard.ts";
import { estimateTimeline } from "./timeline-estimate.ts";
import type { Timeline } from "./timeline.ts";

/** When everything happens in a video of this length, where its renderer didn't say: as estimated, stretched to it. */
export function timelineFor(storyboard: Storyboard, seconds: number): Timeline {
  const timeline = estimateTimeline(storyboard);
  const by = timeline.seconds > 0 ? seconds / timeline.seconds : 1;
  const stretched = <Part extends { start: number; end: number }>(part: Part): Part => ({
    ...part,
    start: part.start * by,
    end: part.end * by,
  });
  return {
    seconds,
    scenes: timeline.scenes.map(stretched),
    words: timeline.words.map(stretched),
    sounds: [],
    loudness: [],
  };
}
