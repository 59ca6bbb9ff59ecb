import { classNames } from "../kit/class-names.ts";

/**
 * The mark: a labyrinth's wall, and the thread that leads out of its middle, down into the page: its
 * end runs over the edge of the drawing, to be cut by what holds the mark. 32 × 32.
 */
export function Mark({ className }: { className?: string }) {
  return (
    <svg
      className={classNames("overflow-visible", className)}
      viewBox="0 0 32 32"
      width="32"
      height="32"
      aria-hidden="true"
    >
      <path className="thread thread--ink" d="M12.2 28.4a13 13 0 1 1 7.6 0" />
      <path
        className="thread"
        d="M16 16v-3.7q0-3.5 2.7-2.9a7.4 7.4 0 0 1 .5 13.9Q16 24.2 16 27V56"
      />
      <circle className="thread-knot" cx="16" cy="16" r="2" />
    </svg>
  );
}
