import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { useSwipe } from "./use-swipe.ts";

/**
 * Which of `count` slides is shown. Before hydration, and without scripts, they are a list to scroll; from
 * then on (`isLive`) one is shown and the others are inert. Goes round at both ends. Coming to life moves
 * nothing: the slide that was in view stays where it is.
 */
export function useCarousel(count: number) {
  const view = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [isLive, setLive] = useState(false);
  const takesFocus = useRef(false);

  useLayoutEffect(() => {
    // Somebody may have gone into a slide with the keyboard, or scrolled the list, already.
    const list = view.current;
    const entered = [...(track.current?.children ?? [])].findIndex((slide) =>
      slide.contains(document.activeElement),
    );
    if (entered >= 0) setAt(entered);
    else if (list && list.clientWidth > 0) setAt(Math.round(list.scrollLeft / list.clientWidth));
    setLive(true);
  }, []);

  useLayoutEffect(() => {
    if (!isLive) return;
    // Its place counts as taken once it was measured: what changes later is a movement from there.
    track.current?.getBoundingClientRect();
    track.current?.toggleAttribute("data-moves", true);
  }, [isLive]);

  const show = (wanted: number) => {
    const next = (wanted + count) % count;
    takesFocus.current = track.current?.children[at]?.contains(document.activeElement) ?? false;
    setAt(next);
  };

  useEffect(() => {
    // What had the focus has just become inert: its counterpart takes it.
    if (!takesFocus.current) return;
    takesFocus.current = false;
    track.current?.children[at]
      ?.querySelector<HTMLElement>("a, button")
      ?.focus({ preventScroll: true });
  }, [at]);

  return {
    at,
    count,
    isLive,
    view,
    track,
    show,
    swipe: useSwipe(track, (turn) => show(at + turn)),
    onKeyDown: (event: KeyboardEvent) => {
      if (!isLive || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const turn = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (turn === undefined) return;
      event.preventDefault();
      show(at + turn);
    },
  };
}
export type Carousel = ReturnType<typeof useCarousel>;
