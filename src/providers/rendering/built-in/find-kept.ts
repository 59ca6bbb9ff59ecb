import type { EarlierVideo } from "#domain/videos/ports.ts";
import type { KeptPart } from "./render-jobs.ts";
import { rangeOf, type Segment } from "./segments.ts";
import { State } from "./state.ts";

/** Which segments earlier videos have, each in the newest one that does. */
export function findKept(
  segments: readonly Segment[],
  earlier: readonly EarlierVideo[],
): { video: EarlierVideo; parts: KeptPart[] }[] {
  const missing = new Map(segments.map(({ key }, segment) => [segment, key]));
  const found: { video: EarlierVideo; parts: KeptPart[] }[] = [];
  for (const video of earlier) {
    const state = State.safeParse(video.state).data;
    if (state?.stage !== "drawing") continue;
    const parts: KeptPart[] = [];
    for (const [segment, key] of missing) {
      const there = state.segments.findIndex((one) => one.key === key);
      if (there === -1) continue;
      parts.push({ ...rangeOf(state.segments, there), segment });
      missing.delete(segment);
    }
    if (parts.length > 0) found.push({ video, parts });
  }
  return found;
}
