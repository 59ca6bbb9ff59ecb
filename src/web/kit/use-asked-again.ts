import { useEffect, useState } from "react";
import { ApiError, getJson } from "./api-call.ts";
import { askAgainMs } from "./ask-again-ms.ts";

/**
 * Something that isn't settled yet: asks our server for it until it is, less and less often, and not while
 * nobody looks. Where it is gone there is nothing more to ask.
 * @param first as the page was rendered with it
 * @param path answers how it is now
 * @param isSettled of the module, not made anew with each rendering
 * @returns `seen`: how it was at the last look; `isOffline`: that look didn't get through
 */
export function useAskedAgain<T>(first: T, path: string, isSettled: (seen: T) => boolean) {
  const [seen, setSeen] = useState(first);
  const [isOffline, setOffline] = useState(false);
  const isDone = isSettled(seen);

  useEffect(() => {
    if (isDone) return undefined;
    const startedMs = performance.now();
    const stopped = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const plan = () => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(look, askAgainMs(performance.now() - startedMs));
    };
    const look = () => {
      timer = undefined;
      getJson<T>(path, stopped.signal).then(
        (now) => {
          setOffline(false);
          setSeen((last) => (JSON.stringify(last) === JSON.stringify(now) ? last : now));
          if (!isSettled(now)) plan();
        },
        (error: unknown) => {
          if (stopped.signal.aborted) return;
          const isGone = error instanceof ApiError && error.status === 404;
          setOffline(!isGone);
          if (!isGone) plan();
        },
      );
    };
    plan();
    document.addEventListener("visibilitychange", plan, { signal: stopped.signal });
    return () => {
      stopped.abort();
      clearTimeout(timer);
    };
  }, [path, isSettled, isDone]);

  return { seen, isOffline };
}
