import type { ReactNode } from "react";
import { ArrowLeft, ArrowRight } from "../../../ui/icons.tsx";
import type { Carousel } from "./use-carousel.ts";

/** Arrows and a knot for each slide, all on the thread. `names` says what each slide shows; `first` stands before them. */
export function CarouselControls({
  carousel: { at, show },
  names,
  first,
}: {
  carousel: Carousel;
  names: readonly string[];
  first?: ReactNode;
}) {
  return (
    <div className="carousel__controls">
      {first}
      <button
        type="button"
        className="carousel__arrow"
        aria-label="Previous"
        onClick={() => show(at - 1)}
      >
        <ArrowLeft size={20} />
      </button>
      <div className="carousel__dots" role="group" aria-label="Choose one">
        {names.map((name, index) => (
          <button
            key={name}
            type="button"
            className="carousel__dot"
            aria-label={`Show ${index + 1} of ${names.length}: ${name}`}
            aria-current={index === at}
            onClick={() => show(index)}
          />
        ))}
      </div>
      <button
        type="button"
        className="carousel__arrow"
        aria-label="Next"
        onClick={() => show(at + 1)}
      >
        <ArrowRight size={20} />
      </button>
    </div>
  );
}
