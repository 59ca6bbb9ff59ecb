import { sampleTestimonialsNote, testimonials } from "#content/testimonials.ts";
import { Island } from "../../islands/Island.tsx";
import { Section } from "../../ui/Section.tsx";

/** The six testimonials of content/testimonials.ts (spec site.md §2), said to be samples while they are. */
export function HomeVoices() {
  return (
    <Section
      className="said"
      title="What clients say"
      lede={testimonials.some(({ sample }) => sample) ? sampleTestimonialsNote : undefined}
    >
      <Island name="voices" props={{ voices: testimonials }} />
    </Section>
  );
}
