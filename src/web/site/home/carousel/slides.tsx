import { Children, type ReactNode } from "react";
import { classNames } from "../../../kit/class-names.ts";
import type { Carousel } from "./use-carousel.ts";

/**
 * The slides of a carousel, one child each (https://www.w3.org/WAI/ARIA/apg/patterns/carousel/). What changes
 * is read out unless it changes by itself.
 */
export function Slides({
  carousel: { at, count, isLive, view, track, swipe },
  label,
  isRotating = false,
  children,
}: {
  carousel: Carousel;
  /** Names the list while it is one to scroll. */
  label: string;
  isRotating?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      ref={view}
      className={classNames("carousel__view", isLive && "carousel__view--live")}
      role="group"
      aria-label={label}
      aria-live={isLive && !isRotating ? "polite" : "off"}
      // What scrolls needs the keyboard. Once live it is no stop any more, but a focus that is there stays.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={isLive ? -1 : 0}
      {...swipe}
    >
      <div ref={track} className="carousel__track" data-at={at}>
        {Children.map(children, (slide, index) => (
          <div
            className="carousel__slide"
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${count}`}
            inert={isLive && index !== at}
          >
            {slide}
          </div>
        ))}
      </div>
    </div>
  );
}
