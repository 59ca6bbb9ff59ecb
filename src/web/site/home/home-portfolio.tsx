import { Island } from "../../islands/Island.tsx";
import { Section } from "../../ui/Section.tsx";
import type { Piece } from "./portfolio-carousel.tsx";

/** What each kind of work can hold, and what it costs at either end (spec site.md §2, portfolio). */
export function HomePortfolio({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <Section
      className="portfolio"
      title="From the smallest job to the largest"
      lede="Each kind of work comes in different sizes. Prices are today’s catalogue prices."
    >
      <Island name="portfolio" props={{ pieces }} />
    </Section>
  );
}
