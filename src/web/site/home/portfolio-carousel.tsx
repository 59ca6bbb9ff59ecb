import type { CategoryId } from "#domain/catalogue/contract.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Check } from "../../ui/icons.tsx";
import { ThreadEdge } from "../../ui/ThreadRun.tsx";
import { CarouselControls } from "./carousel/carousel-controls.tsx";
import { Slides } from "./carousel/slides.tsx";
import { useCarousel } from "./carousel/use-carousel.ts";
import { PortfolioDrawing } from "./portfolio-drawing.tsx";

/** An entry of content/portfolio.ts with its price range from the catalogue. */
export type Piece = {
  categoryId: CategoryId;
  name: string;
  description: string;
  features: readonly string[];
  cta: string;
  priceRange: string;
};

/** The portfolio: one kind of work at a time, turned by arrows, knots, arrow keys and swipes (spec site.md §2). */
export function PortfolioCarousel({ pieces }: { pieces: readonly Piece[] }) {
  const carousel = useCarousel(pieces.length);
  return (
    // The arrow keys are a second way beside the buttons in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className="carousel pieces"
      aria-roledescription="carousel"
      aria-label="Kinds of work"
      onKeyDown={carousel.onKeyDown}
    >
      <ThreadEdge className="pieces__entry" />
      <Slides carousel={carousel} label="Kinds of work">
        {pieces.map((piece) => (
          <article key={piece.categoryId} className="piece">
            <PortfolioDrawing id={piece.categoryId} />
            <div className="piece__words">
              <h3>{piece.name}</h3>
              <p>{piece.description}</p>
            </div>
            <ul className="piece__features">
              {piece.features.map((feature) => (
                <li key={feature}>
                  <Check />
                  {feature}
                </li>
              ))}
            </ul>
            <div className="piece__foot">
              <p className="piece__price figures">{piece.priceRange}</p>
              <ButtonLink
                variant="solid"
                href={paths.quote({ category: piece.categoryId })}
                data-opens="interest"
                data-category={piece.categoryId}
                data-name={piece.name}
                data-price={piece.priceRange}
              >
                {piece.cta}
              </ButtonLink>
            </div>
          </article>
        ))}
      </Slides>
      <ThreadEdge className="pieces__turn" />
      <ThreadEdge className="pieces__back" />
      <ThreadEdge className="pieces__exit" />
      <CarouselControls carousel={carousel} names={pieces.map(({ name }) => name)} />
    </section>
  );
}
