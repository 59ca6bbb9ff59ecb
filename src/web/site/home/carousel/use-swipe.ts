import { useRef, type PointerEvent, type RefObject } from "react";
import { swipeTurn, velocityOf, type SwipePoint } from "./swipe-turn.ts";

/** From here on it is a swipe, no tap. */
const beginsPx = 8;

type Swipe = { pointerId: number; y: number; points: [SwipePoint, ...SwipePoint[]]; runs: boolean };

/**
 * Lets a pointer drag `track` sideways and turns it by what the swipe was worth (swipe-turn.ts). A mouse
 * swipes by `[data-grip]` only: elsewhere it marks text. Answers the handlers of the element around it.
 */
export function useSwipe(
  track: RefObject<HTMLElement | null>,
  onTurn: (turn: -1 | 1) => void,
): Record<
  "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel",
  (event: PointerEvent<HTMLElement>) => void
> {
  const swipe = useRef<Swipe>(null);

  const drag = (px: number | null) => {
    track.current?.toggleAttribute("data-dragged", px !== null);
    track.current?.style.setProperty("--drag", `${px ?? 0}px`);
  };
  const end = () => {
    swipe.current = null;
    drag(null);
  };

  return {
    onPointerDown(event) {
      const { target, pointerType, isPrimary, button } = event;
      if (!isPrimary || button !== 0) return;
      if (pointerType === "mouse" && !(target instanceof Element && target.closest("[data-grip]")))
        return;
      if (pointerType === "mouse") event.preventDefault(); // no marking, no dragging of pictures
      swipe.current = {
        pointerId: event.pointerId,
        y: event.clientY,
        points: [pointOf(event)],
        runs: false,
      };
    },
    onPointerMove(event) {
      const now = swipe.current;
      if (now?.pointerId !== event.pointerId) return;
      now.points.push(pointOf(event));
      const px = event.clientX - now.points[0].x;
      if (!now.runs) {
        if (Math.abs(px) < beginsPx || Math.abs(px) < Math.abs(event.clientY - now.y)) return;
        now.runs = true;
        // Its end is heard wherever it is, and a link under it isn't followed.
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      drag(px);
    },
    onPointerUp(event) {
      const now = swipe.current;
      if (now?.pointerId !== event.pointerId) return;
      now.points.push(pointOf(event));
      const turn = now.runs
        ? swipeTurn(event.clientX - now.points[0].x, velocityOf(now.points))
        : 0;
      end();
      if (turn !== 0) onTurn(turn);
    },
    /** The browser took it over, to scroll the page. */
    onPointerCancel(event) {
      if (swipe.current?.pointerId === event.pointerId) end();
    },
  };
}

const pointOf = ({ clientX, timeStamp }: PointerEvent): SwipePoint => ({
  x: clientX,
  timeMs: timeStamp,
});
