import { classNames } from "../kit/class-names.ts";

/**
 * A piece of the thread as its own drawing: `d` is an SVG path within `viewBox`. It draws itself once in
 * view (a still line where the browser can't, or where less motion is wished), and says nothing to screen
 * readers. `knot` puts its end point.
 */
export function Thread({
  d,
  viewBox,
  knot,
  still,
  className,
}: {
  d: string;
  viewBox: string;
  knot?: { x: number; y: number };
  still?: boolean;
  className?: string;
}) {
  return (
    <svg
      className={classNames("thread", !still && "thread--draws", className)}
      viewBox={viewBox}
      aria-hidden="true"
    >
      <path d={d} pathLength={1} />
      {knot ? <circle className="thread-knot" cx={knot.x} cy={knot.y} r={3} /> : null}
    </svg>
  );
}

/** Work is under way: a length of thread running along a line. `label` is read out. */
export function ThreadLoading({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-3">
      <RunningThread />
      <span>{label}</span>
    </div>
  );
}

/** The drawing alone, for where the words are read out by something else. */
export function RunningThread() {
  return (
    <svg className="thread w-30" viewBox="0 0 120 12" aria-hidden="true">
      <path className="thread-loading" d="M2 6c20-8 38-4 58 0s38 8 58 0" pathLength={1} />
    </svg>
  );
}
