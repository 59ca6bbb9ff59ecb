import type { Category } from "#domain/catalogue/contract.ts";
import { paths } from "../../paths.ts";
import { ArrowRight } from "../../ui/icons.tsx";
import { Price } from "../../ui/Price.tsx";
import { Section } from "../../ui/Section.tsx";
import { ThreadEdge, ThreadGap } from "../../ui/ThreadRun.tsx";
import { CategoryDrawing } from "../category-drawing.tsx";

/** A category with what the catalogue says about it now. */
export type Shelf = Category & { serviceCount: number; fromCents: number };

const countOf = (count: number) => (count === 1 ? "1 service" : `${count} services`);

/** The six categories, by weight: cells of different size on one grid of hairlines. */
export function HomeCategories({ shelves }: { shelves: readonly Shelf[] }) {
  return (
    <Section
      className="offer"
      title="What we take off your desk"
      lede="Every service starts at a fixed price with a delivery time. Buy it today, or ask for a quote for anything larger."
    >
      <ThreadGap className="offer__entry" />
      <ThreadEdge className="offer__side" />
      <ul className="offer__grid">
        {shelves.map((shelf) => (
          <li key={shelf.id} className={`offer__cell offer__cell--${shelf.id}`}>
            <CategoryDrawing id={shelf.id} className="offer__drawing" />
            <div className="offer__words">
              <h3>
                <a href={paths.services(shelf.id)}>{shelf.name}</a>
              </h3>
              <p>{shelf.summary}</p>
            </div>
            <div className="offer__foot">
              <Price cents={shelf.fromCents} before="from" />
              <span className="offer__count">
                {countOf(shelf.serviceCount)} <ArrowRight />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
