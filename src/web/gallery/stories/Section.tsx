import { Card, Section } from "../../ui/Section.tsx";
import { longText, longWord, type Story } from "../story.ts";

export const stories: Story[] = [
  {
    state: "with a lede",
    shows: (
      <Section title="What you can buy" lede="Sixteen services, each with its price." tight>
        <Card>A card</Card>
      </Section>
    ),
  },
  {
    state: "long text",
    shows: (
      <Section title={longWord} lede={longText} tight>
        <Card>{longText}</Card>
      </Section>
    ),
  },
];
