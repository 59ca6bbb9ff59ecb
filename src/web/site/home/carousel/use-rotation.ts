import {
  useEffect,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type PointerEvent,
} from "react";

const reduced = () => matchMedia("(prefers-reduced-motion: reduce)");
const onReduced = (changed: () => void) => {
  const media = reduced();
  media.addEventListener("change", changed);
  return () => media.removeEventListener("change", changed);
};
const onHidden = (changed: () => void) => {
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
};

/**
 * Calls `advance` every `everyMs` while nothing speaks against it: the pointer over the carousel, the focus in
 * it, the page hidden, less motion wished, or its own Pause (WCAG 2.2.2). `step` is what is shown: a change
 * of it by hand begins the time anew. Answers handlers for the carousel's element.
 */
export function useRotation(everyMs: number, step: number, isReady: boolean, advance: () => void) {
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const wantsStillness = useSyncExternalStore(
    onReduced,
    () => reduced().matches,
    () => true,
  );
  const isHidden = useSyncExternalStore(
    onHidden,
    () => document.hidden,
    () => true,
  );
  const isRotating =
    isReady && !isPaused && !isHovered && !isFocused && !wantsStillness && !isHidden;

  useEffect(() => {
    const timer = isRotating ? setTimeout(advance, everyMs) : undefined;
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- `advance` is new with each rendering, and means the same
  }, [isRotating, everyMs, step]);

  return {
    isRotating,
    isPaused,
    togglePause: () => setPaused(!isPaused),
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === "mouse"),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
        setFocused(currentTarget.contains(relatedTarget)),
    },
  };
}
