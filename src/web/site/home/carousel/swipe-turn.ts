/** Spec site.md §2: what offset times velocity must exceed for a swipe to turn the carousel. */
export const swipeThreshold = 10_000;

/** Where the pointer was (px) and when (ms). */
export type SwipePoint = { x: number; timeMs: number };

/** How far back from its end a swipe's velocity is measured: what was before has been corrected since. */
const windowMs = 100;

/** The velocity at the end of a swipe, px/s to the right; 0 for one that stood still or has a single point. */
export function velocityOf(points: readonly SwipePoint[]): number {
  const last = points.at(-1);
  const first = last && points.find(({ timeMs }) => last.timeMs - timeMs <= windowMs);
  if (!last || !first || last.timeMs <= first.timeMs) return 0;
  return ((last.x - first.x) / (last.timeMs - first.timeMs)) * 1000;
}

/**
 * What a swipe does: 1 to the next, -1 to the one before, 0 stays. Both a long slow swipe and a short quick
 * one are strong enough; the direction is that of the velocity.
 * @param offsetPx how far the pointer came, to the right
 * @param velocityPxPerS its velocity when it was lifted, to the right
 */
export function swipeTurn(offsetPx: number, velocityPxPerS: number): -1 | 0 | 1 {
  const power = Math.abs(offsetPx) * velocityPxPerS;
  if (power < -swipeThreshold) return 1;
  return power > swipeThreshold ? -1 : 0;
}
