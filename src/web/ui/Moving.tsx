import { useNavigation } from "react-router";

/**
 * The next page of an app is on its way, or who may see it is being asked (spec studio.md §4, the guard's
 * spinner): a length of thread runs along under the header. Short waits don't show it.
 */
export function Moving() {
  if (useNavigation().state !== "loading") return null;
  return (
    <div className="moving" role="status">
      <span className="sr-only">Loading</span>
      <svg className="thread" viewBox="0 0 120 4" preserveAspectRatio="none" aria-hidden="true">
        <path className="thread-loading" d="M0 2h120" pathLength={1} />
      </svg>
    </div>
  );
}
