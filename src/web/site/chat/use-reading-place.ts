import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import type { ChatState } from "./chat-state.ts";

/** How far from the end still counts as being there. */
const nearPx = 48;
const abovePx = 12;

/**
 * Keeps the place where somebody reads: at the end what is said comes into view, but an answer is followed
 * only until its beginning reaches the top, and the greeting is read from its own. Whoever has scrolled up
 * stays there, also when older messages are put in above.
 */
export function useReadingPlace(
  scroller: RefObject<HTMLElement | null>,
  { messages, outgoing }: ChatState,
): void {
  const isSending = outgoing !== null;
  const isAtEnd = useRef(true);
  const height = useRef(0);
  const first = messages[0]?.position;
  const before = useRef(first);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return () => {};
    const note = () => {
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearPx;
    };
    // The keyboard of a phone, or a field that grows, takes room from below.
    const size = new ResizeObserver(() => {
      if (isAtEnd.current && before.current !== undefined)
        element.scrollTo({ top: element.scrollHeight });
    });
    element.addEventListener("scroll", note, { passive: true });
    size.observe(element);
    return () => {
      element.removeEventListener("scroll", note);
      size.disconnect();
    };
  }, [scroller]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const isOlder = first !== undefined && before.current !== undefined && first < before.current;
    if (isOlder)
      element.scrollTo({ top: element.scrollTop + element.scrollHeight - height.current });
    else if ((isAtEnd.current && first !== undefined) || isSending)
      element.scrollTo({ top: Math.min(element.scrollHeight, answerTop(element)) });
    height.current = element.scrollHeight;
    before.current = first;
  });
}

/** Where the beginning of what was said last stands at the top, if that is an answer. */
function answerTop(element: HTMLElement): number {
  const last = [...element.querySelectorAll<HTMLElement>(".speech")].at(-1);
  if (!last || last.matches(".speech--user")) return Infinity;
  const { top } = element.getBoundingClientRect();
  return element.scrollTop + last.getBoundingClientRect().top - top - abovePx;
}
