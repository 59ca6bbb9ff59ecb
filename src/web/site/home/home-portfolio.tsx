import { Island } from "../../islands/Island.tsx";
import { Section } from "../../ui/Section.tsx";
import type { Piece } from "./portfolio-carousel.tsx";

/** What each kind of work can hold, and what it costs at either end (spec site.md §2, portfolio). */
export function HomePortfolio({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <Section
      className="portfolio"
      title="From the smallest to the largest"
      lede="Each kind of work has two ends. The drawings show them, and the prices are those of the catalogue today."
    >
      <Island name="portfolio" props={{ pieces }} />
    </Section>
  );
}
