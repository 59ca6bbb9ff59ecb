import { classNames } from "../kit/class-names.ts";

/** The thread crossing the page between two sections, from one side to the other; stretches with its box. */
export function ThreadGap({ className }: { className: string }) {
  return (
    <svg
      className={classNames("thread thread-run", className)}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M0 0C0 80 100 20 100 100" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/**
 * The thread along the sides of a box that CSS places and sizes. Which sides: `--left`, `--right`, `--top`,
 * `--bottom` set to 1; `--bend` is the radius where two of them meet.
 */
export function ThreadEdge({ className }: { className: string }) {
  return (
    <div className={classNames("thread-run thread-edge", className)} aria-hidden="true">
      <svg className="thread">
        <rect />
      </svg>
    </div>
  );
}
