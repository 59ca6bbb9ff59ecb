import type { DrawingContext } from "./context.ts";

type Point = readonly [x: number, y: number];
/** From the last point by two handles to the next. */
export type Curve = readonly [Point, Point, Point];
export type Thread = { from: Point; curves: readonly Curve[] };

const perCurve = 28;
const known = new WeakMap<Thread, { points: Point[]; lengths: number[] }>();

function pointsOf(thread: Thread) {
  const found = known.get(thread);
  if (found) return found;
  const points: Point[] = [thread.from];
  for (const [one, two, to] of thread.curves) {
    const from = points.at(-1) ?? thread.from;
    for (let step = 1; step <= perCurve; step++) {
      const t = step / perCurve;
      const [a, b, c, d] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3];
      points.push([
        a * from[0] + b * one[0] + c * two[0] + d * to[0],
        a * from[1] + b * one[1] + c * two[1] + d * to[1],
      ]);
    }
  }
  const lengths = [0];
  for (const [place, [x, y]] of points.entries()) {
    const [beforeX, beforeY] = points[place - 1] ?? [x, y];
    if (place > 0) lengths.push((lengths.at(-1) ?? 0) + Math.hypot(x - beforeX, y - beforeY));
  }
  const made = { points, lengths };
  known.set(thread, made);
  return made;
}

/** The thread as far as it has come: `part` of its length. */
export function drawThread(
  context: DrawingContext,
  thread: Thread,
  { part, colour, width }: { part: number; colour: string; width: number },
): void {
  if (part <= 0) return;
  const { points, lengths } = pointsOf(thread);
  const end = (lengths.at(-1) ?? 0) * part;
  context.beginPath();
  context.moveTo(...thread.from);
  for (const [place, [x, y]] of points.entries()) {
    const [at = 0, before = 0] = [lengths[place], lengths[place - 1]];
    if (at <= end) {
      context.lineTo(x, y);
      continue;
    }
    const [fromX, fromY] = points[place - 1] ?? thread.from;
    const rest = (end - before) / (at - before);
    context.lineTo(fromX + (x - fromX) * rest, fromY + (y - fromY) * rest);
    break;
  }
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke();
}
