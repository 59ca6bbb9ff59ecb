import type { Testimonial } from "#content/testimonials.ts";
import { Pause, Play } from "../../ui/icons.tsx";
import { nameKnot } from "../../ui/name-knot.ts";
import { ThreadEdge } from "../../ui/ThreadRun.tsx";
import { CarouselControls } from "./carousel/carousel-controls.tsx";
import { Slides } from "./carousel/slides.tsx";
import { useCarousel } from "./carousel/use-carousel.ts";
import { useRotation } from "./carousel/use-rotation.ts";

/** Spec site.md §9. */
const advanceMs = 5000;
const maxStars = 5;

function Avatar({ name, avatar }: Pick<Testimonial, "name" | "avatar">) {
  return (
    <svg className="voice__avatar" viewBox="0 0 100 100" aria-hidden="true">
      <path className="thread drawing" d={nameKnot(name)} />
      <text x="50" y="50" dy="0.36em">
        {avatar}
      </text>
    </svg>
  );
}

/** Knots on a line, as many filled as it was rated. */
function Rating({ rating }: { rating: number }) {
  return (
    <p className="voice__rating">
      <svg viewBox="0 0 92 12" aria-hidden="true">
        <path className="thread" d="M6 6h80" />
        {Array.from({ length: maxStars }, (_, index) => (
          <circle
            key={index}
            className={index < rating ? "voice__knot" : "voice__knot voice__knot--open"}
            cx={6 + index * 20}
            cy="6"
            r="4"
          />
        ))}
      </svg>
      <span>
        Rated {rating} of {maxStars}
      </span>
    </p>
  );
}

/**
 * What clients say, one at a time: it moves on every five seconds, but never under a pointer, with the focus
 * in it, on a hidden page or for people who prefer less motion, and can be stopped (spec site.md §2).
 */
export function VoicesCarousel({ voices }: { voices: readonly Testimonial[] }) {
  const carousel = useCarousel(voices.length);
  const { isRotating, isPaused, togglePause, handlers } = useRotation(
    advanceMs,
    carousel.at,
    carousel.isLive,
    () => carousel.show(carousel.at + 1),
  );
  return (
    // The arrow keys are a second way beside the buttons in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className="carousel voices"
      aria-roledescription="carousel"
      aria-label="Testimonials"
      onKeyDown={carousel.onKeyDown}
      {...handlers}
    >
      <ThreadEdge className="voices__entry" />
      <ThreadEdge className="voices__hold" />
      <ThreadEdge className="voices__back" />
      <ThreadEdge className="voices__exit" />
      <Slides carousel={carousel} label="Testimonials" isRotating={isRotating}>
        {voices.map(({ name, role, company, content, rating, avatar }) => (
          <figure key={name} className="voice">
            <blockquote className="voice__words display">
              <p>{content}</p>
            </blockquote>
            <figcaption className="voice__person">
              <Avatar name={name} avatar={avatar} />
              <div>
                <p className="voice__name">{name}</p>
                <p className="voice__role">
                  {role}, {company}
                </p>
                <Rating rating={rating} />
              </div>
            </figcaption>
          </figure>
        ))}
      </Slides>
      <CarouselControls
        carousel={carousel}
        names={voices.map(({ name }) => name)}
        first={
          <button
            type="button"
            className="carousel__arrow carousel__pause"
            aria-label={isPaused ? "Play" : "Pause"}
            onClick={togglePause}
          >
            {isPaused ? <Play /> : <Pause />}
          </button>
        }
      />
    </section>
  );
}
