import { classNames } from "../ui/class-names.ts";

/** The thread crossing the page between two sections, from one side to the other; stretches with the page. */
export function ThreadGap({ className }: { className: string }) {
  return (
    <svg
      className={classNames("thread thread-gap", className)}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M0 0C0 80 100 20 100 100" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
